"""Where to build: majorities in the zones, and rewards beside the blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from games.nova_roma.city.blocks import zones_for
from games.nova_roma.city.board import PLACES, REWARD_SPACES, ZONE_MASK, Place, free_places
from games.nova_roma.course.scoring import PLACES_WITH_POINTS
from games.nova_roma.data.components import Reward
from games.nova_roma.seat.view import RewardView, View
from games.nova_roma.steward import weights as w
from games.nova_roma.terms import NEUTRAL, ZoneId

Price: TypeAlias = Callable[[Reward], float]


class Town:
    """The city as one seat sees it."""

    def __init__(self, view: View, seat: int, actions: int, price: Price) -> None:
        self.seat = seat
        self.solo = view.automa is not None
        self.left = view.players[seat].blocks_left
        self.price = price
        self.doubt = min(w.ZONE_DOUBT_MOST, actions / w.ZONE_DOUBT)
        self.boards: dict[int, int] = {}
        for building in view.buildings:
            place = PLACES[f"{building.orientation}@{building.anchor}"]
            self.boards[building.owner] = self.boards.get(building.owner, 0) | place.mask
        self.occupied = 0
        for board in self.boards.values():
            self.occupied |= board
        self.majority = {zone.zone: zone.majority for zone in view.zones}
        self.open_rewards = [r for r in view.rewards if r.tile and not r.resolved]
        self._best: dict[tuple[str, int], float] = {}
        self._more: dict[tuple[ZoneId, int], float] = {}

    def best(self, shape: str, strength: int) -> float:
        """The best place of a shape that an action of this strength may use; 0 for none."""
        key = shape, strength
        if key not in self._best:
            groups = free_places(shape, zones_for(strength), self.occupied)
            self._best[key] = max((self.best_of(group) for group in groups), default=0.0)
        return max(0.0, self._best[key])

    def best_of(self, places: Iterable[Place]) -> float:
        return max(self.worth(place) for place in places)

    def worth(self, place: Place) -> float:
        if self.left < len(place.cells):
            return 0.0
        worth = self.more(place.zone, len(place.cells))
        for reward in self.open_rewards:
            if reward.zone == place.zone:
                worth += self._beside(place, reward)
        return worth

    # ---- majorities -------------------------------------------------------------------------

    def more(self, zone: ZoneId, blocks: int) -> float:
        """So many more blocks in a zone."""
        key = zone, blocks
        if key not in self._more:
            own = self._count(zone, self.seat)
            self._more[key] = self._zone(zone, own + blocks) - self._zone(zone, own)
        return self._more[key]

    def _count(self, zone: ZoneId, owner: int) -> int:
        return (self.boards.get(owner, 0) & ZONE_MASK[zone]).bit_count()

    def _zone(self, zone: ZoneId, own: int) -> float:
        """Points as things are, and as far as all is open by share of the blocks."""
        now = self._place_points(zone, own) if own else 0.0
        now -= self._lost(zone, own)
        return (1 - self.doubt) * now + self.doubt * self._hoped(zone, own)

    def _hoped(self, zone: ZoneId, own: int) -> float:
        most = max((self._count(zone, o) for o in self.boards if o != self.seat), default=0)
        first, second, last = self.majority[zone]
        if self.solo:
            return (first - second) * (2 * min(1.0, own / (most + 1)) - 1)
        return last + (first - last) * own / (own + 1 + most) if own else 0.0

    def _place_points(self, zone: ZoneId, own: int) -> float:
        ahead = {
            n
            for owner in self.boards
            if owner != self.seat
            and (n := self._count(zone, owner)) >= own + (not self._wins_tie(owner))
        }
        return self.majority[zone][min(len(ahead), PLACES_WITH_POINTS - 1)]

    def _wins_tie(self, owner: int) -> bool:
        return self.solo and owner == NEUTRAL

    def _lost(self, zone: ZoneId, own: int) -> float:
        """Alone: what the opponent gets here."""
        if not self.solo:
            return 0.0
        first, second, _ = self.majority[zone]
        return first if self._count(zone, NEUTRAL) >= own else second

    # ---- rewards ----------------------------------------------------------------------------

    def _beside(self, place: Place, reward: RewardView) -> float:
        """A reward that is completed, or comes nearer."""
        around = REWARD_SPACES[reward.space].around
        if not around & place.mask or reward.reward is None:
            return 0.0
        own = self.boards.get(self.seat, 0) & around
        left = (around & ~(self.occupied | place.mask)).bit_count()
        worth = self.price(reward.reward)
        if not left:
            others = sum(
                bool(board & around)
                for owner, board in self.boards.items()
                if owner not in (self.seat, NEUTRAL)
            )
            share = 1.0 if not own else 1 - w.REWARD_TOUCHED
            return worth * (share - w.REWARD_FOR_OTHERS * others)
        return 0.0 if own else worth * w.REWARD_TOUCHED / left**0.5
