"""What things are worth to the steward, in victory points, judged by one seat's view.

The numbers are rules of thumb, set by hand and weighed in games of stewards among themselves.
"""

from __future__ import annotations

from collections.abc import Callable

from games.core.bots.once import once
from games.glory_to_rome.data.cards import (
    KINDS,
    MATERIALS,
    ROLE_OF,
    SENATOR,
    VALUE,
    Kind,
    Material,
    Role,
)
from games.glory_to_rome.seat.view import BuildingView, Counts, PlayerView, View
from games.glory_to_rome.steward import weights as w


class Mind:
    """What one seat makes of the table; built anew for every decision."""

    def __init__(self, view: View, me: PlayerView, gone: tuple[str, ...] = ()) -> None:
        """`gone`: cards of the hand to be thought away."""
        self.view = view
        self.me = me
        self.others = [p for p in view.players if p.seat != me.seat]
        self.plain = view.variant.trial_game
        self.has = frozenset(me.functions)
        names = list(me.hand or ())
        for name in gone:
            names.remove(name)
        self.hand_size = len(names)
        self.hand = [KINDS[name] for name in names if name != SENATOR]
        self.senators = len(names) - len(self.hand)
        self.begun = [b for b in me.buildings if not b.complete]
        self.owned = frozenset(b.name for b in me.buildings)
        self.client_room = me.client_limit - len(me.clients)
        self.vault_room = me.vault_limit - me.vault_size
        self.rounds = rounds_left(view)
        self.early = min(1.0, self.rounds / w.LONG)
        self.haste = max(0.0, view.round - w.PATIENCE * usual_rounds(view)) / 10
        self._keeps: dict[str, float] = {}

    def without(self, cards: tuple[str, ...]) -> Mind:
        """How things look once these cards are played; a Senator is no material, so the same."""
        return self if cards in ((), (SENATOR,)) else Mind(self.view, self.me, cards)

    # ---- the end ------------------------------------------------------------------------------

    @once
    def lead(self) -> float:
        """Points ahead of the best opponent, vaults guessed."""
        return likely_points(self.me) - max(likely_points(p) for p in self.others)

    @once
    def ending(self) -> float:
        """Ending the game now: good for those who are ahead by more than luck in the vaults."""
        cards = sum(p.vault_size for p in self.view.players)
        return w.END_WON if self.lead > 1 + 0.15 * cards else w.END_LOST + 10 * self.haste

    def top_card(self, worth: float) -> float:
        """What the top card of the deck brings, unless it is the last one."""
        return worth if self.view.deck_size > 1 else self.ending

    # ---- buildings ----------------------------------------------------------------------------

    def building(self, name: str, site: Material) -> float:
        """A finished building: influence, room, function."""
        return VALUE[site] * (1 + w.ROOM * self.early) + self.function(name)

    def function(self, name: str) -> float:
        """Nothing in a trial game, nor if somebody's public building gives it already."""
        if self.plain or (name in self.has and name not in self.owned):
            return 0.0
        if name in ONCE:
            return ONCE[name](self)
        return w.FUNCTION.get(name, 0.0) * self.early

    def share(self, b: BuildingView) -> float:
        """One step, the foundation included, of a building that will be finished."""
        return self.building(b.name, b.site) / (b.need + 1)

    def fits(self, b: BuildingView, material: Material) -> bool:
        if material in (b.material, b.site):
            return True
        if "road" in self.has and "stone" in (b.material, b.site):
            return True
        helper = {"rubble": "tower", "marble": "scriptorium"}.get(material)
        return helper in self.has

    def missing(self, b: BuildingView) -> int:
        """Materials still to come; an Architect finishes a Villa with one."""
        return 1 if b.name == "villa" and not self.plain else b.need - len(b.materials)

    # ---- goods --------------------------------------------------------------------------------

    @once
    def goods(self) -> tuple[Counts, dict[Material, float]]:
        """The stock no building waits for, and what the materials still missing are worth."""
        spare = dict(self.me.stockpile)
        wanted: dict[Material, float] = {}
        for b in self.begun:
            missing = self.missing(b)
            for material in MATERIALS:
                if missing and spare.get(material) and self.fits(b, material):
                    used = min(missing, spare[material])
                    spare[material] -= used
                    missing -= used
            if missing:
                for material in (b.material, b.site):
                    wanted[material] = max(wanted.get(material, 0), self.share(b))
        return spare, wanted

    def stock(self, material: Material) -> float:
        """One more card in the stockpile: to build with, to sell, or for the Forum."""
        spare, wanted = self.goods
        worth = (w.TO_SELL if self.vault_room > sum(spare.values()) else w.UNSOLD) * VALUE[material]
        if any(k.material == material and k.name not in self.owned for k in self.hand):
            worth += w.FOR_A_CARD
        worth = max(worth, w.WANTED * wanted.get(material, 0))
        new = "forum" in self.has and not self.me.stockpile.get(material)
        return worth + w.NEW_IN_STOCK if new else worth

    def sale(self, material: Material) -> float:
        """Money in the vault, against the room it takes there and the building that lacks it."""
        gain = VALUE[material] + w.SOLD - w.VAULT_ROOM * self.early
        if "forum" in self.has and self.me.stockpile.get(material) == 1:
            gain -= w.NEW_IN_STOCK
        if self.goods[0].get(material):
            return gain
        return gain - max((self.share(b) for b in self.begun if self.fits(b, material)), default=0)

    def client(self, role: Role) -> float:
        """A client acts again and again; some of each kind are better than many of one."""
        same = sum(ROLE_OF[m] == role for m in self.me.clients)
        new = not same and ("forum" in self.has or "forum_alt" in self.has)
        return w.CLIENT[role] * self.early * w.ALIKE**same + (w.NEW_CLIENT if new else 0)

    # ---- the hand -----------------------------------------------------------------------------

    def drawing(self, n: int) -> float:
        """New cards: the more in hand, the less each is worth."""
        return sum(card_worth(self.hand_size + i) for i in range(n)) + self.haste

    @once
    def card(self) -> float:
        """One card less in hand, whatever it is."""
        return card_worth(self.hand_size - 1)

    def keep(self, kind: Kind) -> float:
        """A certain card less in hand."""
        return self.card + self.use(kind)

    def use(self, kind: Kind) -> float:
        """What a card is good for, as foundation or as the Craftsman's material."""
        if kind.name not in self._keeps:
            founding = 0.0 if kind.name in self.owned else self.founding(kind, kind.material)
            fitting = [self.share(b) for b in self.begun if self.fits(b, kind.material)]
            use = max(w.TO_FOUND * founding, w.TO_ADD * max(fitting, default=0), 0)
            self._keeps[kind.name] = use * 4 / max(4, len(self.hand))
        return self._keeps[kind.name]

    def founding(self, kind: Kind, site: Material) -> float:
        """Laying a foundation, as far as material for it is in sight."""
        share = self.building(kind.name, site) / (VALUE[site] + 1)
        return share * self.chance(kind, site) - w.OPEN_SITE * len(self.begun)

    def chance(self, kind: Kind, site: Material) -> float:
        """How likely a foundation is to be finished, by what is in stock, hand and pool."""
        need = 1 if kind.name == "villa" and not self.plain else VALUE[site]
        hoped = -1.0 if kind in self.hand else 0.0  # the foundation itself
        for material in (kind.material,) if site == kind.material else (kind.material, site):
            hoped += sum(k.material == material for k in self.hand)
            hoped += self.goods[0].get(material, 0) + w.IN_POOL * self.view.pool.get(material, 0)
        if self.rounds < need + 2:
            hoped *= self.rounds / (need + 2)
        return max(0.0, min(1.0, hoped / need))

    @once
    def senator(self) -> float:
        """One Senator less in hand."""
        return self.card + senator_worth(self.senators - 1)

    @once
    def next_senator(self) -> float:
        return card_worth(self.hand_size) + senator_worth(self.senators)


