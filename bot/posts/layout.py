"""How a post is laid out: pictures whole, one below the other, words between them, buttons last.

Discord shows several attachments of a classic message as a mosaic that crops them all; a gallery
with one picture keeps it whole, as wide as the message. So posts about moves are components (V2):
their words are a text display, in which mentions ping as they do in a message's content.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.talk.limits import ALT_TEXT, BUTTONS_PER_ROW, cut

FRONT, BOARD = "front", "board"  # names of the pictures, without their ending
PICTURES = (".png", ".gif")


def laid_out(words: str, files: Sequence[discord.File], buttons: ui.View | None) -> ui.LayoutView:
    """The front page above the words; board and other files below them.

    Its items are answered by address, not by this object, so discord.py is not to keep it.
    """
    layout: ui.LayoutView = ui.LayoutView(timeout=None)
    for item in _items(words, files, buttons):
        layout.add_item(item)
    layout.stop()
    return layout


def _items(
    words: str, files: Sequence[discord.File], buttons: ui.View | None
) -> Iterator[ui.Item[ui.LayoutView]]:
    above = [file for file in files if file.filename.startswith(FRONT)]
    yield from (_shown(file) for file in above)
    if words.strip():
        yield ui.TextDisplay(words)
    yield from (_shown(file) for file in files if file not in above)
    row = [_freed(item) for item in (buttons.children if buttons else ())]
    for n in range(0, len(row), BUTTONS_PER_ROW):
        yield ui.ActionRow(*row[n : n + BUTTONS_PER_ROW])


def _shown(file: discord.File) -> ui.Item[ui.LayoutView]:
    if not file.filename.endswith(PICTURES):
        return ui.File(file)
    alt = cut(file.description or "", ALT_TEXT) or None
    return ui.MediaGallery(discord.MediaGalleryItem(file, description=alt))


def _freed(item: ui.Item[ui.View]) -> ui.Item[ui.LayoutView]:
    """A button like this one, for another view."""
    assert isinstance(item, ui.Button)
    return ui.Button(
        label=item.label,
        custom_id=item.custom_id,
        style=item.style,
        emoji=item.emoji,
        disabled=item.disabled,
    )


def words_of(message: discord.Message) -> str:
    """All that a message says, classic or laid out."""
    displays = [part for part in message.components if isinstance(part, discord.TextDisplay)]
    return "\n".join(
        [*([message.content] if message.content else []), *(d.content for d in displays)]
    )


def has_pictures(message: discord.Message) -> bool:
    """Files that components show are not among the attachments."""
    shown = (discord.MediaGalleryComponent, discord.FileComponent)
    return bool(message.attachments) or any(isinstance(part, shown) for part in message.components)
