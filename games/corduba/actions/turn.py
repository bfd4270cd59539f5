"""A player's turn: any free actions and one main action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from msgspec import Struct

from games.corduba.actions.abilities import (
    can_send_trader,
    can_use_ability,
    send_trader,
    use_ability,
)
from games.corduba.actions.activating import choose_activation, usable
from games.corduba.actions.building import build, can_build_somewhere
from games.corduba.actions.monuments import build_monument, plans
from games.corduba.actions.paying import castra_price
from games.corduba.actions.sites import (
    PORTUS_PAYS,
    claim,
    claimable,
    open_castra,
    open_sites,
    use_castra,
    use_portus,
    use_site,
)
from games.corduba.data import TABLES
from games.corduba.measures import board, is_revolting, pieces
from games.corduba.state import State, Turn
from games.corduba.terms import (
    CAEPIO,
    DISTRICTS,
    ROUNDS,
    TROOP_VALUE,
    DistrictId,
    Troop,
    decade_of,
)
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.effects import effects_text
from games.corduba.words.labels import (
    CHARACTER_TEXT,
    DISTRICT_TEXT,
    MILESTONE_TEXT,
    TROOP_TEXT,
    amount_text,
    cost_texts,
    owner_text,
)
from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value

Verb = Literal[
    "build",
    "activate",
    "monument",
    "site",
    "castra",
    "portus",
    "milestone",
    "trader",
    "ability",
    "slowly",
    "pass",
    "end",
]


NAMED = 4  # buildings in a hint, which has little room
BUILDING = "build"  # the group of tiles and monuments


class Doing(Struct, frozen=True):
    verb: Verb
    district: DistrictId = "servorum"
    what: str = ""
    troop: Troop = "velites"


def take_turn(table: Table, s: State) -> Steps[None]:
    """Until the main action is done; who takes it slowly may add free actions behind it."""
    t, seat = Chronicle(table), Seat(s.active)
    doing = Doing("end")
    while not s.turn.acted:
        prompt = Text("ask-turn", {"round": s.round, "decade": decade_of(s.round)})
        doing = yield from pick(seat, "corduba.turn", prompt, list(_menu(s, seat)))
        yield from _do(t, s, seat, doing)
    if doing.verb != "pass":
        yield from _free_actions(t, s, seat)
        _pay_caepio(t, s)
    s.turn = Turn()


def _pay_caepio(t: Chronicle, s: State) -> None:
    """Who acts on after the solo opponent has passed gives him a denarius."""
    if s.solo and CAEPIO in s.passed:
        s.solo.board.denarii += 1
        t.tell("told-caepio-denarius")


def _free_actions(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    while s.turn.slowly:
        offers = [*_free(s, seat)]
        if not offers:
            return
        offers.append(offer(Doing("end"), "end", Text("do-end")))
        doing = yield from pick(seat, "corduba.after", Text("ask-after"), offers)
        if doing.verb == "end":
            return
        yield from _do(t, s, seat, doing)


def _do(t: Chronicle, s: State, seat: Seat, doing: Doing) -> Steps[None]:
    s.turn.acted = doing.verb not in ("trader", "ability", "slowly") or s.turn.acted
    match doing.verb:
        case "build":
            yield from build(t, s, seat, doing.district)
        case "activate":
            yield from choose_activation(t, s, seat, doing.district)
        case "monument":
            yield from build_monument(t, s, seat)
        case "site":
            yield from use_site(t, s, seat, doing.what)
        case "castra":
            yield from use_castra(t, s, seat, doing.troop)
        case "portus":
            yield from use_portus(t, s, seat)
        case "milestone":
            yield from claim(t, s, seat, doing.what)
        case "trader":
            yield from send_trader(t, s, seat)
        case "ability":
            yield from use_ability(t, s, seat)
        case "slowly":
            s.turn.slowly = True
        case "pass":
            _pass(t, s, seat)
        case "end":
            return
        case _:
            assert_never(doing.verb)


def _pass(t: Chronicle, s: State, seat: Seat) -> None:
    s.passed.append(seat)
    left = pieces(board(s, seat))
    key = "told-passes-last" if s.round == ROUNDS else "told-passes"
    t.tell(key, who=owner_text(seat), n=len(s.passed), left=left)


# ---- the menu ---------------------------------------------------------------------------------


def _menu(s: State, seat: Seat) -> Iterator[Offer[Doing]]:
    main = list(_main(s, seat)) if pieces(board(s, seat)) else []
    yield from main
    yield from _free(s, seat)
    builds = any(o.option.group == BUILDING for o in main)
    if not s.turn.slowly and (builds or _has_liberties(s, seat)):
        hint = Text("hint-slowly")
        yield offer(Doing("slowly"), "slowly", Text("do-slowly"), hint, group="free")
    key = "hint-pass-last" if s.round == ROUNDS else "hint-pass"
    hint = Text(key, {"n": len(s.passed) + 1, "left": pieces(board(s, seat))})
    yield offer(Doing("pass"), "pass", Text("do-pass"), hint, group=APART)


def _has_liberties(s: State, seat: Seat) -> bool:
    """Whether somebody else could go, or a free action could follow."""
    player = board(s, seat)
    skilled = player.ready or player.special_ready or player.goods["amphora"]
    ability = player.ability_ready and player.character
    return bool(pieces(player) and (skilled or player.trader_ready or ability))


def _main(s: State, seat: Seat) -> Iterator[Offer[Doing]]:
    for district in DISTRICTS:
        if can_build_somewhere(s, seat, district):
            label = Text("do-build-in", {"district": DISTRICT_TEXT[district]})
            row = TABLES.districts[district]
            key = "hint-revolt" if is_revolting(s, district) else f"bonus-{row.bonus}"
            hint = Text(key, {"n": row.saved})
            id, spot = f"build:{district}", f"district:{district}"
            yield offer(Doing("build", district), id, label, hint, spot=spot, group=BUILDING)
    if plans(s, seat):
        hint = Text("hint-monument")
        yield offer(Doing("monument"), "monument", Text("do-a-monument"), hint, group=BUILDING)
    for district in DISTRICTS:
        if buildings := usable(s, seat, district):
            label = Text("do-activate-in", {"district": DISTRICT_TEXT[district]})
            first, more = buildings[:NAMED], len(buildings[NAMED:])
            key = "hint-activate-more" if more else "hint-activate"
            hint = Text(key, {"buildings": first, "n": more})
            id, spot = f"activate:{district}", f"district:{district}"
            yield offer(Doing("activate", district), id, label, hint, spot=spot, group="activate")
    yield from _places(s, seat)
    for id in claimable(s, seat):
        label = Text("do-milestone", {"milestone": MILESTONE_TEXT[id]})
        doing = Doing("milestone", what=id)
        yield offer(doing, f"milestone:{id}", label, spot=f"milestone:{id}", group="senate")


def _places(s: State, seat: Seat) -> Iterator[Offer[Doing]]:
    player = board(s, seat)
    for name in open_sites(s, seat):
        space = TABLES.sites[name]
        values: dict[str, Value] = {
            "site": Text(f"site-{space.site}"),
            "pieces": space.pieces,
            "what": amount_text(space.what, min(space.n, s.supply[space.what])),
        }
        label, doing = Text("do-site", values), Doing("site", what=name)
        left = s.supply[space.what]
        hint = Text("hint-site-short", {"n": left}) if left < space.n else None
        yield offer(doing, f"site:{name}", label, hint, spot=f"site:{name}", group="sites")
    for kind in open_castra(s, seat):
        price = castra_price(player, kind)
        words = (amount_text("strength", price.strength), *cost_texts(TABLES.castra[kind].cost))
        label = Text("do-castra", {"troop": TROOP_TEXT[kind], "price": words})
        id = f"castra:{kind}"
        hint = Text("hint-castra", {"n": TROOP_VALUE[kind]})
        yield offer(Doing("castra", troop=kind), id, label, hint, spot=id, group="sites")
    label = Text("do-portus", {"n": PORTUS_PAYS})
    yield offer(Doing("portus"), "portus", label, spot="portus", group="sites")


def _free(s: State, seat: Seat) -> Iterator[Offer[Doing]]:
    if can_send_trader(s, seat):
        hint = Text("hint-trader")
        yield offer(Doing("trader"), "trader", Text("do-trader"), hint, group="free", spot="market")
    if can_use_ability(s, seat):
        character = board(s, seat).character
        assert character
        label = Text("do-ability", {"character": CHARACTER_TEXT[character]})
        ability = TABLES.characters[character].ability
        hint = Text("hint-ability", {"what": effects_text(ability.effects), "n": ability.price})
        yield offer(Doing("ability"), "ability", label, hint, group="free")
