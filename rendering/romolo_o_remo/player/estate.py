"""What a king has: goods, coins, people, characters, as chips that flow into rows."""

from __future__ import annotations

from collections.abc import Iterator

from games.romolo_o_remo.seat.view import CharacterView, PlayerView, View
from games.romolo_o_remo.terms import RESOURCES, Resource
from games.romolo_o_remo.words.labels import CHARACTER_TEXT, SHORT_KIND
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows
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
)
from rendering.kit.type import width
from rendering.romolo_o_remo.board.chart import radius_for
from rendering.romolo_o_remo.board.hexes import (
    Figure,
    called,
    chip_width,
    figures_of,
    singly,
    unit_chip,
)
from rendering.romolo_o_remo.look.buildings import Standing, building, tower
from rendering.romolo_o_remo.look.colours import cube, purse
from rendering.words.spoken import Words

HEAD = 58
SIGN = 32  # side of a good's or coin's sign
ROW = 42
TAG = 36
CHIPS = ChipRows(tall=TAG, gap=8)


def estate(
    view: View, player: PlayerView, words: Words, w: int, waits: bool, least: int = 0
) -> Canvas:
    """The panel of a king, or of the rival of a single player."""
    name = name_of(player.seat, words)
    rows = CHIPS.flow(list(_chips(view, player, words)), w - 28)
    height = max(least, HEAD + len(rows) * ROW + 10)
    canvas = Canvas(w, height, PLASTER)
    canvas.plate(canvas.box, 12, CHANGED_GROUND if waits else PLASTER_LIGHT, INK, 4 if waits else 2)
    canvas.rounded(Box(6, 6, 8, height - 12), 4, SEATS[player.seat].colour)
    _head(canvas, player, name)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, 20, HEAD + n * ROW, f"p{player.seat}:")
    canvas.spot(f"p{player.seat}:name", Box(18, 6, w // 2, HEAD - 10))
    return canvas


def name_of(seat: int, words: Words) -> str:
    return words.names[seat] if seat < len(words.names) else words.say("romolo-rival")


def _head(canvas: Canvas, player: PlayerView, name: str) -> None:
    w = canvas.box.w
    badge(canvas, player.seat, name, Box(22, 8, 44, 44), INK)
    right = w - 14
    if player.capital:
        said = str(player.strength)
        right -= width(said, "title", 40)
        canvas.text(said, Box(right, 6, w - 14 - right, 46), "title", 40, INK)
        canvas.spot(f"p{player.seat}:strength", Box(right - 4, 8, w - 8 - right, 44))
        right -= 40
        canvas.sprite(Box(right, 10, 38, 40), tower, player.seat, False)
        wide = width(player.capital, "semi", 26)
        right -= wide + 8
        canvas.text(player.capital, Box(right, 8, wide, 46), "semi", 26, INK_SOFT)
    canvas.text(name, Box(76, 6, right - 90, 46), "head", 32, INK if player.alive else INK_SOFT)


# ---- chips ------------------------------------------------------------------------------------


def _chips(view: View, player: PlayerView, words: Words) -> Iterator[Chip]:
    if not player.alive or player.conceded:
        yield _said(words.say("romolo-conceded" if player.alive else "romolo-out"))
    if not player.alive:
        return
    rival = player.seat >= len(view.players)
    for partner in view.players:
        if partner.team == player.team and partner.seat != player.seat and not rival:
            yield _partner(partner.seat)
    yield from goods_chips(player)
    if not rival or player.money:
        yield money_chip(player)
    if not rival:
        short = {kind: words.tell(text) for kind, text in SHORT_KIND.items()}
        workers = f"{player.workers}/{player.most_workers}"
        yield _counted("worker", short["worker"], workers, player)
        military = f"{player.military}/{player.most_military}"
        yield _counted("military", short["soldier"], military, player)
        if player.pool.get("explorer"):
            yield _counted("explorer", short["explorer"], str(player.pool["explorer"]), player)
    if player.battles:
        yield _pictured("battles", "battle_marker", player.battles)
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
    yield from (_character(own, words) for own in player.characters)
    yield from _crowds(view, player, words)


def goods_chips(player: PlayerView, side: int = SIGN) -> Iterator[Chip]:
    for good in RESOURCES:
        n = player.stock.get(good, 0)
        if not n:
            continue

        def draw(canvas: Canvas, box: Box, good: Resource = good, n: int = n) -> None:
            cube(canvas, good, Box(box.x, box.y + 2, side, side))
            beside = Box(box.x + side + 6, box.y, box.w - side - 6, box.h)
            canvas.text(str(n), beside, "bold", side - 2, INK)

        yield Chip(side + 8 + width(str(n), "bold", side - 2), draw, good)


def money_chip(player: PlayerView, side: int = SIGN) -> Chip:
    said = "?" if player.money is None else purse(player.money)

    def draw(canvas: Canvas, box: Box) -> None:
        coin(canvas, Box(box.x, box.y + 2, side, side))
        colour = INK_SOFT if player.money is None else INK
        beside = Box(box.x + side + 6, box.y, box.w - side - 6, box.h)
        canvas.text(said, beside, "bold", side - 2, colour)

    return Chip(side + 8 + width(said, "bold", side - 2), draw, "money")


def _counted(spot: str, kind: str, said: str, player: PlayerView) -> Chip:
    before = 32 + width(kind, "bold", 24) + 4

    def draw(canvas: Canvas, box: Box) -> None:
        token(canvas, player.seat, Box(box.x, box.y + 4, 28, 28), INK)
        canvas.text(kind, Box(box.x + 32, box.y, before - 32, box.h), "bold", 24, INK_SOFT)
        canvas.text(said, Box(box.x + before, box.y, box.w - before, box.h), "bold", 28, INK)

    return Chip(before + 2 + width(said, "bold", 28), draw, spot)


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
    name, most = name_of(player.seat, words), singly(radius_for(view))
    for hex in view.hexes:
        if len(figures_of(hex.units, words, most)) == len(hex.units):
            continue
        for u in hex.units:
            if u.owner == player.seat:
                said = f"{called(u, words)} {hex.name}"
                figure = Figure(u.owner, said, u.lying, u.hindered, u.active)

                def draw(canvas: Canvas, box: Box, figure: Figure = figure) -> None:
                    unit_chip(canvas, figure, Box(box.x, box.y + 3, box.w, 30), name)

                yield Chip(chip_width(figure.text), draw)
