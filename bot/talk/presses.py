"""A button pressed, a menu used, a dialog sent: where it leads, and what was chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from discord import ui

from bot.talk.addresses import Address
from bot.talk.limits import MODAL_TITLE, cut
from bot.talk.replies import Click, language_for, voice_of
from games.core.text import Language


class Press(NamedTuple):
    click: Click
    address: Address
    values: Sequence[str] = ()  # chosen in a menu, or typed into a dialog

    @property
    def table(self) -> int:
        return self.address.table

    @property
    def user(self) -> int:
        return self.click.user.id

    @property
    def language(self) -> Language:
        return language_for(self.click)


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


async def ask_for_text(
    click: Click, answer: Address, key: str, length: int, *, required: bool = True
) -> None:
    """A dialog with one text field; its answer comes back by address, after any restart.

    It must be the first answer to a press, so nothing is looked up before.
    """
    voice = voice_of(click)
    modal = ui.Modal(title=cut(voice(key), MODAL_TITLE), custom_id=answer.custom_id())
    label = cut(voice(f"{key}-label"), MODAL_TITLE)
    modal.add_item(
        ui.Label(text=label, component=ui.TextInput(max_length=length, required=required))
    )
    modal.stop()  # else discord.py would keep it for good
    await click.response.send_modal(modal)


def typed_text(click: Click) -> str:
    """What was written into the one field of a dialog."""
    data: Mapping[str, Any] = dict(click.data or {})
    parts = list(data.get("components", []))
    while parts:
        part = parts.pop()
        if "value" in part:
            return str(part["value"])
        parts += part.get("components", [])
        parts += [part["component"]] if "component" in part else []
    return ""
