"""What holdings are worth to the steward, in victory points, judged by one seat's view."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import TypeAlias

from msgspec.structs import asdict

from games.core.bots.once import once
from games.core.contract import Decision
from games.nova_roma.data.components import Price, Reward, TileKind
from games.nova_roma.data.followers import FOLLOWERS, AtLeast, Counted, Follower, ForEach
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import (
    AT,
    Holdings,
    Sight,
    feats_of,
    holdings_of,
    in_sight,
)
from games.nova_roma.steward.worths.contracts import contracts_on, sights_of
from games.nova_roma.steward.worths.goals import Goal, goals_of, hopes
from games.nova_roma.steward.worths.lanes import harbour_values, lane_values
from games.nova_roma.steward.worths.town import Town
from games.nova_roma.terms import (
    ARTISANS,
    ARTISANS_KEPT,
    COLUMN,
    GOODS,
    LAPS,
    MOST_GOODS,
    ROUNDS,
    ROW,
    TOP_STRENGTH,
    Action,
    Good,
)

MANY = 40  # coins; more do not count

Step: TypeAlias = tuple[Action, int]  # an action and its strength


class Mind:
    """One seat at one question. Tables are made once; worths of holdings are remembered."""

    def __init__(self, view: View, me: PlayerView, decision: Decision) -> None:
        self.view = view
        self.me = me
        self.decision = decision
        self.solo = view.automa is not None
        self.turns = (ROUNDS - view.round) * LAPS + LAPS - view.lap  # after this one
        self.actions = 2 * self.turns
        self.rounds = ROUNDS - view.round  # after this one
        self.pace = min(1.0, self.actions / w.FULL_PACE)
        self.now = holdings_of(me)
        self._artisans_wait = view.lap < LAPS
        self.goods = [self._supply(w.GOOD_HELD, self._good_left(good)) for good in GOODS]
        self.coins = self._supply(w.COIN_HELD, self._left(w.GOOD_LEFT), "coin")
        self.influence = self._supply(w.INFLUENCE_HELD, self._left(w.INFLUENCE_LEFT), "influence")
        self.artisans = [0.0, *accumulate(self._artisan(n) for n in range(ARTISANS + 1))]
        self.plans: dict[tuple[Action, int, Holdings], list[Holdings]] = {}
        self.requests: dict[tuple[Action, int, Holdings], list[Holdings]] = {}
        self.tiles: dict[TileKind, float] = {}
        self.cards: dict[str, float] = {}
        self.wishes: dict[int, list[Step]] = {}  # by strength
        self.harvest: tuple[float, bool, tuple[int, ...]] | None = None
        self.squares: Collection[str] | None = None  # that are thought through
        self.voyages: dict[tuple[tuple[str, ...], int], tuple[tuple[str, ...], list[str]]] = {}
        self.best: dict[tuple[Step, ...], dict[Holdings, float]] = {}
        self._worths: dict[Holdings, float] = {}
        self._ways: dict[tuple[object, ...], float] = {}
        self._hopes: dict[tuple[object, ...], float] = {}
        self._prospects: dict[tuple[object, ...], float] = {}

    # ---- the situation ----------------------------------------------------------------------

    @once
    def goals(self) -> Sequence[Goal]:
        return goals_of(self.me.mosaic, self.claimed, self.solo)

    @once
    def lanes(self) -> Sequence[Sequence[float]]:
        """What the spaces of each lane are worth."""
        return lane_values(self.view, self.me, self.actions)

    @once
    def claimed(self) -> list[str]:
        return [field.name for field in self.me.mosaic if field.claimed]

    @property
    def claims(self) -> int:
        """Achievements that can still be claimed, one each turn."""
        return self.turns + (self.view.turn.claimed is None)

    @once
    def left(self) -> int:
        """Steps of the action still to do, as the question says."""
        left = self.decision.prompt.args.get("left", 1)
        return left if isinstance(left, int) else 1

    @once
    def ready(self) -> list[Follower]:
        return [FOLLOWERS[h.card] for h in self.me.row if not h.exhausted and not h.fresh]

    @once
    def _scoring(self) -> list[ForEach | AtLeast]:
        """What the followers of the row score at the end."""
        found = (FOLLOWERS[hired.card].scores for hired in self.me.row)
        return [scores for scores in found if scores]

    @once
    def _shares(self) -> dict[Counted, float]:
        found = (rule for rule in self._scoring if isinstance(rule, ForEach))
        return {rule.counted: 1 / rule.per for rule in found}

    def scored(self, what: Counted) -> float:
        """What one more of a thing counts to the followers of the row."""
        return self._shares.get(what, 0.0)

    @once
    def bringing(self) -> list[bool]:
        """On which spaces of the estate a tile brings something to an artisan."""
        return [bool(space.kind) and not space.flipped for space in self.me.production]

    @once
    def tames(self) -> bool:
        return any(follower.tames for follower in self.ready)

    @once
    def pending(self) -> list[tuple[Action, int]]:
        """Actions of this turn still to come, with their strengths."""
        turn = self.view.turn
        if turn.square is None:
            return []
        lines = zip(self.actions_at(turn.square), self.strengths_at(turn.square), strict=True)
        return [line for line in lines if line[0] in turn.pending]

    def actions_at(self, square: str) -> tuple[Action, Action]:
        return self.view.forum.rows[ROW[square]], self.view.forum.columns[COLUMN[square]]

    def strengths_at(self, square: str, seat: int | None = None) -> tuple[int, int]:
        return self._strength(square, ROW, seat), self._strength(square, COLUMN, seat)

    def _strength(self, square: str, line: Mapping[str, int], seat: int | None) -> int:
        owner = self.me.seat if seat is None else seat
        helping = sum(
            line[token.square] == line[square]
            for token in self.view.forum.tokens
            if token.square != square and (token.figure == "emperor" or token.owner == owner)
        )
        return min(TOP_STRENGTH, 1 + helping)

    # ---- supplies ---------------------------------------------------------------------------

    def _left(self, vp: float) -> float:
        """Nothing that is left over counts in the solo game."""
        return 0.0 if self.solo else vp

    def _good_left(self, good: Good) -> float:
        return self._left(w.GOOD_LEFT) + self.scored(good)

    def _supply(
        self, held: tuple[float, ...], left: float, what: Counted | None = None
    ) -> Sequence[float]:
        """What 0, 1, 2 … pieces are worth: to use them, or what is left at the end, also to a
        follower that scores enough of them."""
        worth = _supplies(held, left, self.pace)
        for rule in self._scoring:
            if isinstance(rule, AtLeast) and rule.counted == what:
                return [vp + rule.points(n) * (1 - self.pace) for n, vp in enumerate(worth)]
        return worth

    def _artisan(self, n: int) -> float:
        """The one after n others."""
        if n >= ARTISANS_KEPT and self.rounds:
            return w.ARTISAN_BEYOND
        later = self.rounds * w.ARTISAN_EACH_ROUND * (w.ARTISAN_ALONE if self.solo else 1)
        return self._left(w.INFLUENCE_LEFT) + later

    @once
    def prices(self) -> dict[str, float]:
        """What one more of everything is worth now."""
        st = self.now
        one_more = {
            good: self.goods[n][min(MOST_GOODS, st.goods[n] + 1)] - self.goods[n][st.goods[n]]
            for good, n in AT.items()
        }
        return {
            **one_more,
            "good": max(one_more.values()),
            "coin": self.coins[min(MANY, st.coins + 1)] - self.coins[min(MANY, st.coins)],
            "influence": self.influence[st.influence + 1] - self.influence[st.influence],
            "artisan": self.artisans[st.all_artisans + 1] - self.artisans[st.all_artisans],
            "card": w.CARD_HELD,
        }

    def price(self, reward: Reward) -> float:
        return sum(self.prices[what] * n for what, n in _counts(reward))

    @once
    def town(self) -> Town:
        return Town(self.view, self.me.seat, self.actions, self.price)

    @once
    def ships(self) -> dict[str, float]:
        """What a ship in each harbour is worth."""
        return harbour_values(self.actions)

    # ---- holdings -------------------------------------------------------------------------

    def worth(self, st: Holdings) -> float:
        known = self._worths.get(st)
        if known is None:
            known = self._worths[st] = self._worth(st)
        return known

    def _worth(self, st: Holdings) -> float:
        """In parts: most plans change one of them, and leave the others as they were."""
        place = st.ships, st.spaces
        if (ways := self._ways.get(place)) is None:
            ways = sum(self.ships[harbour] for harbour in st.ships)
            ways += sum(lane[space] for lane, space in zip(self.lanes, st.spaces, strict=True))
            self._ways[place] = ways
        feats = feats_of(st)
        if (goals := self._hopes.get(feats)) is None:
            goals = self._hopes[feats] = hopes(self.goals, st, self.actions, self.claims)
        prospect = self._prospect_of(st.goods, st.coins, st.artisans)
        return self.supplies(st) + ways + goals + prospect

    def supplies(self, st: Holdings) -> float:
        """Goods, coins, influence and artisans, and what a plan has brought besides."""
        return self.supplies_with(st, st.goods, st.coins)

    def supplies_with(self, st: Holdings, goods: tuple[int, ...], coins: int) -> float:
        """As if these were the goods and coins. Spelt out, for nothing is asked more often."""
        one, two, three, four, five = self.goods
        a, b, c, d, e = goods
        worth = st.vp + (one[a] + two[b] + three[c] + four[d] + five[e])
        worth += self.coins[coins if coins < MANY else MANY] + self.influence[st.influence]
        worth += self.artisans[st.artisans + st.working.bit_count()]
        if self._artisans_wait:
            worth += w.ARTISAN_AT_HAND * min(st.artisans, ARTISANS_KEPT)
        return worth

    def in_hand(self, st: Holdings) -> float:
        """Supplies with an eye on the contracts they could pay."""
        return self.in_hand_with(st, st.goods)

    def in_hand_with(self, st: Holdings, goods: tuple[int, ...]) -> float:
        prospect = self._prospect_of(goods, st.coins, st.artisans)
        return self.supplies_with(st, goods, st.coins) + prospect

    # ---- contracts in sight -----------------------------------------------------------------

    @property
    def contracts(self) -> Sequence[Sequence[tuple[Price, float]]]:
        """Cost and net worth of the contracts on offer: of voyages, of buildings."""
        return contracts_on(self.view.sailing.cards, self.view.building.cards)

    def _prospect_of(self, goods: tuple[int, ...], coins: int, artisans: int) -> float:
        """Supplies that pay, or nearly pay, a contract are worth more than others."""
        if not self.turns:
            return 0.0
        key = goods, coins, artisans
        known = self._prospects.get(key)
        if known is None:
            sailing, building = self._sights
            best = in_sight(sailing, *key) + in_sight(building, *key)
            known = self._prospects[key] = self.pace * w.PROSPECT * best
        return known

    @once
    def _sights(self) -> Sequence[Sequence[Sight]]:
        return sights_of(self.view.sailing.cards, self.view.building.cards)


@cache
def _supplies(held: tuple[float, ...], left: float, pace: float) -> Sequence[float]:
    each = [max(left, pace * n + (1 - pace) * left) for n in held]
    return [0.0, *accumulate([*each, *[each[-1]] * (MANY - len(each))])]


@cache
def _counts(reward: Reward) -> list[tuple[str, int]]:
    counts: dict[str, int] = asdict(reward)
    return [(what, n) for what, n in counts.items() if n]
