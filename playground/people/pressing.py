"""A person uses a component or fills in a modal: what their app accepts, and what it sends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from playground.payloads.things import channel_json, role_json, user_json
from playground.protocol import limits
from playground.protocol.components import Component, Modal
from playground.protocol.errors import RefusedError
from playground.protocol.numbers import ComponentType, Json
from playground.world.model import Channel, Message, Role, User
from playground.world.permissions import permissions_in
from playground.world.world import World

Filled = str | bool | Sequence[str] | None
Chosen = str | User | Role | Channel
THINGS: Final[dict[ComponentType, type[User | Role | Channel]]] = {
    ComponentType.USER_SELECT: User,
    ComponentType.MENTIONABLE_SELECT: User,
    ComponentType.ROLE_SELECT: Role,
    ComponentType.CHANNEL_SELECT: Channel,
}


def find(parts: Sequence[Component], label: str | None, custom_id: str | None) -> Component:
    """The one component with this label (or emoji) or this custom id."""
    found = [part for part in parts if _is_meant(part, label, custom_id)]
    if len(found) == 1:
        return found[0]
    shown = [f"{_label(part)!r} ({part.custom_id})" for part in parts]
    how_many = "several of" if found else "nothing like"
    raise RefusedError(f"{how_many} {label or custom_id!r} among {', '.join(shown) or 'nothing'}")


def _is_meant(part: Component, label: str | None, custom_id: str | None) -> bool:
    if custom_id is not None:
        return part.custom_id == custom_id
    emoji = part.emoji.name if part.emoji else None
    return label is None or label in {part.label, part.placeholder, emoji}


def _label(part: Component) -> str:
    emoji = part.emoji.name if part.emoji else None
    return part.label or part.placeholder or emoji or ""


def pressed(message: Message, label: str | None, custom_id: str | None) -> Json:
    """What a click on a button sends."""
    button = find(message.buttons, label, custom_id)
    if button.disabled:
        raise RefusedError(f"the button {_label(button)!r} is disabled")
    if button.is_link:
        raise RefusedError(f"the button {_label(button)!r} opens a page and tells nobody")
    return _use(button)


def _use(component: Component) -> Json:
    return {
        "component_type": component.type,
        "custom_id": component.custom_id,
        "id": component.id,
    }


def menu_in(message: Message, label: str | None, custom_id: str | None) -> Component:
    """The menu that is meant, if it can be used."""
    select = find(message.selects, label, custom_id)
    if select.disabled:
        raise RefusedError(f"the select {_label(select)!r} is disabled")
    return select


def selected(world: World, person: User, select: Component, values: Sequence[Chosen]) -> Json:
    """What choosing in a select menu sends; options are named by value or label."""
    kind = THINGS.get(ComponentType(select.type))
    if kind is not None:
        things = [value for value in values if not isinstance(value, str)]
        things = [thing for thing in things if isinstance(thing, kind)]
        _demand_count(select, [str(thing.id) for thing in things])
        resolved: dict[str, Json] = {}
        for thing in things:
            group, shown = _shown(world, person, thing)
            resolved.setdefault(group, {})[str(thing.id)] = shown
        ids = [str(thing.id) for thing in things]
        return _use(select) | {"values": ids, "resolved": resolved}
    return _use(select) | {"values": _picked(select, [str(value) for value in values])}


def _shown(world: World, person: User, thing: User | Role | Channel) -> tuple[str, Json]:
    """Of what was chosen, as the app sends it along."""
    if isinstance(thing, User):
        return "users", user_json(thing)
    if isinstance(thing, Role):
        return "roles", role_json(thing, 1)
    held = str(permissions_in(world, thing, person.id))
    return "channels", channel_json(world, thing) | {"permissions": held}


def _picked(part: Component, wanted: Sequence[str]) -> list[str]:
    options = part.options or ()
    picked = []
    for name in wanted:
        fits = [option.value for option in options if name == option.value]
        fits = fits or [option.value for option in options if name == option.label]
        if len(fits) != 1:
            shown = [option.label for option in options]
            raise RefusedError(f"the options are {shown}, not {name!r}")
        picked.append(fits[0])
    if len(set(picked)) != len(picked):
        raise RefusedError(f"an option twice: {picked}")
    _demand_count(part, picked)
    return picked


def _demand_count(part: Component, picked: Sequence[str]) -> None:
    least = 1 if part.min_values is None else part.min_values
    most = 1 if part.max_values is None else part.max_values
    if part.type == ComponentType.CHECKBOX_GROUP and part.max_values is None:
        most = len(part.options or ())
    if part.required is False and not picked:
        return
    if not least <= len(picked) <= most:
        raise RefusedError(f"{least} to {most} options can be chosen, not {len(picked)}")


def submitted(modal: Modal, answers: Mapping[str, Filled]) -> Json:
    """What sending a modal sends; fields are named by custom id or label."""
    names = {name for label, part in modal.inputs for name in (label, part.custom_id)}
    unknown = [name for name in answers if name not in names]
    if unknown:
        raise RefusedError(f"the modal has no {unknown}; it has {sorted(map(str, names))}")
    return {
        "custom_id": modal.custom_id,
        "components": [_top(top, answers) for top in modal.components],
    }


def _top(top: Component, answers: Mapping[str, Filled]) -> Json:
    made: Json = {"type": top.type, "id": top.id}
    if top.type == ComponentType.ACTION_ROW:
        return made | {"components": [_field(part, part.label, answers) for part in top.inner]}
    if top.component is not None:
        return made | {"component": _field(top.component, top.label, answers)}
    return made


def _field(part: Component, label: str | None, answers: Mapping[str, Filled]) -> Json:
    given = answers.get(part.custom_id or "", answers.get(label or ""))
    made: Json = {"type": part.type, "id": part.id, "custom_id": part.custom_id}
    match part.type:
        case ComponentType.TEXT_INPUT:
            return made | {"value": _typed(part, label, given)}
        case ComponentType.CHECKBOX:
            return made | {"value": bool(part.default if given is None else given)}
        case ComponentType.RADIO_GROUP:
            picked = _picked(part, _listed(part, given))
            return made | {"value": picked[0] if picked else None}
        case _:
            return made | {"values": _picked(part, _listed(part, given))}


def _listed(part: Component, given: Filled) -> list[str]:
    if given is None or isinstance(given, bool):
        return [option.value for option in part.options or () if option.default]
    return [given] if isinstance(given, str) else list(given)


def _typed(part: Component, label: str | None, given: Filled) -> str:
    text = part.value or "" if given is None else str(given)
    if not text and part.required is False:
        return text
    least = max(part.min_length or 0, 0 if part.required is False else 1)
    most = part.max_length or limits.INPUT_VALUE_LENGTH
    if not least <= len(text) <= most:
        raise RefusedError(f"{label!r} takes {least} to {most} characters, not {len(text)}")
    return text
