"""Positions of Ruhm für Rom in a few words, and scripts of answers.

    scene = Scene(players=3)
    scene.player(0, hand="villa road", clients="W", influence=5, built="bath", begun={"garden": 2})
    scene.pool("W R B").performs(0, "patron")
    scene.answer(0, "pool:wood")

Cards are named by building (`villa`) or by material letter (R W C B S M: any free card of it);
`J` is a Senator. A scene takes every card from the 144, so nothing is ever there twice; what is
left over is the deck.
"""

from __future__ import annotations

from games.core.seats import Seat
from games.core.variants import complete_variant
from games.glory_to_rome import GAME
from games.glory_to_rome.course.setup import read_variant, sites_in_town
from games.glory_to_rome.data.cards import CARDS, KINDS, MATERIALS, SENATOR, VALUE, deck_of
from games.glory_to_rome.roles.batches import performance
from games.glory_to_rome.state import Batch, Building, Player, SiteStack, State
from tests.games.stage import Stage

LETTERS = dict(zip("RWCBSM", MATERIALS, strict=True))


class Scene(Stage):
    def __init__(self, players: int = 3, **variant: str) -> None:
        full = complete_variant(GAME, players, variant)
        options = read_variant(full)
        self.free = sorted(deck_of(options.alt_circus_forum))
        in_town = sites_in_town(players, options)
        sites = {m: SiteStack(in_town, 6 - in_town) for m in MATERIALS}
        seats = [Player() for _ in range(players)]
        super().__init__(GAME, State(options, seats, [], [], 6, sites))

    # ---- setting the scene ----------------------------------------------------------------

    def card(self, word: str) -> str:
        """Takes a free card: a building by name, or any of a material's (from the far end)."""
        if word in ("J", SENATOR):
            self.state.senators -= 1
            return SENATOR
        if word in LETTERS:
            # Fillers come from the last names, so that tests can still name most buildings.
            fitting = [c for c in self.free if CARDS[c].material == LETTERS[word]]
            card = fitting[-1]
        else:
            card = next(c for c in self.free if CARDS[c].name == word)
        self.free.remove(card)
        return card

    def cards(self, words: str) -> list[str]:
        return [self.card(word) for word in words.split()]

    def player(
        self,
        seat: int,
        *,
        hand: str = "",
        clients: str = "",
        stockpile: str = "",
        vault: str = "",
        camp: str = "",
        built: str = "",
        begun: dict[str, int] | None = None,
        influence: int | None = None,
    ) -> Scene:
        """Adds to a player. `built` are complete buildings, which here bring no influence by
        themselves; `begun` maps foundations to the number of materials they have."""
        p = self.state.players[seat]
        p.hand += self.cards(hand)
        p.clients += self.cards(clients)
        p.stockpile += self.cards(stockpile)
        p.vault += self.cards(vault)
        p.camp += self.cards(camp)
        for name in built.split():
            self.building(seat, name, complete=True)
        for name, have in (begun or {}).items():
            self.building(seat, name, have)
        if influence is not None:
            p.sites = influence_sites(influence)
        return self

    def building(
        self, seat: int, name: str, have: int = 0, *, complete: bool = False, site: str = ""
    ) -> Building:
        kind = KINDS[name]
        material = next(m for m in MATERIALS if m == (site or kind.material))
        letter = next(k for k, m in LETTERS.items() if m == kind.material)
        card = self.card(name)
        b = Building(card, material, materials=[self.card(letter) for _ in range(have)])
        b.complete = complete
        self.state.players[seat].buildings.append(b)
        return b

    def pool(self, words: str) -> Scene:
        self.state.pool += self.cards(words)
        return self

    def deck(self, words: str) -> Scene:
        """The whole deck, the first word on top. Unsaid: all cards left over."""
        self.state.deck = self.cards(words)[::-1]
        return self

    def sites(self, material: str, in_town: int, out_of_town: int) -> Scene:
        self.state.sites[next(m for m in MATERIALS if m == material)] = SiteStack(
            in_town, out_of_town
        )
        return self

    # ---- raising the curtain --------------------------------------------------------------

    def leads(self, seat: int = 0) -> Scene:
        """The seat is about to lead or think."""
        self.state.leader = seat
        return self._start("lead")

    def follows(self, role: str, leader: int = 0, units: int = 1) -> Scene:
        """The leader has led the role; the others are asked."""
        self._led(role, leader, units)
        return self._start("follow")

    def performs(self, seat: int, role: str, units: int = 1, leader: int | None = None) -> Scene:
        """The seat is to perform the role: as leader (or, with another leader, follower), or as
        one who thought if units is 0."""
        self._led(role, seat if leader is None else leader, units if leader is None else 1)
        p = self.state.players[seat]
        if leader is not None:
            p.units = units
            p.stance = "follow" if units else "think"
        self.state.actor = seat
        self.state.stack = [performance(self.state, Seat(seat))]
        return self._start("act")

    def stacked(self, role: str, *batches: Batch) -> Scene:
        """In the middle of things; the last batch is on top."""
        self._led(role, batches[0].seat, 0)
        self.state.actor = batches[0].seat
        self.state.stack = list(batches)
        return self._start("act")

    def ends_round(self, leader: int = 0) -> Scene:
        self.state.leader = leader
        return self._start("end")

    def _led(self, role: str, leader: int, units: int) -> None:
        self.state.role = next(k.role for k in KINDS.values() if k.role == role)
        self.state.leader = leader
        self.state.players[leader].stance = "lead"
        self.state.players[leader].units = units

    def _start(self, phase: str) -> Scene:
        self.state.phase = phase
        if not self.state.deck:
            self.state.deck = list(self.free)
        return self.raise_curtain()

    # ---- playing ----------------------------------------------------------------------------

    def house(self, seat: int, name: str) -> Building:
        """A player's building or foundation as it is now."""
        return next(b for b in self.me(seat).buildings if b.name == name)

    def repeat(self, seat: int, pick: str) -> int:
        """Gives the same answer while the same kind of question is asked; returns how often."""
        key, n = self.key(seat), 0
        while key and self.key(seat) == key:
            self.answer(seat, pick)
            n += 1
        return n

    def whose(self, key: str) -> list[int]:
        """The seats (`who`) of which this was told since the curtain rose."""
        told = [event.text for event in self.heard if event.text.key == key]
        return [text.args["who"].args["seat"] for text in told]


def influence_sites(influence: int) -> list[str]:
    """Site cards that make up an influence, large ones first."""
    left, sites = influence - 2, []
    for material in ("marble", "brick", "rubble"):
        while left >= VALUE[material]:
            sites.append(material)
            left -= VALUE[material]
    return sites


def materials(cards: list[str]) -> str:
    """«R R M»: the materials of cards, sorted by value, as letters."""
    letters = {m: k for k, m in LETTERS.items()}
    found = sorted((CARDS[c].material for c in cards), key=MATERIALS.index)
    return " ".join(letters[m] for m in found)


def names(cards: list[str]) -> list[str]:
    return sorted(SENATOR if c == SENATOR else CARDS[c].name for c in cards)
