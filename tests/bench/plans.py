"""How many questions answers in advance would answer: `python -m tests.bench.plans`.

Stewards play Ruhm für Rom. After each of its answers a seat makes a plan for every role, by what it
sees then: what its steward would choose if that role were led at once. Of the questions whether
to follow that come later it is counted which ones such a plan answers, which ones are answered
because nothing else can be done, and how often the answer is the one the steward gives then.
"""

from __future__ import annotations

import argparse
from collections import Counter

import msgspec

from games.core.bots.measuring import Share
from games.core.contract import Decision, Foreseen, Option
from games.core.match import Match
from games.core.plans import OFF, Plan, answer_ahead
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.glory_to_rome import GAME
from games.glory_to_rome.data.cards import ROLES
from games.glory_to_rome.seat.view import View

STEWARD = GAME.bots["steward"]
FOLLOW = "gtr.follow"


def plans_of(view: View, seat: Seat) -> dict[str, Plan]:
    """What a sensible person would say in advance for each role."""
    kinds = {kind.key: kind for kind in GAME.plans(view, seat)}
    return {
        key: plan
        for role in ROLES
        if (key := f"{FOLLOW}:{role}") in kinds
        and (plan := _plan(msgspec.structs.replace(view, role=role), seat, kinds[key]))
    }


def _plan(led: View, seat: Seat, kind: Foreseen) -> Plan | None:
    options = tuple(Option(way.id, way.label) for way in kind.ways)
    assert STEWARD.rank is not None
    ranked = STEWARD.rank(led, Decision(seat, FOLLOW, Text("ask-follow"), options))
    if not ranked:
        return None
    pick = ranked[0].picks[0]
    return Plan(kind.key, pick, next(way.rests_on for way in kind.ways if way.id == pick))


def play(players: int, seed: int, found: Counter[str]) -> None:
    """One game to its end."""
    match, rng = Match.start(GAME, players, seed), Rng(seed)
    plans: dict[Seat, dict[str, Plan]] = {}
    while match.outcome is None:
        seat = match.waiting()[0]
        decision, view = match.pending(seat), match.view(seat)
        assert decision is not None
        picks = tuple(STEWARD.answer(view, decision, rng))
        if decision.key == FOLLOW:
            found["asked"] += 1
            found["alone"] += answer_ahead(GAME, view, decision, {}, "cards") is not None
            _count(view, decision, plans.get(seat, {}), picks, found)
        match.submit(seat, match.seq, picks)
        plans[seat] = plans_of(match.view(seat), seat)


def _count(
    view: View,
    decision: Decision,
    plans: dict[str, Plan],
    picks: tuple[str, ...],
    found: Counter[str],
) -> None:
    planned = answer_ahead(GAME, view, decision, plans, OFF)
    ahead = planned or answer_ahead(GAME, view, decision, {}, "cards")
    if ahead is None:
        return
    found["broken"] += ahead.is_broken
    found["answered"] += not ahead.is_broken
    found["same"] += picks == (ahead.pick,)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    games = parser.parse_args().games
    print("| players | asked | nothing else possible | answered in advance | broken | as then |")
    for players in GAME.seats:
        found: Counter[str] = Counter()
        for seed in range(games):
            play(players, seed, found)
        asked = found["asked"]
        alone, answered, broken = (
            Share(found[name], asked) for name in ("alone", "answered", "broken")
        )
        same = Share(found["same"], found["answered"])
        print(
            f"| {players} | {asked} | {alone.share:.1%} | {answered.share:.1%}"
            f" | {broken.share:.1%} | {same.share:.1%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
