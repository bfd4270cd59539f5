"""The steward: weighs every option of a question by what it would have at the end of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.core.bots.weighing import judging_bot, legal, ranked
from games.core.contract import Decision, Ranked
from games.nova_roma.seat.view import View
from games.nova_roma.steward.answers import actions as acts
from games.nova_roma.steward.answers import forum
from games.nova_roma.steward.answers.several import SEVERAL
from games.nova_roma.steward.answers.using import followers_first, is_use
from games.nova_roma.steward.mind import Mind

Weigh: TypeAlias = Callable[[Mind, str], float]


def rank(view: View, decision: Decision) -> list[Ranked]:
    """Answers by what they are worth; nothing where it has no rule of thumb."""
    if view.seat is None or not (decision.key in WEIGHTS or decision.key in SEVERAL):
        return []
    mind = Mind(view, view.players[view.seat], decision)
    try:
        answers = _ranked(mind)
    except (LookupError, ValueError):  # asked by rules newer than this player
        return []
    return answers if legal(decision, answers) else []


steward = judging_bot(rank)


def _ranked(m: Mind) -> list[Ranked]:
    key, ids = m.decision.key, [option.id for option in m.decision.options]
    if key in SEVERAL:
        return SEVERAL[key](m, ids)
    weigh = WEIGHTS[key]
    if m.decision.most > 1:
        return ranked(m.decision, lambda id: weigh(m, id))
    helper = followers_first(m, ids)
    worth = {id: weigh(m, id) for id in ids if not is_use(id)}
    most = max(worth.values(), default=0.0)
    worth |= {id: most + 1.0 if id == helper else most - 1.0 for id in ids if id not in worth}
    return [Ranked((id,), worth[id]) for id in sorted(ids, key=lambda id: -worth[id])]


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
