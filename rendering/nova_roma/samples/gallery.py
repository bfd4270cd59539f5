"""What the gallery shows of Nova Roma: every number of players, from the draft to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from games.nova_roma import GAME
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.seat.view import View
from rendering.frame import Frame, Language
from rendering.nova_roma.samples.crowding import crowded
from rendering.nova_roma.samples.questions import questions
from rendering.samples.positions import Position, Sample, play, untold
from rendering.samples.questions import Asking, asked

ENDLESS = 10_000
STEWARDS = ("steward",)  # as people play: others hardly build
LONG_NAMES = ("Wolfeschlegelsteinhausen", "Gaius 🦁", "李明", "Maximiliane von Hohenlohe")


class Stop(NamedTuple):
    """Where a game is looked at; the seeds give busy ones."""

    name: str
    seats: int
    seed: int
    share: float  # of the whole game


STOPS = (
    Stop("start", 1, 1, 0.02),
    Stop("start", 2, 1, 0.02),
    Stop("start", 4, 2, 0.02),
    Stop("middle", 1, 6, 0.5),
    Stop("middle", 2, 3, 0.5),
    Stop("middle", 3, 4, 0.5),
    Stop("middle", 4, 5, 0.5),
    Stop("late", 2, 7, 0.95),
    Stop("late", 4, 5, 0.97),
)
ENDS = tuple(Stop("end", seats, seats + 4, 1) for seats in GAME.seats)


def samples(language: Language) -> Iterator[Sample]:
    for stop in STOPS:
        game = play(GAME, stop.seats, stop.seed, ENDLESS, STEWARDS, language)
        at = game[int((len(game) - 1) * stop.share)]
        yield Sample(f"{stop.name}{stop.seats}", "board", at.view, at.frame)
        if stop.name != "start":
            yield Sample(f"hand-{stop.name}{stop.seats}", "hand", at.own, _some_playable(at))
    yield from questions(language)
    yield from _full(at)  # pyrefly: ignore[unbound-name]
    yield from _drafts(language)
    for stop in ENDS:
        end = play(GAME, stop.seats, stop.seed, ENDLESS, STEWARDS, language, to_the_end=True)[-1]
        yield Sample(f"{stop.name}{stop.seats}", "final", end.view, end.frame)


def _drafts(language: Language) -> Iterator[Sample]:
    variant = {"mosaic_draft": "on", "follower_draft": "on"}
    game = play(GAME, 4, 3, 16, language=language, variant=variant)
    at = game[5]
    yield Sample("draft-mosaic", "board", at.view, at.frame)
    mosaic = Asking("draft-mosaic", "nova.draft.mosaic", 4, 3, variant=variant)
    yield from asked(GAME, mosaic, language, str)
    yield Sample("draft-followers", "hand", game[-1].own, _some_playable(game[-1]))


# ---- more than enough -------------------------------------------------------------------------


def _full(at: Position) -> Iterator[Sample]:
    """Fuller than any game gets, with the longest names, and much of it new."""
    full = crowded(_read(at.view))
    before = replace(
        full,
        buildings=full.buildings[:-2],
        ships=full.ships[1:] + full.ships[:1],
        scores=tuple(replace(score, goals=score.goals + 3) for score in full.scores),
        players=tuple(replace(player, coins=3, influence=7) for player in full.players),
    )
    frame = replace(untold(at.frame), names=LONG_NAMES, before=msgspec.json.encode(before))
    own = msgspec.json.encode(crowded(_read(at.own)))
    yield Sample("full4", "board", msgspec.json.encode(full), frame)
    yield Sample("compact4", "board", own, replace(frame, before=None, style="compact"))
    yield Sample("hand-large", "hand", *_large_hand(at))


def _large_hand(at: Position) -> tuple[bytes, Frame]:
    own = crowded(_read(at.own))
    assert own.seat is not None
    hand = tuple(FOLLOWERS)[2:14]
    mine = replace(own.players[own.seat], hand=hand, hand_size=len(hand))
    players = tuple(mine if p.seat == own.seat else p for p in own.players)
    return msgspec.json.encode(replace(own, players=players)), replace(at.frame, playable=hand[2:6])


def _some_playable(at: Position) -> Frame:
    """One card marked, as the bot would mark those among the options."""
    own = _read(at.own)
    mine = own.players[own.seat] if own.seat is not None else None
    cards = (*(mine.pack or ()), *(mine.hand or ())) if mine else ()
    return replace(at.frame, playable=cards[:1])


def _read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)
