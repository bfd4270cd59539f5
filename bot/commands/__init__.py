"""The slash commands: English names with German localisations, answers in the user's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import looking, people, playing, tables

if TYPE_CHECKING:
    from bot.app.client import Roma


def add_commands(roma: Roma) -> None:
    tables.add(roma)
    playing.add(roma)
    looking.add(roma)
    people.add(roma)
