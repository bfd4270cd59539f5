"""Points as they stand, as far as a seat can count them."""

from __future__ import annotations

from games.core.bots.once import once
from games.romolo_o_remo.ending.scoring import KEYS, CategoryKey, shares
from games.romolo_o_remo.seat.view import HexView, PlayerView
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.terms import MAJORITY_MORE, MAJORITY_TWO, MONEY_PER_POINT, PUBLICUS_VP

UNSEEN_MONEY = 6  # half-coins, what others may have
ARTIFEX, PATRONUS = 5, 2


class Reckoning:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    @once
    def sides(self) -> list[list[PlayerView]]:
        """Ours first."""
        mind = self.mind
        if mind.view.variant.teams:
            own = [mind.me, *([mind.partner] if mind.partner else [])]
            return [own, mind.rivals]
        return [[mind.me], *([rival] for rival in mind.rivals)]

    @once
    def lead(self) -> int:
        """How far our side is ahead of the best other one."""
        totals = self.totals
        return totals[0] - max(totals[1:], default=0)

    @once
    def totals(self) -> list[int]:
        points = [self._points(side) for side in self.sides]
        totals = [
            sum(own.values()) - own["money"] + own["money"] // MONEY_PER_POINT for own in points
        ]
        prizes = MAJORITY_TWO if len(self.mind.view.players) <= 2 else MAJORITY_MORE
        if self.mind.view.variant.teams:
            prizes = MAJORITY_TWO
        consul = [
            any(own.name == "consul" for p in side for own in p.characters) for side in self.sides
        ]
        for key in KEYS:
            won = shares([own[key] for own in points], consul, prizes)
            totals = [total + prize for total, prize in zip(totals, won, strict=True)]
        return totals

    @once
    def _ruled(self) -> dict[int, list[HexView]]:
        """Hexes by a seat that controls them; partners control them both."""
        found: dict[int, list[HexView]] = {}
        for hex in self.mind.view.hexes:
            for seat in hex.rulers:
                found.setdefault(seat, []).append(hex)
        return found

    @once
    def _soldiers(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for hex in self.mind.view.hexes:
            for u in hex.units:
                if u.kind == "soldier":
                    found[u.owner] = found.get(u.owner, 0) + 1
        return found

    def _points(self, side: list[PlayerView]) -> dict[CategoryKey, int]:
        """By category; money in half-coins."""
        if not side:
            return dict.fromkeys(KEYS, 0)
        ruled = self._ruled.get(side[0].seat, [])
        hexes = sum(max(1, hex.marker) for hex in ruled)
        if side[0] is self.mind.view.rival:
            return self._rivals_points(side[0], len(ruled), hexes)
        own = {hex.name for hex in ruled}
        return {
            "characters": sum(map(self._characters, side)),
            "hexes": hexes,
            "dominion": sum(self._dominion(p, own) for p in side),
            "population": sum(p.workers for p in side) // 2
            + sum(self._soldiers.get(p.seat, 0) for p in side),
            "battles": sum(p.battles for p in side),
            "money": sum(UNSEEN_MONEY if p.money is None else p.money for p in side),
        }

    def _rivals_points(self, rival: PlayerView, hexes: int, worth: int) -> dict[CategoryKey, int]:
        return {
            "characters": len(rival.characters),
            "hexes": worth,
            "dominion": 2 * hexes,
            "population": 3 * sum(map(len, self.mind.foes.values())) // 2,
            "battles": rival.battles,
            "money": rival.money or 0,
        }

    @staticmethod
    def _characters(player: PlayerView) -> int:
        extra = {"publicus": PUBLICUS_VP - 1, "artifex": ARTIFEX, "patronus": PATRONUS}
        return sum(1 + extra.get(own.name, 0) for own in player.characters)

    def _dominion(self, player: PlayerView, ruled: set[str]) -> int:
        mind = self.mind
        if player.capital is None:
            return 0
        found = [
            mind.hexes[near].strength
            for near in mind.near[player.capital]
            if near in ruled and mind.hexes[near].terrain == "plains"
        ]
        return player.strength + max(found) if found else 0
