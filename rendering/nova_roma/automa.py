"""The solo opponent: points, contracts, chariots, what it still has."""

from __future__ import annotations

from games.nova_roma.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_LIGHT, on
from rendering.nova_roma.look import look_of, parts_row
from rendering.nova_roma.offers import building_card
from rendering.nova_roma.panel import panel
from rendering.nova_roma.pieces import figure
from rendering.scene import INNER
from rendering.words import Words

HEIGHT = 136
BAND = 112
NAME_W = 400


def automa_strip(view: View, words: Words) -> Canvas | None:
    if view.automa is None:
        return None
    contents = (view.automa, view.automa_score)
    return panel("automa", words.language, contents, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    assert view.automa is not None
    assert view.automa_score is not None
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    tone = look_of(-1).colour
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 2)
    canvas.rounded(Box(2, 2, BAND - 2, HEIGHT - 4), 10, tone)
    canvas.fill(Box(14, 2, BAND - 14, HEIGHT - 4), tone)
    room = Box(6, 2, BAND - 8, 62)
    canvas.text(str(view.automa_score.total), room, "title", 56, on(tone), "centre", least=44)
    canvas.spot("automa:points", Box(7, 7, BAND - 12, 84))
    canvas.icon("robot", BAND // 2 + 1, 114, 36, on(tone))
    _counts(canvas, view, words)
    _contracts(canvas, view, words)
    return canvas


def _counts(canvas: Canvas, view: View, words: Words) -> None:
    """Name and what it has: points so far, chariots, legionnaires, racers."""
    automa = view.automa
    assert automa is not None
    name = words.say("sheet-automa")
    figure(canvas, -1, Box(BAND + 14, 12, 34, 34))
    canvas.text(name, Box(BAND + 58, 8, NAME_W - 60, 42), "head", 32, INK)
    said = words.say("sheet-automa-points", points=automa.points)
    canvas.text(said, Box(BAND + 14, 50, NAME_W, 32), "semi", 22, INK_SOFT)
    parts = ("wheel", str(len(automa.chariots)), "legionnaire", str(automa.legionnaires))
    parts_row(canvas, parts, Box(BAND + 14, 86, NAME_W, 40), 30, INK, "left")


def _contracts(canvas: Canvas, view: View, words: Words) -> None:
    assert view.automa is not None
    x = BAND + NAME_W + 20
    canvas.paragraph(words.say("nova-building"), Box(x, 8, 130, HEIGHT - 16), "semi", 22, INK_SOFT)
    x += 140
    for card in view.automa.contracts:
        sheet = building_card(card)
        canvas.put(sheet, x, (HEIGHT - sheet.image.height) // 2)
        x += sheet.image.width + 10
