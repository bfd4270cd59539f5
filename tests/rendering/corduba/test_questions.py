"""What a question shows large, and how it is told."""

from __future__ import annotations

import pytest

from games.corduba import GAME
from games.corduba.state import Planned
from games.core.catalogue import Catalogue
from games.core.match import Match
from games.core.rng import Rng
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.corduba import PAINTER
from rendering.corduba.board.panels.market import deals
from rendering.corduba.board.panels.own import OWN
from rendering.corduba.board.panels.uses import USES
from rendering.corduba.samples import PEOPLE
from rendering.corduba.words.head import head, words_for
from rendering.frame import Frame
from tests.games.corduba.scene import Scene
from tests.rendering.corduba.positions import NAMES, drawn, read, samples, seen, words_on


def asked(view, *focus: str, **frame: object):
    marks = {spot: str(n) for n, spot in enumerate(focus, start=1)}
    told = Frame(NAMES[:2], marks=marks, focus=focus, waiting=(0,), **frame)
    return compose(close_up(PAINTER.board(view, told)))


def inside(canvas, spot: str) -> list[str]:
    there = canvas.spots[spot]
    return [placed.text for placed in canvas.texts if there.contains(placed.box)]


def test_a_stall_says_whether_one_sells_or_buys_there():
    offers = {"market:food": ("sell:food:1", "buy:food:1"), "market:wood": ("buy:wood:1",)}
    places = {"market:food": "−1 food +3🪙", "market:wood": "+1 wood −4🪙"}
    canvas = asked(seen(Scene(2), 0), *offers, offers=offers, places=places)
    assert {"sell +3", "buy −2"} <= set(inside(canvas, "market:food"))
    assert "buy −4" in inside(canvas, "market:wood")
    assert not {"sell +3", "buy −4"} & set(words_on(drawn(seen(Scene(2), 0))))


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 5)])
def test_stalls_tell_the_prices_of_the_options(seats, seed):
    """Those of an Emporium too, which sells cheaper."""
    match, rng, met = Match.start(GAME, seats, seed, boosted=True), Rng(seed), set()
    speaker = Catalogue("en", GAME.texts)
    while match.count < 400 and not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        if decision.key == "corduba.market":
            options = [option for option in decision.options if option.spot]
            spots = {
                option.spot: [it for it in options if it.spot == option.spot] for option in options
            }
            frame = Frame(
                question=speaker.say(decision.prompt, NAMES),
                places={spot: speaker.say(here[0].label, NAMES) for spot, here in spots.items()},
                offers={spot: tuple(it.id for it in here) for spot, here in spots.items()},
            )
            told = deals(match.view(seat), frame)
            for option in options:
                kind, what, n = option.id.split(":")
                if n == "1":
                    assert dict(told[what])[kind] in speaker.say(option.label, NAMES).split("🪙")[0]
                    met.add(kind)
        match.submit(seat, match.seq, PEOPLE.answer(decision, rng))
    assert met == {"sell", "buy"}


def test_where_a_building_fits_is_marked_for_each_way_round():
    scene = Scene(2)
    scene.state.turn.planned = Planned("plebeius", "herbarium")
    canvas = asked(seen(scene, 0), "turn:0", "turn:1")
    quarter = canvas.spots["district:plebeius"]
    rows = {str(n) for n in range(1, 9)}
    marked = [text for text in inside(canvas, "district:plebeius") if text in rows]
    assert marked.count("1") > 10
    assert marked.count("2") > 10
    assert canvas.spots["turn:0"].y > quarter.bottom


def test_buildings_to_use_are_listed_below_their_quarter():
    scene = Scene(2).tile("servorum", "aerarium@A1r0").tile("servorum", "odeum@E1r0")
    canvas = asked(seen(scene, 0), "tile:servorum:aerarium", "tile:servorum:odeum")
    assert canvas.spots[USES].y >= canvas.spots["district:servorum"].bottom
    assert canvas.box.w < 740  # so that a phone shows it large


