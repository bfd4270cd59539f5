"""Where the steward's soldiers, mercenaries and explorers go, and what the enemy's may do."""

from __future__ import annotations

from heapq import heappop, heappush

from games.core.bots.once import once
from games.romolo_o_remo.seat.view import UnitView
from games.romolo_o_remo.steward.battle import FALL, VICTORY, Battle
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.odds import odds
from games.romolo_o_remo.terms import COMBAT_VALUE, INFLUENCE_RADIUS, TOWER_VALUE, row_for

MILITARY = ("soldier", "mercenary")
SOON, LATER = 0.6, 0.8  # an attack of the next turn, and for each step it is farther away
UNKNOWN_STEP = 0.7  # through a hidden hex
HEX = 0.8  # control of one
SIEGE = 3.0  # an enemy's dominion held down
BESIEGED = 2.0  # a capital that the enemy would not dare to enter
EXPOSED = 0.9  # a worker beside enemies under arms


class March:
    def __init__(self, mind: Mind, battle: Battle) -> None:
        self.mind = mind
        self.battle = battle

    # ---- targets --------------------------------------------------------------------------

    @once
    def targets(self) -> list[tuple[str, int]]:
        """Hexes where somebody can be attacked, and whom."""
        mind = self.mind
        closed = mind.view.rival.capital if mind.view.rival else None
        found = [
            (hex, owner)
            for hex, units in mind.foes.items()
            if hex != closed
            for owner in dict.fromkeys(u.owner for u in units)
        ]
        found += [
            (p.capital, p.seat)
            for p in mind.rivals
            if p.capital and p.capital != closed and (p.capital, p.seat) not in found
        ]
        return found

    @once
    def army(self) -> list[UnitView]:
        return [u for u in self.mind.units.values() if u.kind in MILITARY]

    def _can_strike(self, u: UnitView, hex: str) -> bool:
        """Whether a unit can stand on a hex, on its feet, when the fighting begins."""
        if u.lying:
            return False
        if u.hex == hex:
            return True
        if u.kind not in MILITARY or hex not in self.mind.near[u.hex] or u.hex in self.mind.foes:
            return False
        return u.left > 1 if u.active else not u.activated

    def strikers(self, hex: str) -> list[UnitView]:
        """Everybody who could attack on a hex in this turn."""
        return [u for u in self.mind.units.values() if self._can_strike(u, hex)]

    @once
    def prey(self) -> dict[str, float]:
        """What an attack of this turn promises, with all who can come."""
        found: dict[str, float] = {}
        for hex, seat in self.targets:
            units = self.battle.picked(self.strikers(hex))
            if units:
                worth = self.battle.assault(hex, seat, units)
                found[hex] = max(found.get(hex, worth), worth)
        for hex in self._enemy_suburbs:
            units = [u for u in self.strikers(hex) if not u.hindered]
            if units and hex not in found:
                n = min(len(units), self.mind.hexes[hex].count)
                found[hex] = n * self.battle.ruin_worth(hex)
        return found

    @once
    def _enemy_suburbs(self) -> list[str]:
        """Hexes beside enemies' capitals with something to raze."""
        mind = self.mind
        return [
            hex.name
            for hex in mind.view.hexes
            if hex.up
            and hex.count
            and hex.tower is None
            and hex.name not in mind.foes
            and self.battle.ruin_worth(hex.name) > 0
        ]

    # ---- marching -------------------------------------------------------------------------

    @once
    def pull(self) -> dict[str, float]:
        """What draws an army: attacks of later turns, by how near a hex is to them."""
        mind = self.mind
        goals: dict[str, float] = {}
        for hex, seat in self.targets:
            worth = SOON * self.battle.assault(hex, seat, self.army)
            goals[hex] = max(goals.get(hex, 0.0), worth)
        for hex in self._enemy_suburbs:
            goals[hex] = max(goals.get(hex, 0.0), SOON * self.battle.ruin_worth(hex))
        found: dict[str, float] = {}
        heap = [(-worth, hex) for hex, worth in goals.items() if worth > 0]
        heap.sort()
        while heap:
            worth, hex = heappop(heap)
            if hex in found:
                continue
            found[hex] = -worth
            for near in mind.near[hex]:
                place = mind.hexes[near]
                if near in found or (place.up and place.terrain == "water"):
                    continue
                rate = LATER if place.up else LATER * UNKNOWN_STEP
                if hex in goals and goals[hex] == -worth:
                    rate = 1.0  # beside the goal is as good as on it, and safer
                heappush(heap, (worth * rate, near))
        return found

    def position(self, u: UnitView, hex: str, left: int) -> float:
        """What it is worth for a soldier or mercenary to end up on a hex."""
        mind = self.mind
        worth = self.pull.get(hex, 0.0)
        if left > 0 or (hex == u.hex and not u.lying):
            worth = max(worth, self.prey.get(hex, 0.0))
        if u.kind == "soldier":
            worth += self.control(u, hex)
        if hex == mind.capital:
            worth += self.guard(u)
        return worth - 0.03 * mind.away[hex] - mind.hunger(u, hex)

    def control(self, u: UnitView, hex: str) -> float:
        """What a soldier's influence changes on a hex."""
        mind = self.mind
        place = mind.hexes[hex]
        if not place.up or place.tower is not None:
            return 0.0
        mine = others = 0
        for seat, n in place.influence.items():
            if mind.is_enemy(int(seat)):
                others = max(others, n)
            else:
                mine += n
        if hex == u.hex:
            mine -= 1
        worth = HEX * max(1, place.marker)
        total = 0.0
        if mine <= others < mine + 1:
            total += worth
        if mine < others <= mine + 1:
            total += worth * self.battle.harm
            total += SIEGE * self.battle.harm * self._is_dominion(hex)
        elif mine == others + 1 and self._is_threatened(hex):
            total += worth
        return total

    def _is_dominion(self, hex: str) -> bool:
        """The strongest plains beside an enemy's capital."""
        away, seat = self.mind.lord(hex)
        place = self.mind.hexes[hex]
        if away != 1 or not self.mind.is_enemy(seat) or place.terrain != "plains":
            return False
        return place.strength >= 1

    def _is_threatened(self, hex: str) -> bool:
        return self.threats.get(hex, 0) > 0 and hex in self.mind.near[self.mind.capital]

    # ---- danger ---------------------------------------------------------------------------

    @once
    def threats(self) -> dict[str, int]:
        """Enemy arms that can attack on a hex in the next turn."""
        mind = self.mind
        found: dict[str, int] = {}
        for hex, units in mind.foes.items():
            force = sum(mind.value(u) for u in units if u.kind in MILITARY)
            if force:
                for near in (hex, *mind.near[hex]):
                    found[near] = found.get(near, 0) + force
        return found

    def danger(self, u: UnitView, hex: str) -> float:
        """What a worker or explorer risks on a hex."""
        if self.threats.get(hex, 0) < 2 or hex == self.mind.capital:
            return 0.0
        return EXPOSED

    def guard(self, u: UnitView) -> float:
        """What it is worth that a unit stands in the capital."""
        mind = self.mind
        force = self.threats.get(mind.capital, 0)
        if not force:
            return 0.0
        home = [o for o in mind.hexes[mind.capital].units if o.owner == mind.seat and o != u]
        home = [o for o in home if o.name != u.name]
        value = sum(COMBAT_VALUE[o.kind] for o in home)
        damaged = mind.hexes[mind.capital].damaged
        without = _falls(force, value, len(home), damaged)
        there = _falls(force, value + COMBAT_VALUE[u.kind], len(home) + 1, damaged)
        loss = VICTORY if len(mind.view.players) <= 2 else 2 * FALL
        held = force <= value + COMBAT_VALUE[u.kind] + TOWER_VALUE
        kept = BESIEGED if held and force > value + TOWER_VALUE else 0.0
        return (without - there) * loss + kept

    # ---- mercenaries ----------------------------------------------------------------------

    def muster(self, hex: str, n: int) -> float:
        """What n mercenaries hired on a hex could win in this turn, before their price."""
        best = 0.0
        for target, seat in self.targets:
            if target != hex and target not in self.mind.near[hex]:
                continue
            if self.mind.is_walled(target, hex) and not self.mind.has("obsessor"):
                continue
            new = [_mercenary(self.mind.seat, hex)] * n
            units = [*self.battle.picked(self.strikers(target)), *new]
            worth = self.battle.assault(target, seat, units)
            best = max(best, worth - max(0.0, self.prey.get(target, 0.0)))
        return best

    # ---- exploring ------------------------------------------------------------------------

    @once
    def reach(self) -> int:
        """How far influence goes, or will soon."""
        return row_for(INFLUENCE_RADIUS, self.mind.me.strength + 1)[1]

    def discovery(self, hex: str) -> float:
        mind = self.mind
        place = mind.hexes[hex]
        if place.seen and place.terrain == "water":
            return 2.5 if mind.alone else 0.05
        away = mind.away[hex]
        worth = 0.2
        if (away <= 3 and mind.left > 2) or away <= self.reach:
            worth = 1.1 - 0.12 * away
            theirs = min(mind.grid.distance[p.capital][hex] for p in mind.rivals if p.capital)
            worth -= 0.3 * (theirs < away) if not mind.alone else 0.0
            worth += 0.7 * place.marker_down
        return worth + (2.2 if mind.alone else 0.0)

    @once
    def unknown(self) -> dict[str, float]:
        """What the nearest hidden hexes are worth to an explorer, by how near a hex is to them."""
        mind = self.mind
        found: dict[str, float] = {}
        heap = [(-self.discovery(hex.name), hex.name) for hex in mind.view.hexes if not hex.up]
        heap.sort()
        while heap:
            worth, hex = heappop(heap)
            if hex in found:
                continue
            found[hex] = -worth
            for near in mind.near[hex]:
                if near not in found and mind.hexes[near].up and not mind.is_water(near):
                    heappush(heap, (worth * LATER, near))
        return found


def _falls(force: int, value: int, units: int, damaged: bool) -> float:
    """The chance that a tower falls, if the attacker plays one of his best tiles."""
    needed = units + (1 if damaged else 2)
    if needed > 4:
        return 0.0
    chances = (odds(force, value + TOWER_VALUE, tile) for tile in ("x2", "plus3"))
    return sum(chance.strikes[needed - 1] for chance in chances) / 2


def _mercenary(seat: int, hex: str) -> UnitView:
    return UnitView("M0", seat, "mercenary", hex, False, False, False, 2, False)
