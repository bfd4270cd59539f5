"""A film of Ruhm für Rom: seats in one column, every card that was led, the camera at the deed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from games.glory_to_rome.seat.view import View
from rendering.board.groups import News
from rendering.board.scene import compose
from rendering.draw import moment
from rendering.film.columns import abreast
from rendering.film.reel import Reel
from rendering.frame import Frame
from rendering.glory_to_rome import PAINTER
from rendering.glory_to_rome.front.forum import GROUND
from rendering.glory_to_rome.front.street import news_street, street
from rendering.kit.canvas import Canvas
from tests.rendering.glory_to_rome.positions import game, read, write


def begun(seats: int) -> View:
    return read(game(seats)[4].view)


def heads(canvas: Canvas, seats: int) -> list[tuple[int, int]]:
    return [canvas.spots[f"p{seat}:head"][:2] for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_are_in_one_column_beside_the_forum(seats: int) -> None:
    table = compose(abreast(street(begun(seats), Frame())))
    found = heads(table, seats)
    assert len({x for x, _ in found}) == 1
    assert found == sorted(found)
    assert found[0][0] >= table.spots[GROUND].right


def test_high_seats_keep_their_order_in_two_columns() -> None:
    view = read(game(5)[150].view)
    some = next(b for p in view.players for b in p.buildings)
    built = tuple(replace(some, name=name) for name in ("dock", "wall", "road", "villa"))
    players = tuple(replace(p, buildings=built) for p in view.players)
    table = compose(abreast(street(replace(view, players=players), Frame())))
    found = heads(table, 5)
    assert found == sorted(found)
    assert len({x for x, _ in found}) == 2


def led(view: View, cards: Sequence[str]) -> View:
    leads = replace(view.players[view.leader], camp=tuple(cards), stance="lead")
    players = tuple(leads if p.seat == view.leader else p for p in view.players)
    return replace(view, players=players, role="patron")


@pytest.mark.parametrize("drawn", [street, news_street])
def test_every_card_that_was_led_is_seen(drawn) -> None:
    view = begun(3)
    spot = f"p{view.leader}:stance"

    def signs(*cards: str) -> int:
        canvas = compose(drawn(led(view, cards), Frame()))
        at = canvas.spots[spot]
        named = [text for text in canvas.texts if at.contains(text.box) and drawn is street]
        return len(named) + sum(at.contains(sign) for sign in canvas.signs)

    assert signs("temple") < signs("temple", "statue") < signs("temple", "statue", "palace")


def test_a_line_that_names_material_looks_at_the_building_and_not_at_the_pool() -> None:
    view = read(game(5)[150].view)
    some = next(b for p in view.players for b in p.buildings)
    names = ("dock", "wall", "road", "villa")
    built = tuple(replace(some, name=name, complete=False, materials=()) for name in names)
    players = tuple(replace(p, buildings=built) for p in view.players)
    then = replace(view, players=players)
    laid = replace(built[1], materials=("brick",))
    last = replace(players[4], buildings=(built[0], laid, *built[2:]))
    now = replace(then, players=(*players[:4], last))
    shown = moment(PAINTER, now, Frame(before=write(then)))
    told = shown._replace(news=News("Titus adds Brick from the stockpile to Wall.", seat=4))
    reel = Reel(PAINTER.front)
    list(reel.shoot(told))
    assert reel._stood is not None
    house = compose(told.scene._replace(changed={}, traces={})).spots["p4:b:wall"]
    assert reel._stood.lens.region.contains(house)


def test_a_house_far_below_the_name_is_seen_whole() -> None:
    view = read(game(3)[150].view)
    some = next(b for p in view.players for b in p.buildings)
    names = ("dock", "wall", "road", "villa", "tower", "statue", "temple", "forum")
    built = tuple(replace(some, name=name, complete=False, materials=()) for name in names)
    players = tuple(replace(p, buildings=built) for p in view.players)
    then = replace(view, players=players)
    last = replace(players[2], buildings=(*built[:-1], replace(built[-1], materials=("marble",))))
    shown = moment(PAINTER, replace(then, players=(*players[:2], last)), Frame(before=write(then)))
    reel = Reel(PAINTER.front)
    list(reel.shoot(shown))
    assert reel._stood is not None
    house = compose(shown.scene._replace(changed={}, traces={})).spots["p2:b:forum"]
    assert reel._stood.lens.region.contains(house)
