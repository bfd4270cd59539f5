"""Senators by their sources, and who has won."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.measures import board, everybody, insulae_placed, owners
from games.corduba.state import Owner, Player, State
from games.corduba.terms import (
    CAEPIO,
    COLOURS,
    DISTRICTS,
    MOST_POPULARITY,
    MOST_REGISTER,
    MOST_UNREST,
    ROW_LENGTH,
    SENATORS_LOST,
)
from games.core.contract import Category, Standing
from games.core.seats import Seat

CATEGORIES = tuple(
    Category(key)
    for key in (
        "politics",
        "troops",
        "offerings",
        "rome",
        "tracks",
        "res_gestae",
        "basilica",
        "richest",
        "caepio",
        "unrest",
        "late",
        "monuments",
    )
)


def wealth(s: State, player: Player) -> int:
    """Denarii after everything is sold at the present prices (ruling R-41)."""
    return player.denarii + sum(n * s.prices[what] for what, n in player.goods.items())


def _fortune(s: State, owner: Owner) -> int:
    """Caepio has no resources of his own to sell."""
    player = board(s, owner)
    return player.denarii if owner == CAEPIO else wealth(s, player)


def points(s: State, owner: Owner) -> dict[str, int]:
    """By category, as if the game ended now."""
    player = board(s, owner)
    if s.solo and s.variant.goal == "monuments":
        return {"monuments": len(player.monuments)}
    found: dict[str, int] = {}
    found.update((source, n) for source, n in player.senators.items())
    found["richest"] = int(_is_richest(s, owner))
    if owner == CAEPIO:
        found["caepio"] = caepio_goals(player)
    total = sum(found.values())
    found["unrest"] = -min(total, _lost(player.unrest) + _is_worst(s, owner))
    found["late"] = -min(total + found["unrest"], player.late_unrest)
    return found


def total(s: State, owner: Owner) -> int:
    return sum(points(s, owner).values())


def standing(s: State) -> tuple[Standing, ...]:
    return tuple(points(s, seat) for seat in everybody(s))


def _is_richest(s: State, owner: Owner) -> bool:
    """All who have the most; in the solo game only who has more."""
    others = [_fortune(s, other) for other in owners(s) if other != owner]
    own = _fortune(s, owner)
    return all(own > other if s.solo else own >= other for other in others)


def _lost(unrest: int) -> int:
    """By the rank on the unrest track."""
    return max((n for least, n in SENATORS_LOST if unrest >= least), default=0)


def _is_worst(s: State, owner: Owner) -> bool:
    own = board(s, owner).unrest
    others = [board(s, other).unrest for other in owners(s) if other != owner]
    if s.solo:
        return all(own > other for other in others)
    return own > 0 and all(own >= other for other in others)


def caepio_goals(player: Player) -> int:
    """Insulae, specialists, register, popularity: a Senator for each that is complete."""
    return sum(
        (
            insulae_placed(player) == ROW_LENGTH * len(DISTRICTS),
            len(player.freed) == len(COLOURS),
            player.register == MOST_REGISTER,
            player.popularity == MOST_POPULARITY,
        )
    )


# ---- winning ----------------------------------------------------------------------------------


def best(s: State) -> list[Seat]:
    """Most Senators among those whose unrest is not at the end; then prestige, then order."""
    able = [seat for seat in everybody(s) if s.players[seat].unrest < MOST_UNREST]
    if s.solo:
        return [seat for seat in able if _beats_caepio(s)]
    if not able:
        return []
    most = max(total(s, seat) for seat in able)
    tied = [seat for seat in able if total(s, seat) == most]
    tracks = {seat: _tracks_led(s, seat, tied) for seat in tied}
    still = [seat for seat in tied if tracks[seat] == max(tracks.values())]
    return [min(still, key=s.order.index)]


def _tracks_led(s: State, seat: Seat, among: list[Seat]) -> int:
    """On how many tracks somebody is strictly ahead of the others who are tied."""
    return sum(
        all(s.players[seat].prestige[d] > s.players[o].prestige[d] for o in among if o != seat)
        for d in DISTRICTS
    )


def _beats_caepio(s: State) -> bool:
    wanted = TABLES.levels[s.variant.difficulty].monuments
    enough = len(s.players[0].monuments) >= wanted
    ahead = total(s, 0) > total(s, CAEPIO)
    match s.variant.goal:
        case "senators":
            return ahead
        case "monuments":
            return enough
        case "both":
            return ahead and enough
