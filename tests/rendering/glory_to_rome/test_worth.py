"""What a place would bring stands on it: sites, buildings, what may be sold."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.glory_to_rome.data.cards import KINDS, MATERIALS, VALUE
from games.glory_to_rome.seat.view import Acting, View
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.glory_to_rome.board.scene import board_scene
from rendering.kit.canvas import Canvas
from tests.rendering.checks import check_texts
from tests.rendering.glory_to_rome.positions import game, read

LATE = 150


def own(**changed: object) -> View:
    view = read(game(3)[LATE].own)
    assert view.seat is not None
    me = replace(view.players[view.seat], **changed)
    return replace(view, players=tuple(me if p.seat == me.seat else p for p in view.players))


def near(
    view: View, *focus: str, language: str = "en", offers: dict[str, tuple[str, ...]] | None = None
) -> Canvas:
    marks = {spot: str(n) for n, spot in enumerate(focus, 1)}
    frame = Frame(
        focus=focus,
        marks=marks,
        language=language,  # type: ignore[arg-type]
        offers=offers or {},
        names=("Livia", "Gaius", "Octavia"),
    )
    return compose(close_up(board_scene(view, frame)))


def on_spot(canvas: Canvas, spot: str) -> list[str]:
    return [it.text for it in canvas.texts if canvas.spots[spot].contains(it.box)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_sites_say_what_they_take_and_bring(language):
    spots = [f"{place}:{material}" for material in MATERIALS for place in ("town", "away")]
    canvas = near(own(functions=()), *spots, language=language)
    check_texts(canvas)
    needs, acts = {"en": ("needs", "2 actions"), "de": ("braucht", "2 Aktionen")}[language]
    for material in MATERIALS:
        told = " ".join(on_spot(canvas, f"town:{material}"))
        assert f"{needs} {VALUE[material]} · +{VALUE[material]} " in told
        assert acts not in told
        assert acts in " ".join(on_spot(canvas, f"away:{material}"))


def test_with_a_tower_sites_out_of_town_take_no_more():
    canvas = near(own(functions=("tower",)), "away:wood", "away:brick")
    assert "2 actions" not in " ".join(on_spot(canvas, "away:wood"))


def test_a_building_says_what_finishing_it_brings():
    view = own()
    some = next(b for p in view.players for b in p.buildings)
    begun = replace(some, name="wall", site="marble", complete=False, materials=(), need=3)
    view = own(buildings=(begun,))
    canvas = near(view, f"p{view.seat}:b:wall")
    assert "when finished +3" in on_spot(canvas, f"p{view.seat}:b:wall")
    last = own(buildings=(replace(begun, materials=("marble", "marble")),))
    said = on_spot(near(last, f"p{view.seat}:b:wall"), f"p{view.seat}:b:wall")
    assert "finishes: +3 influence" in said
    done = own(buildings=(replace(begun, complete=True),))
    said = on_spot(near(done, f"p{view.seat}:b:wall"), f"p{view.seat}:b:wall")
    assert not [text for text in said if "finishe" in text]


@pytest.mark.parametrize(("role", "paid"), [("architect", "Stockpile 3"), ("craftsman", "Hand 0")])
def test_a_building_says_how_far_it_would_be_and_what_pays_it(role, paid):
    view = own(stockpile={"brick": 3}, hand=())
    assert view.seat is not None
    begun = next(b for p in view.players for b in p.buildings)
    begun = replace(begun, complete=False, site="brick", need=2, materials=("brick",))
    view = acting(own(stockpile={"brick": 3}, hand=(), buildings=(begun,)), role)
    said = on_spot(near(view, f"p{view.seat}:b:{begun.name}"), f"p{view.seat}:b:{begun.name}")
    assert {"1 → 2/2", paid} <= {*said}


def test_what_may_be_sold_fills_the_width():
    view = own(stockpile={"brick": 1, "stone": 2})
    spots = [f"p{view.seat}:stock:{material}" for material in ("brick", "stone")]
    canvas = near(view, *spots)
    assert all(canvas.spots[spot].w > canvas.box.w * 0.4 for spot in spots)


def test_a_site_names_what_may_be_begun_there_and_what_that_does():
    offers = {"town:wood": ("found:market",), "away:wood": ("found:market:away", "found:dock:away")}
    canvas = near(own(), *offers, offers=offers)
    assert {"Market", "Vault limit +2"} <= {*on_spot(canvas, "town:wood")}
    assert "Market, Dock" in on_spot(canvas, "away:wood")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_function_of_any_building_fits_its_site(language):
    for name, kind in KINDS.items():
        spot = f"away:{kind.material}"
        check_texts(near(own(), spot, language=language, offers={spot: (f"found:{name}:away",)}))


def test_a_card_that_stands_alone_in_its_row_is_written_across_it():
    materials = ("wood", "brick", "stone")
    view = acting(replace(own(clients=()), pool=dict.fromkeys(materials, 1)), "patron")
    canvas = near(view, *(f"pool:{material}" for material in materials))
    lines = [len(on_spot(canvas, f"pool:{material}")) for material in materials]
    assert lines[2] < lines[0]


def test_what_may_be_sold_says_its_points_and_what_is_left():
    view = own(stockpile={"wood": 2, "marble": 1}, vault_size=1, vault_limit=5)
    wood, marble = (f"p{view.seat}:stock:{m}" for m in ("wood", "marble"))
    canvas = near(view, wood, marble)
    assert "+1 point" in on_spot(canvas, wood)
    assert "+3 points" in on_spot(canvas, marble)
    assert "Stockpile 2 → 1" in on_spot(canvas, wood)
    assert "2" not in on_spot(canvas, wood)


def test_roles_are_seen_in_rows_not_in_one_long_strip():
    roles = ("laborer", "craftsman", "architect", "legionary", "merchant", "patron")
    canvas = near(own(), *(f"role:{role}" for role in roles), "deck", "senators")
    w, h = canvas.size
    assert w < 2 * h
    assert all(f"role:{role}" in canvas.spots for role in roles)


def test_asked_for_the_pool_one_sees_what_lies_there():
    canvas = near(replace(own(), pool={"wood": 2}), "pool")
    assert "pool:wood" in canvas.spots
    assert "pool:stone" not in canvas.spots


# ---- what one would have ------------------------------------------------------------------------


def acting(view: View, role: str) -> View:
    assert view.seat is not None
    return replace(view, acting=Acting(view.seat, role, 0))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_material_of_the_pool_says_what_my_stockpile_would_hold(language):
    view = acting(own(stockpile={"wood": 2}, buildings=()), "laborer")
    canvas = near(replace(view, pool={"wood": 3, "brick": 1}), "pool:wood", "pool:brick",
                  language=language)  # fmt: skip
    check_texts(canvas)
    pile = {"en": "Stockpile", "de": "Lager"}[language]
    assert f"{pile} 2 → 3" in on_spot(canvas, "pool:wood")
    assert f"{pile} 0 → 1" in on_spot(canvas, "pool:brick")


def test_it_names_the_building_that_lacks_it():
    some = next(b for p in own().players for b in p.buildings)
    begun = replace(some, name="villa", site="wood", complete=False, materials=("wood",), need=3)
    villa, shrine = begun, replace(begun, name="shrine")
    one = acting(own(buildings=(villa,)), "laborer")
    assert "Villa lacks 2" in on_spot(near(one, "pool:wood", "pool:brick"), "pool:wood")
    two = acting(own(buildings=(villa, shrine)), "laborer")
    assert "my buildings lack 4" in on_spot(near(two, "pool:wood", "pool:brick"), "pool:wood")


def test_whoever_hires_reads_how_many_such_clients_there_would_be():
    view = acting(own(clients=("wood",)), "patron")
    said = " ".join(on_spot(near(view, "pool:wood", "pool:stone"), "pool:wood"))
    assert "Craftsman clients 1 → 2" in said
    assert "Lay a foundation" in said


def test_a_role_to_lead_says_how_many_actions_and_cards_it_has():
    view = own(hand=("bath", "senator"), clients=("wood", "wood"), functions=())
    offers = {"role:craftsman": ("lead:craftsman",)}
    canvas = near(view, "role:craftsman", "role:patron", offers=offers)
    assert "3 actions · hand: 0" in on_spot(canvas, "role:craftsman")
    assert not any("hand:" in line for line in on_spot(canvas, "role:patron"))


def test_each_way_to_think_says_what_the_hand_would_be():
    view = own(hand=("bath",), hand_size=1, hand_limit=5)
    offers = {"deck": ("think:refill", "think:one"), "senators": ("think:senator",)}
    canvas = near(view, "deck", "senators", offers=offers)
    assert {"refill: 1 → 5", "one card: 1 → 2"} <= {*on_spot(canvas, "deck")}
    assert "hand 1 → 2" in on_spot(canvas, "senators")


def test_below_every_question_of_mine_stands_what_i_have():
    view = own(hand=("bath", "senator"), hand_size=2, hand_limit=5, clients=(), stockpile={})
    canvas = near(view, "deck", "senators")
    assert "Hand 2/5" in on_spot(canvas, f"p{view.seat}:hand")
    assert "empty" in on_spot(canvas, f"p{view.seat}:stockpile")
    paying = own(stockpile={"wood": 1})
    offered = near(paying, f"p{paying.seat}:stock:wood")
    assert f"p{paying.seat}:stockpile" not in offered.spots  # the stockpile is the offer itself


def test_nobody_in_particular_has_nothing():
    view = replace(own(), seat=None)
    assert not any(spot.endswith(":hand") for spot in near(view, "deck", "senators").spots)
