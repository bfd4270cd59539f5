"""What things are worth to the steward, in victory points, judged by one seat's view.

The numbers are rules of thumb, set by hand and weighed in games of stewards among themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

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

ROOM = 1.9  # an influence is a point, and room for a client and for a card in the vault
LONG = 12  # rounds still to come from which on an engine pays in full
CARDS_HELD = (0.6, 0.45, 0.4, 0.35, 0.3, 0.2, 0.15, 0.1, 0.05, 0.03)  # the first, second, …
SENATORS_HELD = (0.1, -0.1, -0.2, -0.3)  # the first, second, … beyond any other card
FRESH = 0.2  # what an unknown card may be good for, beyond being a card
OPEN_SITE = 0.12  # every building begun makes the next one less likely to be finished
VAULT_CARD = 2.0  # a card in a vault, bonus included
END_WON, END_LOST = 12.0, -12.0
PATIENCE = 1.3  # how much longer than usual a game may last before an end is an end

CLIENT: dict[Role, float] = {
    "laborer": 3.3,
    "craftsman": 4.0,
    "architect": 4.5,
    "legionary": 3.5,
    "merchant": 4.3,
    "patron": 3.0,
}

# What a function brings over a whole game. Those that work once are weighed in ONCE.
FUNCTION: dict[str, float] = {
    "academy": 2.3,
    "aqueduct": 3.8,
    "archway": 3.0,
    "atrium": 3.0,
    "bar": 2.3,
    "basilica": 4.5,
    "bath": 3.0,
    "bridge": 3.0,
    "circus": 2.3,
    "circus_alt": 1.5,
    "colosseum": 3.8,
    "dock": 2.3,
    "forum": 3.8,
    "forum_alt": 5.3,
    "fountain": 3.0,
    "gate": 1.5,
    "insula": 3.0,
    "latrine": 1.1,
    "ludus_magnus": 3.0,
    "market": 3.0,
    "palace": 3.8,
    "palisade": 1.8,
    "road": 1.5,
    "scriptorium": 3.0,
    "senate": 1.2,
    "sewer": 3.0,
    "shrine": 1.8,
    "slave_market": 3.8,
    "stairway": 0.5,
    "storeroom": 3.0,
    "temple": 3.0,
    "tower": 2.7,
    "vomitorium": 0.8,
    "wall": 2.3,
}


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
        self.early = min(1.0, self.rounds / LONG)
        self.haste = max(0.0, view.round - PATIENCE * usual_rounds(view)) / 10
        self._keeps: dict[str, float] = {}

    def without(self, cards: tuple[str, ...]) -> Mind:
        """How things look once these cards are played; a Senator is no material, so the same."""
        return self if cards in ((), (SENATOR,)) else Mind(self.view, self.me, cards)

    # ---- the end ------------------------------------------------------------------------------

    @cached_property
    def lead(self) -> float:
        """Points ahead of the best opponent, vaults guessed."""
        return likely_points(self.me) - max(likely_points(p) for p in self.others)

    @cached_property
    def ending(self) -> float:
        """Ending the game now: good for those who are ahead by more than luck in the vaults."""
        cards = sum(p.vault_size for p in self.view.players)
        return END_WON if self.lead > 1 + 0.15 * cards else END_LOST + 10 * self.haste

    def top_card(self, worth: float) -> float:
        """What the top card of the deck brings, unless it is the last one."""
        return worth if self.view.deck_size > 1 else self.ending

    # ---- buildings ----------------------------------------------------------------------------

    def building(self, name: str, site: Material) -> float:
        """A finished building: influence, room, function."""
        return VALUE[site] * (1 + ROOM * self.early) + self.function(name)

    def function(self, name: str) -> float:
        """Nothing in a trial game, nor if somebody's public building gives it already."""
        if self.plain or (name in self.has and name not in self.owned):
            return 0.0
        if name in ONCE:
            return ONCE[name](self)
        return FUNCTION.get(name, 0.0) * self.early

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

    @cached_property
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
        worth = (0.5 if self.vault_room > sum(spare.values()) else 0.25) * VALUE[material]
        if any(k.material == material and k.name not in self.owned for k in self.hand):
            worth += 0.6
        worth = max(worth, 0.8 * wanted.get(material, 0))
        new = "forum" in self.has and not self.me.stockpile.get(material)
        return worth + 2.0 if new else worth

    def sale(self, material: Material) -> float:
        """Money in the vault, against the room it takes there and the building that lacks it."""
        gain = VALUE[material] + 0.4 - 1.1 * self.early
        if "forum" in self.has and self.me.stockpile.get(material) == 1:
            gain -= 2.0
        if self.goods[0].get(material):
            return gain
        return gain - max((self.share(b) for b in self.begun if self.fits(b, material)), default=0)

    def client(self, role: Role) -> float:
        """A client acts again and again; some of each kind are better than many of one."""
        same = sum(ROLE_OF[m] == role for m in self.me.clients)
        new = not same and ("forum" in self.has or "forum_alt" in self.has)
        return CLIENT[role] * self.early * 0.9**same + (3.0 if new else 0)

    # ---- the hand -----------------------------------------------------------------------------

    def drawing(self, n: int) -> float:
        """New cards: the more in hand, the less each is worth."""
        return sum(card_worth(self.hand_size + i) for i in range(n)) + self.haste

    @cached_property
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
            use = max(0.3 * founding, 0.4 * max(fitting, default=0), 0)
            self._keeps[kind.name] = use * 4 / max(4, len(self.hand))
        return self._keeps[kind.name]

    def founding(self, kind: Kind, site: Material) -> float:
        """Laying a foundation, as far as material for it is in sight."""
        share = self.building(kind.name, site) / (VALUE[site] + 1)
        return share * self.chance(kind, site) - OPEN_SITE * len(self.begun)

    def chance(self, kind: Kind, site: Material) -> float:
        """How likely a foundation is to be finished, by what is in stock, hand and pool."""
        need = 1 if kind.name == "villa" and not self.plain else VALUE[site]
        hoped = -1.0 if kind in self.hand else 0.0  # the foundation itself
        for material in (kind.material,) if site == kind.material else (kind.material, site):
            hoped += sum(k.material == material for k in self.hand)
            hoped += self.goods[0].get(material, 0) + 0.4 * self.view.pool.get(material, 0)
        if self.rounds < need + 2:
            hoped *= self.rounds / (need + 2)
        return max(0.0, min(1.0, hoped / need))

    @cached_property
    def senator(self) -> float:
        """One Senator less in hand."""
        return self.card + senator_worth(self.senators - 1)

    @cached_property
    def next_senator(self) -> float:
        return card_worth(self.hand_size) + senator_worth(self.senators)


def card_worth(i: int) -> float:
    return CARDS_HELD[max(0, min(i, len(CARDS_HELD) - 1))]


def senator_worth(i: int) -> float:
    return SENATORS_HELD[max(0, min(i, len(SENATORS_HELD) - 1))]


def rounds_left(view: View) -> float:
    """Until the deck or the sites in town are used up."""
    sites = sum(stack.in_town for stack in view.sites.values())
    return min(view.deck_size / (1.3 * len(view.players)), 2.5 * sites)


def usual_rounds(view: View) -> float:
    """How long games with so many players last; a trial game has half the cards."""
    cards = 72 if view.variant.trial_game else 144
    return 5 + cards / (1.3 * len(view.players))


def likely_points(player: PlayerView) -> float:
    """A guess at the score: vaults are secret."""
    extra = 3 if "statue" in player.functions else 0
    extra += player.vault_size // 2 if "wall" in player.functions else 0
    return player.influence + VAULT_CARD * player.vault_size + extra


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
