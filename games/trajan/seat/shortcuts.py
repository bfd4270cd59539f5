"""Answers that usually go together: a tray with the order of its stones, a ship with its cargo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.contract import Decision, Option
from games.core.guiding import Answer, Shortcut
from games.core.text import Text, Value
from games.trajan.data.cargo import COMMODITIES, Commodity, Ship
from games.trajan.data.circle import ACTIONS, COLOURS, NUMERALS, START_SLOTS, TRAYS, Colour
from games.trajan.data.tiles import TRAJAN_TILES, Stack, TrajanTile
from games.trajan.mat.sowing import MOST_ORDERS, Order, by_colour, count_orders, lacking
from games.trajan.measures import contains
from games.trajan.seat.view import BestShipment, PlayerView, View
from games.trajan.words.labels import (
    ACTION_TEXT,
    REWARD_TEXT,
    SHIP_TEXT,
    SOWN_TEXT,
    TRAJAN_TEXT,
    cards_text,
)

MOST_TOLD = 6  # stones whose trays are named one by one


def shortcuts(view: View, decision: Decision) -> tuple[Shortcut, ...]:
    me = view.players[decision.seat]
    match decision.key:
        case "trajan.stones":
            return () if any(me.trays) else (_deal(),)
        case "trajan.tray":
            found = (_sowing(me, option) for option in decision.options)
            return tuple(each for each in found if len(each.answers) > 1)
        case "trajan.start_tile":
            return () if any(me.slots) else (_first_tiles(view, me),)
        case "trajan.seaport":
            return tuple(_shipments(view, me))
        case _:
            return ()


def obvious(view: View, decision: Decision) -> Answer | None:
    """Figures for nothing are taken, and nobody stays behind in the senate."""
    match decision.key:
        case "trajan.figures":
            return (decision.options[0].id,)
        case "trajan.senate":
            return ("advance",)
        case _:
            return None


# ---- set-up -----------------------------------------------------------------------------------


def _deal() -> Shortcut:
    """Every tray with two colours, each colour in two trays that follow each other."""
    pairs = [(colour, COLOURS[(n + 1) % len(COLOURS)]) for n, colour in enumerate(COLOURS)]
    laid = [by_colour(pair) for pair in pairs[:-1]]  # the last pair lies by itself
    answers = tuple((f"pair:{one}-{two}",) for one, two in laid)
    return Shortcut(Text("do-deal"), answers, Text("hint-deal"))


def _first_tiles(view: View, me: PlayerView) -> Shortcut:
    """For each slot the open tile that lacks the fewest colours; of equals, the most points."""
    tops = {stack.id: stack.top for stack in view.trajan_stacks if stack.top}
    chosen: list[Stack] = []
    for slot in START_SLOTS:
        free = [stack for stack in tops if stack not in chosen]
        chosen.append(min(free, key=lambda stack: _far(me.trays[slot], TRAJAN_TILES[tops[stack]])))
    told = {f"tile{n}": TRAJAN_TEXT[tops[stack]] for n, stack in enumerate(chosen)}
    answers = tuple((f"stack:{stack}",) for stack in chosen)
    return Shortcut(Text("do-near-tiles"), answers, Text("hint-near-tiles", told))


def _far(tray: Sequence[Colour], tile: TrajanTile) -> tuple[int, int]:
    return len(lacking(tray, tile)), -tile.vp


# ---- sowing -----------------------------------------------------------------------------------


def _sowing(me: PlayerView, option: Option) -> Shortcut:
    """A tray, with the order of its stones that suits the Trajan tiles best."""
    tray = int(option.id.removeprefix("tray:"))
    order = best_order(me, tray)
    n, target = len(order), (tray + len(order)) % TRAYS
    stones = tuple(SOWN_TEXT[(tray + i) % TRAYS, stone] for i, stone in enumerate(order, 1))
    tile = me.slots[target]
    landed = [stone for i, stone in enumerate(order, 1) if (tray + i) % TRAYS == target]
    lying = () if target == tray else me.trays[target]
    fulfils = tile is not None and contains([*lying, *landed], TRAJAN_TILES[tile].colours)
    args: dict[str, Value] = {
        "tray": NUMERALS[tray],
        "n": n,
        "target": NUMERALS[target],
        "action": ACTION_TEXT[ACTIONS[target]],
    }
    ends = option.hint.args.get("ends", "nothing") if option.hint else "nothing"
    told: dict[str, Value] = {"stones": stones, "ends": ends}
    if tile and fulfils:
        args["reward"] = REWARD_TEXT[tile]
    suffix = "-fulfils" if fulfils else ""
    hint = Text(f"hint-sown{suffix}", told) if n <= MOST_TOLD else option.hint
    label, answers = Text(f"do-tray{suffix}", args), ((option.id,), *_sown(order))
    return Shortcut(label, answers, hint, option.spot)


def best_order(me: PlayerView, source: int) -> Order:
    """Each stone where a Trajan tile still wants its colour; the target tray's tile first."""
    left = by_colour(me.trays[source])
    n = len(left)
    target = (source + n) % TRAYS
    found: dict[int, Colour] = {}
    wanted = {
        tray: lacking(() if tray == source else me.trays[tray], TRAJAN_TILES[tile])
        for tray, tile in enumerate(me.slots)
        if tile
    }
    for tray in sorted(wanted, key=lambda tray: (tray != target, len(wanted[tray]))):
        for place in range((tray - source - 1) % TRAYS, n, TRAYS):
            colour = next((colour for colour in wanted[tray] if colour in left), None)
            if colour:
                found[place] = colour
                left.remove(colour)
                wanted[tray].remove(colour)
    return tuple(found[place] if place in found else left.pop(0) for place in range(n))


def _sown(order: Order) -> Iterator[Answer]:
    """What is to be picked so that the stones go in this order."""
    while (ways := count_orders(tuple(by_colour(order)))) > 1:
        if ways <= MOST_ORDERS:
            yield ("sow:" + "-".join(order),)
            return
        yield (f"stone:{order[0]}",)
        order = order[1:]


# ---- ships ------------------------------------------------------------------------------------


def _shipments(view: View, me: PlayerView) -> Iterator[Shortcut]:
    """The best cargo of each ship where it is plain; wild tiles are asked about."""
    if me.hand is None or me.wild["wild_commodity"]:
        return
    held = {kind: n for kind in COMMODITIES if (n := me.hand.count(kind))}
    for best in view.shipments:
        for picks, cards in _cargoes(best, held):
            args: dict[str, Value] = {
                "ship": SHIP_TEXT[best.ship],
                "cargo": tuple(cards_text(cards)),
                "vp": best.points,
            }
            answers = ((best.ship,), picks)
            yield Shortcut(Text("do-ship-all", args), answers, spot=f"ship:{best.ship}")


def _cargoes(
    best: BestShipment, held: dict[Commodity, int]
) -> Iterator[tuple[Answer, tuple[Commodity, ...]]]:
    ship: Ship = best.ship
    if ship == "ship_same":
        kind = max(held, key=lambda kind: held[kind])
        if held[kind] > 1 and list(held.values()).count(held[kind]) == 1:
            yield (f"{kind}.{best.units}",), (kind,) * best.units
        return
    least = 2 if ship == "ship_pairs" else 1
    kinds = [kind for kind, n in held.items() if n >= least]
    if len(kinds) == best.units > 1:
        prefix = "pair:" if ship == "ship_pairs" else ""
        cards = tuple(kind for kind in kinds for _ in range(least))
        yield tuple(f"{prefix}{kind}" for kind in kinds), cards
