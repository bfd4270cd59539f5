"""What cards are worth to the steward: in hand, aboard a ship, in the display."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import mul

from msgspec import Struct

from games.core.bots.once import once
from games.trajan.data.cargo import COMMODITIES, SHIPS, Commodity, Ship
from games.trajan.steward import weights as w
from games.trajan.steward.mind import Mind

Counts = tuple[int, ...]  # of the hand, by commodity
INDEX: dict[str, int] = {kind: n for n, kind in enumerate(COMMODITIES)}
MOST_PAIRS = 3
MOST_DIFFERENT = 4
MOST_SAME = 4


class Cargo(Struct, frozen=True):
    """A shipment thought through; `pairs` and `cards` name kinds."""

    ship: Ship
    worth: float
    pairs: tuple[Commodity, ...] = ()  # whole pairs
    cards: tuple[Commodity, ...] = ()  # single cards, or all equal ones
    wilds: int = 0


class Trade:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        hand = mind.me.hand or ()
        self.hand: Counts = tuple(hand.count(kind) for kind in COMMODITIES)
        self.wilds = mind.me.wild["wild_commodity"]
        self.per_card = tuple(mind.per_card(kind) for kind in COMMODITIES)
        self._hope = mind.soon(w.SHIPS_TO_COME)
        self._worths: dict[Counts, float] = {}

    # ---- the hand -----------------------------------------------------------------------------

    def worth(self, hand: Counts) -> float:
        """What a hand will bring: its ships, the bonus tiles, a point a card at the end."""
        if hand not in self._worths:
            loose = float(sum(hand))
            paid = sum(map(mul, hand, self.per_card))
            won = _shipped(hand) - loose + w.BONUS_IN_HAND * paid
            self._worths[hand] = loose + self._hope * won
        return self._worths[hand]

    def change(self, more: Iterable[str] = (), less: Iterable[str] = ()) -> float:
        """What a hand wins by cards that come and go."""
        hand = list(self.hand)
        for card in more:
            hand[INDEX[card]] += 1
        for card in less:
            hand[INDEX[card]] -= 1
        return self.worth(tuple(hand)) - self.worth(self.hand)

    @once
    def draws(self) -> list[float]:
        """What each kind would add to the hand, least first."""
        return sorted(self.change([kind]) for kind in COMMODITIES)

    @once
    def any_card(self) -> float:
        """A card from the deck."""
        return sum(self.draws) / len(self.draws)

    @once
    def better_of_two(self) -> float:
        """Two cards from the deck, of which one goes."""
        n = len(self.draws)
        return sum(gain * (2 * i + 1) for i, gain in enumerate(self.draws)) / (n * n)

    def keep(self, card: str) -> float:
        """What a card in hand is worth to the hand."""
        return -self.change(less=[card])

    # ---- what the seaport offers --------------------------------------------------------------

    def gain(self, times: int) -> float:
        """The best that so many visits bring: a ship, then others or cards."""
        fetched = max(self.fetch, self.playing)
        loads = sorted((cargo.worth for cargo in self.cargoes.values()), reverse=True)
        return sum(max(load, fetched) for load in (*loads, 0.0, 0.0, 0.0)[:times])

    @once
    def fetch(self) -> float:
        """One more card."""
        tops = [self.taking(pile.top) for pile in self.mind.view.discards.values() if pile.top]
        drawn = self.better_of_two if self.mind.view.deck_size else 0.0
        return max((drawn, *tops))

    def taking(self, card: str) -> float:
        return self.change([card])

    @once
    def playing(self) -> float:
        return sum(self.shown(kind) for kind in self.to_play)

    @once
    def to_play(self) -> tuple[Commodity, ...]:
        """Up to two cards better in the display than in hand."""
        held = [kind for kind in COMMODITIES for _ in range(self.hand[INDEX[kind]])]
        best = sorted(held, key=lambda kind: -self.shown(kind))[:2]
        return tuple(kind for kind in best if self.shown(kind) > 0)

    def shown(self, card: str) -> float:
        """A card shown and another drawn."""
        return self.per_card[INDEX[card]] + self.any_card - self.keep(card)

    # ---- ships --------------------------------------------------------------------------------

    @once
    def cargoes(self) -> dict[Ship, Cargo]:
        """The best cargo for every ship that can be loaded."""
        loads = {ship: list(_LOADS[ship](self)) for ship in SHIPS}
        return {ship: max(all, key=lambda c: c.worth) for ship, all in loads.items() if all}

    def _weighed(
        self,
        ship: Ship,
        units: int,
        pairs: Sequence[Commodity] = (),
        cards: Sequence[Commodity] = (),
        wilds: int = 0,
    ) -> Cargo:
        values = self.mind.view.ships[SHIPS.index(ship)].values
        gone = [*pairs, *pairs, *cards]
        shown = sum(self.per_card[INDEX[card]] for card in gone)
        wild = wilds * w.WILD_COMMODITY * self.mind.soon(w.SHIPS_TO_COME)
        worth = values[units - 1] + shown + w.CARGO * self.change(less=gone) - wild
        return Cargo(ship, worth, tuple(pairs), tuple(cards), wilds)

    def _same(self) -> Iterator[Cargo]:
        for kind, n in zip(COMMODITIES, self.hand, strict=True):
            for cards in range(1, min(n, MOST_SAME) + 1):
                for wilds in range(min(self.wilds, MOST_SAME - cards) + 1):
                    yield self._weighed("ship_same", cards + wilds, (), [kind] * cards, wilds)
        for wilds in range(1, self.wilds + 1):
            yield self._weighed("ship_same", wilds, wilds=wilds)

    def _pairs(self) -> Iterator[Cargo]:
        whole = self._cheapest(2)
        for n in range(min(MOST_PAIRS, len(whole)) + 1):
            single = [kind for kind in self._cheapest(1) if kind not in whole[:n]]
            for mixed in range(min(self.wilds, MOST_PAIRS - n, len(single)) + 1):
                if n + mixed:
                    yield self._weighed("ship_pairs", n + mixed, whole[:n], single[:mixed], mixed)
        if self.wilds > 1:
            yield self._weighed("ship_pairs", 1, wilds=2)

    def _different(self) -> Iterator[Cargo]:
        kinds = self._cheapest(1)
        for n in range(min(MOST_DIFFERENT, len(kinds)) + 1):
            for wilds in range(min(self.wilds, MOST_DIFFERENT - n) + 1):
                if n + wilds:
                    yield self._weighed("ship_different", n + wilds, (), kinds[:n], wilds)

    def _cheapest(self, copies: int) -> list[Commodity]:
        """Kinds of which there are so many, those first whose leaving costs least."""

        def cost(kind: Commodity) -> float:
            leaving = -self.change(less=[kind] * copies)
            return w.CARGO * leaving - copies * self.per_card[INDEX[kind]]

        held = [kind for kind, n in zip(COMMODITIES, self.hand, strict=True) if n >= copies]
        return sorted(held, key=cost)


@lru_cache(maxsize=16384)  # asked for again and again, by every hand that is one card away
def _shipped(hand: Counts) -> float:
    """What three ships will bring for a hand, one kind on the ship for equal cards."""
    groups = sorted((n for n in hand if n), reverse=True)
    if not groups:
        return 0.0
    plain = _spread(groups)
    most = min(groups[0], len(w.SAME))
    rest = [groups[0] - most, *groups[1:]]
    return max(plain, w.SAME[most - 1] + _spread(rest))


def _spread(groups: list[int]) -> float:
    """Pairs, single cards, and cards for which there is no room."""
    pairs = min(MOST_PAIRS, sum(n > 1 for n in groups))
    left = sum(groups) - 2 * pairs
    singles = min(MOST_DIFFERENT, left)
    return pairs * w.PAIR + singles * w.SINGLE + (left - singles) * w.CARD


_LOADS = {
    "ship_same": Trade._same,
    "ship_pairs": Trade._pairs,
    "ship_different": Trade._different,
}
