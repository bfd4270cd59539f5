"""What a king has: goods, coins, people, characters, as chips that flow into rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from games.romolo_o_remo.seat.view import CharacterView, PlayerView, View
from games.romolo_o_remo.terms import RESOURCES, Resource, UnitKind
from games.romolo_o_remo.words.labels import CHARACTER_TEXT
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows, Draw
from rendering.kit.icons import Icon
from rendering.kit.panels import coin
from rendering.kit.seats import SEATS, badge, token
from rendering.kit.theme import (
    CHANGED_GROUND,
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_DARK,
    PLASTER_LIGHT,
    RED,
    Colour,
)
from rendering.kit.type import figure, width
from rendering.romolo_o_remo.board.chart import radius_for
from rendering.romolo_o_remo.board.people import Figure, called, figures_of, singly, unit_piece
from rendering.romolo_o_remo.look.buildings import Standing, building, tower
from rendering.romolo_o_remo.look.colours import cube, purse
from rendering.romolo_o_remo.look.pieces import piece
from rendering.words.spoken import Words

Was: TypeAlias = Mapping[str, str]  # what was written on chips that have just changed

NO_CHANGE: Was = {}
HEAD = 58
WHO = 470  # width of who it is, at the left of a strip
STRIP = 1100  # width from which a strip has room for all in a row
SIGN = 32  # side of a good's or coin's sign
ROW = 42
TAG = 36
CHIPS = ChipRows(tall=TAG, gap=8)


def estate(
    view: View, player: PlayerView, words: Words, w: int, waits: bool, was: Was = NO_CHANGE
) -> Canvas:
    """The strip of a king, or of the rival of a single player: who it is, then what he has; in
    a narrow one below each other."""
    name = name_of(player.seat, words)
    beside = WHO if w > STRIP else 0
    rows = CHIPS.flow(list(_chips(view, player, words, was)), w - 28 - beside)
    top = 11 if beside else HEAD
    height = max(HEAD, top + len(rows) * ROW + 5)
    canvas = Canvas(w, height, PLASTER)
    canvas.rounded(canvas.box, 12, CHANGED_GROUND if waits else PLASTER_LIGHT)
    canvas.rounded(Box(0, 0, 10, height), 5, SEATS[player.seat].colour)
    _head(canvas, player, name, beside or w)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, 20 + beside, top + n * ROW, f"p{player.seat}:")
    canvas.spot(f"p{player.seat}:name", Box(18, 6, (beside or w) // 2, HEAD - 10))
    return canvas


def name_of(seat: int, words: Words) -> str:
    return words.names[seat] if seat < len(words.names) else words.say("romolo-rival")


def _head(canvas: Canvas, player: PlayerView, name: str, w: int) -> None:
    badge(canvas, player.seat, name, Box(22, 7, 44, 44), INK)
    right = w - 14
    if player.capital:
        said = str(player.strength)
        right -= width(said, "title", 40)
        canvas.text(said, Box(right, 6, w - 14 - right, 46), "title", 40, INK)
        canvas.spot(f"p{player.seat}:strength", Box(right - 4, 7, w - 8 - right, 44))
        right -= 40
        canvas.sprite(Box(right, 8, 38, 42), tower, player.seat, False)
        wide = width(player.capital, "semi", 26)
        right -= wide + 8
        canvas.text(player.capital, Box(right, 6, wide, 46), "semi", 26, INK_SOFT)
    canvas.text(name, Box(76, 6, right - 90, 46), "head", 30, INK if player.alive else INK_SOFT)


# ---- chips ------------------------------------------------------------------------------------


def _chips(view: View, player: PlayerView, words: Words, was: Was) -> Iterator[Chip]:
    if not player.alive or player.conceded:
        yield _said(words.say("romolo-conceded" if player.alive else "romolo-out"))
    if not player.alive:
        return
    rival = player.seat >= len(view.players)
    for partner in view.players:
        if partner.team == player.team and partner.seat != player.seat and not rival:
            yield _partner(partner.seat)
    yield from goods_chips(player, was=was)
    if player.money is not None and (not rival or player.money):
        yield money_chip(player, was=was)
    yield from people_chips(player, rival)
    if player.dice and view.variant.combat == "tiles":
        yield _signed("dice", "cube", str(player.dice))
    if player.fallen:
        yield _pictured("fallen", "mercenary", -len(player.fallen))
    yield from (
        _stance(seat, stance == "ask")
        for seat, stance in enumerate(player.stances)
        if stance != "hostile"
        and seat != player.seat
        and view.players[seat].alive
        and view.players[seat].team != player.team
    )
    yield from character_chips(player, words)
    yield from _crowds(view, player, words)


def store_chips(player: PlayerView) -> Iterator[Chip]:
    """Money and goods."""
    yield money_chip(player)
    yield from goods_chips(player)


def people_chips(player: PlayerView, rival: bool = False) -> Iterator[Chip]:
    """Units of those there may be, and battle markers; nobody counts those of the rival."""
    if not rival:
        yield _counted("worker", "worker", f"{player.workers}/{player.most_workers}", player)
        military = f"{player.military}/{player.most_military}"
        yield _counted("military", "soldier", military, player)
        if player.pool.get("explorer"):
            yield _counted("explorer", "explorer", f"+{player.pool['explorer']}", player)
    if player.battles:
        yield _pictured("battles", "battle_marker", player.battles)


def character_chips(player: PlayerView, words: Words) -> Iterator[Chip]:
    yield from (_character(own, words) for own in player.characters)


def goods_chips(player: PlayerView, side: int = SIGN, was: Was = NO_CHANGE) -> Iterator[Chip]:
    """What is left of each, and of what has just changed how many there were."""
    for good in RESOURCES:
        n = player.stock.get(good, 0)
        if not n and good not in was:
            continue

        def sign(canvas: Canvas, box: Box, good: Resource = good) -> None:
            cube(canvas, good, box)

        yield _stocked(good, sign, figure(n), INK, side, was)


def money_chip(player: PlayerView, side: int = SIGN, was: Was = NO_CHANGE) -> Chip:
    if player.money is None:
        return _stocked("money", coin, "?", INK_SOFT, side, NO_CHANGE)
    return _stocked("money", coin, purse(player.money), INK, side, was)


def _stocked(spot: str, sign: Draw, said: str, ink: Colour, side: int, was: Was) -> Chip:
    """A sign with a figure, before it the one of before."""
    size = side - 2
    then = f"{was[spot]} → " if spot in was else ""
    before = width(then, "semi", size)

    def draw(canvas: Canvas, box: Box) -> None:
        sign(canvas, Box(box.x, box.y + 2, side, side))
        start = box.x + side + 6
        if then:
            canvas.text(then, Box(start, box.y, before, box.h), "semi", size, INK_SOFT)
        beside = Box(start + before, box.y, box.right - start - before, box.h)
        canvas.text(said, beside, "bold", size, ink)

    return Chip(side + 8 + before + width(said, "bold", size), draw, spot)


def _counted(spot: str, kind: UnitKind, said: str, player: PlayerView) -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite(Box(box.x, box.y, 32, 36), piece, kind, player.seat, False)
        canvas.text(said, Box(box.x + 36, box.y, box.w - 36, box.h), "bold", 28, INK)

    return Chip(38 + width(said, "bold", 28), draw, spot)


def _pictured(spot: str, kind: Standing, n: int) -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite(Box(box.x, box.y + 2, 32, 32), building, kind)
        colour = INK if n > 0 else RED
        canvas.text(str(abs(n)), Box(box.x + 38, box.y, box.w - 38, box.h), "bold", 28, colour)

    return Chip(40 + width(str(abs(n)), "bold", 28), draw, spot)


def _signed(spot: str, icon: Icon, said: str) -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.icon(icon, box.x + 16, box.middle[1], 28, INK_SOFT)
        canvas.text(said, Box(box.x + 36, box.y, box.w - 36, box.h), "bold", 28, INK)

    return Chip(38 + width(said, "bold", 28), draw, spot)


def _said(text: str) -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.text(text, box, "semi", 24, RED)

    return Chip(width(text, "semi", 24), draw)


def _partner(seat: int) -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.icon("link", box.x + 14, box.middle[1], 24, INK_SOFT)
        token(canvas, seat, Box(box.x + 30, box.y + 6, 26, 26), INK)

    return Chip(60, draw)


def _stance(seat: int, asks: bool) -> Chip:
    """Friendly to somebody, or wants to be asked."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.icon("handshake", box.x + 16, box.middle[1], 30, INK_FAINT if asks else INK)
        token(canvas, seat, Box(box.x + 36, box.y + 6, 24, 24), INK)

    return Chip(62, draw, f"stance{seat}")


