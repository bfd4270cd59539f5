"""The military action: recruit, move the leader, deploy (specification 7.4)."""

from __future__ import annotations

from functools import partial

from games.core.asking import Offer, offer
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.trajan.actions.deeds import Deed, Offers
from games.trajan.mat.goods import gain_tile
from games.trajan.measures import can_deploy, province_value, reachable
from games.trajan.state import State
from games.trajan.words.labels import PROVINCE_TEXT, TILE_TEXT


def can_march(s: State, seat: Seat) -> bool:
    return True  # every place has a neighbour, so the leader can always move


def military_offers(s: State, seat: Seat) -> Offers:
    player = s.players[seat]
    offers: Offers = []
    if can_deploy(s, seat):
        place = player.leader
        args: dict[str, Value] = {
            "province": PROVINCE_TEXT[place],
            "vp": province_value(s, place),
        }
        hint = Text("hint-deploy", {"n": player.military_camp})
        spot = f"province:{place}"
        offers.append(offer(deploy, "deploy", Text("do-deploy", args), hint, spot=spot))
    offers += [_move_offered(s, province) for province in reachable(s, seat)]
    if player.supply:
        label = Text("do-recruit-legionnaire", {"n": player.supply})
        offers.append(offer(recruit, "recruit", label, spot="camp:military"))
    return offers


def _move_offered(s: State, name: str) -> Offer[Deed]:
    tile = s.provinces[name].tile
    args: dict[str, Value] = {"province": PROVINCE_TEXT[name]}
    if tile:
        args["tile"] = TILE_TEXT[tile]
    hint = Text("hint-move", {"vp": province_value(s, name)})
    label = Text("do-move-take" if tile else "do-move", args)
    deed: Deed = partial(move_leader, name)
    return offer(deed, f"move:{name}", label, hint, group="move", spot=f"province:{name}")


def recruit(t: Table, s: State, seat: Seat) -> None:
    player = s.players[seat]
    player.supply -= 1
    player.military_camp += 1
    t.tell("told-recruits-legionnaire", who=who(seat))


def move_leader(name: str, t: Table, s: State, seat: Seat) -> None:
    """Taking the tile that lies there is compulsory (ruling 17)."""
    player, province = s.players[seat], s.provinces[name]
    player.leader = name
    t.tell("told-moves", who=who(seat), province=PROVINCE_TEXT[name])
    if tile := province.tile:
        gain_tile(player, tile)
        province.tile = None
        place = PROVINCE_TEXT[name]
        t.tell("told-takes-in-province", who=who(seat), tile=TILE_TEXT[tile], province=place)


def deploy(t: Table, s: State, seat: Seat) -> None:
    player = s.players[seat]
    points = province_value(s, player.leader)
    player.military_camp -= 1
    s.provinces[player.leader].legionnaires.append(seat)
    player.vp += points
    t.tell("told-deploys", who=who(seat), province=PROVINCE_TEXT[player.leader], vp=points)