def card_worth(i: int) -> float:
    return w.CARDS_HELD[max(0, min(i, len(w.CARDS_HELD) - 1))]


def senator_worth(i: int) -> float:
    return w.SENATORS_HELD[max(0, min(i, len(w.SENATORS_HELD) - 1))]


def rounds_left(view: View) -> float:
    """Until the deck or the sites in town are used up."""
    sites = sum(stack.in_town for stack in view.sites.values())
    return min(view.deck_size / (w.CARDS_A_TURN * len(view.players)), w.ROUNDS_A_SITE * sites)


def usual_rounds(view: View) -> float:
    """How long games with so many players last; a trial game has half the cards."""
    cards = 72 if view.variant.trial_game else 144
    return 5 + cards / (w.CARDS_A_TURN * len(view.players))


def likely_points(player: PlayerView) -> float:
    """A guess at the score: vaults are secret."""
    extra = 3 if "statue" in player.functions else 0
    extra += player.vault_size // 2 if "wall" in player.functions else 0
    return player.influence + w.VAULT_CARD * player.vault_size + extra


# ---- functions that work once, on completion ----------------------------------------------------


def _amphitheatre(m: Mind) -> float:
    return min(m.me.influence + 2, len(m.hand) / 2)


def _foundry(m: Mind) -> float:
    return 0.7 * min(m.me.influence + 2, sum(m.view.pool.values()))


def _garden(m: Mind) -> float:
    hires = min(m.me.influence + 3, m.client_room + 3, sum(m.view.pool.values()))
    return 2.0 * m.early * hires


def _school(m: Mind) -> float:
    return sum(card_worth(m.hand_size + i) for i in range(m.me.influence + 2))


def _catacomb(m: Mind) -> float:
    """Worth beginning for those who will want the end."""
    return 4.0 if m.lead > 3 else -1.0


ONCE: dict[str, Callable[[Mind], float]] = {
    "amphitheatre": _amphitheatre,
    "catacomb": _catacomb,
    "foundry": _foundry,
    "garden": _garden,
    "prison": lambda m: 0.5,
    "school": _school,
    "statue": lambda m: 3.0,
}
