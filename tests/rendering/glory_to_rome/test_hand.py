"""A hand: every card, its text in the player's language, playable ones marked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.glory_to_rome.data.cards import KINDS
from games.glory_to_rome.seat.view import View
from games.glory_to_rome.state import SiteStack
from rendering.board.scene import TALLEST
from rendering.glory_to_rome import hand, hand_alt
from rendering.glory_to_rome.board.key import SIGNS
from rendering.glory_to_rome.hand.faces import BAND, PLACE_SIGN
from rendering.glory_to_rome.hand.sheet import hand_canvas
from rendering.glory_to_rome.words.head import words_for
from rendering.hand import WIDTH
from rendering.kit.theme import VERDIGRIS
from tests.rendering.checks import check_texts
from tests.rendering.glory_to_rome.positions import game, read

BOTH = pytest.mark.parametrize("language", ["en", "de"])


def holding(view: View, cards: tuple[str, ...]) -> View:
    assert view.seat is not None
    mine = replace(view.players[view.seat], hand=cards, hand_size=len(cards))
    return replace(view, players=tuple(mine if p.seat == view.seat else p for p in view.players))


@BOTH
@pytest.mark.parametrize("n", [0, 1, 4, 5, 9, 10, 11, 18, 24, 30, 42])
def test_any_number_of_cards_fits(n, language):
    position = game(3, language=language)[100]
    by_length = sorted(KINDS, key=lambda name: -len(name))
    view = holding(read(position.own), tuple(by_length[:n]))
    canvas = hand_canvas(view, position.frame)
    assert canvas.image.width == WIDTH
    assert canvas.image.height <= TALLEST
    check_texts(canvas)


@BOTH
def test_a_card_tells_name_role_material_and_function(language):
    position = game(3, language=language)[100]
    view = holding(read(position.own), ("bath", "senator"))
    words = words_for(view, position.frame)
    said = " ".join(placed.text for placed in hand_canvas(view, position.frame).texts)
    for key in ("building-bath", "role-legionary", "material-brick", "senator"):
        assert words.say(key) in said
    assert words.say("building-bath.short") in said


def test_playable_cards_have_a_rim_and_the_others_step_back():
    position = game(2)[30]
    view = holding(read(position.own), ("road", "bath"))
    plain = hand(view, position.frame)
    canvas = hand_canvas(view, replace(position.frame, playable=("bath",)))
    bath, road = canvas.spots["card:bath"], canvas.spots["card:road"]
    assert canvas.image.getpixel((bath.x, bath.middle[1])) == VERDIGRIS
    assert canvas.image.getpixel((road.x, road.middle[1])) != VERDIGRIS
    inside = (road.x + 20, road.bottom - 20)
    assert canvas.image.getpixel(inside) != plain.getpixel(inside)


def test_a_card_says_what_it_could_do_now():
    """Two legionaries among the clients, no site of brick in town, none of stone at all."""
    position = game(2)[30]
    view = holding(read(position.own), ("bath", "road", "villa"))
    assert view.seat is not None
    mine = replace(view.players[view.seat], clients=("brick", "brick", "wood"), functions=())
    players = tuple(mine if p.seat == view.seat else p for p in view.players)
    sites = {material: SiteStack(1, 1) for material in view.sites}
    sites["brick"], sites["stone"] = SiteStack(0, 1), SiteStack(0, 0)
    view = replace(view, players=players, sites=sites)
    canvas = hand_canvas(view, position.frame)

    def said(card: str) -> list[str]:
        box = canvas.spots[f"card:{card}"]
        return [placed.text for placed in canvas.texts if box.contains(placed.box)]

    assert {"×3", "site out of town"} <= set(said("bath"))
    assert "site in town" in said("road")
    assert "no site left" in said("villa")
    told = hand_alt(view, position.frame)
    assert "Bath: Legionary ×3, Brick, site out of town." in told


def test_many_copies_are_one_card_with_a_number():
    position = game(2)[30]
    view = holding(read(position.own), ("road",) * 3 + tuple(list(KINDS)[:12]))
    said = [placed.text for placed in hand_canvas(view, position.frame).texts]
    assert "3 copies" in said
    assert said.count("Road") == 1


def test_a_card_that_was_shown_says_so():
    position = game(2)[30]
    view = replace(holding(read(position.own), ("road", "bath")), shown=("bath",))
    assert "shown" in [placed.text for placed in hand_canvas(view, position.frame).texts]
    assert "Shown: Bath." in hand_alt(view, position.frame)


def test_a_card_just_drawn_comes_first():
    position = game(2)[30]
    view = replace(holding(read(position.own), ("road",)), drawn="temple")
    canvas = hand_canvas(view, position.frame)
    assert canvas.spots["card:temple"].x < canvas.spots["card:road"].x
    assert "drawn" in [placed.text for placed in canvas.texts]


def test_the_alt_text_of_a_hand_names_its_cards():
    position = game(2)[30]
    view = holding(read(position.own), ("road", "road", "bath"))
    said = hand_alt(view, replace(position.frame, playable=("bath",)))
    assert "2 × Road" in said
    assert "Playable: Bath" in said
    assert len(said) <= 1024


@BOTH
def test_a_large_hand_tells_what_playable_cards_do(language):
    position = game(3, language=language)[100]
    view = holding(read(position.own), tuple(list(KINDS)[:14]))
    last = list(KINDS)[13]
    canvas = hand_canvas(view, replace(position.frame, playable=(last,)))
    words, box = words_for(view, position.frame), canvas.spots[f"card:{last}"]
    inside = " ".join(placed.text for placed in canvas.texts if box.contains(placed.box))
    assert words.say(f"building-{last}.short") in inside


@BOTH
def test_a_hand_of_twenty_kinds_still_tells_what_each_does(language):
    position = game(3, language=language)[100]
    cards = tuple(list(KINDS)[:20])
    view = holding(read(position.own), cards)
    canvas = hand_canvas(view, position.frame)
    words = words_for(view, position.frame)
    for name in cards:
        box = canvas.spots[f"card:{name}"]
        inside = "".join(placed.text for placed in canvas.texts if box.contains(placed.box))
        for said in (words.say(f"building-{name}"), words.say(f"building-{name}.short")):
            assert said.replace(" ", "") in inside.replace(" ", "")


@BOTH
@pytest.mark.parametrize(("place", "left"), [("away", (0, 1)), ("none", (0, 0))])
def test_where_a_name_stands_alone_a_sign_tells_what_site_is_left(place, left, language):
    position = game(3, language=language)[100]
    view = holding(read(position.own), tuple(list(KINDS)[:20]))
    words = words_for(view, position.frame)
    full, some = (
        hand_canvas(replace(view, sites=dict.fromkeys(view.sites, stack)), position.frame)
        for stack in (SiteStack(1, 1), SiteStack(*left))
    )
    assert words.say(f"gtr-site-{place}") in [placed.text for placed in some.texts]
    assert words.say(f"gtr-site-{place}") not in [placed.text for placed in full.texts]


def test_the_sign_of_a_site_out_of_town_is_that_of_the_board():
    assert PLACE_SIGN["away"] in [icon for icon, key in SIGNS if key == "out-of-town"]
    assert len({*PLACE_SIGN.values()}) == 3


@BOTH
@pytest.mark.parametrize("n", [8, 11, 14, 18, 20])
def test_all_cards_of_a_hand_have_one_form(n, language):
    position = game(3, language=language)[100]
    view = holding(read(position.own), tuple(list(KINDS)[:n]))
    playable = replace(position.frame, playable=(next(iter(KINDS)),))
    canvas, words = hand_canvas(view, playable), words_for(view, playable)
    roles = {words.say(f"role-{kind.role}") for kind in KINDS.values()}
    bands = [box._replace(h=BAND) for name, box in canvas.spots.items() if "card:" in name]
    told = [
        any(placed.text in roles for placed in canvas.texts if band.contains(placed.box))
        for band in bands
    ]
    assert len(told) == n
    assert len({*told}) == 1


@BOTH
def test_a_hand_says_what_pale_and_times_mean(language):
    position = game(3, language=language)[100]
    view = holding(read(position.own), ("bath", "road"))
    assert view.seat is not None
    mine = replace(view.players[view.seat], clients=("brick", "brick"), functions=())
    players = tuple(mine if p.seat == view.seat else p for p in view.players)
    words = words_for(view, position.frame)
    times, pale = words.say("gtr-hand-times", n=3), words.say("pic-hand-pale")
    some = replace(position.frame, playable=("bath",))
    said = hand_canvas(replace(view, players=players), some).texts
    assert f"{times} · {pale}" in [placed.text for placed in said]
    plain = hand_canvas(view, replace(position.frame, playable=())).texts
    assert pale not in " ".join(placed.text for placed in plain)
