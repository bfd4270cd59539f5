"""One fight: tiles, values, withdrawal, losses and what follows (specification 7.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.asking import Offer, chosen, decision, offer, pick
from games.core.contract import Ask, Decision, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value
from games.romolo_o_remo.ending.elimination import eliminate
from games.romolo_o_remo.kings import is_rival, king, named, spend_tokens, tokens
from games.romolo_o_remo.map.limits import trim
from games.romolo_o_remo.map.people import homeward, is_there, targets, unit, units_on
from games.romolo_o_remo.map.sites import grid
from games.romolo_o_remo.state import Fight, Side, State, Unit
from games.romolo_o_remo.terms import DICE_TILES, DiceTile
from games.romolo_o_remo.war.dice import play_tile, refill_hand, roll
from games.romolo_o_remo.war.losses import inflict
from games.romolo_o_remo.war.values import (
    attack_value,
    conflict_value,
    defence_value,
    winner,
)
from games.romolo_o_remo.words.labels import TILE_HINT, TILE_TEXT

Weapon = tuple[DiceTile | None, int]  # tile and tokens of Dux


def fight(
    t: Table,
    s: State,
    seat: int,
    hex: str,
    names: list[str],
    target: int,
    heros: bool,
    raze: Callable[[list[str]], Steps[None]],
) -> Steps[None]:
    """`raze` is what the attackers may do when the defender has gone."""
    tower = s.places[hex].tower == target
    one = Side(seat, names)
    other = Side(target, [u.name for u in units_on(s, hex, target)], tower)
    s.fight = Fight(hex, one, other, heros)
    _value(s)
    t.tell(
        "told-attack",
        who=named(s, seat),
        other=named(s, target),
        hex=hex,
        av=one.value,
        dv=other.value,
    )
    yield from _choose_weapons(t, s)
    _reveal(t, s)
    gone = yield from _withdrawal(t, s)
    if gone is None:
        _give_marker(t, s, winner(_now(s)))
        yield from inflict(t, s, _now(s))
    else:
        now = _now(s)
        _give_marker(t, s, now.attacker if gone is now.defender else now.defender)
        if gone is now.defender and not _held(s, seat, hex):
            yield from raze(list(names))
    yield from _aftermath(t, s)


def _now(s: State) -> Fight:
    assert s.fight is not None
    return s.fight


def _units(s: State, side: Side) -> list[Unit]:
    """Those of a side that are still there."""
    return [unit(s, side.seat, name) for name in side.units if is_there(s, side.seat, name)]


def _value(s: State) -> None:
    """Attack and defence values, with the tokens of Dux that are known."""
    now = _now(s)
    one, other = now.attacker, now.defender
    one.value = attack_value(
        s, one.seat, _units(s, one), heros=now.heros, at_tower=other.tower, dux=one.dux
    )
    other.value = defence_value(s, other.seat, now.hex, other.dux)


def _held(s: State, seat: int, hex: str) -> bool:
    """Whether anything of the other side still keeps the hex."""
    return bool(targets(s, seat, hex))


# ---- tiles, die, Dux --------------------------------------------------------------------------


def _weapons(s: State, seat: int) -> list[Offer[Weapon]]:
    """Every tile of the hand with every number of tokens; without tiles the tokens alone."""
    tiles: list[DiceTile | None] = [None]
    if s.variant.combat == "tiles":
        hand = king(s, seat).hand
        tiles = [tile for tile in DICE_TILES if tile in hand]
    return [
        _weapon_offered(tile, dux) for dux in range(tokens(s, seat, "dux") + 1) for tile in tiles
    ]


def _weapon_offered(tile: DiceTile | None, dux: int) -> Offer[Weapon]:
    if tile is None:
        return offer((tile, dux), f"dux:{dux}", Text("do-dux", {"n": dux}))
    if not dux:
        return offer((tile, 0), tile, TILE_TEXT[tile], TILE_HINT[tile], spot=f"dice:{tile}")
    label = Text("do-tile-dux", {"tile": TILE_TEXT[tile], "n": dux})
    return offer(
        (tile, dux), f"{tile}:{dux}", label, TILE_HINT[tile], group="dux", spot=f"dice:{tile}"
    )


def _choose_weapons(t: Table, s: State) -> Steps[None]:
    """Sealed, both at once. Who has no choice is not asked: everybody knows that."""
    now = _now(s)
    sides = (now.attacker, now.defender)
    people = [side for side in sides if not is_rival(s, side.seat)]
    asked = [side.seat for side in people if len(_weapons(s, side.seat)) > 1]

    def ask(_: Seat | None = None) -> Ask:
        return Ask(tuple(_question(s, seat) for seat in asked), True, ask)

    answers = (yield ask()) if asked else {}
    now = _now(s)
    for side in (now.attacker, now.defender):
        if is_rival(s, side.seat):
            hand = king(s, side.seat).hand
            side.tile = hand[t.rng.below(len(hand))] if hand else None
            continue
        weapons = _weapons(s, side.seat)
        picks = answers[Seat(side.seat)] if side.seat in asked else (weapons[0].option.id,)
        side.tile, side.dux = chosen(weapons, picks)[0]
    if s.variant.combat == "die":
        for side in (now.attacker, now.defender):
            side.tile = roll(t).symbol


def _question(s: State, seat: int) -> Decision:
    now = _now(s)
    mine, other = now.attacker, now.defender
    key = "ask-tile-attack" if s.variant.combat == "tiles" else "ask-dux"
    if seat == other.seat:
        key = "ask-tile-defend" if s.variant.combat == "tiles" else "ask-dux"
        mine, other = other, mine
    args: dict[str, Value] = {
        "hex": now.hex,
        "who": named(s, other.seat),
        "mine": mine.value,
        "theirs": other.value,
    }
    return decision(Seat(seat), "romolo.tile", Text(key, args), _weapons(s, seat))


def _reveal(t: Table, s: State) -> None:
    now = _now(s)
    s.turn.revealed = True
    for side in (now.attacker, now.defender):
        assert side.tile is not None
        if s.variant.combat == "tiles":
            play_tile(s, side.seat, side.tile)
        if side.dux:
            spend_tokens(s, side.seat, "dux", side.dux)
    _value(s)
    for side in (now.attacker, now.defender):
        assert side.tile is not None
        side.conflict = conflict_value(side.value, side.tile)
        t.tell(
            "told-tile",
            who=named(s, side.seat),
            tile=TILE_TEXT[side.tile],
            value=side.value,
            conflict=side.conflict,
            dux=side.dux,
            reveals=True,
        )


# ---- withdrawal -------------------------------------------------------------------------------


def ways_back(s: State, seat: int, hex: str) -> list[str]:
    """Open hexes a side can withdraw to: towards its capital, from there anywhere."""
    here = s.places[hex]
    near = homeward(s, seat, hex)
    if king(s, seat).capital == hex:
        near = list(grid(s).near[hex])
    sails = here.terrain == "water" or bool(here.harbours) or is_rival(s, seat)
    closed = s.rival.capital if s.rival and not is_rival(s, seat) else None
    return [
        name
        for name in near
        if s.places[name].up and (s.places[name].terrain != "water" or sails) and name != closed
    ]


def _withdrawal(t: Table, s: State) -> Steps[Side | None]:
    """Who withdraws, if anybody: the attacker decides first."""
    now = _now(s)
    for side, enemy in ((now.attacker, now.defender), (now.defender, now.attacker)):
        if side.tile != "retreat" or not side.units:
            continue
        ways = ways_back(s, side.seat, now.hex)
        if is_rival(s, side.seat):
            way = _rivals_way(t, s, side, enemy, ways)
        else:
            way = yield from _choose_way(s, side, enemy, ways)
        if way:
            for u in _units(s, side):
                u.hex = way
            t.tell("told-withdraws", who=named(s, side.seat), hex=way, reveals=True)
            return side
    return None


def _choose_way(s: State, side: Side, enemy: Side, ways: Sequence[str]) -> Steps[str]:
    """A defender may have said beforehand what to do; whoever attacks is there to be asked."""
    if not ways:
        return ""
    order = king(s, side.seat).withdraws if side is _now(s).defender else "ask"
    if order == "stay":
        return ""
    if order == "losing":
        quiet = [hex for hex in ways if not targets(s, side.seat, hex)]
        return (quiet or ways)[0] if side.conflict < enemy.conflict else ""
    offers = [offer("", "stay", Text("do-stay"))]
    offers += [
        offer(hex, f"withdraw:{hex}", Text("do-withdraw-to", {"hex": hex}), spot=f"hex:{hex}")
        for hex in ways
    ]
    args: dict[str, Value] = {"hex": _now(s).hex, "mine": side.conflict, "theirs": enemy.conflict}
    prompt = Text("ask-withdraw", args)
    return (yield from pick(Seat(side.seat), "romolo.withdraw", prompt, offers))


def _rivals_way(t: Table, s: State, side: Side, enemy: Side, ways: Sequence[str]) -> str:
    free = [hex for hex in ways if not units_on(s, hex, enemy.seat)]
    free = [hex for hex in free if s.places[hex].tower != enemy.seat]
    if side.conflict >= enemy.conflict or not free:
        return ""
    return free[t.rng.below(len(free))]


# ---- afterwards -------------------------------------------------------------------------------


def _give_marker(t: Table, s: State, side: Side | None) -> None:
    if side is None:
        t.tell("told-draw")
        return
    t.tell("told-wins", who=named(s, side.seat))
    if s.bank["battle_marker"]:
        s.bank["battle_marker"] -= 1
        king(s, side.seat).battles += 1


def _aftermath(t: Table, s: State) -> Steps[None]:
    now = _now(s)
    for side in (now.attacker, now.defender):
        for u in _units(s, side):
            u.hindered = 0
            u.lying = u.lying or side is now.attacker
        refill_hand(t, s, side.seat)
    now.over = True
    for side, enemy in ((now.attacker, now.defender), (now.defender, now.attacker)):
        if is_rival(s, side.seat):
            continue
        player = s.players[side.seat]
        if player.alive and player.capital and s.places[player.capital].tower != side.seat:
            eliminate(t, s, side.seat, enemy.seat)
    if not s.result:
        yield from trim(t, s)
