"""The picture of the street: spots where the rules ask for them, shops in their colours."""

from __future__ import annotations

import msgspec
import pytest

from games.vicus import GAME
from games.vicus.data.plots import PLOTS
from games.vicus.seat.view import View
from rendering.board.scene import compose
from rendering.samples.positions import play
from rendering.vicus import PAINTER
from rendering.vicus.look import COLOUR
from tests.rendering.checks import LONG_NAMES, check_sizes, check_texts


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_plot_has_its_spot_and_every_text_its_room(seats: int):
    for position in play(GAME, seats, 3, 1000):
        view = msgspec.json.decode(position.view, type=View)
        frame = msgspec.structs.replace(position.frame, names=LONG_NAMES[:seats])
        canvas = compose(PAINTER.board(view, frame))
        assert PLOTS.keys() <= canvas.spots.keys()
        check_sizes(canvas)
        check_texts(canvas, may_be_cut=LONG_NAMES)


def test_a_shop_has_the_colour_of_its_ware():
    position = play(GAME, 3, 3, 12)[-1]
    view = msgspec.json.decode(position.view, type=View)
    canvas = compose(PAINTER.board(view, position.frame))
    for place, shop in view.shops.items():
        box = canvas.spots[place]
        assert canvas.image.getpixel((box.x + 20, box.bottom - 20)) == COLOUR[shop.ware]