def _character(own: CharacterView, words: Words) -> Chip:
    said = words.tell(CHARACTER_TEXT[own.tile])
    extras = f"{own.tokens + own.walls}" if own.tokens + own.walls else ""
    w = 20 + width(said, "semi", 22)
    extra = 30 if extras else 0

    def draw(canvas: Canvas, box: Box) -> None:
        face = PLASTER_DARK if own.used else MARBLE
        canvas.plate(box.inset(0, 1), 8, face, INK_SOFT)
        canvas.text(said, Box(box.x + 10, box.y, w - 20, box.h), "semi", 22, INK)
        x = box.x + w - 4
        if extras:
            at = Box(x, box.y + 5, 26, 26)
            canvas.shape("disc", at, INK)
            canvas.shape("disc", at.inset(2), GOLD)
            canvas.text(extras, at, "bold", 20, INK, "centre")
            x += 30
        for good in own.deposit:
            cube(canvas, good, Box(x, box.y + 6, 24, 24))
            x += 27

    return Chip(w + extra + 27 * len(own.deposit), draw, own.tile)


def _crowds(view: View, player: PlayerView, words: Words) -> Iterator[Chip]:
    """Units by name where the map only counts them."""
    most = singly(radius_for(view))
    for hex in view.hexes:
        if len(figures_of(hex.units, most)) == len(hex.units):
            continue
        for u in hex.units:
            if u.owner == player.seat:
                said = f"{called(u, words)} {hex.name}"
                figure = Figure(u.owner, u.kind, "", u.lying, u.hindered, u.active)

                def draw(
                    canvas: Canvas, box: Box, figure: Figure = figure, said: str = said
                ) -> None:
                    unit_piece(canvas, figure, Box(box.x + 3, box.y + 1, 34, 34))
                    beside = Box(box.x + 40, box.y, box.w - 40, box.h)
                    canvas.text(said, beside, "bold", 22, INK_SOFT if figure.lying else INK)

                yield Chip(42 + width(said, "bold", 22), draw)
