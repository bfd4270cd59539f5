"""The combat phase: declaring attacks and razing (specification 7.5)."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.romolo_o_remo.jobs.building import choose_walls
from games.romolo_o_remo.kings import named, unused, use
from games.romolo_o_remo.map.limits import trim, unit_offered
from games.romolo_o_remo.map.people import targets, unit, units_on
from games.romolo_o_remo.map.sites import Ruin, ruins, tear_down
from games.romolo_o_remo.state import State, Unit
from games.romolo_o_remo.war.fight import fight
from games.romolo_o_remo.war.values import able, defence_value
from games.romolo_o_remo.words.labels import ruin_id, ruin_text


class Attack(Struct, frozen=True):
    hex: str
    target: int | None  # None: raze
    heros: bool = False


def standing(s: State, seat: int, hex: str) -> list[Unit]:
    return [u for u in units_on(s, hex, seat) if not u.lying]


def attacks(s: State, seat: int) -> list[Attack]:
    """Everything the standing units of a player can attack now."""
    found = []
    hexes = dict.fromkeys(u.hex for u in s.units if u.owner == seat and not u.lying)
    for hex in hexes:
        enemies = targets(s, seat, hex)
        for enemy in enemies:
            found.append(Attack(hex, enemy))
            if unused(s, seat, "heros"):
                found.append(Attack(hex, enemy, heros=True))
        if not enemies and ruins(s.places[hex]) and able(s, standing(s, seat, hex)):
            found.append(Attack(hex, None))
    return found


def is_abroad(s: State, seat: int, attack: Attack) -> bool:
    """Whether it is worth a question: razing at home hardly ever is."""
    return attack.target is not None or attack.hex not in s.players[seat].zone


def combat(t: Table, s: State, seat: int) -> Steps[bool]:
    """One attack, if there is one and the player wants it; False: the phase is over."""
    possible = attacks(s, seat)
    if not s.turn.razes_home and not any(is_abroad(s, seat, one) for one in possible):
        return False
    if not possible:
        return False
    offers: list[Offer[Attack | None]] = [_attack_offered(s, one) for one in possible]
    offers.append(offer(None, "end", Text("do-end-combat"), group="end"))
    fights = any(one.target is not None for one in possible)
    prompt = Text("ask-attack" if fights else "ask-raze-at-all")
    attack = yield from pick(Seat(seat), "romolo.attack", prompt, offers)
    if attack is None:
        return False
    names = yield from _choose_units(s, seat, attack)
    if attack.target is None:
        t.tell("told-razes", who=who(seat), hex=attack.hex)
        yield from raze(t, s, seat, attack.hex, names)
        for name in names:
            unit(s, seat, name).lying = True
        yield from trim(t, s)
        return True
    if attack.heros:
        tile = unused(s, seat, "heros")
        assert tile is not None
        use(s, tile)
    after = partial(raze, t, s, seat, attack.hex)
    yield from fight(t, s, seat, attack.hex, names, attack.target, attack.heros, after)
    return True


def _attack_offered(s: State, attack: Attack) -> Offer[Attack | None]:
    hex, spot = attack.hex, f"hex:{attack.hex}"
    if attack.target is None:
        return offer(attack, f"raze:{hex}", Text("do-raze", {"hex": hex}), spot=spot)
    args: dict[str, Value] = {
        "hex": hex,
        "who": named(s, attack.target),
        "dv": defence_value(s, attack.target, hex),
    }
    key = "do-fight-heros" if attack.heros else "do-fight"
    id = f"fight:{hex}:{attack.target}" + (":heros" if attack.heros else "")
    return offer(attack, id, Text(key, args), spot=spot)


def _choose_units(s: State, seat: int, attack: Attack) -> Steps[list[str]]:
    units = standing(s, seat, attack.hex)
    if attack.target is None:
        units = able(s, units)
    if len(units) == 1:
        return [units[0].name]
    offers = [unit_offered(u) for u in units]
    prompt = Text("ask-attackers", {"hex": attack.hex})
    return list((yield from pick_some(Seat(seat), "romolo.attackers", prompt, offers, 1)))


def raze(t: Table, s: State, seat: int, hex: str, names: list[str]) -> Steps[None]:
    """Each able unit may tear down one building, or up to three walls."""
    n = len(able(s, (u for u in units_on(s, hex, seat) if u.name in names)))
    for left in range(n, 0, -1):
        found = ruins(s.places[hex])
        if not found:
            return
        offers: list[Offer[Ruin | None]] = [
            offer(ruin, ruin_id(ruin), ruin_text(ruin)) for ruin in found
        ]
        offers.append(offer(None, "none", Text("do-spare"), group="end"))
        prompt = Text("ask-raze", {"hex": hex, "n": left})
        ruin = yield from pick(Seat(seat), "romolo.raze", prompt, offers)
        if ruin is None:
            return
        ruin = yield from choose_walls(s, seat, hex, ruin)
        tear_down(s, hex, ruin)
        t.tell("told-destroys", who=who(seat), hex=hex, building=ruin_text(ruin))
