"""The street of the front page: what changed stands where it can be seen, with what it was."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from games.glory_to_rome.data.cards import MATERIALS
from rendering.board.changes import Figures
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.front.camera import RIM
from rendering.front.look import company
from rendering.glory_to_rome.front.page import FRONT
from rendering.glory_to_rome.front.street import NEWS, news_street, street
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
    assert house.y == head.y + NEWS.head
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


def test_every_pile_of_the_pool_lies_on_the_forum_with_what_it_was():
    view = replace(read(game(3)[LATE].view), pool={"rubble": 3, "wood": 4, "stone": 2})
    then = replace(view, pool={"rubble": 1, "wood": 4, "brick": 1})
    canvas = compose(news_street(view, Frame(before=write(then))))
    piles = {spot for spot in canvas.spots if spot.startswith("pool:")}
    assert piles == {"pool:rubble", "pool:wood", "pool:brick", "pool:stone"}
    assert {"1→3", "4", "1→0", "0→2"} <= {placed.text for placed in canvas.texts}


def test_a_pile_shows_its_change_itself_so_that_no_frame_lacks_a_number():
    view = replace(read(game(3)[LATE].view), pool={"stone": 2})
    scene = news_street(view, Frame(before=write(replace(view, pool={}))))
    assert "pool:stone" in compose(scene).lit_spots
    assert scene.changed["pool:stone"] is None


def test_the_card_that_was_led_lies_on_the_forum():
    views = (read(position.view) for position in game(3))
    view = next(view for view in views if view.role and view.players[view.leader].camp)
    canvas = compose(news_street(view, Frame()))
    assert canvas.spots["forum"].contains(canvas.spots[f"p{view.leader}:stance"])


def test_of_the_pool_all_is_seen_or_nothing():
    for spot in ("pool:wood", "deck", "senators"):
        assert company(spot, FRONT.around) == "forum"


def test_who_looks_has_no_plot_beside_the_own_panel():
    view = read(game(3)[LATE].own)
    canvas = compose(news_street(view, Frame()))
    seats = {spot[1] for spot in canvas.spots if spot.endswith(":head")}
    assert seats == {str(p.seat) for p in view.players if p.seat != view.seat}


def test_all_six_piles_fit_however_they_changed():
    view = replace(read(game(3)[LATE].view), pool=dict.fromkeys(MATERIALS, 12))
    canvas = compose(news_street(view, Frame(before=write(replace(view, pool={})))))
    boxes = [canvas.spots[f"pool:{material}"] for material in MATERIALS]
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))
    assert all(canvas.spots["forum"].contains(box) for box in boxes)


def test_a_name_stays_below_its_own_house_where_one_is_marked():
    view = read(game(3)[150].view)
    some = next(b for p in view.players for b in p.buildings)
    built = tuple(replace(some, name=name) for name in ("basilica", "fountain"))
    players = (replace(view.players[0], buildings=built), *view.players[1:])
    then = replace(view, players=(replace(players[0], buildings=()), *players[1:]))
    now = replace(view, players=players)
    canvas = compose(news_street(now, Frame(before=write(then), language="de")))
    for name, said in (("basilica", "Basilica"), ("fountain", "Springbrunnen")):
        label = next(placed.box for placed in canvas.texts if placed.text == said)
        assert canvas.spots[f"p0:b:{name}"].contains(label)
