"""The steward: weighs every option of a question by what it would have at the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.core.choices import check_picks
from games.core.contract import Decision
from games.core.errors import IllegalChoiceError
from games.core.random_bot import random_bot
from games.core.rng import Rng
from games.nova_roma.seat.view import View
from games.nova_roma.steward import action_answers as acts
from games.nova_roma.steward import forum_answers as forum
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.several import SEVERAL
from games.nova_roma.steward.using import followers_first

Weigh: TypeAlias = Callable[[Mind, str], float]


def steward(view: View, decision: Decision, rng: Rng) -> Sequence[str]:
    """The options of most worth; to what it does not know it gives any legal answer."""
    if view.seat is None or not (decision.key in WEIGHTS or decision.key in SEVERAL):
        return random_bot(view, decision, rng)
    mind = Mind(view, view.players[view.seat], decision)
    try:
        answer = _answer(mind)
        check_picks(decision, answer)
    except (LookupError, ValueError, IllegalChoiceError):  # asked by rules newer than this player
        return random_bot(view, decision, rng)
    return answer


def _answer(m: Mind) -> tuple[str, ...]:
    key, ids = m.decision.key, [option.id for option in m.decision.options]
    if key in SEVERAL:
        return SEVERAL[key](m, ids)
    helper = followers_first(m, ids)
    if helper:
        return (helper,)
    weigh = WEIGHTS[key]
    worth = {id: weigh(m, id) for id in ids if not id.startswith("use:")}
    return tuple(sorted(worth, key=lambda id: -worth[id])[: m.decision.least])


def _go_on(m: Mind, id: str) -> float:
    return 0.0


WEIGHTS: dict[str, Weigh] = {
    "nova.draft.mosaic": forum.draft_mosaic,
    "nova.draft.follower": forum.draft_follower,
    "nova.draft.keep": forum.draft_follower,
    "nova.emperor": forum.emperor,
    "nova.patrician": forum.patrician,
    "nova.action": forum.action,
    "nova.followers.before": _go_on,
    "nova.followers.after": _go_on,
    "nova.claim": forum.claim,
    "nova.legionnaire": forum.legionnaire,
    "nova.upgrade.wine": acts.wine,
    "nova.upgrade.tile": acts.take_tile,
    "nova.upgrade.space": acts.lay_tile,
    "nova.petition.marker": acts.marker,
    "nova.petition.action": acts.request,
    "nova.recruit.draw": acts.draw,
    "nova.recruit.play": acts.play,
    "nova.recruit.replace": acts.replace,
    "nova.recruit.discard": acts.discard,
    "nova.sail.contract": acts.sail_contract,
    "nova.sail.leg": acts.leg,
    "nova.build.contract": acts.build_contract,
    "nova.build.orientation": acts.orientation,
    "nova.build.spot": acts.spot,
    "nova.build.confirm": acts.confirm,
    "nova.race.lane": acts.lane,
    "nova.race.artisan": acts.charioteer,
    "nova.wheel": acts.choose_wheel,
    "nova.produce": acts.produce,
    "nova.artisan": acts.artisan,
    "nova.tile": acts.tile,
    "nova.tile.income": acts.income,
    "nova.tile.recruit": acts.special_play,
    "nova.tile.sails": acts.leg,
    "nova.tile.lane": acts.special_lane,
    "nova.tile.race": acts.lane,
    "nova.tile.charioteer": acts.charioteer,
}
