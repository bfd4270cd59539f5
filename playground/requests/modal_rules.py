"""Discord's rules for modals."""

from __future__ import annotations

from typing import Final

from playground.protocol import limits
from playground.protocol.components import Component, Modal
from playground.protocol.numbers import SELECT_TYPES, ComponentType
from playground.protocol.problems import Path, Problems
from playground.requests.component_rules import (
    check_custom_id,
    check_options,
    check_select,
    check_text,
    check_unique_ids,
)

TOP_TYPES: Final = frozenset(
    {ComponentType.ACTION_ROW, ComponentType.LABEL, ComponentType.TEXT_DISPLAY}
)
LABEL_TYPES: Final = frozenset(
    {
        ComponentType.TEXT_INPUT,
        ComponentType.FILE_UPLOAD,
        ComponentType.RADIO_GROUP,
        ComponentType.CHECKBOX_GROUP,
        ComponentType.CHECKBOX,
        *SELECT_TYPES,
    }
)


def deprecated_in(modal: Modal) -> list[str]:
    """What Discord still takes, but would rather have otherwise."""
    rows = any(top.type == ComponentType.ACTION_ROW for top in modal.components)
    return ["a text input in an action row: use a label"] if rows else []


def check_modal(modal: Modal) -> None:
    problems = Problems()
    problems.length(("custom_id",), modal.custom_id, limits.CUSTOM_ID_LENGTH, least=1)
    problems.length(("title",), modal.title, limits.MODAL_TITLE_LENGTH, least=1)
    path: Path = ("components",)
    problems.length(path, modal.components, limits.MODAL_COMPONENTS, least=1)
    for number, component in enumerate(modal.components):
        _check_top(component, (*path, number), problems)
    check_unique_ids(modal.components, path, problems)
    problems.raise_if_any()


def _check_top(top: Component, path: Path, problems: Problems) -> None:
    problems.choice((*path, "type"), top.type, [int(kind) for kind in TOP_TYPES])
    problems.number((*path, "id"), top.id, 0, limits.COMPONENT_NUMBER)
    if top.type == ComponentType.ACTION_ROW:
        parts = top.components or ()
        problems.length((*path, "components"), parts, 1, least=1)
        for number, part in enumerate(parts):
            place = (*path, "components", number)
            problems.choice((*place, "type"), part.type, [int(ComponentType.TEXT_INPUT)])
            problems.length((*place, "label"), part.label, limits.INPUT_LABEL_LENGTH, least=1)
            _check_input(part, place, problems)
    elif top.type == ComponentType.LABEL:
        _check_label(top, path, problems)
    elif top.type == ComponentType.TEXT_DISPLAY:
        check_text(top, path, problems)


def _check_label(top: Component, path: Path, problems: Problems) -> None:
    problems.length((*path, "label"), top.label, limits.INPUT_LABEL_LENGTH, least=1)
    problems.length((*path, "description"), top.description, limits.LABEL_DESCRIPTION_LENGTH)
    part = top.component
    place = (*path, "component")
    if part is None:
        problems.required(place)
        return
    problems.choice((*place, "type"), part.type, [int(kind) for kind in LABEL_TYPES])
    if part.disabled:
        message = "Modals cannot have disabled components"
        problems.add((*place, "disabled"), "COMPONENT_DISABLED_IN_MODAL", message)
    _check_field(part, place, problems)


def _check_field(part: Component, path: Path, problems: Problems) -> None:
    if part.type == ComponentType.TEXT_INPUT:
        _check_input(part, path, problems)
        return
    if part.type in SELECT_TYPES:
        check_select(part, path, problems)
        _check_minimum(part, path, problems)
        return
    check_custom_id(part, path, problems)
    if part.type == ComponentType.RADIO_GROUP:
        check_options(part, path, problems, *limits.RADIO_OPTIONS)
    elif part.type == ComponentType.CHECKBOX_GROUP:
        check_options(part, path, problems, *limits.CHECKBOX_OPTIONS)
        _check_minimum(part, path, problems)
    elif part.type == ComponentType.FILE_UPLOAD:
        problems.number((*path, "max_values"), part.max_values, 1, limits.UPLOADED_FILES)


def _check_minimum(part: Component, path: Path, problems: Problems) -> None:
    if part.min_values == 0 and part.required is not False:
        message = "min_values must be at least 1 when the component is required"
        problems.add((*path, "min_values"), "NUMBER_TYPE_MIN", message)


def _check_input(part: Component, path: Path, problems: Problems) -> None:
    most = limits.INPUT_VALUE_LENGTH
    check_custom_id(part, path, problems)
    problems.choice((*path, "style"), part.style, (1, 2))
    problems.length((*path, "placeholder"), part.placeholder, limits.INPUT_PLACEHOLDER_LENGTH)
    problems.length((*path, "value"), part.value, most)
    problems.number((*path, "min_length"), part.min_length, 0, most)
    problems.number((*path, "max_length"), part.max_length, 1, most)
