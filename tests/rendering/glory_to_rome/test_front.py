"""The street of the front page: what changed stands where it can be seen, with what it was."""

from __future__ import annotations

from msgspec.structs import replace

from games.glory_to_rome.data.cards import MATERIALS
from rendering.board.changes import Figures
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.front.camera import RIM
from rendering.glory_to_rome.front.street import HEAD, news_street, street
from rendering.kit.panels import GLOW
from tests.rendering.glory_to_rome.positions import game, read, write

LATE = 150


def test_a_house_that_changed_stands_right_below_the_name():
    view = read(game(3)[LATE].view)
    seat, old = next((p.seat, p) for p in view.players if len(p.buildings) > 2)
    last = old.buildings[-1]
    fewer = replace(old, buildings=old.buildings[:-1])
    then = replace(view, players=tuple(fewer if p is old else p for p in view.players))
    canvas = compose(news_street(view, Frame(before=write(then))))
    house, head = canvas.spots[f"p{seat}:b:{last.name}"], canvas.spots[f"p{seat}:head"]
    assert house.y == head.y + HEAD
    assert canvas.spots[f"p{seat}:hand"].y > house.y
    steady = compose(street(view, Frame(before=write(then))))
    assert steady.spots[f"p{seat}:b:{last.name}"].y > steady.spots[f"p{seat}:hand"].y


def test_counts_that_changed_say_what_they_were():
    view = read(game(3)[LATE].view)
    me = view.players[0]
    old = replace(me, hand_size=me.hand_size + 1, vault_size=me.vault_size + 2)
    then = replace(view, players=(old, *view.players[1:]))
    scene = news_street(view, Frame(before=write(then)))
    written = [placed.text for placed in compose(scene).texts]
    assert f"{Figures(me.hand_size + 1, me.hand_size)}/{me.hand_limit}" in written
    assert f"{Figures(me.vault_size + 2, me.vault_size)}/{me.vault_limit}" in written
    assert scene.changed["p0:hand"] is None


def test_without_news_nothing_is_compared():
    view = read(game(3)[LATE].view)
    written = [placed.text for placed in compose(news_street(view, Frame())).texts]
    assert not [text for text in written if "→" in text]


def test_no_glow_of_a_row_of_the_pool_strays_into_a_view_of_the_other():
    position = game(3)[LATE]
    canvas = compose(street(read(position.view), position.frame))
    upper, lower = (canvas.spots[f"pool:{material}"] for material in (MATERIALS[0], MATERIALS[-1]))
    assert lower.y - upper.bottom > RIM + GLOW
