"""Sowing (T1, T2): which tray is taken up, and which stone goes where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import factorial

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.trajan.data.board import DEMANDS_PER_QUARTER, QUARTERS
from games.trajan.data.circle import ACTIONS, COLOURS, NUMERALS, TRAYS, Colour
from games.trajan.data.tiles import TRAJAN_TILES, TrajanTile
from games.trajan.measures import contains, time_length
from games.trajan.state import Player, State, Turn
from games.trajan.words.labels import ACTION_TEXT, COLOUR_TEXT, REWARD_TEXT, SOWN_TEXT, TRAY_TEXT

MOST_ORDERS = 12  # so many are listed whole; with more, stones are placed one by one

Order = tuple[Colour, ...]

# ---- T1: the tray -----------------------------------------------------------------------------


def choose_tray(s: State, seat: Seat) -> Steps[int]:
    player = s.players[seat]
    offers = [_tray_offered(s, player, i) for i in range(TRAYS) if player.trays[i]]
    prompt = Text("ask-tray", {"left": time_length(s) - s.time_pos})
    return (yield from pick(seat, "trajan.tray", prompt, offers))


def _tray_offered(s: State, player: Player, tray: int) -> Offer[int]:
    n = len(player.trays[tray])
    target = (tray + n) % TRAYS
    args: dict[str, Value] = {
        "tray": NUMERALS[tray],
        "n": n,
        "target": NUMERALS[target],
        "action": ACTION_TEXT[ACTIONS[target]],
    }
    spot = f"tray:{tray}"
    return offer(tray, spot, Text("do-tray", args), _tray_hint(s, player, tray), spot=spot)


def _tray_hint(s: State, player: Player, tray: int) -> Text | None:
    """What the move would do besides its action: fulfil the tile, end the round."""
    stones = player.trays[tray]
    ends = _what_ends(s, len(stones))
    target = (tray + len(stones)) % TRAYS
    there = [] if target == tray else player.trays[target]
    tile = target_tile(player, target)
    if tile and can_fulfil(there, stones, tile):
        return Text("hint-tray-fulfils", {"reward": REWARD_TEXT[tile.id], "ends": ends})
    return Text("hint-tray-ends", {"ends": ends}) if ends != "nothing" else None


def _what_ends(s: State, steps: int) -> str:
    rounds = (s.time_pos + steps) // time_length(s)
    if not rounds:
        return "nothing"
    if len(s.open_demands) + rounds <= DEMANDS_PER_QUARTER:
        return "round"
    return "game" if s.quarter == QUARTERS else "quarter"


# ---- what a sowing can fulfil -----------------------------------------------------------------


def target_tile(player: Player, target: int) -> TrajanTile | None:
    id = player.slots[target]
    return TRAJAN_TILES[id] if id else None


def landing(left: int) -> range:
    """Which of the stones in hand land in the target tray, counted from 0."""
    return range((left - 1) % TRAYS, left, TRAYS)


def lacking(there: Sequence[Colour], tile: TrajanTile) -> list[Colour]:
    """Colours of the tile that are not in the target tray yet."""
    stones, found = list(there), []
    for colour in tile.colours:
        if colour in stones:
            stones.remove(colour)
        else:
            found.append(colour)
    return found


def can_fulfil(there: Sequence[Colour], left: Sequence[Colour], tile: TrajanTile) -> bool:
    """Whether some order of the stones in hand fulfils the tile of the target tray."""
    missing = lacking(there, tile)
    enough = all(left.count(colour) >= missing.count(colour) for colour in missing)
    return enough and len(missing) <= len(landing(len(left)))


def fulfilling_order(there: Sequence[Colour], left: Sequence[Colour], tile: TrajanTile) -> Order:
    """An order of the stones in hand that fulfils the tile; the others follow by colour."""
    missing, rest, places = lacking(there, tile), by_colour(left), landing(len(left))
    for colour in missing:
        rest.remove(colour)
    return tuple(
        missing.pop() if missing and i in places else rest.pop(0) for i in range(len(left))
    )


# ---- T2: the stones ---------------------------------------------------------------------------


def sow(t: Table, s: State, seat: Seat, source: int) -> Steps[int]:
    """All stones of a tray, one by one clockwise; gives the target tray."""
    player = s.players[seat]
    stones, player.trays[source] = player.trays[source], []
    turn = Turn(seat, source, s.time_pos, left=by_colour(stones))
    s.turn = turn
    while turn.left:
        for colour in (yield from _next_stones(player, seat, turn)):
            turn.left.remove(colour)
            turn.order.append(colour)
            player.trays[(source + len(turn.order)) % TRAYS].append(colour)
    target = (source + len(turn.order)) % TRAYS
    sown = tuple(SOWN_TEXT[(source + i) % TRAYS, colour] for i, colour in enumerate(turn.order, 1))
    t.tell("told-sows", who=who(seat), tray=NUMERALS[source], n=len(sown), stones=sown)
    return target


def by_colour(stones: Sequence[Colour]) -> list[Colour]:
    return sorted(stones, key=COLOURS.index)


def _next_stones(player: Player, seat: Seat, turn: Turn) -> Steps[Order]:
    """The player's order of all stones left, or of the next one only."""
    if count_orders(tuple(turn.left)) <= MOST_ORDERS:
        offers = _orders_offered(player, turn)
        prompt = Text("ask-sow", {"n": len(turn.left)})
        return (yield from pick(seat, "trajan.sow", prompt, offers))
    tray = (turn.source + len(turn.order) + 1) % TRAYS
    prompt = Text("ask-sow-stone", {"tray": TRAY_TEXT[tray], "left": len(turn.left)})
    return (yield from pick(seat, "trajan.sow_stone", prompt, _stones_offered(player, turn, tray)))


