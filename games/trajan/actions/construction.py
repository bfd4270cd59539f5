"""The construction action: workers and building tiles (specification 7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core.asking import Offer, offer
from games.core.contract import LISTED, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.trajan.actions.deeds import Deed, Offers
from games.trajan.data.circle import Action
from games.trajan.data.tiles import BONUS_ACTION, CONSTRUCTION_TILES
from games.trajan.measures import buildable
from games.trajan.state import Player, State
from games.trajan.words.labels import ACTION_TEXT, BUILDING_TEXT

FEW_SITES = 6


def can_construct(s: State, seat: Seat) -> bool:
    """Twenty sites and fifteen figures: a worker in camp always finds a site."""
    player = s.players[seat]
    return player.supply > 0 or player.worker_camp > 0


def construction_offers(s: State, seat: Seat) -> Offers:
    player = s.players[seat]
    offers: Offers = []
    if player.worker_camp:
        sites = buildable(s, seat)
        first = _most_points(s, sites)
        offers += [_site_offered(s, player, site, listed=site not in first) for site in sites]
    if player.supply:
        label = Text("do-recruit-worker", {"n": player.supply})
        offers.append(offer(recruit, "recruit", label, group="recruit", spot="camp:worker"))
    return offers


def _most_points(s: State, sites: Sequence[str]) -> list[str]:
    """The sites that one sees at first, where there are more than one takes in."""
    if len(sites) <= FEW_SITES:
        return list(sites)
    tiles = {site: s.sites[site].tile for site in sites}
    points = {site: CONSTRUCTION_TILES[tile].vp if tile else 0 for site, tile in tiles.items()}
    return sorted(sites, key=lambda site: -points[site])[:FEW_SITES]


def _site_offered(s: State, player: Player, name: str, *, listed: bool) -> Offer[Deed]:
    deed: Deed = partial(build, name)
    spot, group = f"site:{name}", LISTED if listed else name[0]
    lying = s.sites[name].tile
    if not lying:
        return offer(deed, spot, Text("do-build-empty", {"site": name}), group=group, spot=spot)
    tile = CONSTRUCTION_TILES[lying]
    args: dict[str, Value] = {"site": name, "type": BUILDING_TEXT[tile.type], "vp": tile.vp}
    if player.buildings.get(tile.type):
        return offer(deed, spot, Text("do-build", args), group=group, spot=spot)
    bonus: dict[str, Value] = {"action": ACTION_TEXT[BONUS_ACTION[tile.type]]}
    label, hint = Text("do-build-first", args | bonus), Text("hint-first-building", bonus)
    return offer(deed, spot, label, hint, group=group, spot=spot)


def recruit(t: Table, s: State, seat: Seat) -> None:
    player = s.players[seat]
    player.supply -= 1
    player.worker_camp += 1
    t.tell("told-recruits-worker", who=who(seat))


def build(name: str, t: Table, s: State, seat: Seat) -> Action | None:
    """The tile scores at once (ruling 20); the first of its type brings a bonus action."""
    player, site = s.players[seat], s.sites[name]
    player.worker_camp -= 1
    site.workers.append(seat)
    if not site.tile:
        t.tell("told-builds-empty", who=who(seat), site=name)
        return None
    tile = CONSTRUCTION_TILES[site.tile]
    site.tile = None
    is_first = not player.buildings.get(tile.type)
    player.buildings.setdefault(tile.type, []).append(tile.vp)
    player.vp += tile.vp
    type = BUILDING_TEXT[tile.type]
    t.tell("told-builds", who=who(seat), site=name, type=type, vp=tile.vp)
    return BONUS_ACTION[tile.type] if is_first else None
