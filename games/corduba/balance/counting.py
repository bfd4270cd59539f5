"""What is counted of a game of stewards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct, field

from games.corduba.course.scoring import points
from games.corduba.game import Corduba
from games.corduba.measures import tiles
from games.corduba.seat.view import View
from games.corduba.state import State
from games.corduba.terms import CAEPIO, DECADES
from games.core.bots.measuring import Answered, answers
from games.core.contract import Bot
from games.core.ids import parts, rest, verb
from games.core.match import Match

GAME = Corduba()


class Seated(Struct):
    """One player when the game is over."""

    place: int  # in the order of the first round
    character: str
    hereditas: str
    points: dict[str, int]
    unrest: int
    won: bool


class Counted(Struct):
    reason: str
    seated: list[Seated]
    choices: int = 0
    turns: int = 0  # main actions, passing not counted
    met: list[bool] = []  # Rome's demand by decade
    short: Counter[str] = field(default_factory=Counter)  # who caused unrest, and how
    shown: tuple[str, ...] = ()  # milestones on display
    claims: list[tuple[str, int]] = []  # milestones with their round
    built: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)  # actions of buildings, first uses too
    verbs: Counter[str] = field(default_factory=Counter)  # of turns
    monuments: int = 0
    caepio: dict[str, int] = {}


def play(bots: Sequence[Bot[View]], seed: int, variant: dict[str, str] | None = None) -> Counted:
    """One game; everything about it depends on its seed alone."""
    match = Match.start(GAME, len(bots), seed, variant)
    found = Counted("", [])
    order: tuple[int, ...] = ()
    for answer in answers(match, bots, seed):
        if not order and answer.view.phase not in ("draft", "families", "heirs"):
            order, found.shown = answer.view.order, answer.view.milestones
        _count(found, answer)
    state = match.state_copy()
    assert state.result is not None
    found.reason = state.result.reason
    found.choices = match.count
    _count_end(found, state, order or tuple(state.order))
    return found


def _count(found: Counted, answer: Answered[View]) -> None:
    pick = answer.picks[0] if answer.picks else ""
    match answer.key:
        case "corduba.turn":
            found.verbs[verb(pick)] += 1
            found.turns += verb(pick) not in ("pass", "trader", "ability", "slowly")
            if verb(pick) == "milestone":
                found.claims.append((rest(pick), answer.view.round))
        case "corduba.activate" | "corduba.build.use" if pick != "no":
            found.used[rest(pick)] += 1
        case "corduba.monument":
            found.monuments += 1
            found.built[parts(pick)[1]] += 1
        case _:
            pass
    for event in answer.told:
        if event.text.key in ("told-demand-met", "told-demand-missed"):
            found.met.append(event.text.key == "told-demand-met")
        if event.text.key in ("told-short", "told-causes", "told-wages-short"):
            found.short[event.text.key] += 1


def _count_end(found: Counted, s: State, order: tuple[int, ...]) -> None:
    assert s.result is not None
    places = [seat for seat in order if seat != CAEPIO]
    for seat, player in enumerate(s.players):
        found.seated.append(
            Seated(
                places.index(seat),
                player.character or "",
                player.hereditas or "",
                points(s, seat),
                player.unrest,
                seat in s.result.winners,
            )
        )
    found.built.update(tile.kind for _, tile in tiles(s))
    if s.solo:
        found.caepio = points(s, CAEPIO)
    assert len(found.met) <= DECADES
