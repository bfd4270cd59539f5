"""Rich starts: some rounds are over, played eagerly and with full purses."""

from __future__ import annotations

from games.core.bots.random_bot import random_bot
from games.core.contract import Decision, Steps, Table
from games.core.ids import verb
from games.core.rng import Rng
from games.nova_roma.course.rounds import segment
from games.nova_roma.state import Player, State
from games.nova_roma.terms import GOODS, LAPS, MOST_GOODS, ROUNDS

GOODS_AT_LEAST = 3
COINS_AT_LEAST = 6
INFLUENCE_AT_LEAST = 4
ARTISANS_AT_LEAST = 2
LEAVING = ("forgo", "none", "stop", "decline", "go_on")  # options that do nothing


def boost(s: State, rng: Rng) -> None:
    """Everybody plays by the rules and by chance, but does what can be done."""
    t = Table(rng)
    last, lap = 2 + rng.below(ROUNDS - 1), 1 + rng.below(LAPS)
    while s.round < last or s.lap < lap or s.phase != "turn":
        if s.phase == "turn":
            _fill_purse(s, s.players[s.active], rng)
        steps = segment(t, s)
        assert steps
        _decide(steps, rng)
    for player in s.players:
        _fill_purse(s, player, rng)


def _fill_purse(s: State, player: Player, rng: Rng) -> None:
    for good in GOODS:
        most = GOODS_AT_LEAST + rng.below(MOST_GOODS - GOODS_AT_LEAST + 1)
        player.goods[good] = max(player.goods[good], most)
    player.coins = max(player.coins, COINS_AT_LEAST)
    player.influence = max(player.influence, INFLUENCE_AT_LEAST)
    hired = min(s.artisans, max(0, ARTISANS_AT_LEAST - player.artisans))
    s.artisans -= hired
    player.artisans += hired


def _decide(steps: Steps[None], rng: Rng) -> None:
    """Carries out a rule; what it asks is answered by chance."""
    try:
        ask = next(steps)
        while True:
            ask = steps.send({d.seat: _eager(d, rng) for d in ask.decisions})
    except StopIteration:
        return


def _eager(decision: Decision, rng: Rng) -> tuple[str, ...]:
    """Does something where something can be done."""
    doing = [option.id for option in decision.options if verb(option.id) not in LEAVING]
    if decision.most == 1 and doing:
        return (doing[rng.below(len(doing))],)
    return random_bot(None, decision, rng)
