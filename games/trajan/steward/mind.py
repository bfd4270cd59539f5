"""What one seat makes of the table: time left, demands, votes, and what tiles are worth to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from games.core.bots.once import once
from games.trajan.data.board import (
    DEMANDS_PER_QUARTER,
    PENALTIES,
    PILES,
    QUARTERS,
    ROUNDS_PER_QUARTER,
)
from games.trajan.data.circle import ACTIONS, Action, Colour
from games.trajan.data.tiles import (
    BONUS_TILES,
    DEMAND_OF,
    DEMAND_TILES_EACH,
    DEMANDS,
    TRAJAN_TILES,
    VOTES,
    Demand,
    Side,
    TrajanTile,
)
from games.trajan.seat.view import PlayerView, View
from games.trajan.steward import weights as w

EXTRA_FOR: dict[str, Action] = {f"extra_{action}": action for action in ACTIONS}
DEMAND: dict[str, Demand] = {kind: kind for kind in DEMANDS}


class Mind:
    """Built anew for every decision."""

    def __init__(self, view: View, me: PlayerView, sowing: bool = False) -> None:
        """`sowing`: the time marker is still to be moved in this turn."""
        self.view = view
        self.me = me
        self.others = [p for p in view.players if p.seat != me.seat]
        self.quarters = QUARTERS - view.quarter  # after this one
        self.pace = w.STEPS * w.HASTE * len(view.players)  # steps from one own turn to the next
        self.quarter_turns, self.turns = self._turns_left(w.STEPS if sowing else 0.0)
        self.early = min(1.0, self.turns / w.LONG)

    def _turns_left(self, spent: float) -> tuple[float, float]:
        """Own turns to be expected after this one, until the quarter and the game end."""
        view = self.view
        rounds = ROUNDS_PER_QUARTER - view.round_in_quarter - view.rounds_pending
        steps = max(0.0, view.time_left + rounds * view.time_length - spent) if rounds >= 0 else 0.0
        more = self.quarters * ROUNDS_PER_QUARTER * view.time_length
        return steps / self.pace, (steps + more) / self.pace

    def soon(self, turns: float) -> float:
        """How likely something that takes so many own turns comes about."""
        return min(1.0, self.turns / turns)

    # ---- demands ------------------------------------------------------------------------------

    @once
    def short(self) -> dict[Demand, int]:
        """Open demands that nothing covers yet, wild tiles aside."""
        me, opened = self.me, self.view.open_demands
        return {
            kind: max(0, opened.count(kind) - me.trajan_needs[kind] - me.need_tiles[kind])
            for kind in DEMANDS
        }

    @once
    def unmet(self) -> int:
        """Demands that would cost points now."""
        return max(0, sum(self.short.values()) - self.me.wild["wild_demand"])

    def demand_tile(self, kind: Demand) -> float:
        """One more tile of a kind: for a demand that lies open, that may come, or for a bonus."""
        if not self.short[kind]:
            return max(self._later_need(kind), self._for_bonus(kind))
        if not self.unmet:  # a wild tile would be saved
            return w.WILD_KEPT * self.early
        return loss_saved(self.unmet) * (w.PATIENCE if self.quarter_turns > w.TIME_ENOUGH else 1.0)

    def spare(self, kind: Demand) -> int:
        """Own tiles of a kind beyond the demands that lie open."""
        me, opened = self.me, self.view.open_demands.count(kind)
        return me.need_tiles[kind] - max(0, opened - me.trajan_needs[kind])

    def _later_need(self, kind: Demand) -> float:
        """A demand that may still come up and would not be covered."""
        known = (*self.view.used_demands, *self.view.open_demands)
        unknown = DEMAND_TILES_EACH * len(DEMANDS) - len(known)
        share = (DEMAND_TILES_EACH - known.count(kind)) / max(1, unknown)
        quarters = self.quarters + (len(self.view.open_demands) < DEMANDS_PER_QUARTER)
        covered = w.NEEDED_A_QUARTER * self.me.trajan_needs[kind] * quarters
        coming = share * self.view.demand_stack - covered - self.spare(kind)
        return w.DEMAND_COVERED * w.LATER_NEED * max(0.0, min(1.0, coming))

    def _for_bonus(self, kind: Demand) -> float:
        """Points of an own bonus tile that wants such a tile at the end, if none will be left."""
        if self.spare(kind) > 0:
            return 0.0
        wanted = [own for own in self.me.bonus if BONUS_TILES[own.id].of == (kind,)]
        hope = w.LATER_BONUS if self.quarters else w.LAST_BONUS
        return hope * sum(bonus_value(own.id, own.side) for own in wanted)

    # ---- forum tiles --------------------------------------------------------------------------

    def tile(self, kind: str) -> float:
        """A forum or extra-action tile on the mat."""
        if kind in DEMAND:
            return self.demand_tile(DEMAND[kind])
        if kind in VOTES:
            return self.more_votes(VOTES[kind])
        if kind in EXTRA_FOR:
            return self.extra(EXTRA_FOR[kind])
        return self._wild(kind)

    def _wild(self, kind: str) -> float:
        match kind:
            case "wild_demand":
                if self.unmet:
                    return loss_saved(self.unmet)
                return w.WILD_DEMAND * min(1.0, self.view.demand_stack / DEMANDS_PER_QUARTER)
            case "wild_commodity":
                return w.WILD_COMMODITY * self.soon(w.SHIPS_TO_COME)
            case "wild_construction":
                return w.WILD_CONSTRUCTION[max(map(len, self.me.buildings.values()))]
            case "wild_extra":
                return max(self.extra(action) for action in ACTIONS) + w.WILD_EXTRA
            case _:
                raise LookupError(kind)

    def extra(self, action: Action) -> float:
        """An extra-action tile: the action once more, or twice more with a +2 marker."""
        repeated = w.USUAL_ACTION[action] * (w.TWICE if action in self.me.plus2 else 1.0)
        held = self.me.extra[action] + self.me.wild["wild_extra"]
        return w.EXTRA_SHARE * repeated * self.soon(w.TO_USE_EXTRA * (1 + held) / 2)

    # ---- senate -------------------------------------------------------------------------------

    def more_votes(self, votes: int) -> float:
        """What so many more votes make of the chances for bonus tiles."""
        return self.vote_hopes(self.me.votes + votes) - self.vote_hopes(self.me.votes)

    def vote_hopes(self, votes: float) -> float:
        """Points to be hoped for from this quarter's vote with so many votes."""
        doubt = w.VOTE_DOUBT + w.VOTE_DOUBT_A_TURN * self.quarter_turns
        rivals = sorted((p.votes for p in self.others), reverse=True)
        first = chance((votes - rivals[0]) / doubt)
        placed = chance((votes - rivals[1]) / doubt) if len(rivals) > 1 else 1.0
        yellow, grey = self.prizes
        return first * (yellow - grey) + placed * grey

    @once
    def prizes(self) -> tuple[float, float]:
        """The better bonus tile yellow, the other one grey."""
        lying = [id for pile in PILES if (id := self.view.senate_bonus[pile])]
        yellow = [self.bonus(id, "yellow") for id in lying]
        grey = [self.bonus(id, "grey") for id in lying]
        return max(yellow, default=0.0), min(grey, default=0.0)

    def bonus(self, id: str, side: Side, of: PlayerView | None = None) -> float:
        """What a bonus tile will bring its owner at the end."""
        tile, value, p = BONUS_TILES[id], bonus_value(id, side), of or self.me
        match tile.scores:
            case "demand":
                return value * w.DEMAND_KEPT
            case "workers":
                return value * (len(p.sites) + w.MORE_WORKERS * self.turns)
            case "legionnaires":
                return value * (len(p.legions) + w.MORE_LEGIONNAIRES * self.turns)
            case "bonus":
                yellow = sum(own.side == "yellow" for own in p.bonus) + (side == "yellow")
                return value * (yellow + w.MORE_YELLOW * self.quarters)
            case "commodities":
                shown = sum(card in tile.of for card in p.display)
                held = sum(card in tile.of for card in p.hand or p.known_hand)
                coming = held * self.soon(2) + w.MORE_CARDS * self.turns
                return value * (shown + coming)

    def per_card(self, card: str) -> float:
        """What own bonus tiles pay for a card in the display."""
        return sum(
            bonus_value(own.id, own.side) for own in self.me.bonus if card in BONUS_TILES[own.id].of
        )

    def per_figure(self, scores: str) -> float:
        """What own bonus tiles pay for a worker on a site, or a legionnaire in a province."""
        return sum(
            bonus_value(own.id, own.side)
            for own in self.me.bonus
            if BONUS_TILES[own.id].scores == scores
        )

    # ---- Trajan tiles -------------------------------------------------------------------------

    def trajan(self, tile: TrajanTile) -> float:
        """A Trajan tile when it is fulfilled."""
        return tile.vp + self._effect(tile)

    def _effect(self, tile: TrajanTile) -> float:
        match tile.effect:
            case "draw2":
                return 2 * (w.CARD + w.DRAWN * self.soon(w.SHIPS_TO_COME))
            case "worker_camp_1" | "military_camp_1":
                return self._figures(1)
            case "worker_camp_2" | "military_camp_2":
                return self._figures(2)
            case "plus2_marker":
                return w.MARKER * self.early if len(self.me.plus2) < len(ACTIONS) else 0.0
            case "none":
                return 0.0
            case _:
                return self._every_quarter(DEMAND_OF[tile.effect])

    def _figures(self, n: int) -> float:
        """Figures that come into a camp: actions saved, and a point each at the end."""
        n = min(n, self.me.supply)
        return sum(1 + worth * self.soon(w.TO_USE_FIGURE) for worth in w.FIGURES[:n])

    def _every_quarter(self, kind: Demand) -> float:
        """A demand covered now, if one lies open, and probably once in every later quarter."""
        again = w.NEEDED_A_QUARTER * w.DEMAND_COVERED
        if self.me.trajan_needs[kind]:
            again *= w.SECOND_OF_A_KIND
        to_come = again * (1 - len(self.view.open_demands) / DEMANDS_PER_QUARTER)
        now = loss_saved(self.unmet) if self.short[kind] and self.unmet else to_come
        return now + again * self.quarters

    def new_trajan(self, tile: TrajanTile, slot: int, more: int = 0) -> float:
        """A Trajan tile laid beside a tray; `more` are others laid before it."""
        waiting = sum(id is not None for id in self.me.slots) + more
        there = w.FULFILLED[in_place(self.me.trays[slot], tile)]
        hope = there * self.soon(2 + w.TURNS_A_TILE * waiting)
        left = 1.0 if self.view.variant.score_leftover_trajan_tiles else 0.0
        return hope * self.trajan(tile) + (1 - hope) * left

    def slot_tile(self, slot: int) -> TrajanTile | None:
        id = self.me.slots[slot]
        return TRAJAN_TILES[id] if id else None


def loss_saved(unmet: int) -> float:
    """Points saved by meeting one of so many demands."""
    return float(PENALTIES[unmet] - PENALTIES[unmet - 1])


def bonus_value(id: str, side: Side) -> float:
    tile = BONUS_TILES[id]
    if tile.scores == "workers" and side == "grey":
        return 0.5
    return float(tile.yellow if side == "yellow" else tile.grey)


def chance(lead: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, lead))))


def in_place(stones: Sequence[Colour], tile: TrajanTile) -> int:
    """How many colours of a tile lie in its tray."""
    one, two = tile.colours
    if one == two:
        return min(2, stones.count(one))
    return (one in stones) + (two in stones)
