"""The pictures of a private panel: one's hand, and the board as far as the question is about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.posts.composer import Composer, frame_of, hand_frame
from bot.posts.drawing.order import Rank
from bot.posts.post import picture_file
from bot.tables.live import Live, Moment
from bot.tables.sitting import Sitting
from bot.talk.replies import Drawn
from bot.talk.voice import Voice
from games.core.contract import Decision, Option
from games.core.guiding import Answer
from games.core.ids import kind, parts
from games.core.match import Match, resume
from games.core.seats import Seat
from rendering.frame import Frame, Kind, Line, Picture

TRIES = 6  # times that somebody waits for a late picture

Drawing: TypeAlias = Callable[[], Awaitable[Drawn]]


class Sketch(Struct, frozen=True):
    """A picture to be drawn."""

    table: int
    name: str
    game: str
    kind: Kind
    view: bytes
    frame: Frame


class PanelPictures:
    """Nothing is drawn here: a drawing is made later, when the table is free for others again."""

    def __init__(self, composer: Composer) -> None:
        self.composer = composer

    async def of_question(
        self,
        sitting: Sitting,
        decision: Decision,
        marks: Mapping[str, str],
        pieces: Sequence[Option] = (),
        joined: Mapping[str, Sequence[Answer]] = MappingProxyType({}),
        *,
        is_past: bool = False,
    ) -> Drawing:
        """What the question is about and hardly more, for a phone is small.

        The hand alone if a card of it may be chosen, for that is marked on it; else the part of the
        board where places are asked for, or the board if a draft has changed it. When a turn
        begins, the hand in any case. Pieces that may be looked at instead are offered too;
        `joined` are the answers behind options that are none of the question's own.
        A question of the past is no preview: what was drafted then is nothing that may change.
        """
        live, seat, _ = sitting
        match, start = live.playing, _before_draft(live)
        places = places_of(decision)
        drafted = any(choice.seat == seat and not choice.aside for choice in match.tail)
        changed = drafted and not others_chose(match, seat) and not _look_alike(start, match, seat)
        playable = live.game.playable(match.view(seat), match.pending(seat) or decision)
        if playable and not (places and changed):
            return self.drawing([self.hand(sitting, playable, decision, joined)], sitting.voice)
        sketches: list[Sketch] = []
        if changed or places:
            now = match if drafted else start
            board = await self._board(sitting, now, start if changed and not is_past else None)
            plain = live.plain_voice(sitting.voice.language)
            said = {o.spot: plain.say(o.label) for o in reversed(decision.options) if o.spot}
            frame = msgspec.structs.replace(
                board.frame,
                marks=marks,
                focus=places,
                question=plain.say(decision.prompt),
                places=said,
                offers=_offers_by_spot([*decision.options, *pieces]),
            )
            sketches.append(msgspec.structs.replace(board, frame=frame))
        begins = decision.key in live.game.turn_keys and not drafted
        if playable or not sketches or begins:
            sketches.append(self.hand(sitting, playable, decision, joined))
        return self.drawing(sketches, sitting.voice)

    async def of_change(
        self, sitting: Sitting, after: Match[Any, Any], focus: Sequence[str] = ()
    ) -> Drawing | None:
        """What a draft would do to the table, or to places of it; one's hand if nothing of it can
        be seen yet. None where all is as the panel has just shown it.
        """
        start, seat = _before_draft(sitting.live), sitting.seat
        if not others_chose(after, seat) and _look_alike(sitting.live.playing, after, seat):
            return None
        if others_chose(after, seat) or _look_alike(start, after, seat):
            return self.of_hand(sitting)
        board = await self._board(sitting, after, start)
        frame = msgspec.structs.replace(board.frame, focus=tuple(focus))
        return self.drawing([msgspec.structs.replace(board, frame=frame)], sitting.voice)

    def of_hand(self, sitting: Sitting) -> Drawing:
        live, seat, _ = sitting
        asked = live.question(seat)
        playable = live.game.playable(live.playing.view(seat), asked) if asked else ()
        return self.drawing([self.hand(sitting, playable)], sitting.voice)

    def hand(
        self,
        sitting: Sitting,
        playable: tuple[str, ...],
        decision: Decision | None = None,
        joined: Mapping[str, Sequence[Answer]] = MappingProxyType({}),
    ) -> Sketch:
        live, seat, voice = sitting
        frame = hand_frame(live, voice.language, live.row.moves, playable)
        if decision:
            cards = _offers_by_card(playable, decision, joined)
            offers = _offers_by_spot(decision.options) | cards  # the board lies beside it
            frame = msgspec.structs.replace(frame, offers=offers)
        return Sketch(live.id, "hand", live.game.key, "hand", live.view_json(seat), frame)

    async def _board(
        self, sitting: Sitting, shown: Match[Any, Any], before: Match[Any, Any] | None
    ) -> Sketch:
        """The table as this seat sees it: what it laid down in secret too."""
        live, seat, voice = sitting
        moment = Moment.of(shown, seat)
        earlier = Moment.of(before, seat).view if before else None
        moves = live.row.moves
        frame = frame_of(live, voice.language, moves, "", moment.waiting, earlier)
        if before:
            told = Line(voice("panel-preview"), seat)  # in the colour of whose draft it is
            frame = msgspec.structs.replace(frame, lines=(told,))
        frame = await self.composer.to_taste(frame, live.user_at(seat))
        return Sketch(live.id, "preview", live.game.key, "board", moment.view, frame)

    def drawing(self, sketches: Sequence[Sketch], voice: Voice) -> Drawing:
        async def draw() -> Drawn:
            drawn = await asyncio.gather(*map(self._draw, sketches))
            files = [
                picture_file(each, _file_name(sketch.name, each))
                for sketch, each in zip(sketches, drawn, strict=True)
                if each
            ]
            return Drawn(files, "" if all(drawn) else f"-# {voice('panel-unseen')}")

        return draw

    async def _draw(self, sketch: Sketch) -> Picture | None:
        """Who is asked something waits for what it is about longer than others would."""
        what = (sketch.game, sketch.kind, sketch.view, sketch.frame, sketch.table)
        for _ in range(TRIES):
            drawn = await self.composer.drawing.picture_or_late(*what, rank=Rank.PANEL)
            if drawn != "late":
                return drawn
        return None


def places_of(decision: Decision) -> tuple[str, ...]:
    """Spots of the board that a question is about."""
    return tuple(dict.fromkeys(option.spot for option in decision.options if option.spot))


def _offers_by_spot(options: Sequence[Option]) -> dict[str, tuple[str, ...]]:
    """Ids of the options at each place of the board."""
    found: dict[str, tuple[str, ...]] = {}
    for option in options:
        if option.spot:
            found[option.spot] = (*found.get(option.spot, ()), option.id)
    return found


def _offers_by_card(
    playable: Sequence[str], decision: Decision, joined: Mapping[str, Sequence[Answer]]
) -> dict[str, tuple[str, ...]]:
    """Ids of the options that name a card, by its place on the picture of the hand."""
    named = {
        option.id: {
            kind(part)
            for answer in joined.get(option.id, ((option.id,),))
            for id in answer
            for part in parts(id)
        }
        for option in decision.options
        if not option.spot
    }
    found = {
        f"card:{name}": tuple(id for id, names in named.items() if name in names)
        for name in playable
    }
    return {spot: ids for spot, ids in found.items() if ids}


def _file_name(name: str, picture: Picture) -> str:
    """The whole table and a part of it are told apart: a page may show them in different places."""
    return "close-up" if picture.is_part else name


def others_chose(match: Match[Any, Any], seat: Seat) -> bool:
    """Whether somebody else has answered since the last move: that is not to be shown yet."""
    return any(choice.seat != seat and not choice.aside for choice in match.tail)


def _look_alike(one: Match[Any, Any], other: Match[Any, Any], seat: Seat) -> bool:
    return Moment.of(one, seat).view == Moment.of(other, seat).view


def _before_draft(live: Live) -> Match[Any, Any]:
    return resume(live.game, msgspec.structs.replace(live.playing.saved(), tail=()))