@lru_cache(maxsize=4096)
def count_orders(stones: Order) -> int:
    """How many different orders the stones have."""
    n = factorial(len(stones))
    for colour in COLOURS:
        n //= factorial(stones.count(colour))
    return n


@lru_cache(maxsize=4096)
def orders(stones: Order) -> tuple[Order, ...]:
    """All different orders, equal stones being interchangeable."""
    return tuple(_orders(stones))


def _orders(stones: Order) -> Iterator[Order]:
    if not stones:
        yield ()
    for i, colour in enumerate(stones):
        if colour not in stones[:i]:
            for rest in _orders(stones[:i] + stones[i + 1 :]):
                yield (colour, *rest)


def _orders_offered(player: Player, turn: Turn) -> list[Offer[Order]]:
    """Whole orders, those first that fulfil the tile."""
    first = turn.source + len(turn.order) + 1
    target = (turn.source + len(turn.order) + len(turn.left)) % TRAYS
    tile = target_tile(player, target)
    hint = Text("hint-fulfils", {"reward": REWARD_TEXT[tile.id]}) if tile else None
    good, other, spot = [], [], f"tray:{target}"
    for order in orders(tuple(turn.left)):
        args = {f"stone{i}": SOWN_TEXT[(first + i) % TRAYS, c] for i, c in enumerate(order)}
        label, id = Text(f"do-sow-{len(order)}", args), "sow:" + "-".join(order)
        # The last stone is the only one of so few that reaches the target tray.
        if tile and contains([*player.trays[target], order[-1]], tile.colours):
            good.append(offer(order, id, label, hint, group="fulfils", spot=spot))
        else:
            other.append(offer(order, id, label, group="other", spot=spot))
    return [*good, *other]


def _stones_offered(player: Player, turn: Turn, tray: int) -> list[Offer[Order]]:
    offers: list[Offer[Order]] = [
        offer((colour,), f"stone:{colour}", COLOUR_TEXT[colour], spot=f"tray:{tray}")
        for colour in dict.fromkeys(turn.left)
    ]
    target = (turn.source + len(turn.order) + len(turn.left)) % TRAYS
    tile = target_tile(player, target)
    if tile and can_fulfil(player.trays[target], turn.left, tile):
        hint = Text("hint-fulfils", {"reward": REWARD_TEXT[tile.id]})
        order = fulfilling_order(player.trays[target], turn.left, tile)
        label = Text("do-sow-fulfil")
        offers.append(offer(order, "rest:fulfil", label, hint, group="rest"))
    any_order = tuple(turn.left)
    return [*offers, offer(any_order, "rest:any", Text("do-sow-rest"), group="rest")]