def test_types_to_build_are_so_narrow_that_a_phone_shows_them_large():
    scene = Scene(2)
    scene.state.turn.planned = Planned("patricius")
    kinds = ("herbarium", "sanctuarium", "schola", "balneum", "aedis", "ludus", "librarium")
    canvas = asked(seen(scene, 0), *(f"type:{kind}" for kind in kinds))
    assert canvas.box.w < 740
    assert all(not placed.elided for placed in canvas.texts)


def test_a_track_to_rise_on_has_its_name_and_the_next_step():
    view = seen(Scene(2).player(0, prestige=(6, 0, 0)), 0)
    canvas = asked(view, "track:servorum", "track:plebeius")
    said = inside(canvas, "track:servorum")
    assert "Pars Servorum" in said
    assert said.count("7") == 2  # the space, and where one comes to
    assert inside(canvas, "track:plebeius").count("1") >= 2


def test_a_monument_says_on_its_card_what_is_off_its_price_and_what_it_brings():
    canvas = asked(seen(Scene(2), 0), "monument:theatrum", "monument:arcus")
    said = " ".join(inside(canvas, "monument:arcus"))
    assert "−3" in said
    assert "a special worker, who counts double at every tile" in said
    assert "prestige counts 1 higher" not in said


def test_a_planned_building_is_outlined_by_its_cells():
    scene = Scene(2)
    scene.state.turn.planned = Planned("plebeius", "collegium_fabrorum", 0, "A1r0")
    canvas = drawn(seen(scene, 0))
    assert len(canvas.angled_spots["plan"]) >= 3


def test_what_one_has_lies_below_the_quarter_and_is_as_broad():
    scene = Scene(2).tile("servorum", "aerarium@A1r0", unrest=True)
    canvas = asked(seen(scene, 0), "tile:servorum:aerarium")
    own, quarter = canvas.spots[OWN], canvas.spots["district:servorum"]
    assert own.y > quarter.bottom
    assert abs(own.w - quarter.w) < 20


def test_a_mark_hides_no_price_of_a_site():
    view = seen(Scene(2), 0)
    marks = {f"site:{space.name}": "10" for space in view.spaces if ":" in space.name}
    canvas = drawn(view, marks=marks)
    for spot in marks:
        if spot in canvas.spots:
            mark = next(it for it in canvas.texts if it.text == "10")
            others = [it.box for it in canvas.texts if it.text in ("1", "2", "3")]
            assert not any(mark.box.overlaps(box) for box in others), spot
            assert len(inside(canvas, spot)) == 3, spot  # the mark, pieces, goods


def test_specialists_who_are_out_stand_in_the_key():
    scene = Scene(2).player(0, freed="red")
    scene.board(0).ready = []
    assert "specialist out" in words_on(drawn(seen(scene)))


def test_a_question_is_larger_than_the_move_before_it():
    view, frame = seen(Scene(2)), Frame(NAMES[:2], waiting=(0,), question="Which way?")
    assert head(view, frame, words_for(view, frame)).asks
    calm = Frame(NAMES[:2], waiting=(0,))
    assert not head(view, calm, words_for(view, calm)).asks


def test_who_is_asked_comes_first_in_words():
    scene = Scene(2).player(1, denarii=31)
    frame = Frame(NAMES[:2], waiting=(1,), marks={"portus": "1"}, focus=("portus",))
    told = PAINTER.alt(seen(scene, 1), frame)
    assert told.index("Gaius: 31 denarii") < told.index("Senators if it ended now")
    assert told.count("Gaius: 31 denarii") == 1


def test_no_alt_text_has_the_signs_of_buttons():
    for sample in samples():
        if sample.kind == "board" and sample.name.startswith("close-"):
            told = PAINTER.alt(read(sample.view), sample.frame)
            assert "🪙" not in told, sample.name
