"""Trajan tiles (T4): what happens when the target tray shows both colours."""

from __future__ import annotations

from typing import Literal

from games.core.asking import offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.trajan.data.circle import ACTIONS
from games.trajan.data.tiles import TRAJAN_TILES, TrajanTile
from games.trajan.mat.goods import draw_cards
from games.trajan.measures import contains
from games.trajan.state import State
from games.trajan.words.labels import ACTION_TEXT, TRAJAN_TEXT

Camp = Literal["worker", "military"]

DRAWN = 2
DECLINE = "decline"


def fulfil(t: Table, s: State, seat: Seat, target: int) -> Steps[None]:
    """Pays the tile beside the target tray if its colours lie there; only that one (V16)."""
    player = s.players[seat]
    id = player.slots[target]
    if id is None or not contains(player.trays[target], TRAJAN_TILES[id].colours):
        return
    yield from pay(t, s, seat, target, id)


def pay(t: Table, s: State, seat: Seat, target: int, id: str) -> Steps[None]:
    """Points and effect of the tile beside a tray, which leaves its slot."""
    player, tile = s.players[seat], TRAJAN_TILES[id]
    player.vp += tile.vp
    player.slots[target] = None
    if player.arch is None:
        player.arch = target
    if s.turn:
        s.turn.fulfilled = id
    if tile.stack == "needs":
        player.needs.append(id)
    else:
        s.removed_trajan.append(id)
    t.tell("told-fulfils", who=who(seat), tile=TRAJAN_TEXT[id], vp=tile.vp)
    yield from _effect(t, s, seat, tile)


def _effect(t: Table, s: State, seat: Seat, tile: TrajanTile) -> Steps[None]:
    match tile.effect:
        case "draw2":
            draw_cards(t, s, seat, DRAWN)
        case "worker_camp_1":
            yield from _figures(t, s, seat, "worker", 1)
        case "worker_camp_2":
            yield from _figures(t, s, seat, "worker", 2)
        case "military_camp_1":
            yield from _figures(t, s, seat, "military", 1)
        case "military_camp_2":
            yield from _figures(t, s, seat, "military", 2)
        case "plus2_marker":
            yield from _plus2(t, s, seat)
        case "none" | "demand_bread" | "demand_games" | "demand_religion":
            return


def _figures(t: Table, s: State, seat: Seat, camp: Camp, most: int) -> Steps[None]:
    """Up to so many figures from the supply into a camp."""
    player = s.players[seat]
    offers = [
        offer(n, f"figures:{n}", Text(f"do-figures-{camp}", {"n": n}), spot=f"camp:{camp}")
        for n in range(min(most, player.supply), -1, -1)
    ]
    prompt = Text(f"ask-figures-{camp}", {"n": player.supply})
    n = yield from pick(seat, "trajan.figures", prompt, offers)
    if not n:
        return
    player.supply -= n
    if camp == "worker":
        player.worker_camp += n
    else:
        player.military_camp += n
    t.tell(f"told-figures-{camp}", who=who(seat), n=n)


def _plus2(t: Table, s: State, seat: Seat) -> Steps[None]:
    """A +2 marker on an action that has none, if the player wants."""
    player = s.players[seat]
    free = [action for action in ACTIONS if action not in player.plus2]
    if not free:
        return
    offers = [
        offer(action, f"plus2:{action}", ACTION_TEXT[action], spot=f"action:{action}")
        for action in free
    ]
    no_marker = offer(None, DECLINE, Text("do-no-plus2"))
    action = yield from pick(seat, "trajan.plus2", Text("ask-plus2"), [*offers, no_marker])
    if action:
        player.plus2.append(action)
        t.tell("told-plus2", who=who(seat), action=ACTION_TEXT[action])
