"""What things are worth to the steward, in victory points, judged by one seat's view.

The numbers are hand-set and were weighed against each other in games of stewards among themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from games.glory_to_rome.cards import (
    KINDS,
    MATERIALS,
    ROLE_OF,
    SENATOR,
    VALUE,
    Kind,
    Material,
    Role,
)
from games.glory_to_rome.view import BuildingView, Counts, PlayerView, View

ROOM = 0.8  # beyond its point, influence is room for clients and for the vault
CARD = 0.5  # any card in hand
JACK = (1.1, 0.7, 0.4, 0.2)  # the first, second, … Senator in hand
LONG = 25  # rounds ahead from which on an engine pays in full
VAULT_CARD = 2.0  # what a card in a vault may be worth, bonus included
END_WON, END_LOST = 12.0, -20.0

CLIENT: dict[Role, float] = {
    "laborer": 2.6,
    "craftsman": 3.2,
    "architect": 3.6,
    "legionary": 2.8,
    "merchant": 3.4,
    "patron": 2.4,
}

# What a function brings over a whole game. Those that work once are weighed in ONCE.
FUNCTION: dict[str, float] = {
    "academy": 1.5,
    "aqueduct": 2.5,
    "archway": 2.0,
    "atrium": 2.0,
    "bar": 1.5,
    "basilica": 3.0,
    "bath": 2.0,
    "bridge": 2.0,
    "circus": 1.5,
    "circus_alt": 1.0,
    "colosseum": 2.5,
    "dock": 1.5,
    "forum": 2.5,
    "forum_alt": 3.5,
    "fountain": 2.0,
    "gate": 1.0,
    "insula": 2.0,
    "latrine": 0.7,
    "ludus_magnus": 2.0,
    "market": 2.0,
    "palace": 2.5,
    "palisade": 1.2,
    "road": 1.0,
    "scriptorium": 2.0,
    "senate": 0.8,
    "sewer": 2.0,
    "shrine": 1.2,
    "slave_market": 2.5,
    "stairway": 0.3,
    "storeroom": 2.0,
    "temple": 2.0,
    "tower": 1.8,
    "villa": 0.0,
    "vomitorium": 0.5,
    "wall": 1.5,
}


class Mind:
    """What one seat makes of the table; worked out once for a decision."""

    def __init__(self, view: View, me: PlayerView) -> None:
        self.view = view
        self.me = me
        self.others = [p for p in view.players if p.seat != me.seat]
        self.plain = view.variant.trial_game
        self.has = frozenset(me.functions)
        names = me.hand or ()
        self.hand = [KINDS[name] for name in names if name != SENATOR]
        self.senators = len(names) - len(self.hand)
        self.begun = [b for b in me.buildings if not b.complete]
        self.owned = frozenset(b.name for b in me.buildings)
        self.vault_room = me.vault_limit - me.vault_size
        self.client_room = me.client_limit - len(me.clients)
        self.rounds = rounds_left(view)
        self.early = min(1.0, self.rounds / LONG)
        self._keeps: dict[str, float] = {}

    # ---- the end ------------------------------------------------------------------------------

    @cached_property
    def lead(self) -> float:
        """Points ahead of the best opponent, vaults guessed."""
        return standing(self.me) - max(standing(p) for p in self.others)

    @cached_property
    def ending(self) -> float:
        """Ending the game now: welcome to those who are ahead by more than luck in the vaults."""
        cards = sum(p.vault_size for p in self.view.players)
        return END_WON if self.lead > 1 + 0.15 * cards else END_LOST

    # ---- buildings ----------------------------------------------------------------------------

    def building(self, name: str, site: Material) -> float:
        """A finished building: influence, room, function."""
        return VALUE[site] * (1 + ROOM * self.early) + self.function(name)

    def function(self, name: str) -> float:
        if self.plain or (name in self.has and name not in self.owned):
            return 0.0
        if name in ONCE:
            return ONCE[name](self)
        return FUNCTION.get(name, 0.0) * self.early

    def share(self, b: BuildingView) -> float:
        """One step towards a building that will probably be finished."""
        return self.building(b.name, b.site) / (b.need + 1)

    def fits(self, b: BuildingView, material: Material) -> bool:
        if material in (b.material, b.site):
            return True
        if "stone" in (b.material, b.site) and "road" in self.has:
            return True
        return (material == "rubble" and "tower" in self.has) or (
            material == "marble" and "scriptorium" in self.has
        )

    def missing(self, b: BuildingView) -> int:
        """Materials still to come; an Architect finishes a Villa with one."""
        return 1 if b.name == "villa" and not self.plain else b.need - len(b.materials)

    # ---- goods --------------------------------------------------------------------------------

    @cached_property
    def goods(self) -> tuple[Counts, dict[Material, float]]:
        """The stock that no building waits for, and what materials still missing are worth."""
        spare, wanted = dict(self.me.stockpile), dict[Material, float]()
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

    @property
    def spare(self) -> Counts:
        return self.goods[0]

    @property
    def wanted(self) -> dict[Material, float]:
        return self.goods[1]

    @cached_property
    def lacks(self) -> frozenset[Material]:
        """Materials a Forum still waits for."""
        if "forum" not in self.has:
            return frozenset()
        return frozenset(m for m in MATERIALS if not self.me.stockpile.get(m))

    def stock(self, material: Material) -> float:
        """One more card in the stockpile: to build with, or to sell."""
        worth = 0.15 * VALUE[material]
        if self.vault_room > sum(self.spare.values()):
            worth = 0.4 * VALUE[material]
        planned = any(k.material == material and k.name not in self.owned for k in self.hand)
        worth += 0.4 if planned else 0
        worth = max(worth, 0.8 * self.wanted.get(material, 0))
        return worth + (2.0 if material in self.lacks else 0)

    def sale(self, material: Material) -> float:
        """Money in the vault, against the room it takes and the building it is missing in."""
        gain = VALUE[material] + 0.4 - 0.9 * self.early
        if "forum" in self.has and self.me.stockpile.get(material) == 1:
            gain -= 2.0
        if self.spare.get(material):
            return gain
        waiting = [self.share(b) for b in self.begun if self.fits(b, material)]
        return gain - max(waiting, default=0)

    def client(self, role: Role) -> float:
        """A client acts again and again; some of each kind are better than many of one."""
        same = sum(ROLE_OF[m] == role for m in self.me.clients)
        worth = CLIENT[role] * self.early * 0.9**same
        forum = self.has & {"forum", "forum_alt"}
        return worth + (3.0 if forum and not same else 0)

    # ---- the hand -----------------------------------------------------------------------------

    def keep(self, kind: Kind) -> float:
        """A card in hand: as foundation, as material for the Craftsman, or just a card."""
        if kind.name not in self._keeps:
            founding = self.founding(kind, kind.material) if kind.name not in self.owned else 0.0
            fitting = [self.share(b) for b in self.begun if self.fits(b, kind.material)]
            self._keeps[kind.name] = CARD + max(0.7 * founding, 0.4 * max(fitting, default=0), 0)
        return self._keeps[kind.name]

    def founding(self, kind: Kind, site: Material) -> float:
        """Laying a foundation, as far as material for it is in sight."""
        need = 1 if kind.name == "villa" and not self.plain else VALUE[site]
        share = self.building(kind.name, site) / (VALUE[site] + 1)
        open_ones = len(self.begun)
        return share * self.chance(kind, site, need) - 0.3 - 0.35 * open_ones

    def chance(self, kind: Kind, site: Material, need: int) -> float:
        """How likely a foundation is to be finished."""
        hoped = 0.0
        for material in {kind.material, site}:
            in_hand = sum(k.material == material for k in self.hand)
            in_hand -= kind.material == material
            hoped += self.spare.get(material, 0) + 0.8 * in_hand
            hoped += 0.4 * self.view.pool.get(material, 0)
        if self.rounds < need + 2:
            hoped *= self.rounds / (need + 2)
        return min(1.0, hoped / need)

    def jack(self) -> float:
        """The next Senator in hand."""
        return JACK[min(self.senators, len(JACK) - 1)]


def rounds_left(view: View) -> float:
    """Until the deck or the sites in town are used up."""
    seats = len(view.players)
    sites = sum(stack.in_town for stack in view.sites.values())
    return min(view.deck_size / (1.3 * seats), 2.5 * sites)


def standing(player: PlayerView) -> float:
    """A guess at the score: vaults are secret."""
    extra = 3 if "statue" in player.functions else 0
    extra += player.vault_size // 2 if "wall" in player.functions else 0
    return player.influence + VAULT_CARD * player.vault_size + extra


def _grown(m: Mind, site: int) -> int:
    return m.me.influence + site


def _amphitheatre(m: Mind) -> float:
    return 1.0 * min(_grown(m, 2), len(m.hand) / 2)


def _foundry(m: Mind) -> float:
    return 0.7 * min(_grown(m, 2), sum(m.view.pool.values()))


def _garden(m: Mind) -> float:
    room = min(m.client_room + 3, sum(m.view.pool.values()))
    return 2.0 * m.early * min(_grown(m, 3), room)


def _school(m: Mind) -> float:
    return CARD * _grown(m, 2)


def _catacomb(m: Mind) -> float:
    return 4.0 if m.lead > 3 else -1.0


ONCE: dict[str, Callable[[Mind], float]] = {
    "amphitheatre": _amphitheatre,
    "foundry": _foundry,
    "garden": _garden,
    "school": _school,
    "catacomb": _catacomb,
    "prison": lambda m: 0.5,
    "statue": lambda m: 3.0,
}
