"""Discord's rules for the components of messages, legacy and V2."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from playground.protocol import limits
from playground.protocol.components import Component, Media, walk
from playground.protocol.numbers import SELECT_TYPES, UPLOADED, ButtonStyle, ComponentType
from playground.protocol.problems import Path, Problems

ROW_TYPES: Final = frozenset({ComponentType.BUTTON, *SELECT_TYPES})
CONTAINER_TYPES: Final = frozenset(
    {
        ComponentType.ACTION_ROW,
        ComponentType.SECTION,
        ComponentType.TEXT_DISPLAY,
        ComponentType.MEDIA_GALLERY,
        ComponentType.FILE,
        ComponentType.SEPARATOR,
    }
)
TOP_TYPES: Final = CONTAINER_TYPES | {ComponentType.CONTAINER}


def check_components(tops: Sequence[Component], problems: Problems, *, is_v2: bool) -> None:
    path: Path = ("components",)
    if is_v2:
        _check_totals(tops, path, problems)
    else:
        problems.length(path, tops, limits.ROWS)
    allowed = TOP_TYPES if is_v2 else {ComponentType.ACTION_ROW}
    for number, component in enumerate(tops):
        _check_one(component, (*path, number), problems, allowed)
    check_unique_ids(tops, path, problems)


def _check_totals(tops: Sequence[Component], path: Path, problems: Problems) -> None:
    every = list(walk(tops))
    if len(every) > limits.COMPONENTS_IN_ALL:
        message = f"The total number of components exceeds {limits.COMPONENTS_IN_ALL}."
        problems.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    shown = sum(len(part.content or "") for part in every)
    if shown > limits.DISPLAYED_TEXT_LENGTH:
        message = f"The displayed text exceeds {limits.DISPLAYED_TEXT_LENGTH} characters."
        problems.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_unique_ids(tops: Iterable[Component], path: Path, problems: Problems) -> None:
    seen: set[str] = set()
    for component in walk(tops):
        if component.custom_id is None:
            continue
        if component.custom_id in seen:
            message = f"Component custom id cannot be duplicated: {component.custom_id}"
            problems.add(path, "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        seen.add(component.custom_id)


def _check_one(
    component: Component, path: Path, problems: Problems, allowed: Collection[int]
) -> None:
    if component.type not in allowed:
        shown = ", ".join(str(int(kind)) for kind in sorted(allowed))
        message = f'Value of field "type" must be one of ({shown},).'
        problems.add((*path, "type"), "UNION_TYPE_CHOICES", message)
        return
    problems.number((*path, "id"), component.id, 0, limits.COMPONENT_NUMBER)
    match component.type:
        case ComponentType.ACTION_ROW:
            _check_row(component, path, problems)
        case ComponentType.BUTTON:
            _check_button(component, path, problems)
        case ComponentType.SECTION:
            _check_section(component, path, problems)
        case ComponentType.TEXT_DISPLAY:
            check_text(component, path, problems)
        case ComponentType.MEDIA_GALLERY:
            _check_gallery(component, path, problems)
        case ComponentType.CONTAINER:
            _check_inner(component, path, problems, CONTAINER_TYPES)
            problems.number((*path, "accent_color"), component.accent_color, 0, limits.COLOUR)
        case ComponentType.SEPARATOR if component.spacing is not None:
            problems.choice((*path, "spacing"), component.spacing, limits.SPACINGS)
        case ComponentType.THUMBNAIL:
            _check_media(component.media, (*path, "media"), problems)
            text = component.description
            problems.length((*path, "description"), text, limits.MEDIA_DESCRIPTION_LENGTH)
        case ComponentType.FILE:
            _check_media(component.file, (*path, "file"), problems)
            if component.file is not None and not component.file.url.startswith(UPLOADED):
                message = f"A file is shown by {UPLOADED} and its name"
                problems.add((*path, "file"), "UNFURLED_MEDIA_ITEM_NOT_ATTACHMENT", message)
        case _ if component.type in SELECT_TYPES:
            check_select(component, path, problems)


def check_text(component: Component, path: Path, problems: Problems) -> None:
    """A text display, in messages and modals alike."""
    most = limits.DISPLAYED_TEXT_LENGTH
    problems.length((*path, "content"), component.content, most, least=1)


def _check_media(media: Media | None, path: Path, problems: Problems) -> None:
    url = None if media is None else media.url
    problems.length((*path, "url"), url, limits.MEDIA_URL_LENGTH, least=1)
    if url and not url.startswith(("http://", "https://", UPLOADED)):
        problems.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", f"Not an address: {url[:40]}")


def _check_inner(
    component: Component, path: Path, problems: Problems, allowed: Collection[int]
) -> None:
    parts = component.components or ()
    if not parts:
        problems.required((*path, "components"))
    for number, part in enumerate(parts):
        _check_one(part, (*path, "components", number), problems, allowed)


def _check_row(row: Component, path: Path, problems: Problems) -> None:
    parts = row.components or ()
    _check_inner(row, path, problems, ROW_TYPES)
    selects = sum(part.is_select for part in parts)
    if len(parts) > limits.ROW_BUTTONS or (selects and len(parts) > 1):
        message = "The specified component exceeds the maximum width"
        problems.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_button(button: Component, path: Path, problems: Problems) -> None:
    problems.length((*path, "label"), button.label, limits.BUTTON_LABEL_LENGTH)
    if button.emoji is not None:
        most = limits.EMOJI_NAME_LENGTH
        problems.length((*path, "emoji", "name"), button.emoji.name, most)
    problems.choice((*path, "style"), button.style, [int(style) for style in ButtonStyle])
    if button.label is None and button.emoji is None and button.style != ButtonStyle.PREMIUM:
        message = "A button must have a label or an emoji"
        problems.add(path, "BUTTON_COMPONENT_INVALID", message)
    if button.style == ButtonStyle.LINK:
        problems.length((*path, "url"), button.url, limits.BUTTON_URL_LENGTH, least=1)
        if button.custom_id is not None:
            message = "A custom id and url cannot both be specified"
            problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
    elif button.style != ButtonStyle.PREMIUM:
        check_custom_id(button, path, problems)


def check_custom_id(component: Component, path: Path, problems: Problems) -> None:
    place = (*path, "custom_id")
    problems.length(place, component.custom_id, limits.CUSTOM_ID_LENGTH, least=1)


def check_select(select: Component, path: Path, problems: Problems) -> None:
    """For messages and modals alike."""
    check_custom_id(select, path, problems)
    problems.length((*path, "placeholder"), select.placeholder, limits.PLACEHOLDER_LENGTH)
    problems.number((*path, "min_values"), select.min_values, 0, limits.SELECT_OPTIONS)
    problems.number((*path, "max_values"), select.max_values, 1, limits.SELECT_OPTIONS)
    if select.type != ComponentType.STRING_SELECT:
        return
    options = select.options or ()
    check_options(select, path, problems, 1, limits.SELECT_OPTIONS)
    most = 1 if select.max_values is None else select.max_values
    if most > len(options):
        message = f"int value should be less than or equal to {len(options)}."
        problems.add((*path, "max_values"), "NUMBER_TYPE_MAX", message)
    least = 1 if select.min_values is None else select.min_values
    if least > most:
        problems.add((*path, "min_values"), "NUMBER_TYPE_MAX", "min_values exceeds max_values.")
    if sum(option.default for option in options) > most:
        message = "More options are selected by default than max_values allows."
        problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


def check_options(
    component: Component, path: Path, problems: Problems, least: int, most: int
) -> None:
    options = component.options or ()
    problems.length((*path, "options"), options, most, least)
    values: set[str] = set()
    for number, option in enumerate(options):
        place = (*path, "options", number)
        problems.length((*place, "label"), option.label, limits.OPTION_LABEL_LENGTH, least=1)
        problems.length((*place, "value"), option.value, limits.OPTION_VALUE_LENGTH, least=1)
        longest = limits.OPTION_DESCRIPTION_LENGTH
        problems.length((*place, "description"), option.description, longest)
        if option.value in values:
            message = "The specified option value is already used"
            problems.add((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option.value)


def _check_section(section: Component, path: Path, problems: Problems) -> None:
    _check_inner(section, path, problems, {ComponentType.TEXT_DISPLAY})
    problems.length((*path, "components"), section.components, limits.SECTION_TEXTS)
    if section.accessory is None:
        problems.required((*path, "accessory"))
    else:
        allowed = {ComponentType.BUTTON, ComponentType.THUMBNAIL}
        _check_one(section.accessory, (*path, "accessory"), problems, allowed)


def _check_gallery(gallery: Component, path: Path, problems: Problems) -> None:
    place = (*path, "items")
    problems.length(place, gallery.items, limits.GALLERY_ITEMS, least=1)
    for number, item in enumerate(gallery.items or ()):
        text = item.description
        _check_media(item.media, (*place, number, "media"), problems)
        problems.length((*place, number, "description"), text, limits.MEDIA_DESCRIPTION_LENGTH)
