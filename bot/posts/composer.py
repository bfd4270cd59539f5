"""What an outbox row becomes: words and picture, made from what is stored when it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.posts.drawing.order import Rank
from bot.posts.drawing.pool import DrawingPool, Drawn
from bot.posts.lines.film import heard, steps_of
from bot.posts.lines.story_lines import hurried_line, latest_lines, told_lines
from bot.posts.lines.turn_lines import turn_lines, what_for_all
from bot.posts.news import Telling
from bot.posts.outbox import Undeliverable
from bot.posts.post import Post
from bot.tables.live import Film, Live, Moment
from bot.talk.limits import MESSAGE
from bot.talk.voice import Voice
from games.core.choices import Saved
from games.core.contract import Event
from games.core.course import Course
from games.core.headlines import actor, by_importance
from games.core.match import Match, resume
from games.core.seats import Seat
from games.core.text import Language
from rendering.frame import Frame, Kind, Line, Picture, Step, Turning
from storage.records import MoveRow
from storage.store import Store

Sketch: TypeAlias = tuple[str, Kind, bytes, Frame, int]  # what the drawing pool wants


class Composer:
    """Writes posts about a table from its stored moves."""

    def __init__(self, store: Store, drawing: DrawingPool) -> None:
        self.store = store
        self.drawing = drawing

    async def board(self, live: Live, telling: Telling, kind: Kind = "board") -> Post:
        """What happened in some moves, whose turn it is, and the picture after them."""
        voice = live.voice()
        first = telling.first
        told = await self._told(live, first, telling.last)
        if not told:
            raise Undeliverable("the moves were taken back")
        number = max(told)
        news = [
            event
            for move, events in told.items()
            for n, event in enumerate(events)
            if move > first or n not in telling.said
        ]
        sketch = await self._sketch(live, number, news, first - 1, voice.language, kind)
        awaited = what_for_all(voice, telling.asked)
        wanted = _wanted(live, sketch, awaited)
        drawn = await asyncio.gather(*map(self._drawn, wanted))
        mentions = mentioned(live, telling.pinged)
        turn = turn_lines(live, voice, telling.waiting, telling.asked, mentions)
        last = "\n".join(filter(None, (hurried_line(voice, telling.hurried), turn)))
        content = fit_lines(voice, told_lines(voice, news), last)
        front, picture = (each if isinstance(each, Picture) else None for each in drawn)
        return Post(content, mentions, picture, "late" in drawn, front=front, is_laid_out=True)

    async def _drawn(self, sketch: Sketch | None) -> Drawn:
        return await self.drawing.picture_or_late(*sketch) if sketch else None

    async def _told(self, live: Live, first: int, last: int) -> dict[int, tuple[Event, ...]]:
        """What happened in each of some moves, but for those taken back."""
        if first in live.told and last in live.told:
            return {n: live.told[n] for n in range(first, last + 1)}
        rows = await self.store.moves(live.id, first - 1, last - first + 1)
        return {move.number: move.events for move in rows if not move.undone}

    async def picture_of(
        self, live: Live, move: int, language: Language, user: int | None = None
    ) -> Picture | None:
        """The table as it was after a move, for somebody who looks back: changes highlighted."""
        row = await self.store.move(live.id, move)
        sketch = await self._sketch(live, move, row.events, move - 1, language, "board", user)
        return await self.drawing.picture(*sketch, rank=Rank.HISTORY)

    async def _sketch(
        self,
        live: Live,
        move: int,
        events: Sequence[Event],
        since: int,
        language: Language,
        kind: Kind,
        user: int | None = None,
    ) -> Sketch:
        """The table after a move, what changed since another one highlighted: to be drawn."""
        moment = live.moments.get(move) or await self._moment(live, move)
        frame = await self._frame(live, moment, move, events, since, language)
        frame = await self.to_taste(frame, user)
        if kind == "final":
            frame = msgspec.structs.replace(frame, course=await self._course(live))
        return live.game.key, kind, moment.view, frame, live.id

    async def _course(self, live: Live) -> Course:
        """Points after each round of a game that is over: kept, or worked out once."""
        kept = await self.store.result(live.id)
        if kept and kept.course is not None:
            return kept.course
        if live.row.status != "over":
            return ()
        course = await self.drawing.course(await self.store.record(live.id), live.id)
        if course is None:
            return ()
        await self.store.save_course(live.id, course)
        return course

    async def looked_back_on(
        self, live: Live, language: Language, turnings: Sequence[Turning]
    ) -> Picture | None:
        """The last picture of a game that is over, with these choices on its curves."""
        moves = live.row.moves
        sketch = await self._sketch(live, moves, (), moves, language, "final")
        game, kind, view, frame, table = sketch
        frame = msgspec.structs.replace(frame, turnings=tuple(turnings))
        return await self.drawing.picture(game, kind, view, frame, table, rank=Rank.HISTORY)

    async def draw_ahead(
        self,
        live: Live,
        checkpoint: Saved,
        move: int,
        events: Sequence[Event],
        since: int,
        played: Saved | None,
    ) -> None:
        """The picture a post will need if the table comes to this; `board` then finds it drawn.

        With what was played since the last post, its lines are filmed too. The last picture looks
        back on the whole game, which is not there before it is written.
        """
        match = resume(live.game, checkpoint)
        if match.outcome:
            return
        moment = Moment.of(match)
        if played and len(events) > 1:
            start = resume(live.game, msgspec.structs.replace(played, tail=()))
            live.film = (since, move, moment.view), steps_of(start, played.tail, events)
        frame = await self._frame(live, moment, move, events, since, live.language)
        sketch: Sketch = live.game.key, "board", moment.view, frame, live.id
        asked = [match.turn_key(Seat(seat)) or "" for seat in moment.waiting]
        awaited = what_for_all(live.voice(), asked)
        for wanted in _wanted(live, sketch, awaited):
            if wanted:
                await self.drawing.picture(*wanted, rank=Rank.AHEAD)

    async def _frame(
        self,
        live: Live,
        moment: Moment,
        move: int,
        events: Sequence[Event],
        since: int,
        language: Language,
    ) -> Frame:
        before = await self._before(live, since)
        frame = frame_of(live, language, move, "", moment.waiting, before)
        frame = with_lines(frame, live, events)
        if len(frame.lines) < 2 or before is None:
            return frame
        steps = await self._steps(live, (since, move, moment.view), events)
        return msgspec.structs.replace(frame, steps=steps)

    async def _steps(self, live: Live, film: Film, events: Sequence[Event]) -> tuple[Step, ...]:
        """The film of some moves: drawn ahead, or played again from what is stored."""
        if live.film and live.film[0] == film:
            return live.film[1]
        since, move, _ = film
        rows = await self.store.moves(live.id, since, move - since)
        moves = [row for row in rows if not row.undone]
        start = await self.standing(live, since)
        if not moves or start is None:
            return ()
        choices = await self.store.choices(live.id, moves[0].first, moves[-1].last)
        steps = steps_of(await self.match_at(live, start.number), choices, events)
        live.film = film, steps
        return steps

    async def _before(self, live: Live, since: int) -> bytes | None:
        if since in live.moments:
            return live.moments[since].view
        standing = await self.standing(live, since)
        return (await self._moment(live, standing.number)).view if standing else None

    async def _moment(self, live: Live, move: int) -> Moment:
        return Moment.of(await self.match_at(live, move))

    async def hand(
        self,
        live: Live,
        seat: Seat,
        view: bytes,
        language: Language,
        move: int,
        playable: tuple[str, ...] = (),
        *,
        rank: Rank = Rank.LETTER,
    ) -> Picture | None:
        """A seat's hand, from its own view; what the open question lets it use is marked."""
        frame = hand_frame(live, language, move, playable)
        return await self.drawing.picture(live.game.key, "hand", view, frame, live.id, rank=rank)

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
        moment = Moment.of(live.playing)
        language, moves = live.language, live.row.moves
        frame = frame_of(live, language, moves, "", moment.waiting, None)
        return await self.drawing.picture(live.game.key, "board", moment.view, frame, live.id)


