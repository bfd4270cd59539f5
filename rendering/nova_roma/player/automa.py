"""The solo opponent: what it has for sure, what can still be taken from it, its contracts."""

from __future__ import annotations

from games.nova_roma.seat.view import View
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_LIGHT,
    VERDIGRIS,
    Colour,
    on,
)
from rendering.kit.type import width
from rendering.nova_roma.board.offers import building_card
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.pieces import figure
from rendering.nova_roma.look.signs import look_of, parts_row
from rendering.nova_roma.words.standings import Share, automa_points, automa_standing
from rendering.words.spoken import Words

TOP = 140
SUMS = 92  # what the points are made of
BAND = 112
NAME_W = 420
CARDS = BAND + NAME_W + 30
SHARE = 120  # width of a category


def automa_strip(view: View, words: Words) -> Canvas | None:
    if view.automa is None:
        return None
    contents = (view.automa, automa_points(view), view.result is None)
    return panel("automa", words.language, contents, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    """At the end the scoring table has the sums."""
    points = automa_points(view)
    assert points is not None
    height = TOP + (0 if view.result else SUMS)
    canvas = Canvas(INNER, height, PLASTER)
    tone = look_of(-1).colour
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 2)
    canvas.rounded(Box(2, 2, BAND - 2, height - 4), 10, tone)
    canvas.fill(Box(14, 2, BAND - 14, height - 4), tone)
    room = Box(6, 8, BAND - 8, 66)
    canvas.text(str(automa_standing(view)), room, "title", 60, on(tone), "centre", least=44)
    canvas.spot("automa:points", Box(7, 7, BAND - 12, 94))
    canvas.icon("robot", BAND // 2 + 1, height - 22, 32, on(tone))
    _name(canvas, view, words)
    _contracts(canvas, view, words)
    if view.result is None:
        title = words.say("nova-automa-secured", n=points.secured_total)
        end = _sum(canvas, title, points.secured, BAND + 14, INK_SOFT, words)
        title = words.say("nova-automa-open", n=points.total - points.secured_total)
        _sum(canvas, title, points.open, end + 30, VERDIGRIS, words)
    return canvas


def _name(canvas: Canvas, view: View, words: Words) -> None:
    """Name, the points as if all ended now, chariots, legionnaires."""
    automa, points = view.automa, automa_points(view)
    assert automa is not None
    assert points is not None
    figure(canvas, -1, Box(BAND + 14, 12, 34, 34))
    name = Box(BAND + 58, 8, NAME_W - 60, 42)
    canvas.text(words.say("sheet-automa"), name, "head", 32, INK)
    if view.result is None:
        said = words.say("nova-automa-now", n=points.total)
        canvas.text(said, Box(BAND + 14, 48, NAME_W, 36), "semi", 26, INK_SOFT)
    parts = ("wheel", str(len(automa.chariots)), "legionnaire", str(automa.legionnaires))
    parts_row(canvas, parts, Box(BAND + 14, 86, NAME_W, 40), 30, INK, "left")


def _contracts(canvas: Canvas, view: View, words: Words) -> None:
    assert view.automa is not None
    title = words.say("nova-automa-contracts")
    w = width(title, "semi", 24)
    canvas.text(title, Box(CARDS, 8, w, TOP - 16), "semi", 24, INK_SOFT)
    if not view.automa.contracts:
        canvas.text("–", Box(CARDS + w + 20, 8, 30, TOP - 16), "semi", 24, INK_SOFT)
    x = CARDS + w + 20
    for card in view.automa.contracts:
        sheet = building_card(card)
        canvas.put(sheet, x, (TOP - sheet.box.h) // 2)
        x += sheet.box.w + 10


def _sum(
    canvas: Canvas, title: str, shares: tuple[Share, ...], x: int, ink: Colour, words: Words
) -> int:
    """A title with its total over a plate of categories; returns where it ends."""
    box = Box(x, TOP + 24, SHARE * len(shares), SUMS - 32)
    canvas.text(title, Box(x, TOP - 4, box.w, 26), "semi", 22, ink)
    canvas.plate(box, 8, MARBLE, ink)
    for n, (category, points) in enumerate(shares):
        room = Box(x + n * SHARE + 4, box.y + 2, SHARE - 8, 32)
        canvas.text(str(points), room, "bold", 30, INK if points else INK_FAINT, "centre")
        label = Box(room.x, box.y + 33, room.w, 24)
        canvas.text(words.say(f"nova-share-{category}"), label, "semi", 20, INK_SOFT, "centre")
    return box.right
