"""How the steward sows: which tray, and which stone goes where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.trajan.data.board import PENALTIES, ROUNDS_PER_QUARTER
from games.trajan.data.circle import ACTIONS, TRAYS, Colour
from games.trajan.data.tiles import TrajanTile
from games.trajan.mat.sowing import can_fulfil, count_orders, orders
from games.trajan.measures import contains
from games.trajan.steward import weights as w
from games.trajan.steward.mind import in_place
from games.trajan.steward.prospects import Prospects

Trays = list[list[Colour]]
Order = tuple[Colour, ...]


class Circle(Struct):
    """The circle as it will be after a move; `target` is the tray last sown."""

    trays: Trays
    tiles: list[TrajanTile | None]
    target: int


class Sowing(Struct, frozen=True):
    order: Order
    worth: float


class Planner:
    """Weighs a sowing by its tile and its action, and by the move it leaves for the next turn."""

    def __init__(self, prospects: Prospects) -> None:
        self.mind = prospects.mind
        self.tiles = [self.mind.slot_tile(slot) for slot in range(TRAYS)]
        self.worths = [self.mind.trajan(tile) if tile else 0.0 for tile in self.tiles]
        self.now = [prospects.with_extra(action) for action in ACTIONS]
        self.then = [prospects.gain(action) for action in ACTIONS]
        self.again = [prospects.again(action) for action in ACTIONS]

    def from_tray(self, source: int) -> float:
        """The best a tray's stones can do."""
        trays = [list(tray) for tray in self.mind.me.trays]
        stones, trays[source] = trays[source], []
        return self.best(trays, source, tuple(stones)).worth + self._time(len(stones))

    def best(self, trays: Trays, last: int, left: Order) -> Sowing:
        """The best order of stones in hand; the next one goes into the tray after `last`."""
        found = [self._weighed(trays, last, order) for order in self._tried(left, last)]
        return max(found, key=lambda sowing: sowing.worth)

    # ---- orders -------------------------------------------------------------------------------

    def _tried(self, left: Order, last: int) -> Iterable[Order]:
        if count_orders(left) <= w.ALL_ORDERS:
            return orders(left)
        return [self._fitting(left, last, end) for end in dict.fromkeys(left)]

    def _fitting(self, left: Order, last: int, end: Colour) -> Order:
        """An order that ends with a stone; the others go where a tile wants them most."""
        rest, found = list(left), []
        rest.remove(end)
        for i in range(1, len(left)):
            wanted = {colour: self._wanted((last + i) % TRAYS, colour) for colour in rest}
            found.append(max(rest, key=lambda colour: wanted[colour]))
            rest.remove(found[-1])
        return (*found, end)

    def _wanted(self, tray: int, colour: Colour) -> float:
        tile = self.tiles[tray]
        if tile is None or self.mind.me.trays[tray].count(colour) >= tile.colours.count(colour):
            return 0.0
        return self.worths[tray]

    # ---- this turn and the next ---------------------------------------------------------------

    def _weighed(self, trays: Trays, last: int, order: Order) -> Sowing:
        after = sown(trays, self.tiles, last, order)
        tile = self.tiles[after.target]
        fulfilled = tile is not None and after.tiles[after.target] is None
        worth = self.now[after.target] + (self.worths[after.target] if fulfilled else 0.0)
        return Sowing(order, worth + self._outlook(after, len(order)))

    def _outlook(self, circle: Circle, steps: int) -> float:
        """The best move of the next turn, and tiles that come closer."""
        sources = [tray for tray in range(TRAYS) if circle.trays[tray]]
        best = max(self._next(circle, source) for source in sources)
        ready = sum(
            self.worths[i] * w.READY[in_place(circle.trays[i], tile)]
            for i, tile in enumerate(circle.tiles)
            if tile
        )
        spared = (w.STEPS - steps) / self.mind.pace
        likely = max(0.0, min(1.0, self.mind.turns + spared))
        return likely * w.NEXT_TURN * best + self.mind.soon(w.TO_FULFIL) * ready

    def _next(self, circle: Circle, source: int) -> float:
        stones = circle.trays[source]
        target = (source + len(stones)) % TRAYS
        worth = self.again[target] if target == circle.target else self.then[target]
        tile = circle.tiles[target]
        there = [] if target == source else circle.trays[target]
        if tile and can_fulfil(there, stones, tile):
            worth += self.worths[target]
        return worth - w.STEP_COST * len(stones)

    # ---- time ---------------------------------------------------------------------------------

    def _time(self, steps: int) -> float:
        """What moving the time marker costs, or brings if it ends the quarter at the right time."""
        view, m = self.mind.view, self.mind
        cost = w.STEP_COST * steps
        rounds = (view.time_pos + steps) // view.time_length
        if view.round_in_quarter + rounds <= ROUNDS_PER_QUARTER:
            return -cost
        won = dict(zip(view.vote_order, m.prizes, strict=False)).get(m.me.seat, 0.0)
        losses = w.THEIR_LOSS * max(p.loss for p in m.others) - w.OWN_LOSS * PENALTIES[m.unmet]
        return losses + won - m.vote_hopes(m.me.votes) - cost


def sown(
    trays: Trays, tiles: Sequence[TrajanTile | None], last: int, order: Sequence[Colour]
) -> Circle:
    """The circle when these stones lie, beginning after the tray `last`."""
    after, left = [list(tray) for tray in trays], list(tiles)
    for i, colour in enumerate(order, 1):
        after[(last + i) % TRAYS].append(colour)
    target = (last + len(order)) % TRAYS
    tile = left[target]
    if tile and contains(after[target], tile.colours):
        left[target] = None
    return Circle(after, left, target)
