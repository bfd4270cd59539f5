"""Positions of Corduba in a few words, and scripts of answers.

    scene = Scene(4)
    scene.player(0, workers=4, denarii=1, goods="marble 2", prestige=(1, 3, 2))
    scene.tile("patricius", "amphitheatrum@F1r0").turn(0)
    scene.script(0, "activate:patricius", "use:amphitheatrum_a")

A scene is a real start in which everybody has nothing: no goods, pieces, characters or markers.
Goods that are given come from the general supply.
"""

from __future__ import annotations

from typing import Any

from games.corduba import GAME
from games.corduba.course.setup import read_variant, set_up
from games.corduba.solo.cards import note_built
from games.corduba.state import Player, Tile
from games.corduba.terms import DISTRICTS, NEUTRAL
from games.core.contract import Table
from games.core.rng import Rng
from games.core.variants import complete_variant
from tests.games.stage import Stage

ORDER = "order"


def counts(words: str) -> dict[str, int]:
    """«food 2 stone 1»."""
    parts = words.split()
    return {name: int(n) for name, n in zip(parts[::2], parts[1::2], strict=True)}


class Scene(Stage):
    def __init__(self, players: int = 4, seed: int = 1, **variant: str) -> None:
        full = complete_variant(GAME, players, variant)
        super().__init__(GAME, set_up(Table(Rng(seed)), players, read_variant(full)))
        s = self.state
        s.order = list(range(players)) if players > 1 else s.order
        for player in s.players:
            player.hereditas = player.hereditas or player.cards[0]
            s.hereditas_out += [card for card in player.cards if card != player.hereditas]
            player.cards, player.character = [], None
        s.demand = s.demand_deck.pop()

    def board(self, seat: int) -> Player:
        return self.state.solo.board if seat < 0 else self.state.players[seat]

    def player(self, seat: int, **values: Any) -> Scene:
        """Sets fields; `goods`, `troops`, `offerings` are words, prestige three numbers, `freed`
        colours that are at hand too."""
        p, s = self.board(seat), self.state
        for what, n in counts(values.pop("goods", "")).items():
            p.goods[what] += n
            s.supply[what] -= n
        for kind, n in counts(values.pop("troops", "")).items():
            p.troops[kind] += n
            s.troops[kind] -= n
        for kind, n in counts(values.pop("offerings", "")).items():
            p.offerings[kind] += n
            s.offerings[kind] -= n
        for district, n in zip(DISTRICTS, values.pop("prestige", ()), strict=False):
            p.prestige[district] = p.reached[district] = n
        for district, n in zip(DISTRICTS, values.pop("rows", ()), strict=False):
            p.rows[district] = n
        if "freed" in values:
            p.freed = values.pop("freed").split()
            p.ready = list(p.freed)
        for monument in values.pop("monuments", "").split():
            s.monuments.remove(monument)
            p.monuments.append(monument)
        for name, value in values.items():
            assert hasattr(p, name), name
            setattr(p, name, value)
        return self

    def tile(self, district: str, *words: str, builder: int = 0, unrest: bool = False) -> Scene:
        """«forum@E3r2» each."""
        for word in words:
            kind, _, place = word.partition("@")
            self.state.districts[district].tiles.append(Tile(kind, place, builder, None, unrest))
            note_built(self.state, kind)
        return self

    def insulae(self, district: str, cells: str, owner: int = NEUTRAL) -> Scene:
        for cell in cells.split():
            self.state.districts[district].insulae[cell] = owner
            self.state.neutral -= owner == NEUTRAL
        return self

    def market(self, stock: str = "", prices: str = "") -> Scene:
        """What is taken from the market goes into the supply."""
        for what, n in counts(stock).items():
            self.state.supply[what] += self.state.stock[what] - n
            self.state.stock[what] = n
        self.state.prices.update(counts(prices))
        return self

    def demand(self, card: str) -> Scene:
        s = self.state
        if s.demand != card:
            s.demand_deck.remove(card)
            s.demand_deck.append(s.demand)
            s.demand = card
        return self

    def at(self, phase: str, round: int = 1) -> Scene:
        """Plays on from a phase of a round."""
        self.state.phase, self.state.round = phase, round
        return self.raise_curtain()

    def turn(self, seat: int = 0, round: int = 1) -> Scene:
        """It is somebody's turn; the others have not passed."""
        self.state.active = seat
        return self.at("turn", round)

    def does(self, seat: int, *answers: str) -> Scene:
        """Single picks; what the game has answered itself, for want of a choice, is skipped."""
        for pick in answers:
            if pick in self.options(seat):
                self.answer(seat, pick)
        return self

    def district(self, name: str) -> Any:
        return self.now.districts[name]

    def unrest(self, name: str) -> list[str]:
        """Types with a marker."""
        return [tile.kind for tile in self.district(name).tiles if tile.unrest]
