"""What an outbox row becomes: words and picture, made from what is stored when it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
import msgspec
from msgspec import Struct

from bot.limits import ALT_TEXT, MESSAGE, cut
from bot.live import Live
from bot.outbox import Undeliverable
from bot.painting import Painter
from bot.recap import told_lines
from bot.speech import Voice
from games.core.match import Match, resume
from games.core.text import Seat
from rendering.frame import Frame, Kind, Picture
from storage.records import MoveRow
from storage.store import Store


class Post(Struct):
    """A message to be sent: its words, who is pinged, its picture."""

    content: str
    mentions: list[int]
    picture: Picture | None = None
    picture_missing: bool = False


def picture_file(picture: Picture, name: str) -> discord.File:
    return discord.File(
        BytesIO(picture.data),
        filename=f"{name}.{picture.format}",
        description=cut(picture.alt, ALT_TEXT),
    )


class Composer:
    """Writes posts about a table from its stored moves."""

    def __init__(self, store: Store, painter: Painter) -> None:
        self.store = store
        self.painter = painter

    async def board(
        self, live: Live, first: int, last: int, waiting: Sequence[Seat], pinged: Sequence[Seat]
    ) -> Post:
        """What happened in some moves, whose turn it is, and the picture after them."""
        voice = live.voice()
        rows = await self.store.moves(live.id, first - 1, last - first + 1)
        moves = [move for move in rows if not move.undone]
        if not moves:
            raise Undeliverable("the moves were taken back")
        picture = await self.picture_of(live, moves[-1].number, first - 1, voice.language, None)
        lines = [line for move in moves for line in told_lines(voice, move.events)]
        mentions = mentioned(live, pinged)
        turn = turn_line(live, voice, waiting, mentions)
        content = fit_lines(voice, lines, turn)
        return Post(content, mentions, picture, picture_missing=picture is None)

    async def picture_of(
        self,
        live: Live,
        move: int,
        since: int,
        language: str,
        seat: Seat | None,
        kind: Kind = "board",
        user: int | None = None,
    ) -> Picture | None:
        """The table as it was after a move, what changed since another one highlighted."""
        shown = await self.match_at(live, move)
        standing = await self.standing(live, since)
        before = await self.match_at(live, standing.number) if standing else None
        caption = await self.caption(live, move, language)
        waiting = tuple(int(s) for s in shown.waiting())
        frame = frame_of(live, shown, language, seat, move, caption, waiting, before)
        frame = await self.to_taste(frame, user)
        return await self.painter.picture(live.game.key, kind, view_bytes(shown, seat), frame)

    async def hand(
        self,
        live: Live,
        seat: Seat,
        view: bytes,
        language: str,
        move: int,
        playable: tuple[str, ...] = (),
    ) -> Picture | None:
        """A seat's hand, from its own view; what the open question lets it use is marked."""
        frame = hand_frame(live, language, move, playable)
        return await self.painter.picture(live.game.key, "hand", view, frame)

    async def to_taste(self, frame: Frame, user: int | None) -> Frame:
        """As the person who looks likes pictures; public posts are always full."""
        known = await self.store.user(user) if user is not None else None
        if known is None or known.style != "compact":
            return frame
        return msgspec.structs.replace(frame, style="compact")

    async def match_at(self, live: Live, move: int) -> Match[Any, Any]:
        return resume(live.game, await self.store.saved_at(live.id, move))

    async def standing(self, live: Live, move: int) -> MoveRow | None:
        """The move, or the last one before it that was not taken back."""
        for number in range(move, 0, -1):
            row = await self.store.move(live.id, number)
            if not row.undone:
                return row
        return None

    async def present(self, live: Live) -> Picture | None:
        """The table as it is now, in the middle of a move too."""
        match = live.playing
        waiting = tuple(int(seat) for seat in match.waiting())
        language = live.row.language
        frame = frame_of(live, match, language, None, live.row.moves, "", waiting, None)
        return await self.painter.picture(live.game.key, "board", view_bytes(match, None), frame)

    async def caption(self, live: Live, move: int, language: str) -> str:
        row: MoveRow = await self.store.move(live.id, move)
        lines = told_lines(live.plain_voice(language), row.events)
        return lines[0] if lines else ""


def view_bytes(match: Match[Any, Any], seat: Seat | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


def frame_of(
    live: Live,
    shown: Match[Any, Any],
    language: str,
    seat: Seat | None,
    move: int,
    caption: str,
    waiting: tuple[int, ...],
    before: Match[Any, Any] | None,
) -> Frame:
    return Frame(
        names=tuple(live.names),
        language="de" if language == "de" else "en",
        move=move,
        caption=caption,
        waiting=waiting,
        before=view_bytes(before, seat) if before else None,
    )


def hand_frame(live: Live, language: str, move: int, playable: tuple[str, ...] = ()) -> Frame:
    return Frame(
        playable=playable,
        names=tuple(live.names),
        language="de" if language == "de" else "en",
        move=move,
    )


def mentioned(live: Live, seats: Sequence[Seat]) -> list[int]:
    users = [live.user_at(seat) for seat in seats]
    return [user for user in users if user is not None]


def turn_line(live: Live, voice: Voice, waiting: Sequence[Seat], mentions: Sequence[int]) -> str:
    """Whose turn it is; who is pinged by mention, the others by name."""
    people = []
    for seat in waiting:
        user = live.user_at(seat)
        name = voice.names[seat]
        people.append(f"<@{user}>" if user in mentions else f"**{name}**")
    if not people:
        return ""
    return voice("post-turn", who=voice.listing(people), n=len(people))


def fit_lines(voice: Voice, lines: Sequence[str], turn: str) -> str:
    """As many of the latest lines as a message holds, the turn always."""
    kept: list[str] = []
    room = MESSAGE - len(turn) - 80
    for line in reversed(lines):
        if len(line) + 3 > room:
            kept.append(voice("post-earlier", n=len(lines) - len(kept)))
            break
        room -= len(line) + 3
        kept.append(f"• {line}")
    return "\n".join([*reversed(kept), *([f"\n{turn}"] if turn else [])])
