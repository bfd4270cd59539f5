"""The steward at war, in the supply phase, and when it is asked by others."""

from __future__ import annotations

from games.core.ids import parts, verb
from games.romolo_o_remo.seat.view import PlayerView, SideView
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.terms import COMBAT_VALUE, TOWER_VALUE

SAFE = 2  # ahead before the tiles
LAST_ENDGAME_TURN = 4


class War:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    # ---- attacks --------------------------------------------------------------------------

    def attack(self, id: str) -> float:
        word, *rest = parts(id)
        if word == "end":
            return 0.5
        mind = self.mind
        if word == "raze":
            zone = mind.hexes[rest[0]].zone
            return 0.9 if zone is not None and mind.is_enemy(zone) else -1.0
        ahead = self._mine(rest[0]) - self._theirs(rest[0], int(rest[1]))
        return ahead - SAFE + 1.0 + (0.2 if len(rest) > 2 else 0)

    def _mine(self, hex: str) -> int:
        own = [u for u in self.mind.hexes[hex].units if u.owner == self.mind.me.seat]
        return sum(COMBAT_VALUE[u.kind] for u in own if not u.lying)

    def _theirs(self, hex: str, seat: int) -> int:
        place = self.mind.hexes[hex]
        tower = TOWER_VALUE if place.tower == seat else 0
        return tower + sum(COMBAT_VALUE[u.kind] for u in place.units if u.owner == seat)

    def _sides(self) -> tuple[SideView, SideView]:
        fight = self.mind.view.fight
        assert fight is not None
        if fight.attacker.seat == self.mind.me.seat:
            return fight.attacker, fight.defender
        return fight.defender, fight.attacker

    def tile(self, id: str) -> float:
        mine, theirs = self._sides()
        tile, *rest = parts(id)
        ahead = mine.value - theirs.value
        worth = {
            "x2": float(mine.value),
            "plus3": 3.0,
            "hit": 1.5,
            "guard": 2.5 if ahead < 0 else 1.0,
            "retreat": 2.8 if ahead < -SAFE and mine.units else 0.2,
            "blank": 0.6 if ahead > 2 * SAFE else 0.1,
        }.get(tile, 0.0)
        tokens = int(rest[0]) if rest else 0
        return worth + tokens * (0.3 if abs(ahead) <= SAFE else -0.3)

    def withdraw(self, id: str) -> float:
        mine, theirs = self._sides()
        if id == "stay":
            return float(mine.conflict - theirs.conflict + SAFE - 1)
        return 0.1 - 0.01 * self.mind.away(parts(id)[1])

    def losses(self, id: str) -> float:
        return {"S": 3.0, "M": 2.0, "A": 2.0, "W": 1.0}.get(id[0], 0.1)

    def ruin(self, id: str) -> float:
        """What is destroyed of others; at home nothing is."""
        if id == "none":
            return 0.5
        fight = self.mind.view.fight
        zone = self.mind.hexes[fight.hex].zone if fight else None
        if zone is not None and not self.mind.is_enemy(zone):
            return 0.1
        return {"tower": 9.0, "aqueduct": 3.0, "forum": 2.5, "farm": 2.2}.get(verb(id), 2.0)

    # ---- supply and limits ----------------------------------------------------------------

    def surplus_unit(self, id: str) -> float:
        u = self.mind.units[id]
        return 1.0 + self.mind.away(u.hex) - COMBAT_VALUE[u.kind]

    def feed(self, id: str) -> float:
        word, name = parts(id)
        worth = {"W": 2.0, "S": 1.5}.get(name[0], 1.0)
        return worth if word == "feed" else 0.5 - 0.1 * worth

    def sacrifice(self, id: str) -> float:
        return {"farm": 3.0, "wall": 2.0, "warehouse": 1.5}.get(verb(id), 1.0)

    # ---- the end --------------------------------------------------------------------------

    def start(self, id: str) -> float:
        if id == "give_up":
            return -1.0
        if id == "play":
            return 0.5
        if self.mind.me.endgame_turns >= LAST_ENDGAME_TURN:
            return 9.0
        mine = self._points(self.mind.me)
        others = [p for p in self.mind.view.players if self.mind.is_enemy(p.seat) and p.alive]
        others += [self.mind.view.rival] if self.mind.view.rival else []
        return 1.0 if mine > max((self._points(p) for p in others), default=0.0) + 3 else 0.0

    def _points(self, player: PlayerView) -> float:
        """What everybody can count: no money, no majorities."""
        mind = self.mind
        ruled = [hex for hex in mind.hexes.values() if player.seat in hex.rulers]
        near = [hex.strength for hex in ruled if hex.name != player.capital]
        own = [u for hex in mind.hexes.values() for u in hex.units if u.owner == player.seat]
        soldiers = sum(u.kind == "soldier" for u in own)
        return (
            1.5 * len(player.characters)
            + sum(max(1, hex.marker) for hex in ruled)
            + (player.strength + max(near, default=0) if near else 0)
            + player.workers // 2
            + soldiers
            + player.battles
        )
