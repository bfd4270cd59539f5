"""Buttons and menus. Every custom_id is an address, nothing is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, SelectOption, ui

from bot.talk.addresses import Address
from bot.talk.limits import BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, cut


def view_of(items: Iterable[ui.Item[ui.View]]) -> ui.View:
    """Its items are answered by address, not by this object, so discord.py is not to keep it."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def button(
    address: Address,
    label: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    row: int | None = None,
    emoji: str | None = None,
    disabled: bool = False,
) -> ui.Button[ui.View]:
    return ui.Button(
        label=cut(label, BUTTON_LABEL) or None,
        custom_id=address.custom_id(),
        style=style,
        row=row,
        emoji=emoji,
        disabled=disabled,
    )


def page_buttons(
    there: Address, page: int, pages: int, *, in_seq: bool = True
) -> list[ui.Button[ui.View]]:
    """◀ and ▶; the page they lead to is the address's seq, or its argument."""
    if pages < 2:
        return []

    def to(number: int) -> Address:
        return there._replace(seq=number) if in_seq else there._replace(argument=str(number))

    back, on = page - 1, page + 1
    return [
        button(to(max(back, 0)), "", emoji="◀️", row=1, disabled=back < 0),
        button(to(on), f"{page + 1}/{pages}", emoji="▶️", row=1, disabled=on >= pages),
    ]


def people_select(
    address: Address, placeholder: str, *, row: int, most: int
) -> ui.UserSelect[ui.View]:
    """A menu of all there are on the server."""
    return ui.UserSelect(
        custom_id=address.select_id(),
        placeholder=cut(placeholder, PLACEHOLDER),
        max_values=most,
        row=row,
    )


def select(
    address: Address,
    placeholder: str,
    options: Sequence[tuple[str, str, str]],
    row: int = 0,
    chosen: str = "",
) -> ui.Select[ui.View]:
    """A plain menu of (value, label, description); the chosen value is shown as such."""
    return ui.Select(
        custom_id=address.select_id(),
        placeholder=cut(placeholder, PLACEHOLDER),
        options=[
            SelectOption(
                value=value,
                label=cut(label, OPTION_TEXT),
                description=cut(description, OPTION_TEXT) or None,
                default=bool(chosen) and value == chosen,
            )
            for value, label, description in options[:SELECT_OPTIONS]
        ],
        row=row,
    )
