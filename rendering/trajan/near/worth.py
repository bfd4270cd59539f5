"""What a bonus tile would bring its owner if the game ended now."""

from __future__ import annotations

from games.trajan.data.tiles import BONUS_TILES, DEMANDS, Side
from games.trajan.seat.view import PlayerView


def worth_now(player: PlayerView, id: str, side: Side) -> int:
    """As the last of the player's tiles: wild tiles serve better ones, and earlier ones, first."""
    tile, value = BONUS_TILES[id], _value(id, side)
    match tile.scores:
        case "demand":
            if not _lacks(player, id):
                return value
            before = [it for it in player.bonus if _lacks(player, it.id)]
            served = sum(_value(it.id, it.side) >= value for it in before)
            return value if player.wild["wild_demand"] > served else 0
        case "workers":
            n = len(player.sites)
            return n * value if side == "yellow" else (n + 1) // 2
        case "legionnaires":
            return value * len(player.legions)
        case "bonus":
            others = sum(it.side == "yellow" for it in player.bonus)
            return value * (others + (side == "yellow"))
        case "commodities":
            goods = [it for it in player.bonus if BONUS_TILES[it.id].scores == "commodities"]
            best = all(_value(it.id, it.side) < value for it in goods)
            wild = player.wild["wild_commodity"] if best else 0
            return value * (wild + sum(card in tile.of for card in player.display))


def _value(id: str, side: Side) -> int:
    tile = BONUS_TILES[id]
    return tile.yellow if side == "yellow" else tile.grey


def _lacks(player: PlayerView, id: str) -> bool:
    """Whether it wants a demand of which the player has no tile."""
    wanted = BONUS_TILES[id].of
    return any(kind in wanted and not player.need_tiles[kind] for kind in DEMANDS)
