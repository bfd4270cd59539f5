"""Positions of Romolo o Remo? in a few words, and scripts of answers.

    scene = Scene().hex("D4", "wh harbour:E").hex("D5", "water")
    scene.unit(0, "W1 D4").player(0, stock="w2 s1", money=4, characters="heros").acts(0)
    scene.script(0, "W1", "move:C4", "stop")

A scene is the sandbox of the specification: a map of open plains without buildings, prices 1, an
empty market, nobody has anything, everybody is hostile and holds all six dice tiles. Resources are
letters with numbers: w wood, s stone, g grain, a salt, r refined.

Ways to raise the curtain: `begins` (a turn), `acts`, `fights`, `supplies` (its three phases).
"""

from __future__ import annotations

from games.core.contract import Table
from games.core.rng import Rng
from games.core.variants import complete_variant
from games.romolo_o_remo import GAME
from games.romolo_o_remo.course.turns import open_turn
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.sites import grid
from games.romolo_o_remo.opening.setup import event_cubes, read_variant, set_up
from games.romolo_o_remo.state import Character, Place, State, Turn, Unit
from games.romolo_o_remo.terms import (
    BUILDINGS,
    DEFENSOR_WALLS,
    DISPLAY,
    RESOURCES,
    SIDES,
    TERRAINS,
)
from tests.games.stage import Stage

LETTERS = dict(zip("wsgar", RESOURCES, strict=True))
SHORT = {"wh": "warehouse"}
KINDS = {"W": "worker", "S": "soldier", "M": "mercenary", "E": "explorer", "A": "soldier"}
TOKENS = {"dux": 4, "foederatus": 3}
NOW = 5  # the number of the turn


def cubes(words: str) -> dict[str, int]:
    """«w2 s1»: two wood, one stone, nothing else."""
    found = dict.fromkeys(RESOURCES, 0)
    for word in words.split():
        found[LETTERS[word[0]]] = int(word[1:])
    return found


