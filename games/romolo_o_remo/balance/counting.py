"""What is counted of a game of computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from games.core.bots.measuring import answers
from games.core.contract import Bot, Event
from games.core.match import Match
from games.core.text import Text
from games.romolo_o_remo.ending.scoring import score
from games.romolo_o_remo.game import RomoloORemo
from games.romolo_o_remo.seat.view import View

GAME = RomoloORemo()
# Events that are counted once each, and what they are called here.
ONCE = {
    "told-recruits": "characters recruited",
    "told-attack": "fights",
    "told-withdraws": "withdrawals",
    "told-destroys": "buildings razed",
    "told-tower-falls": "towers fallen",
    "told-loses-unit": "units fallen",
    "told-starves": "units starved",
    "told-discovery": "hexes discovered",
    "told-looks": "looks",
    "told-sells": "cubes sold",
    "told-buys": "purchases",
    "told-refines": "refinings",
    "told-produces": "harvests",
    "told-fetches": "harvests",
    "told-settles": "explorers settled",
    "told-exchange": "exchanges of partners",
    "told-mercator": "exchanges of Mercator",
    "told-loot": "cubes stolen",
}
# Events with a number, and what is counted.
SEVERAL = {"told-walls": "walls", "told-hires": "mercenaries hired"}


class Counted(Struct):
    """One game when it is over."""

    reason: str
    rounds: int
    choices: int
    places: list[int]  # of the winners, in the order of play
    winners: list[int]  # seats
    points: list[Mapping[str, int]]  # of each seat; alone, of the player and the rival
    used: Counter[str] = field(default_factory=Counter)


def play(bots: Sequence[Bot[View]], seed: int, variant: Mapping[str, str]) -> Counted:
    """One game; everything about it depends on its seed alone."""
    match = Match.start(GAME, len(bots), seed, variant)
    used: Counter[str] = Counter()
    for answer in answers(match, bots, seed):
        for event in answer.told:
            _count(used, event)
    state, outcome = match.state_copy(), match.outcome
    assert outcome is not None
    points = list(GAME.standing(state))
    if state.rival:
        rival = score(state)[1]
        own: dict[str, int] = dict(rival.points.items())
        points.append(own | {"majorities": sum(rival.bonus.values())})
    winners = [int(seat) for seat in outcome.winners]
    places = [(seat - state.start) % len(bots) for seat in winners]
    return Counted(outcome.reason, state.round, match.count, places, winners, points, used)


def _count(used: Counter[str], event: Event) -> None:
    key, args = event.text.key, event.text.args
    if key in ONCE:
        used[ONCE[key]] += 1
    elif key in SEVERAL:
        n = args["n"]
        assert isinstance(n, int)
        used[SEVERAL[key]] += n
    elif key == "told-builds":
        used[_name(args["building"])] += 1
    elif key == "told-creates":
        used[f"{_name(args['unit'])}s created"] += 1


def _name(text: object) -> str:
    """«temple» of `building-temple`, «worker» of `unit-worker.name`."""
    assert isinstance(text, Text)
    return text.key.partition("-")[2].partition(".")[0]
