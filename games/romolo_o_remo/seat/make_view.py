"""Builds views from nothing, field by field."""

from __future__ import annotations

from games.core.ids import kind as name_of
from games.core.seats import Seat
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.ending.scoring import score
from games.romolo_o_remo.ending.standing import public_points
from games.romolo_o_remo.ending.trigger import exhausted
from games.romolo_o_remo.jobs.recruiting import price
from games.romolo_o_remo.kings import RIVAL, is_rival, king
from games.romolo_o_remo.map.people import limits, military_of, units_of
from games.romolo_o_remo.map.sites import capital_strength
from games.romolo_o_remo.seat.make_hexes import hexes
from games.romolo_o_remo.seat.view import (
    CharacterView,
    ColumnView,
    FightView,
    PlayerView,
    SideView,
    TurnView,
    View,
)
from games.romolo_o_remo.state import Character, Fight, Player, Side, State, Turn
from games.romolo_o_remo.supply.feeding import eaters, most_fed, tables
from games.romolo_o_remo.terms import (
    COLOURS,
    FIGURES,
    INFLUENCE_RADIUS,
    TYPES,
    CharacterType,
    UnitKind,
    row_for,
)


def view(s: State, seat: Seat | None, *, glance: bool = False) -> View:
    """At a glance: without what computer players do not read."""
    cubes = sum(len(column) for column in s.market.values())
    return View(
        seat=seat,
        variant=s.variant,
        phase=s.phase,
        round=s.round,
        active=s.active,
        start=s.start,
        endgame=s.endgame,
        players=tuple(_player(s, n, seat) for n in range(len(s.players))),
        rival=_player(s, RIVAL, seat) if s.rival else None,
        hexes=hexes(s, seat),
        market=tuple(
            ColumnView(kind, s.prices[kind], tuple(s.market[kind])) for kind in TABLES.columns
        ),
        market_cubes=cubes,
        bank=dict(s.bank),
        exhausted=exhausted(s),
        display=tuple(s.display),
        stack=len(s.stack),
        stack_types={} if glance else _stack_types(s),
        water_stack=s.water_stack,
        terrain_left=len(s.terrain),
        events=tuple(s.events) if s.variant.event_row or s.result else None,
        events_left=len(s.events),
        events_used=tuple(s.events_used),
        turn=_turn(s.turn),
        fight=_fight(s.fight) if s.fight else None,
        result=s.result,
        scores=tuple(score(s)) if s.result else (),
        points=() if glance else public_points(s),
    )


def _stack_types(s: State) -> dict[CharacterType, int]:
    types = [TABLES.characters[name_of(tile)].type for tile in s.stack]
    return {type: types.count(type) for type in TYPES}


# ---- players ----------------------------------------------------------------------------------


def _player(s: State, seat: int, viewer: Seat | None) -> PlayerView:
    player = king(s, seat)
    own = seat == viewer
    strong = capital_strength(s, seat)
    workers, military = limits(s, seat)
    open_purse = own or not s.variant.hidden_money or is_rival(s, seat) or bool(s.result)
    return PlayerView(
        seat=seat,
        colour=COLOURS[(seat - s.start) % max(2, len(s.players))],
        team=seat % 2 if s.variant.teams else seat,
        alive=player.alive,
        conceded=player.conceded,
        capital=player.capital,
        strength=strong,
        radius=row_for(INFLUENCE_RADIUS, strong)[1],
        workers=len(units_of(s, seat, "worker")),
        most_workers=workers,
        military=len(military_of(s, seat)),
        most_military=military,
        pool=_pool(s, seat, player),
        stock=dict(player.stock),
        money=player.money if open_purse else None,
        characters=tuple(_character(s, seat, tile) for tile in player.characters),
        next_price=0 if is_rival(s, seat) else price(s, seat),
        battles=player.battles,
        dice=len(player.hand),
        fallen=tuple(player.fallen),
        stances=tuple(player.stances),
        consents=player.consents,
        farm_hex=player.farm_hex,
        endgame_turns=player.endgame_turns,
        looked=tuple(player.seen),
        hand=tuple(player.hand) if own else None,
        lot=player.lot if own else None,
        withdraws=player.withdraws if own else None,
        mouths=len(eaters(s, seat)) if own else 0,
        fed=most_fed(tables(s, seat), eaters(s, seat)) if own else 0,
    )


def _pool(s: State, seat: int, player: Player) -> dict[UnitKind, int]:
    if is_rival(s, seat) or not player.alive:
        return {}
    left = {kind: n - len(units_of(s, seat, kind)) for kind, n in FIGURES.items()}
    left["explorer"] -= player.explorer_gone
    return left


def _character(s: State, seat: int, own: Character) -> CharacterView:
    name = name_of(own.tile)
    used = seat == s.active and own.tile in s.turn.used
    type = TABLES.characters[name].type
    return CharacterView(own.tile, name, type, own.tokens, own.walls, tuple(own.deposit), used)


# ---- turn and fight ---------------------------------------------------------------------------


def _turn(turn: Turn) -> TurnView:
    return TurnView(
        unit=turn.unit,
        via=turn.via,
        acted=turn.acted,
        used=tuple(turn.used),
        worked_hexes=tuple(turn.worked_hexes),
        recruited=turn.recruited,
        forum=turn.forum,
        rides=turn.rides,
        sailor=turn.sailor,
    )


def _fight(fight: Fight) -> FightView:
    return FightView(
        fight.hex, _side(fight.attacker), _side(fight.defender), fight.heros, fight.over
    )


def _side(side: Side) -> SideView:
    return SideView(
        side.seat,
        tuple(side.units),
        side.tower,
        side.value,
        side.tile,
        side.dux,
        side.conflict,
    )
