"""Buttons, selects, inputs and layouts: one struct for all of Discord's component types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from playground.protocol.numbers import SELECT_TYPES, ButtonStyle, ComponentType, Json


class Emoji(Struct, frozen=True, omit_defaults=True):
    name: str | None = None
    id: str | int | None = None
    animated: bool = False


class SelectOption(Struct, frozen=True, omit_defaults=True):
    label: str
    value: str
    description: str | None = None
    emoji: Emoji | None = None
    default: bool = False


class Media(Struct, frozen=True):
    url: str


class GalleryItem(Struct, frozen=True, omit_defaults=True):
    media: Media
    description: str | None = None
    spoiler: bool = False


class Component(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Any component; `type` says which fields mean something. None is absent."""

    type: int
    id: int | None = None
    custom_id: str | None = None
    label: str | None = None
    description: str | None = None
    content: str | None = None
    placeholder: str | None = None
    value: str | None = None
    url: str | None = None
    style: int | None = None
    disabled: bool | None = None
    emoji: Emoji | None = None
    sku_id: str | int | None = None
    options: tuple[SelectOption, ...] | None = None
    min_values: int | None = None
    max_values: int | None = None
    required: bool | None = None
    min_length: int | None = None
    max_length: int | None = None
    default_values: list[Json] | None = None
    channel_types: list[int] | None = None
    components: tuple[Component, ...] | None = None
    component: Component | None = None
    accessory: Component | None = None
    media: Media | None = None
    items: tuple[GalleryItem, ...] | None = None
    file: Media | None = None
    spoiler: bool | None = None
    divider: bool | None = None
    spacing: int | None = None
    accent_color: int | None = None
    default: bool | None = None

    @property
    def inner(self) -> tuple[Component, ...]:
        """The components directly inside, in the order of the screen."""
        single = (self.component, self.accessory)
        return (*(self.components or ()), *(part for part in single if part is not None))

    @property
    def is_button(self) -> bool:
        return self.type == ComponentType.BUTTON

    @property
    def is_select(self) -> bool:
        return self.type in SELECT_TYPES

    @property
    def is_link(self) -> bool:
        return self.type == ComponentType.BUTTON and self.style == ButtonStyle.LINK


class Modal(Struct, frozen=True):
    """A form the bot asked somebody to fill in."""

    custom_id: str
    title: str
    components: tuple[Component, ...]
    interaction_id: int = 0  # the interaction it answered

    @property
    def inputs(self) -> list[tuple[str, Component]]:
        """What can be filled in, each with its label."""
        found = []
        for top in self.components:
            for part in top.inner:
                found.append((top.label or part.label or "", part))
        return found


def walk(components: Iterable[Component]) -> Iterator[Component]:
    """All components, outer before inner."""
    for component in components:
        yield component
        yield from walk(component.inner)


def numbered(components: Iterable[Component]) -> tuple[Component, ...]:
    """The components with an `id` each, given in order where the sender gave none."""
    given = tuple(components)
    used = {component.id for component in walk(given) if component.id}
    free = (number for number in range(1, 10_000) if number not in used)
    return tuple(_numbered(component, free) for component in given)


def _numbered(component: Component, free: Iterator[int]) -> Component:
    own = component.id or next(free)
    changes: Json = {"id": own}
    if component.default_values is not None:  # sent as numbers or text, told as text
        told = [{**value, "id": str(value["id"])} for value in component.default_values]
        changes["default_values"] = told
    if component.components is not None:
        changes["components"] = tuple(_numbered(part, free) for part in component.components)
    if component.component is not None:
        changes["component"] = _numbered(component.component, free)
    if component.accessory is not None:
        changes["accessory"] = _numbered(component.accessory, free)
    return replace(component, **changes)
