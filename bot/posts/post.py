"""A message before it is sent."""

from __future__ import annotations

from io import BytesIO

import discord
from msgspec import Struct

from bot.posts.layout import BOARD, FRONT
from bot.talk.limits import ALT_TEXT, MESSAGE, cut
from bot.talk.voice import Voice
from rendering.frame import Picture


class Post(Struct):
    """A message to be sent: its words, who is pinged, its pictures."""

    content: str
    mentions: list[int]
    picture: Picture | None = None
    late: bool = False  # a picture is still being drawn
    files_refused: bool = False  # by the channel
    front: Picture | None = None  # the front page, above the words
    is_laid_out: bool = False  # by components, in which every picture is whole

    @property
    def is_bare(self) -> bool:
        return self.picture is None and self.front is None

    def files(self) -> list[discord.File]:
        """Made anew for every attempt: sending uses them up."""
        shown = ((self.front, FRONT), (self.picture, BOARD))
        return [picture_file(picture, name) for picture, name in shown if picture]

    def with_note(self, voice: Voice) -> str:
        """The words, and below them why there is no picture."""
        note = voice("post-late-picture" if self.late else "post-no-picture")
        return below(self.content, note) if self.is_bare else self.content


def below(content: str, note: str) -> str:
    return cut(f"{content}\n-# {note}", MESSAGE)


def picture_file(picture: Picture, name: str) -> discord.File:
    return discord.File(
        BytesIO(picture.data),
        filename=f"{name}.{picture.format}",
        description=cut(picture.alt, ALT_TEXT),
    )


def text_file(text: str, name: str) -> discord.File:
    return discord.File(BytesIO(text.encode()), filename=name)