class Scene(Stage):
    state: State

    def __init__(self, players: int = 3, seed: int = 1, **variant: str) -> None:
        full = complete_variant(GAME, players, variant)
        state = set_up(Table(Rng(seed)), players, read_variant(full, players))
        super().__init__(GAME, state)
        self.seed = seed
        state.start = state.active = 0
        state.turn_no, state.turn = NOW, Turn()
        state.places = {hex: Place("plains", up=True) for hex in grid(state).hexes}
        state.display = [None] * DISPLAY[players - 1]
        state.stack = ["publicus"]  # the end is far
        for n, player in enumerate(state.players):
            player.zone = grid(state).layout.zones[n]
            player.money, player.stock = 0, cubes("")
            player.hand = list(TABLES.dice_tiles)
        if state.rival:
            state.rival.hand = list(TABLES.dice_tiles)
            state.rival.capital = grid(state).layout.rival
            state.places[state.rival.capital].tower = 1
            state.events = event_cubes()

    # ---- the map --------------------------------------------------------------------------

    def hex(self, name: str, words: str) -> Scene:
        """«forest hidden», «wh wh:w2 farm temple harbour:E wall:W x3», «tower:1»."""
        place = self.state.places[name]
        for word in words.split():
            what, _, detail = word.partition(":")
            what = SHORT.get(what, what)
            if what in TERRAINS:
                place.terrain = what
            elif what == "hidden":
                place.up = False
            elif what in ("x2", "x3"):
                place.marker, place.marker_up = int(what[1]), place.up
            elif what == "tower":
                self._tower(name, int(detail))
            else:
                self._building(place, what, detail)
        return self

    def _tower(self, name: str, seat: int) -> None:
        self.state.places[name].tower = seat
        self.state.players[seat].capital = name

    def _building(self, place: Place, what: str, detail: str) -> None:
        if what == "wall":
            place.walls.append(SIDES.index(detail))
            self.state.bank["wall"] -= 1
        elif what == "warehouse":
            held = cubes(detail.replace("+", " "))
            place.stores.append([kind for kind in RESOURCES for _ in range(held[kind])])
        elif what == "harbour":
            place.harbours.append(SIDES.index(detail or "E"))
        else:
            assert what in BUILDINGS, what
            place.buildings[what] = place.buildings.get(what, 0) + 1

    def capital(self, seat: int, name: str, strength: int = 1) -> Scene:
        """A tower, and as many temples as the strength needs."""
        return self.hex(name, f"tower:{seat}" + " temple" * (strength - 1))

    def hide_all_but(self, names: str) -> Scene:
        for hex, place in self.state.places.items():
            place.up = hex in names.split()
        return self

    # ---- people ---------------------------------------------------------------------------

    def unit(self, seat: int, *specs: str) -> Scene:
        """«W1 D4», «S1 D4 lying hindered»."""
        for spec in specs:
            name, hex, *words = spec.split()
            self.state.units.append(
                Unit(
                    name,
                    seat,
                    KINDS[name[0]],
                    hex,
                    lying="lying" in words,
                    hindered=NOW - 1 if "hindered" in words else 0,
                )
            )
            if name[0] == "M":
                self.state.mercenaries.remove(name)
                self.state.bank["mercenary"] -= 1
        return self

    def player(
        self, seat: int, stock: str = "", money: int | None = None, characters: str = ""
    ) -> Scene:
        """`characters` are names, those with a deposit as «negotiator:grain»."""
        player = self.state.players[seat]
        if stock:
            player.stock = cubes(stock)
        if money is not None:
            player.money = money
        for word in characters.split():
            tile, _, deposit = word.partition(":")
            name = TABLES.tiles[tile]
            own = Character(
                tile, TOKENS.get(name, 0), deposit=deposit.split("+") if deposit else []
            )
            if name == "defensor":
                own.walls = DEFENSOR_WALLS
                self.state.bank["wall"] -= DEFENSOR_WALLS
            player.characters.append(own)
        return self

    def prices(self, **prices: int) -> Scene:
        self.state.prices.update(prices)
        return self

    def market(self, **columns: str) -> Scene:
        """Cubes above columns: `market(grain="w2")`."""
        for column, words in columns.items():
            held = cubes(words)
            self.state.market[column] = [k for k in RESOURCES for _ in range(held[k])]
        return self

    def stance(self, owner: int, towards: int, stance: str) -> Scene:
        self.state.players[owner].stances[towards] = stance
        return self

    # ---- raising the curtain --------------------------------------------------------------

    def _phase(self, seat: int, phase: str) -> Scene:
        self.state.active = seat
        open_turn(self.state, seat)
        self.state.phase = phase
        return self.raise_curtain(self.seed)

    def begins(self, seat: int = 0) -> Scene:
        self.state.active, self.state.phase = seat, "start"
        return self.raise_curtain(self.seed)

    def acts(self, seat: int = 0) -> Scene:
        """An explorer far off keeps the phase from ending when the others are done."""
        if not any(u.owner == seat and u.kind == "explorer" for u in self.state.units):
            self.unit(seat, f"E1 {grid(self.state).hexes[-1]}")
        return self._phase(seat, "action")

    def fights(self, seat: int = 0) -> Scene:
        return self._phase(seat, "combat")

    def supplies(self, seat: int = 0) -> Scene:
        return self._phase(seat, "supply")

    # ---- what came of it ------------------------------------------------------------------

    def place(self, hex: str) -> Place:
        return self.now.places[hex]

    def seen_unit(self, seat: int, name: str) -> Unit | None:
        return next((u for u in self.now.units if u.owner == seat and u.name == name), None)

    def names(self, seat: int) -> list[str]:
        return sorted(u.name for u in self.now.units if u.owner == seat)

    def stock(self, seat: int = 0) -> str:
        held = self.me(seat).stock
        return " ".join(f"{letter}{held[kind]}" for letter, kind in LETTERS.items() if held[kind])

    def tiles(self, one: int, tile: str, other: int, its: str) -> Scene:
        """Both sides of a fight answer."""
        return self.answer(one, tile).answer(other, its)
