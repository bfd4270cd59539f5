"""What a fight promises, and how the steward conducts it."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.bots.once import once
from games.core.ids import parts, verb
from games.romolo_o_remo.seat.view import SideView, UnitView
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.odds import odds
from games.romolo_o_remo.terms import (
    DICE_TILES,
    HINDRANCE,
    TOWER_LOSSES,
    TOWER_VALUE,
    UnitKind,
)
from games.romolo_o_remo.war.values import DEFENSOR, HEROS, OBSESSOR

MARKER, CONTESTED = 1.0, 2.0  # a battle marker, and what its majority adds while it is open
LOST: dict[UnitKind, float] = {"worker": 1.4, "soldier": 2.6, "mercenary": 0.4, "explorer": 0.4}
RIVALS_UNIT = 4.0  # population, hexes and dominion of the solo opponent
VICTORY, FALL, CRACK, RUIN = 60.0, 12.0, 3.0, 0.9
# What a tile could still do in another fight.
THRIFT = {"x2": 0.35, "plus3": 0.3, "hit": 0.2, "guard": 0.1, "retreat": 0.1, "blank": 0.0}
RAZED = {"aqueduct": 1.3, "forum": 1.1, "warehouse": 1.1, "temple": 1.05, "farm": 1.0, "wall": 0.6}


class Battle:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    # ---- what it promises -----------------------------------------------------------------

    @once
    def marker(self) -> float:
        mind = self.mind
        if not mind.view.bank["battle_marker"]:
            return 0.0
        most = max((p.battles for p in mind.rivals), default=0)
        return MARKER + (CONTESTED if abs(mind.me.battles - most) <= 1 else 0.3)

    @once
    def harm(self) -> float:
        """What an enemy's loss is worth to us: much, if there is but one."""
        sides = 1 if self.mind.view.variant.teams else len(self.mind.rivals)
        return 0.9 if sides <= 1 else 0.55

    @once
    def fall(self) -> float:
        """An enemy's tower."""
        return VICTORY if len(self.mind.rivals) == 1 else FALL

    @once
    def tiles(self) -> Sequence[str]:
        """Ours to play; of a die every face."""
        return self.mind.me.hand or DICE_TILES

    def defence(self, hex: str, seat: int) -> int:
        mind = self.mind
        units = [u for u in mind.foes.get(hex, ()) if u.owner == seat]
        value = sum(map(mind.value, units)) - HINDRANCE * any(u.hindered for u in units)
        value += TOWER_VALUE * (mind.hexes[hex].tower == seat)
        if seat < len(mind.view.players):
            owner = mind.view.players[seat]
            value += DEFENSOR * any(own.name == "defensor" for own in owner.characters)
        return max(0, value)

    def assault(self, hex: str, seat: int, units: Sequence[UnitView], extra: int = 0) -> float:
        """Points to expect when these units attack a king's on a hex."""
        mind = self.mind
        tower = mind.hexes[hex].tower == seat
        force = sum(map(mind.value, units)) + extra
        force -= HINDRANCE * (any(u.hindered for u in units) and not mind.has("obsessor"))
        force += OBSESSOR * (tower and mind.has("obsessor"))
        force += mind.view.variant.combat == "tiles" and self._tokens > 1
        mine = sorted((LOST[u.kind] for u in units), reverse=True)
        return self._best(max(0, force), self.defence(hex, seat), self._prizes(hex, seat), mine)

    @once
    def _tokens(self) -> int:
        return sum(own.tokens for own in self.mind.me.characters if own.name == "dux")

    def _best(
        self, force: int, defence: int, theirs: Sequence[float], mine: Sequence[float]
    ) -> float:
        weighed = [
            self.prospect(force, defence, tile, theirs, mine) - THRIFT[tile] for tile in self.tiles
        ]
        if self.mind.view.variant.combat == "die":
            return sum(weighed) / len(weighed)
        return max(weighed)

    def prospect(
        self, force: int, other: int, tile: str, theirs: Sequence[float], mine: Sequence[float]
    ) -> float:
        """A fight with one tile; what each further loss of either side is worth."""
        chance = odds(force, other, tile)
        worth = self.marker * (chance.wins - self.harm * chance.loses)
        for n, prize in zip(chance.strikes, theirs, strict=False):
            worth += n * prize
        for n, prize in zip(chance.suffers, mine, strict=False):
            worth -= n * prize
        return worth

    def _prizes(self, hex: str, seat: int) -> list[float]:
        """What an enemy loses on a hex, one loss after the other."""
        mind, place = self.mind, self.mind.hexes[hex]
        units = [LOST[u.kind] for u in mind.foes.get(hex, ()) if u.owner == seat]
        if mind.alone:
            units = [RIVALS_UNIT] * len(units)
        found = [self.harm * lost for lost in sorted(units, reverse=True)]
        if place.tower == seat:
            if place.damaged:
                found.append(self.fall)
            else:
                found += [CRACK, self.fall - CRACK]
        ruins = max(0, place.count - (place.tower is not None))
        return found + [self.ruin_worth(hex)] * ruins

    def ruin_worth(self, hex: str) -> float:
        """A building less on a hex: by whose city it belongs to."""
        away, seat = self.mind.lord(hex)
        return RUIN * self.harm if self.mind.is_enemy(seat) and away <= 2 else -1.0

    # ---- attacks --------------------------------------------------------------------------

    def attack(self, id: str) -> float:
        word, *rest = parts(id)
        if word == "end":
            return 0.1
        mind = self.mind
        standing = [u for u in mind.hexes[rest[0]].units if u.owner == mind.seat and not u.lying]
        if word == "raze":
            return self.ruin_worth(rest[0]) * sum(mind.value(u) > 0 for u in standing)
        extra = HEROS if len(rest) > 2 else 0
        return self.assault(rest[0], int(rest[1]), self.picked(standing), extra)

    def picked(self, units: Sequence[UnitView]) -> Sequence[UnitView]:
        """Who goes: without those a wall has stopped, if anybody else is there."""
        free = [u for u in units if not u.hindered and u.kind != "explorer"]
        return free or units

    def attacker(self, name: str) -> float:
        mind = self.mind
        u = mind.units[name]
        there = [o for o in mind.hexes[u.hex].units if o.owner == mind.seat and not o.lying]
        return 1.0 if u in self.picked(there) else -1.0

    # ---- the fight ------------------------------------------------------------------------

    def _sides(self) -> tuple[SideView, SideView]:
        fight = self.mind.view.fight
        assert fight is not None
        if fight.attacker.seat == self.mind.seat:
            return fight.attacker, fight.defender
        return fight.defender, fight.attacker

    def _losable(self, side: SideView) -> list[float]:
        mind, fight = self.mind, self.mind.view.fight
        assert fight is not None
        units = mind.hexes[fight.hex].units
        kinds = [u.kind for u in units if u.owner == side.seat and u.name in side.units]
        found = sorted((LOST[kind] for kind in kinds), reverse=True)
        if side.tower:
            damaged = mind.hexes[fight.hex].damaged
            found += [VICTORY] if damaged else [CRACK] * (TOWER_LOSSES - 1) + [VICTORY]
        return found

    def tile(self, id: str) -> float:
        mine, theirs = self._sides()
        tile, *rest = parts(id)
        tokens = int(rest[0]) if rest else 0
        if tile == "dux":
            tile = "blank"
        value = mine.value - mine.dux + tokens
        worth = self.prospect(value, theirs.value, tile, self._losable(theirs), self._losable(mine))
        if tile == "retreat" and mine.units and value < theirs.value:
            worth += 0.8
        return worth - THRIFT[tile] - 0.4 * tokens

    def withdraw(self, id: str) -> float:
        mine, theirs = self._sides()
        if id == "stay":
            return float(mine.conflict - theirs.conflict + 1)
        return 0.1 - 0.01 * self.mind.away[parts(id)[1]]

    def losses(self, id: str) -> float:
        """The dearest of theirs; the solo opponent's are all alike."""
        return {"S": 3.0, "M": 1.0, "A": 2.0, "W": 2.0}.get(id[0], 0.5)

    def ruin(self, id: str, hex: str) -> float:
        """What is destroyed of others; at home nothing is."""
        if id == "none":
            return 0.0
        if id == "tower":
            return 9.0
        return RAZED.get(verb(id), 1.0) * self.ruin_worth(hex)
