"""Questions to the state: values, votes, cover of demands, where somebody may go."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.seats import Seat
from games.trajan.data.board import (
    CAMP,
    FOREIGN_LEGIONNAIRE,
    NEIGHBOURS,
    PENALTIES,
    PROVINCES,
    SENATE,
    SITE_NEIGHBOURS,
    SITES,
    TIME_LENGTH,
)
from games.trajan.data.circle import Action, Colour
from games.trajan.data.tiles import DEMAND_OF, DEMANDS, EXTRA, TRAJAN_TILES, VOTES, Demand
from games.trajan.state import Player, State


def everybody(s: State) -> list[Seat]:
    return [Seat(seat) for seat in range(len(s.players))]


def turn_order(s: State) -> list[Seat]:
    """All seats clockwise from the start player."""
    n = len(s.players)
    return [Seat((s.start_seat + i) % n) for i in range(n)]


def time_length(s: State) -> int:
    return s.variant.time_length or TIME_LENGTH[len(s.players)]


# ---- mats -------------------------------------------------------------------------------------


def tiles_of(player: Player, kind: str) -> int:
    return player.tiles.get(kind, 0)


def extra_tile_for(player: Player, action: Action) -> str | None:
    """The tile that would repeat the action: its own kind before a wild one (ruling 23)."""
    own = EXTRA[action]
    if tiles_of(player, own):
        return own
    return "wild_extra" if tiles_of(player, "wild_extra") else None


def contains(stones: Sequence[Colour], colours: tuple[Colour, Colour]) -> bool:
    """Both colours, or two stones of one colour."""
    one, two = colours
    return stones.count(one) > 1 if one == two else one in stones and two in stones


# ---- demands ----------------------------------------------------------------------------------


def trajan_needs(player: Player) -> dict[Demand, int]:
    """Fulfilled Trajan tiles by the demand they cover every quarter."""
    covered = [DEMAND_OF[TRAJAN_TILES[id].effect] for id in player.needs]
    return {kind: covered.count(kind) for kind in DEMANDS}


def tiles_to_spend(player: Player, demands: Sequence[Demand]) -> dict[Demand, int]:
    """Forum tiles that must be given for these demands, after the Trajan tiles (ruling 28)."""
    free = trajan_needs(player)
    return {
        kind: min(max(0, demands.count(kind) - free[kind]), tiles_of(player, kind))
        for kind in DEMANDS
    }


def unmet(player: Player, demands: Sequence[Demand]) -> int:
    """How many of these demands stay open before any wild tile is spent."""
    return len(uncovered(player, demands))


def uncovered(player: Player, demands: Sequence[Demand]) -> list[Demand]:
    """These demands as far as neither Trajan tiles nor forum tiles cover them."""
    free, spent = trajan_needs(player), tiles_to_spend(player, demands)
    return [
        kind
        for kind in DEMANDS
        for _ in range(max(0, demands.count(kind) - free[kind] - spent[kind]))
    ]


def penalty(open_demands: int) -> int:
    return PENALTIES[min(open_demands, len(PENALTIES) - 1)]


# ---- senate -----------------------------------------------------------------------------------


def senate_position(s: State, seat: int) -> int:
    return next(i for i, stack in enumerate(s.senate_spaces) if seat in stack)


def votes(s: State, seat: int) -> int:
    player = s.players[seat]
    from_tiles = sum(n * tiles_of(player, kind) for kind, n in VOTES.items())
    return SENATE[senate_position(s, seat)] + from_tiles


def vote_ranking(s: State) -> list[Seat]:
    """Best first: votes, then the space on the track, then who lies higher (ruling 31)."""

    def strength(seat: Seat) -> tuple[int, int, int]:
        space = senate_position(s, seat)
        return votes(s, seat), space, s.senate_spaces[space].index(seat)

    return sorted(everybody(s), key=strength, reverse=True)


# ---- provinces and sites ----------------------------------------------------------------------


def leaders_in(s: State, place: str) -> list[Seat]:
    return [seat for seat in everybody(s) if s.players[seat].leader == place]


def province_value(s: State, province: str) -> int:
    """Points for the next legionnaire of somebody who has none there."""
    foreign = len(s.provinces[province].legionnaires)
    return max(0, PROVINCES[province] - FOREIGN_LEGIONNAIRE * foreign)


def can_deploy(s: State, seat: Seat) -> bool:
    player = s.players[seat]
    place = player.leader
    if not player.military_camp or place == CAMP:
        return False
    return seat not in s.provinces[place].legionnaires


def reachable(s: State, seat: Seat) -> tuple[str, ...]:
    return NEIGHBOURS[s.players[seat].leader]


def sites_of(s: State, seat: int) -> list[str]:
    return [site for site in SITES if seat in s.sites[site].workers]


def legions_of(s: State, seat: int) -> list[str]:
    return [name for name, province in s.provinces.items() if seat in province.legionnaires]


def buildable(s: State, seat: Seat) -> list[str]:
    """Sites where the next worker may stand: anywhere for the first, then beside an own one."""
    own = sites_of(s, seat)
    if not own:
        return list(SITES)
    near = {site: None for at in own for site in SITE_NEIGHBOURS[at]}
    return [site for site in SITES if site in near and site not in own]
