"""Positions of Trajan in a few words, and scripts of answers.

    scene = Scene(players=3).player(0, trays="YP O GBW YO WP GB", slots="VI tt_workers_5")
    scene.site("B2", "stairs_4").forum(G1="bread").time(13).turn(0)
    scene.sow(0, "III", "WGB").script(0, "figures:1", "site:B2")

Stones are letters: Y O G W P B (yellow, orange, green, white, pink, blue); six words are the trays
I to VI, `-` is an empty one. Trays and slots are named I … VI. Tiles on mats and in the forum are
named by kind (`bread`, `votes_4`, `wild_demand`, `extra_forum`), construction tiles `stairs_4`,
bonus tiles `bread` or `bread/grey`. A scene takes every piece from the box, so nothing is there
twice; what is left over lies in the stacks, and leftover construction tiles on the sites nobody
spoke of.

Ways to raise the curtain: `turn` (T1 is asked), `acts` (the action of a tray is asked), `demands`,
`votes` and `cleans_up` (the three steps of a quarter's end), `scored` (final scoring, no match).
"""

from __future__ import annotations

from games.core.contract import Table
from games.core.rng import Rng
from games.core.variants import complete_variant
from games.trajan import GAME
from games.trajan.course.quarters import clean_up
from games.trajan.course.scoring import Score, scores
from games.trajan.course.setup import read_variant
from games.trajan.data.board import PILES, PROVINCES, SENATE, SITES, YELLOW_SPACES, green_spaces
from games.trajan.data.cargo import SHIPS, commodity_cards
from games.trajan.data.circle import ACTIONS, COLOURS, NUMERALS, TRAYS
from games.trajan.data.tiles import (
    BONUS_TILES,
    CONSTRUCTION_TILES,
    STACKS,
    TRAJAN_TILES,
    demand_tiles,
    extra_tiles,
    forum_tiles,
)
from games.trajan.seat.audit import audit
from games.trajan.state import OwnedBonus, Player, Province, Site, State
from tests.games.stage import Stage

LETTERS = dict(zip("YOGWPB", COLOURS, strict=True))
NAMES = {colour: letter for letter, colour in LETTERS.items()}
START = "YO GW PB YO GW PB"
NUMBERS = ("vp", "supply", "worker_camp", "military_camp")


def stones(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters if letter != "-"]


def letters(colours: list[str]) -> str:
    return "".join(NAMES[colour] for colour in colours)


