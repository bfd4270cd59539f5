"""Close-ups of Nova Roma: all that a question is about."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from games.nova_roma.data import TABLES
from rendering.board.changes import Trace
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.seats import SEATS
from rendering.nova_roma import PAINTER
from rendering.nova_roma.board.city import city
from rendering.nova_roma.board.laying import laid_tile
from rendering.nova_roma.board.near import NEXT, contracts
from rendering.nova_roma.board.sea import sea
from rendering.nova_roma.board.wanted import WANTED
from rendering.nova_roma.look.effects import TILE_PARTS
from rendering.nova_roma.scenery.colours import TIMBER
from rendering.samples.positions import NAMES, Sample
from rendering.words.spoken import Words
from tests.rendering.checks import check_texts
from tests.rendering.nova_roma.positions import game, read
from tests.rendering.nova_roma.test_board import inside
from tests.rendering.samples import samples_of


def questions() -> list[Sample]:
    return [sample for sample in samples_of("nova_roma") if sample.frame.focus]


def test_a_building_in_the_making_is_shown_with_the_zone_it_is_for():
    samples = {sample.name: sample for sample in questions()}
    for name in ("close-orientation", "close-spot"):
        sample = samples[name]
        view = read(sample.view)
        canvas = compose(close_up(PAINTER.board(view, sample.frame)))
        assert view.turn.planned is not None
        zone = view.turn.planned.zone or "A"
        assert {f"zone:{zone}", f"{zone}11"} <= canvas.spots.keys()


def test_what_one_has_stands_beside_every_question_in_which_something_is_paid():
    free = ("draft", "orientation", "spot", "confirm", "estate")  # a place costs nothing more
    for sample in questions():
        view = read(sample.view)
        canvas = compose(close_up(PAINTER.board(view, sample.frame)))
        if any(kind in sample.name for kind in free):
            continue
        me = view.players[sample.frame.waiting[0]]
        told = inside(canvas, "store" if "store" in canvas.spots else f"p{me.seat}:coins")
        assert str(me.coins) in told or not me.coins, sample.name


def test_goods_that_can_be_bought_are_large_and_say_how_many_one_has():
    sample = next(sample for sample in questions() if sample.name == "close-goods")
    view = read(sample.view)
    canvas = compose(close_up(PAINTER.board(view, sample.frame)))
    check_texts(canvas)
    me = view.players[sample.frame.waiting[0]]
    for good, name in sample.frame.marks.items():
        told = inside(canvas, f"take:{good}")
        assert {name, f"you have {me.goods[good]}"} < {*told}
        assert canvas.spots[f"take:{good}"].w > 190
        assert f"p{me.seat}:{good}" not in canvas.spots, "told twice"


def test_the_deck_of_followers_is_a_card_like_the_others():
    sample = next(sample for sample in questions() if sample.name == "close-followers")
    canvas = compose(close_up(PAINTER.board(read(sample.view), sample.frame)))
    check_texts(canvas)
    sizes = {canvas.spots[card].w for card in sample.frame.marks}
    assert "deck" in sample.frame.marks
    assert len(sizes) == 1
    assert canvas.spots["store"].w >= 2 * sizes.pop()


def test_what_lacks_for_a_contract_is_crossed_out_on_it():
    sample = next(sample for sample in questions() if sample.name == "close-contracts")
    view = read(sample.view)
    payer = view.players[sample.frame.waiting[0]]
    held = contracts(view.building, payer, [card for card in view.building.cards if card])
    short = contracts(view.building, payer, sample.frame.focus)
    out = next(card for card in view.building.cards if card and card not in sample.frame.focus)
    box = held.spots[out]
    colours = {pixel for _, pixel in short.image.crop(box.corners).getcolors(1 << 20)}
    assert colours - {pixel for _, pixel in held.image.crop(box.corners).getcolors(1 << 20)}


def test_a_ship_stands_at_each_harbour_it_could_sail_to():
    sample = next(sample for sample in questions() if sample.name == "close-sail")
    view, frame = read(sample.view), sample.frame
    owner = frame.waiting[0]
    canvas = compose(close_up(PAINTER.board(view, frame)))
    check_texts(canvas)
    own = {vessel.name for vessel in view.ships if vessel.owner == owner}
    for spot in frame.focus:
        ships = {id.partition(":")[0] for id in frame.offers[spot]}
        box = canvas.spots[spot]
        column = Box(box.x, box.y - 120, box.w, box.h + 240)
        told = {p.text for p in canvas.texts if column.contains(p.box) and not box.contains(p.box)}
        assert ships <= own & told, spot


def test_where_a_ship_could_go_is_an_outline_and_no_ship():
    view = read(game(3)[60].view)
    words = Words(PAINTER.game.texts, "en", NAMES, 9)
    vessel = next(vessel for vessel in view.ships if vessel.owner == 0)
    bound = sea(view, words, (replace(vessel, harbour="N8"),))
    alone = sea(view, words)
    for colour in (SEATS[0].colour, TIMBER):
        assert painted(bound, colour) == painted(alone, colour)
    assert bound.image.tobytes() != alone.image.tobytes()


def painted(canvas, colour):
    """How many pixels have it."""
    return sum(n for n, pixel in canvas.image.getcolors(1 << 20) if pixel == colour)


def test_the_actions_of_a_petition_tell_their_price_beside_their_name():
    sample = next(sample for sample in questions() if sample.name == "close-petition")
    for offered, told in ((("1",), "1"), (("1", "2", "3"), "1–3")):
        offers = {spot: tuple(f"{spot}:{n}" for n in offered) for spot in sample.frame.marks}
        frame = replace(sample.frame, offers=offers)
        canvas = compose(close_up(PAINTER.board(read(sample.view), frame)))
        check_texts(canvas)
        for action, name in frame.marks.items():
            assert Counter([name, told]) <= Counter(inside(canvas, action))


def test_the_estate_tile_to_be_laid_is_drawn_in_the_colour_of_who_lays_it():
    for language in ("en", "de"):
        samples = samples_of("nova_roma", language)
        sample = next(sample for sample in samples if sample.name == "close-estate")
        canvas = compose(close_up(PAINTER.board(read(sample.view), sample.frame)))
        check_texts(canvas)
        told = inside(canvas, "store")
        assert any(f"({said})" in sample.frame.question for said in told)
        assert "+1" in told
        seat = read(sample.view).seat
        box = canvas.spots["store"]
        seen = {pixel for _, pixel in canvas.image.crop(box.corners).getcolors(1 << 20)}
        assert SEATS[seat].colour in seen


@pytest.mark.parametrize("kind", TILE_PARTS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_tile_fits_beside_the_spaces(kind, language):
    canvas = laid_tile(kind, 0, Words("games.nova_roma", language, NAMES, 4))
    check_texts(canvas)
    assert all(canvas.box.contains(placed.box) for placed in canvas.texts)


def test_own_spaces_are_those_of_the_seat_that_is_asked():
    position = game(3)[40]
    for seat in range(3):
        asked = {"focus": ("p22",), "marks": {"p22": "p22"}}
        frame = Frame(waiting=(seat,), names=position.frame.names, **asked)
        scene = close_up(PAINTER.board(read(position.view), frame))
        canvas = compose(scene)
        assert f"p{seat}:p22" in canvas.spots
        assert f"p{seat}:m11" not in canvas.spots
        assert "p22" in {placed.text for placed in canvas.texts}


def test_contracts_stand_large_with_code_and_points_apart_and_no_old_glow():
    position = game(3)[40]
    view = read(position.view)
    cards = tuple(card for card in view.building.cards if card)
    frame = replace(position.frame, focus=cards, marks={card: card for card in cards})
    scene = close_up(PAINTER.board(view, frame))
    assert position.frame.before
    assert not scene.changed
    canvas = compose(scene)
    check_texts(canvas)
    for card in cards:
        assert canvas.spots[card].w > 200
        assert card in inside(canvas, card)


def test_a_lane_says_what_its_next_space_brings():
    position = game(3)[40]
    view = read(position.view)
    seat = position.frame.waiting[0]
    frame = replace(position.frame, focus=("lane1", "lane2"), marks={"lane1": "1", "lane2": "2"})
    canvas = compose(close_up(PAINTER.board(view, frame)))
    check_texts(canvas)
    told = inside(canvas, NEXT)
    for lane in view.lanes[:2]:
        space = next(racer.space for racer in lane.racers if racer.owner == seat)
        assert {str(space), str(space + 1)} <= {*told}
        place = 1 + sum(r.space > space for r in lane.racers if r.owner != seat)
        assert f"then place {place}" in told


def test_the_number_of_a_step_stands_beside_the_racer_that_moved():
    position = game(3)[120]
    view = read(position.view)
    lane = view.lanes[1]
    crowds = Counter(racer.space for racer in lane.racers)
    racer = next(racer for racer in lane.racers if crowds[racer.space] == 1)
    scene = PAINTER.board(view, replace(position.frame, before=None))
    spot = f"racer:2:{racer.owner}"
    trace = Trace(racer.owner, 77)
    canvas = compose(scene._replace(changed={spot: None}, traces={spot: trace}))
    assert "77" in {placed.text for placed in canvas.texts}


def test_goals_that_can_be_taken_or_claimed_are_told_in_words():
    samples = {sample.name: sample for sample in questions()}
    sample = samples["close-draft-mosaic"]
    view = read(sample.view)
    canvas = compose(close_up(PAINTER.board(view, sample.frame)))
    words = Words("games.nova_roma", "en", (), 0)
    for tile in sample.frame.focus:
        fields = TABLES.mosaic[tile].fields
        goals = [words.say(f"achievement-{achievement}") for achievement in fields]
        assert {*goals} <= {*inside(canvas, tile)}
    sample = samples["close-mosaic"]
    canvas = compose(close_up(PAINTER.board(read(sample.view), sample.frame)))
    assert {*sample.frame.focus} <= {*inside(canvas, WANTED)}


def test_empty_land_shows_what_an_artisan_would_bring_where_that_is_asked():
    sample = next(sample for sample in questions() if sample.name == "close-produce")
    view = read(sample.view)
    seat = sample.frame.waiting[0]
    canvas = compose(close_up(PAINTER.board(view, sample.frame)))
    empty = [it.name for it in view.players[seat].production if not it.kind and not it.artisan]
    assert empty
    for name in empty:
        spot = canvas.spots[f"p{seat}:{name}"]
        assert sum(spot.contains(sign) for sign in canvas.signs) >= 2


def test_no_word_is_cut_where_city_and_sea_are_parted():
    view, words = read(game(4)[60].view), Words("games.nova_roma", "de", NAMES, 4)
    for block in (sea(view, words), city(view, words, frozenset())):
        for part, text in product(block.parts, block.texts):
            apart = not part.box.overlaps(text.box)
            assert apart or part.box.contains(text.box), text.text