def _wanted(live: Live, sketch: Sketch, awaited: str) -> tuple[Sketch | None, Sketch | None]:
    """Front page and board of a post, as its table likes it; the end always has its plate."""
    pictures, (game, kind, view, frame, table) = live.row.pictures, sketch
    board: Sketch = game, "board", view, frame, table
    front = fronted(sketch, awaited) if pictures != "board" else None
    return sketch if kind == "final" else front, board if pictures != "front" else None


def fronted(sketch: Sketch, awaited: str) -> Sketch:
    """The front page of the same moment, which also says what is awaited."""
    game, _, view, frame, table = sketch
    return game, "front", view, msgspec.structs.replace(frame, awaited=awaited), table


def view_bytes(match: Match[Any, Any], seat: Seat | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


def frame_of(
    live: Live,
    language: Language,
    move: int,
    caption: str,
    waiting: tuple[int, ...],
    before: bytes | None,
) -> Frame:
    return Frame(
        names=tuple(live.names),
        language=language,
        move=move,
        caption=caption,
        waiting=waiting,
        before=before,
    )


def with_lines(
    frame: Frame, live: Live, events: Iterable[Event], seat: Seat | None = None
) -> Frame:
    """The frame with what everybody heard, or a seat, numbered as in the post, and what mattered
    most.
    """
    told = heard(events, seat)
    said = told_lines(live.plain_voice(frame.language), told, seat)
    lines = tuple(Line(text, actor(event)) for text, event in zip(said, told, strict=True))
    order = by_importance(told, live.game.headlines)
    return msgspec.structs.replace(frame, lines=lines, order=order)


def hand_frame(live: Live, language: Language, move: int, playable: tuple[str, ...] = ()) -> Frame:
    return Frame(
        playable=playable,
        names=tuple(live.names),
        language=language,
        move=move,
    )


def mentioned(live: Live, seats: Sequence[Seat]) -> list[int]:
    users = [live.user_at(seat) for seat in seats]
    return [user for user in users if user is not None]


def fit_lines(voice: Voice, lines: Sequence[str], turn: str) -> str:
    """As many of the latest lines as a message holds, the turn always.

    Several are numbered: the picture has the numbers where something changed.
    """
    signs = [f"{n}." for n in range(1, len(lines) + 1)] if len(lines) > 1 else ["•"]
    marked = [f"{sign} {line}" for sign, line in zip(signs, lines, strict=False)]
    told = latest_lines(voice, marked, MESSAGE - len(turn) - 80)
    return "\n".join([*([told] if told else []), *([f"\n{turn}"] if turn else [])])
