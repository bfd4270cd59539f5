"""The steward: a computer player who weighs every option by rules of thumb.

Of each kind of decision it knows what an option is worth (`WEIGHTS`); skipping is worth nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from games.core.bots.once import once
from games.core.bots.weighing import judging_bot, ranked
from games.core.contract import Decision, Ranked
from games.core.ids import copy, kind, last, parts, several, verb
from games.trajan.data.board import PENALTIES, PILES, Pile
from games.trajan.data.cargo import SHIPS, Ship
from games.trajan.data.circle import ACTIONS, START_SLOTS, TRAYS, Action
from games.trajan.data.tiles import BONUS_TILES, STACKS, TRAJAN_TILES, Stack
from games.trajan.seat.view import PlayerView, View
from games.trajan.steward import weights as w
from games.trajan.steward.circle import Order, Planner
from games.trajan.steward.mind import Mind
from games.trajan.steward.prospects import Prospects
from games.trajan.steward.trade import Cargo, Trade

ACTION: dict[str, Action] = {action: action for action in ACTIONS}
STACK: dict[str, Stack] = {stack: stack for stack in STACKS}
SHIP: dict[str, Ship] = {ship: ship for ship in SHIPS}
PILE: dict[str, Pile] = {pile: pile for pile in PILES}
TAKEN_FROM: dict[str, Pile] = {f"take_{pile}": pile for pile in PILES}
SOWING = ("trajan.tray", "trajan.sow", "trajan.sow_stone")


class Steward:
    """One seat with a decision before it."""

    def __init__(self, view: View, me: PlayerView, key: str = "") -> None:
        self.view = view
        self.me = me
        self.mind = Mind(view, me, sowing=key in SOWING)
        self.prospects = Prospects(self.mind)

    @property
    def trade(self) -> Trade:
        return self.prospects.trade

    @once
    def planner(self) -> Planner:
        return Planner(self.prospects)

    @once
    def order(self) -> Order:
        """The best order of the stones still to be sown."""
        turn = self.view.turn
        if turn is None:
            raise LookupError("nothing is being sown")
        trays = [list(tray) for tray in self.me.trays]
        last = (turn.source + len(turn.order)) % TRAYS
        return self.planner.best(trays, last, turn.left).order

    def cargo(self, ship: Ship) -> Cargo:
        return self.trade.cargoes[ship]


Weigh: TypeAlias = Callable[[Steward, str], float]


def rank(view: View, decision: Decision) -> list[Ranked]:
    """Every option by what it is worth; nothing where it has no rule of thumb."""
    weigh = WEIGHTS.get(decision.key)
    if weigh is None or view.seat is None:
        return []
    me = Steward(view, view.players[view.seat], decision.key)
    try:
        return ranked(decision, partial(weigh, me))
    except (LookupError, ValueError):  # an option of rules newer than this player
        return []


steward = judging_bot(rank)


# ---- set-up -----------------------------------------------------------------------------------


def _stones(s: Steward, id: str) -> float:
    """Different colours in a tray, and none that lies in the tray before."""
    if id == "random":
        return -1.0
    one, two = several(last(id))
    tray = next(i for i, stones in enumerate(s.me.trays) if not stones)
    before = s.me.trays[tray - 1] if tray else ()
    beside = (one in before) + (two in before)
    return 1.0 - 0.5 * (one == two) - 0.2 * beside


def _start_card(s: Steward, id: str) -> float:
    """An open card that fits; from the deck one at a time, to see what comes."""
    if verb(id) == "take":
        top = s.view.discards[PILE[last(id)]].top
        return s.trade.taking(top) if top else 0.0
    return s.trade.any_card - (0.1 if id != "deck" else 0.0)


def _start_tile(s: Steward, id: str) -> float:
    slot = next(slot for slot in START_SLOTS if s.me.slots[slot] is None)
    return _laid(s, id, slot)


def _laid(s: Steward, id: str, slot: int) -> float:
    stack = STACK[last(id)]
    top = s.view.trajan_stacks[STACKS.index(stack)].top
    return s.mind.new_trajan(TRAJAN_TILES[top], slot) if top else 0.0


# ---- sowing -----------------------------------------------------------------------------------


def _tray(s: Steward, id: str) -> float:
    return s.planner.from_tray(int(last(id)))


def _sow(s: Steward, id: str) -> float:
    return 1.0 if several(last(id)) == s.order else 0.0


def _sow_stone(s: Steward, id: str) -> float:
    return 1.0 if last(id) == s.order[0] else 0.0


def _figures(s: Steward, id: str) -> float:
    return float(last(id))


def _plus2(s: Steward, id: str) -> float:
    if id == "decline":
        return 0.0
    action = ACTION[last(id)]
    return w.USUAL_ACTION[action] * (1 + s.me.extra[action])


# ---- actions ----------------------------------------------------------------------------------


def _seaport(s: Steward, id: str) -> float:
    if id in SHIP:
        return s.cargo(SHIP[id]).worth
    if id in TAKEN_FROM:
        top = s.view.discards[TAKEN_FROM[id]].top
        return s.trade.taking(top) if top else 0.0
    return {"draw_two": s.trade.better_of_two, "play": s.trade.playing}.get(id, 0.0)


def _forum(s: Steward, id: str) -> float:
    return s.mind.tile(last(id)) if id != "skip" else 0.0


def _military(s: Steward, id: str) -> float:
    there, camp, more = s.prospects.provinces, s.me.military_camp, _repeats(s)
    if id == "recruit":
        return there.recruit(camp) + there.march(s.me.leader, camp + 1, (), more)
    if id == "deploy":
        return there.deploy(s.me.leader, camp, (), more)
    return there.move(last(id), camp, (), more) if id != "skip" else 0.0


def _repeats(s: Steward) -> int:
    """How often the action will be repeated after this time."""
    return s.view.turn.repeats if s.view.turn else 0


def _senate(s: Steward, id: str) -> float:
    return s.prospects.advance(s.me.senate_pos) if id == "advance" else 0.0


def _trajan(s: Steward, id: str) -> float:
    return _laid(s, id, s.me.arch) if id != "skip" and s.me.arch is not None else 0.0


def _construction(s: Steward, id: str) -> float:
    if id == "recruit":
        return s.prospects.buildings.recruit(s.me.worker_camp)
    return s.prospects.buildings.build(last(id)) if id != "skip" else 0.0


def _extra(s: Steward, id: str) -> float:
    turn = s.view.turn
    if id != "yes" or turn is None or turn.action is None:
        return 0.0
    return s.prospects.extra_use(turn.action, done=0)


# ---- cards ------------------------------------------------------------------------------------


def _discard(s: Steward, id: str) -> float:
    """The card needed least, on the pile whose open card is wanted less."""
    _, card, pile = parts(id)
    top = s.view.discards[PILE[pile]].top
    return -s.trade.keep(card) - (0.1 * s.trade.taking(top) if top else 0.0)


def _play(s: Steward, id: str) -> float:
    wanted = s.trade.to_play.count(kind(id))
    return s.trade.shown(kind(id)) if wanted >= copy(id) else -1.0


def _same(s: Steward, id: str) -> float:
    cargo = s.cargo("ship_same")
    if not cargo.cards:
        return 1.0 if id == f"wild.{cargo.wilds}" else 0.0
    wild = f"+{cargo.wilds}" if cargo.wilds else ""
    return 1.0 if id == f"{cargo.cards[0]}.{len(cargo.cards)}{wild}" else 0.0


def _pairs(s: Steward, id: str) -> float:
    return 1.0 if last(id) in s.cargo("ship_pairs").pairs else -1.0


def _mixed(s: Steward, id: str) -> float:
    return 1.0 if last(id) in s.cargo("ship_pairs").cards else -1.0


def _different(s: Steward, id: str) -> float:
    return 1.0 if id in s.cargo("ship_different").cards else -1.0


def _wilds(s: Steward, id: str) -> float:
    """As many as planned among different cards; no more pairs of them than must be."""
    n = int(last(id))
    if verb(id) == "wild_pairs":
        return -float(n)
    return 1.0 if n == s.cargo("ship_different").wilds else 0.0


# ---- the end of a quarter ---------------------------------------------------------------------


def _wild_demand(s: Steward, id: str) -> float:
    """What is not lost now, against what the tiles kept may save or earn later."""
    spent, short = int(last(id)), sum(s.mind.short.values())
    kept = s.me.wild["wild_demand"] - spent
    wanted = sum(BONUS_TILES[own.id].scores == "demand" for own in s.me.bonus)
    worth = w.WILD_KEPT * kept if s.mind.quarters else w.WILD_FOR_BONUS * min(kept, wanted)
    return worth + PENALTIES[-1] - PENALTIES[short - spent]


def _bonus(s: Steward, id: str) -> float:
    """What it brings, and what is left to the second in the senate."""
    pile = PILE[last(id)]
    own, other = s.view.senate_bonus[pile], s.view.senate_bonus[PILES[pile == "left"]]
    second = s.view.players[s.view.vote_order[1]]
    if own is None or other is None:
        return 0.0
    return s.mind.bonus(own, "yellow") - w.LEFT_TO_SECOND * s.mind.bonus(other, "grey", second)


def _aside(s: Steward, id: str) -> float:
    """Never concedes: others may want to play on."""
    return -1.0 if id == "concede" else 1.0


WEIGHTS: dict[str, Weigh] = {
    "trajan.stones": _stones,
    "trajan.start_card": _start_card,
    "trajan.start_tile": _start_tile,
    "trajan.tray": _tray,
    "trajan.sow": _sow,
    "trajan.sow_stone": _sow_stone,
    "trajan.figures": _figures,
    "trajan.plus2": _plus2,
    "trajan.seaport": _seaport,
    "trajan.forum": _forum,
    "trajan.military": _military,
    "trajan.senate": _senate,
    "trajan.trajan": _trajan,
    "trajan.construction": _construction,
    "trajan.extra": _extra,
    "trajan.discard": _discard,
    "trajan.play": _play,
    "trajan.ship_same": _same,
    "trajan.ship_pairs": _pairs,
    "trajan.ship_mixed": _mixed,
    "trajan.ship_wild": _wilds,
    "trajan.ship_different": _different,
    "trajan.wild_demand": _wild_demand,
    "trajan.bonus": _bonus,
    "trajan.aside": _aside,
}
