"""What a player has, as signs and figures that flow into rows; what is not there is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from games.glory_to_rome.data.cards import MATERIALS, Material
from games.glory_to_rome.seat.view import PlayerView
from rendering.glory_to_rome.look import CHIP_H, CHIP_W, ChipKind, chip
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import INK, INK_SOFT
from rendering.kit.type import width

ROW = 46  # from one row of chips to the next
GAP, APART = 4, 20  # between chips, between groups
SIGN = 28
EMPTY = 100  # room to tell that something is gone


class Piece(NamedTuple):
    w: int
    draw: Callable[[Canvas, Box], None]


class Group(NamedTuple):
    """Pieces that belong together; the first one counts the others."""

    pieces: tuple[Piece, ...]
    kind: ChipKind | None = None

    @property
    def w(self) -> int:
        return sum(piece.w for piece in self.pieces) + GAP * (len(self.pieces) - 1)


WHOLE: dict[ChipKind, str] = {"client": "clients", "stock": "stockpile", "site": "sites"}


def groups(player: PlayerView) -> list[Group]:
    """Hand, vault and clients always; a stockpile if there is one; sites where they are not those
    of the buildings that stand there.
    """
    clients = {m: player.clients.count(m) for m in MATERIALS if m in player.clients}
    sites = {m: player.sites.count(m) for m in MATERIALS if m in player.sites}
    standing = sorted(b.site for b in player.buildings if b.complete)
    stock = {m: n for m in MATERIALS if (n := player.stockpile.get(m, 0))}
    used, kept = str(len(player.clients)), str(player.vault_size)
    found = [
        Group((_counter(player, "hand", "fan", str(player.hand_size), player.hand_limit),)),
        Group((_counter(player, "vault", "box-archive", kept, player.vault_limit),)),
        Group(
            (
                _counter(player, "clients", "users", used, player.client_limit),
                *_chips(player, "client", clients),
            ),
            "client",
        ),
    ]
    if stock:
        total = _counter(player, "stockpile", "boxes-stacked", str(sum(stock.values())))
        found.append(Group((total, *_chips(player, "stock", stock)), "stock"))
    if sites and sorted(player.sites) != standing:
        total = _counter(player, "sites", "landmark", str(len(player.sites)))
        found.append(Group((total, *_chips(player, "site", sites)), "site"))
    return found


def _counter(
    player: PlayerView, key: str, shown: Sign, said: str, limit: int | None = None
) -> Piece:
    tail = "" if limit is None else f"/{limit}"
    w = SIGN + 8 + width(said, "bold", 32) + (2 + width(tail, "semi", 24) if tail else 0) + 8
    return Piece(w, partial(_draw_counter, f"p{player.seat}:{key}", shown, said, tail))


def _draw_counter(spot: str, shown: Sign, said: str, tail: str, canvas: Canvas, box: Box) -> None:
    sign(canvas, shown, box.x + SIGN // 2 + 2, box.middle[1], SIGN, INK_SOFT)
    room = Box(box.x + SIGN + 8, box.y, box.w - SIGN - 8, box.h)
    end = canvas.text(said, room, "bold", 32, INK).right
    if tail:
        room = Box(end + 2, box.y + 3, box.right - end, box.h - 3)
        canvas.text(tail, room, "semi", 24, INK_SOFT)
    canvas.spot(spot, Box(box.x, box.y - 1, box.w, box.h + 2))


def _chips(player: PlayerView, kind: ChipKind, counts: Mapping[Material, int]) -> Iterator[Piece]:
    for material, n in counts.items():
        spot = f"p{player.seat}:{kind}:{material}"
        yield Piece(CHIP_W + 15 * (n > 9), partial(_draw_chip, spot, kind, material, n))


def _draw_chip(
    spot: str, kind: ChipKind, material: Material, n: int, canvas: Canvas, box: Box
) -> None:
    chip(canvas, box, kind, material, n)
    canvas.spot(spot, box, tag=Tag(Box(box.x - 3, box.y - 9, 24, 20)))


# ---- rows ---------------------------------------------------------------------------------------


class Row(NamedTuple):
    """Groups beside each other; a group too wide for a row goes on in the next."""

    groups: tuple[Group, ...]

    @property
    def w(self) -> int:
        return sum(group.w + APART for group in self.groups) - APART


def rows(found: Sequence[Group], room: int) -> list[Row]:
    done: list[list[Group]] = []
    used = room + 1
    for group in (part for whole in found for part in _parted(whole, room)):
        if used + group.w > room:
            done.append([])
            used = 0
        done[-1].append(group)
        used += group.w + APART
    return [Row(tuple(row)) for row in done]


def _parted(group: Group, room: int) -> Iterator[Group]:
    while group.w > room:
        n = len(group.pieces)
        while Group(group.pieces[:n]).w > room:
            n -= 1
        yield Group(group.pieces[:n], group.kind)
        group = Group((Piece(group.pieces[0].w, _nothing), *group.pieces[n:]), group.kind)
    yield group


def _nothing(canvas: Canvas, box: Box) -> None:
    """Below the count, chips that go on stand below chips."""


def put_rows(canvas: Canvas, player: PlayerView, found: Sequence[Row], x: int, y: int) -> None:
    """Draws them, and names the places of what is not there."""
    end = Box(x, y, 0, 0)
    for n, row in enumerate(found):
        at = x
        for group in row.groups:
            start = at
            for piece in group.pieces:
                piece.draw(canvas, Box(at, y + n * ROW, piece.w, CHIP_H))
                at += piece.w + GAP
            around = Box(start - 10, y + n * ROW - 11, at - start + 16, CHIP_H + 20)
            canvas.part(around, player.seat)
            at += APART - GAP
        end = Box(at, y + n * ROW, EMPTY, CHIP_H)
    _name_missing(canvas, player, end)


def _name_missing(canvas: Canvas, player: PlayerView, end: Box) -> None:
    """What was there before and is gone: told at the count of its kind, or after the rest.

    Sites that buildings show are told where they count, at the influence.
    """
    prefix = f"p{player.seat}:"
    room = Box(min(end.x, canvas.box.w - end.w - 8), end.y, end.w, end.h)
    for kind, whole in WHOLE.items():
        at = canvas.spots.get(prefix + whole)
        if at is None:
            at = canvas.spots[prefix + "influence"] if kind == "site" else room
            canvas.spot(prefix + whole, at)
        for material in MATERIALS:
            name = f"{prefix}{kind}:{material}"
            if name not in canvas.spots:
                canvas.spot(name, at)