class Scene(Stage):
    """`seed` decides what chance brings once the curtain is up."""

    def __init__(self, players: int = 3, seed: int = 1, **variant: str) -> None:
        options = read_variant(complete_variant(GAME, players, variant))
        self.seed = seed
        self.free_cards = commodity_cards()
        self.free_forum = forum_tiles()
        self.free_extra = extra_tiles()
        self.free_demands = demand_tiles()
        self.free_bonus = list(BONUS_TILES)
        self.free_buildings = list(CONSTRUCTION_TILES)
        self.free_trajan = list(TRAJAN_TILES)
        seats = [Player(trays=list(map(stones, START.split())), ready=True) for _ in range(players)]
        spaces = (*YELLOW_SPACES, *green_spaces(players))
        state = State(
            variant=options,
            players=seats,
            start_seat=0,
            active_seat=0,
            forum_stack=[],
            extra_stack=[],
            demand_stack=[],
            demands_aside=[],
            bonus_bag=[],
            trajan_stacks={stack: [] for stack in STACKS},
            deck=[],
            discards={pile: [] for pile in PILES},
            provinces={name: Province() for name in PROVINCES},
            forum=dict.fromkeys(spaces),
            sites={site: Site() for site in SITES},
            ships=dict.fromkeys(SHIPS, "front"),
            senate_spaces=[list(range(players)), *([] for _ in SENATE[1:])],
            senate_bonus=dict.fromkeys(PILES),
            phase="turn",
        )
        super().__init__(GAME, state)
        self.spoken_sites: list[str] = []
        self.stacked: list[str] = []  # Trajan stacks that were set
        self.decked = False

    # ---- taking pieces from the box -------------------------------------------------------

    def card(self, kind: str) -> str:
        self.free_cards.remove(kind)
        return kind

    def cards(self, kinds: str) -> list[str]:
        return [self.card(kind) for kind in kinds.split()]

    def forum_tile(self, kind: str) -> str:
        """A tile with a green back, or an extra-action tile with a yellow one."""
        if f"ft_{kind}" in self.free_forum:
            self.free_forum.remove(f"ft_{kind}")
            return f"ft_{kind}"
        return self.yellow_tile(kind.removeprefix("extra_"))

    def yellow_tile(self, action: str) -> str:
        self.free_extra.remove(f"ex_{action}")
        return f"ex_{action}"

    def building(self, name: str) -> str:
        self.free_buildings.remove(f"ct_{name}")
        return f"ct_{name}"

    def bonus_tile(self, name: str) -> str:
        id = name if name.startswith("bonus_") else f"bonus_{name}"
        self.free_bonus.remove(id)
        return id

    def trajan_tile(self, id: str) -> str:
        self.free_trajan.remove(id)
        return id

    # ---- players --------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        trays: str = "",
        slots: str | dict[str, str] = "",
        arch: str = "",
        hand: str = "",
        display: str = "",
        tiles: str = "",
        needs: str = "",
        plus2: str = "",
        buildings: str = "",
        bonus: str = "",
        sites: str = "",
        legions: str = "",
        leader: str = "",
        vp: int | None = None,
        supply: int | None = None,
        worker_camp: int | None = None,
        military_camp: int | None = None,
        senate: int | None = None,
    ) -> Scene:
        """Sets what is named, adds tiles and cards to what is there.

        `slots` pairs slots with tiles ("II tt_cards_4 VI tt_needs_1"); `arch` is a numeral or
        `center`, and by itself the first free slot; `needs` are fulfilled demand tiles by kind.
        """
        p = self.state.players[seat]
        if trays:
            p.trays = [stones(word) for word in trays.split()]
        self._slots(p, slots, arch)
        p.hand += self.cards(hand)
        p.display += self.cards(display)
        p.plus2 += plus2.split()
        p.leader = leader or p.leader
        self._give_tiles(p, tiles, needs, buildings, bonus)
        self._place_figures(seat, sites, legions)
        if senate is not None:
            self._senate(seat, senate)
        numbers = zip(NUMBERS, (vp, supply, worker_camp, military_camp), strict=True)
        for field, value in numbers:
            if value is not None:
                setattr(p, field, value)
        return self

    def _give_tiles(self, p: Player, tiles: str, needs: str, buildings: str, bonus: str) -> None:
        for kind in tiles.split():
            self.forum_tile(kind)
            p.tiles[kind] = p.tiles.get(kind, 0) + 1
        p.needs += [self._need(kind) for kind in needs.split()]
        for name in buildings.split():
            type, value = self.building(name)[3:].split("_")
            p.buildings.setdefault(type, []).append(int(value))
        for word in bonus.split():
            name, _, side = word.partition("/")
            p.bonus.append(OwnedBonus(self.bonus_tile(name), side or "yellow"))

    def _place_figures(self, seat: int, sites: str, legions: str) -> None:
        """Where the figures come from is up to the test: supply and camps stay as they are."""
        for site in sites.split():
            self.state.sites[site].workers.append(seat)
        for province in legions.split():
            self.state.provinces[province].legionnaires.append(seat)

    def _slots(self, p: Player, slots: str | dict[str, str], arch: str) -> None:
        words = slots.split() if isinstance(slots, str) else [x for p in slots.items() for x in p]
        for numeral, id in zip(words[::2], words[1::2], strict=True):
            p.slots[NUMERALS.index(numeral)] = self.trajan_tile(id)
        if arch:
            p.arch = None if arch == "center" else NUMERALS.index(arch)
        elif p.arch is not None and p.slots[p.arch]:
            p.arch = next((i for i, tile in enumerate(p.slots) if tile is None), None)

    def _need(self, kind: str) -> str:
        free = [id for id in self.free_trajan if TRAJAN_TILES[id].effect == f"demand_{kind}"]
        return self.trajan_tile(free[-1])

    def _senate(self, seat: int, space: int) -> None:
        for discs in self.state.senate_spaces:
            if seat in discs:
                discs.remove(seat)
        self.state.senate_spaces[space].append(seat)

    # ---- the table ------------------------------------------------------------------------

    def province(self, name: str, tile: str = "", legions: tuple[int, ...] = ()) -> Scene:
        province = self.state.provinces[name]
        province.tile = self.forum_tile(tile) if tile else None
        province.legionnaires += legions
        return self

    def site(self, name: str, tile: str = "", workers: tuple[int, ...] = ()) -> Scene:
        """Without a tile the site is empty."""
        self.spoken_sites.append(name)
        self.state.sites[name].tile = self.building(tile) if tile else None
        self.state.sites[name].workers += workers
        return self

    def forum(self, **spaces: str) -> Scene:
        """Y1=… takes an action, G1=… a kind of tile."""
        for space, kind in spaces.items():
            yellow = space in YELLOW_SPACES
            self.state.forum[space] = self.yellow_tile(kind) if yellow else self.forum_tile(kind)
        return self

    def senate(self, spaces: dict[int, list[int]]) -> Scene:
        """Discs by space, from the bottom up; who is not named stays where they are."""
        for space, seats in spaces.items():
            for seat in seats:
                self._senate(seat, space)
        return self

    def senate_bonus(self, left: str, right: str) -> Scene:
        self.state.senate_bonus = {
            "left": self.bonus_tile(left),
            "right": self.bonus_tile(right),
        }
        return self

    def ship(self, ship: str, side: str) -> Scene:
        self.state.ships[ship] = side
        return self

    def deck(self, kinds: str) -> Scene:
        """The whole deck, the first word on top. Unsaid: all cards left over."""
        self.decked = True
        self.state.deck = self.cards(kinds)[::-1]
        return self

    def discards(self, left: str = "", right: str = "") -> Scene:
        """Both piles, the last word on top. Unsaid: one card each."""
        self.state.discards = {"left": self.cards(left), "right": self.cards(right)}
        return self

    def stack(self, name: str, ids: str = "") -> Scene:
        """A whole Trajan stack, the first word on top. Unsaid: all tiles left over."""
        self.stacked.append(name)
        self.state.trajan_stacks[name] = [self.trajan_tile(id) for id in ids.split()][::-1]
        return self

    def forum_stack(self, n: int) -> Scene:
        """Only so many tiles are left in the face-down stack."""
        while len(self.free_forum) > n:
            kind = self.free_forum.pop(0).removeprefix("ft_")
            self.state.removed[kind] = self.state.removed.get(kind, 0) + 1
        return self

    def time(self, pos: int) -> Scene:
        self.state.time_pos = pos
        return self

    def when(self, quarter: int = 1, demands: str = "") -> Scene:
        """The quarter and the demands open in it; the round follows from them."""
        self.state.quarter = quarter
        self.state.open_demands = demands.split()
        self.state.round_in_quarter = len(self.state.open_demands) + 1
        for demand in self.state.open_demands:
            self.free_demands.remove(demand)
        return self

    # ---- raising the curtain --------------------------------------------------------------

    def turn(self, seat: int = 0) -> Scene:
        """The seat is asked which tray it empties."""
        self.state.active_seat = seat
        return self._start("turn")

    def acts(self, seat: int, action: str) -> Scene:
        """The seat has sown one stone into the tray of the action and is asked what to do.

        Its circle is rearranged for that: the other stones lie in the tray two before.
        """
        target = ACTIONS.index(action)
        source, store = (target - 1) % TRAYS, (target - 2) % TRAYS
        left = [colour for colour in COLOURS for _ in range(2)]
        trays: list[list[str]] = [[] for _ in range(TRAYS)]
        trays[source], trays[store] = [left.pop(0)], left
        self.state.players[seat].trays = trays
        self.turn(seat)
        return self.answer(seat, f"tray:{source}")

    def demands(self) -> Scene:
        """The quarter ends: demands are met (Q1), then the vote, as far as nobody is asked."""
        return self._start("demands")

    def votes(self) -> Scene:
        """The senate votes (Q2), then the clean-up (Q3)."""
        return self._start("senate")

    def cleans_up(self) -> Scene:
        """Q3 alone, carried out at once on this scene's state; no match is played."""
        self._fill()
        table = Table(Rng(self.seed))
        clean_up(table, self.state)
        self.heard += table.told
        return self

    def scored(self, seat: int = 0) -> Score:
        """The final scoring of a seat as things stand; no match is played."""
        return scores(self.state)[seat]

    def _fill(self) -> None:
        """What nobody spoke of comes from the box."""
        s = self.state
        for pile in PILES:
            if not s.discards[pile] and not self.decked:
                s.discards[pile] = [self.free_cards.pop()]
            if s.senate_bonus[pile] is None:
                s.senate_bonus[pile] = self.free_bonus.pop()
        if not self.decked:
            s.deck = list(self.free_cards)
        s.forum_stack, s.extra_stack = list(self.free_forum), list(self.free_extra)
        s.bonus_bag, s.demand_stack = list(self.free_bonus), list(self.free_demands)
        s.demands_aside = [s.demand_stack.pop() for _ in range(3)]
        for stack in STACKS:
            if stack not in self.stacked:
                s.trajan_stacks[stack] = [
                    id for id in self.free_trajan if TRAJAN_TILES[id].stack == stack
                ]
        for name, site in s.sites.items():
            if name not in self.spoken_sites and not site.workers and self.free_buildings:
                site.tile = self.free_buildings.pop()

    def _start(self, phase: str) -> Scene:
        self.state.phase = phase
        self._fill()
        return self.raise_curtain(self.seed)

    # ---- playing ----------------------------------------------------------------------------

    def tray(self, seat: int, numeral: str) -> str:
        """The stones of a tray as letters, in the order in which they came."""
        return letters(self.me(seat).trays[NUMERALS.index(numeral)])

    def slot(self, seat: int, numeral: str) -> str | None:
        return self.me(seat).slots[NUMERALS.index(numeral)]

    def arch(self, seat: int) -> str:
        arch = self.me(seat).arch
        return "center" if arch is None else NUMERALS[arch]

    def space(self, seat: int) -> int:
        """Where a seat's disc is in the senate."""
        return next(i for i, discs in enumerate(self.now.senate_spaces) if seat in discs)

    def sow(self, seat: int, numeral: str, order: str = "") -> Scene:
        """Empties a tray and lays its stones in this order; unsaid where there is only one."""
        if self.key(seat) == "trajan.tray":  # not asked where all stones lie in one tray
            self.answer(seat, f"tray:{NUMERALS.index(numeral)}")
        left = stones(order)
        while left and self.key(seat) in ("trajan.sow", "trajan.sow_stone"):
            if self.key(seat) == "trajan.sow":
                self.answer(seat, "sow:" + "-".join(left))
                break
            self.answer(seat, f"stone:{left.pop(0)}")
        return self

    def problems(self) -> list[str]:
        """What the audit says; sites left empty by hand and cards left out of a deck show up."""
        return audit(self.now)
