"""The solo opponent: what it has for sure, what can still be taken from it, its contracts."""

from __future__ import annotations

from games.nova_roma.seat.view import View
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    INK,
    INK_SOFT,
    PLASTER,
    PLASTER_LIGHT,
    VERDIGRIS,
    Colour,
    on,
)
from rendering.kit.type import width
from rendering.nova_roma.board.offers import CARD, building_card
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.pieces import figure
from rendering.nova_roma.look.signs import look_of, parts_row
from rendering.nova_roma.words.standings import Share, automa_points, automa_standing
from rendering.words.spoken import Words

HEIGHT = 132
BAND = 104
NAME_W = 330
SHARE = 96  # width of a category


def automa_strip(view: View, words: Words) -> Canvas | None:
    if view.automa is None:
        return None
    contents = (view.automa, automa_points(view), view.result is None)
    return panel("automa", words.language, contents, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    """At the end the scoring table has the sums."""
    points = automa_points(view)
    assert points is not None
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    tone = look_of(-1).colour
    canvas.rounded(canvas.box, 12, PLASTER_LIGHT)
    canvas.rounded(Box(0, 0, BAND, HEIGHT), 10, tone)
    canvas.fill(Box(12, 0, BAND - 12, HEIGHT), tone)
    room = Box(6, 8, BAND - 8, 66)
    canvas.text(str(automa_standing(view)), room, "title", 56, on(tone), "centre", least=44)
    canvas.spot("automa:points", Box(7, 7, BAND - 12, 82))
    canvas.icon("robot", BAND // 2 + 1, HEIGHT - 24, 32, on(tone))
    _name(canvas, view, words)
    x = BAND + NAME_W
    if view.result is None:
        title = words.say("nova-automa-secured", n=points.secured_total)
        x = _sum(canvas, title, points.secured, x, INK_SOFT, words) + 24
        title = words.say("nova-automa-open", n=points.total - points.secured_total)
        x = _sum(canvas, title, points.open, x, VERDIGRIS, words) + 24
    _contracts(canvas, view, x)
    return canvas


def _name(canvas: Canvas, view: View, words: Words) -> None:
    """Name, the points as if all ended now, chariots, legionnaires."""
    automa, points = view.automa, automa_points(view)
    assert automa is not None
    assert points is not None
    figure(canvas, -1, Box(BAND + 14, 8, 34, 34))
    name = Box(BAND + 58, 4, NAME_W - 66, 42)
    canvas.text(words.say("sheet-automa"), name, "head", 30, INK)
    if view.result is None:
        said = words.say("nova-automa-now", n=points.total)
        canvas.text(said, Box(BAND + 14, 46, NAME_W - 24, 36), "semi", 26, INK_SOFT)
    held = (("wheel", len(automa.chariots)), ("legionnaire", automa.legionnaires))
    parts = tuple(part for what, n in held if n for part in (what, str(n)))
    parts_row(canvas, parts, Box(BAND + 14, 86, NAME_W, 40), 30, INK, "left")


def _contracts(canvas: Canvas, view: View, x: int) -> None:
    """Beside each other, closer the more there are."""
    assert view.automa is not None
    held = view.automa.contracts
    w = building_card(held[0]).box.w if held else 0
    step = min(w + 8, (INNER - 10 - x - w) // max(1, len(held) - 1))
    for n, card in enumerate(held):
        canvas.put(building_card(card), x + n * step, (HEIGHT - CARD) // 2)


def _sum(
    canvas: Canvas, title: str, shares: tuple[Share, ...], x: int, ink: Colour, words: Words
) -> int:
    """A title with its total over a line of categories; returns where it ends."""
    told = [share for share in shares if share.points]
    w = max(SHARE * len(told), width(title, "semi", 24))
    canvas.text(title, Box(x, 6, w, 34), "semi", 24, ink)
    canvas.fill(Box(x, 42, w, 2), ink)
    for n, (category, points) in enumerate(told):
        room = Box(x + n * SHARE, 48, SHARE - 4, 42)
        canvas.text(str(points), room, "bold", 32, INK, "centre")
        label = Box(room.x, 90, room.w, 30)
        canvas.text(words.say(f"nova-share-{category}"), label, "semi", 20, INK_SOFT, "centre")
    return x + w
