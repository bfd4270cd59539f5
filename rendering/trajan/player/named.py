"""What somebody has, in lines: words first, then signs with counts, so that no key is needed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias, get_args

from games.trajan.data.tiles import DEMANDS, Demand
from games.trajan.seat.view import PlayerView
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK_SOFT, MARBLE, OLIVE, PLASTER_LIGHT, Colour
from rendering.kit.type import width
from rendering.trajan.look.signs import DEMAND_SIGN, Sign
from rendering.trajan.player.mat import (
    BESIDE,
    FLOWING,
    Cell,
    counted,
    hand_cells,
    place_cell,
    rows_of,
)
from rendering.words.spoken import Words

Kind: TypeAlias = Literal[
    "hand", "camp", "placed", "supply", "demanded", "needs", "loss", "extras", "votes", "wilds",
    "buildings", "display", "bonus",
]  # fmt: skip
KINDS: tuple[Kind, ...] = get_args(Kind)
HELD = tuple(kind for kind in KINDS if kind != "placed")  # the rest is seen on the board
LETTERS = 25  # size of type
APART = 20  # from group to group
AFTER = 8  # from the words to the first sign
COUNTED = 74  # width of a figure


class Group(NamedTuple):
    """Things of one kind below one name."""

    kind: Kind
    cells: tuple[Cell, ...]


class Placed(NamedTuple):
    """A piece of a line."""

    line: int
    x: int
    wide: int
    draw: Callable[[Canvas, Box], None]


def groups_of(
    player: PlayerView, wanted: Collection[Kind] = HELD, demanded: Sequence[Demand] = ()
) -> Iterator[Group]:
    """Only what is there; of figures also that there are none."""
    cells = {
        "hand": tuple(hand_cells(player)),
        "supply": _figure("supply", "chess-pawn", player.supply),
        "camp": (
            *_figure("workers", "person-digging", player.worker_camp),
            *_figure("legions", "shield-halved", player.military_camp),
        ),
        "placed": (
            *_figure("on-sites", "person-digging", len(player.sites)),
            *_figure("on-map", "shield-halved", len(player.legions)),
        ),
        "demanded": tuple(_demanded(demanded)),
        "needs": tuple(held_cells(player, ("need:", "wild:wild_demand"))),
        "loss": tuple(held_cells(player, ("loss",))),
        "extras": tuple(held_cells(player, ("action:",))),
        "votes": tuple(held_cells(player, ("votes",))),
        "wilds": tuple(held_cells(player, ("wild:wild_c", "wild:wild_e"))),
        "buildings": tuple(held_cells(player, ("building:",))),
        "display": tuple(held_cells(player, ("display:",))),
        "bonus": tuple(held_cells(player, ("bonus:",))),
    }
    for kind in KINDS:
        if kind in wanted and cells[kind]:
            yield Group(kind, cells[kind])


def held_cells(player: PlayerView, spots: tuple[str, ...]) -> Iterator[Cell]:
    """What is there at spots that begin so."""
    for row in rows_of(player):
        yield from (cell for cell in row.cells if cell.held and cell.spot.startswith(spots))


def _figure(spot: str, sign: Sign, n: int) -> tuple[Cell, ...]:
    return (Cell(spot, COUNTED, True, partial(counted, sign, n, PLASTER_LIGHT)),)


def _demanded(demands: Sequence[Demand]) -> Iterator[Cell]:
    for kind in DEMANDS:
        if n := demands.count(kind):
            draw = partial(counted, DEMAND_SIGN[kind], n, OLIVE)
            yield Cell(f"demanded:{kind}", 62, True, draw)


def named_lines(
    player: PlayerView,
    groups: Sequence[Group],
    wide: int,
    words: Words,
    ground: Colour = MARBLE,
    size: int = LETTERS,
) -> Canvas:
    """Group after group; one that is too long for a line goes on in the next."""
    placed = list(_placed(player, groups, wide, words, size))
    lines = 1 + max((piece.line for piece in placed), default=0)
    canvas = Canvas(wide, lines * (FLOWING + BESIDE) - BESIDE, ground)
    for piece in placed:
        piece.draw(canvas, Box(piece.x, piece.line * (FLOWING + BESIDE), piece.wide, FLOWING))
    return canvas


def _placed(
    player: PlayerView, groups: Sequence[Group], wide: int, words: Words, size: int
) -> Iterator[Placed]:
    x = line = 0
    for group in groups:
        said = name_of(group.kind, player, words)
        name = width(said, "semi", size) + AFTER
        whole = name + sum(cell.wide + BESIDE for cell in group.cells)
        if x and x + min(whole, name + group.cells[0].wide * 2) > wide:
            x, line = 0, line + 1
        yield Placed(line, x, name, partial(_name, said, size))
        x += name
        for cell in group.cells:
            if x + cell.wide > wide:
                x, line = 0, line + 1
            yield Placed(line, x, cell.wide, partial(_cell, player, cell))
            x += cell.wide + BESIDE
        x += APART


def name_of(kind: Kind, player: PlayerView, words: Words) -> str:
    """Of votes also what the figure behind them is."""
    from_tiles = kind == "votes" and player.votes_tiles
    return words.say("trajan-own-votes-tiles" if from_tiles else f"trajan-own-{kind}")


def _name(said: str, size: int, canvas: Canvas, box: Box) -> None:
    canvas.text(said, box, "semi", size, INK_SOFT)


def _cell(player: PlayerView, cell: Cell, canvas: Canvas, box: Box) -> None:
    place_cell(canvas, player, cell, box)
