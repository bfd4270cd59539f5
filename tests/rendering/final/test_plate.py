"""The last picture: read 400 px wide, landscape, true to the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from games.corduba.course.scoring import CATEGORIES as CORDUBA
from games.corduba.terms import DISTRICTS
from games.core.course import course_of
from games.core.record import RecordedMatch, read_record
from games.nova_roma.terms import ACTIONS
from games.registry import all_games
from games.romolo_o_remo.ending.scoring import KEYS as ROMOLO_O_REMO
from rendering.corduba.samples import ENDS as CORDUBA_ENDS
from rendering.corduba.samples import PEOPLE
from rendering.draw import draw, draw_animation, final_sheet
from rendering.film.last_frame import last_frame
from rendering.final.bars import draw_bars
from rendering.final.curves import has_curves
from rendering.final.ending import Side, ending, margin
from rendering.final.plate import LEAST, WIDTH, _arch, _view
from rendering.final.words import plate_alt
from rendering.frame import Frame, Turning
from rendering.front.pictures import unheaded
from rendering.glory_to_rome.board.scene import final_scene
from rendering.glory_to_rome.ending import SOURCES as GLORY_TO_ROME
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS
from rendering.kit.theme import PLASTER
from rendering.kit.theme import SOURCES as SOURCE_COLOURS
from rendering.nova_roma.final import COLUMNS as NOVA_ROMA
from rendering.registry import painter_of
from rendering.samples.positions import play
from rendering.trajan.ending import SOURCES as TRAJAN
from rendering.words.spoken import Words
from tests.rendering.checks import LONG_NAMES, check_texts

GOLDEN = Path(__file__).parents[2] / "golden"
ENDS = (
    ("glory_to_rome", "end-deck"),
    ("glory_to_rome", "end-forum"),
    ("trajan", "end-quarters"),
    ("trajan", "end-concession"),
    ("nova_roma", "end-rounds"),
    ("nova_roma", "variant-age_order-1234"),
    ("romolo_o_remo", "end-ended"),
    ("romolo_o_remo", "variant-teams-on"),
    ("corduba", "stewards-4"),
    ("corduba", "end-flames"),
    ("corduba", "solo-consul-both"),
)
NAMES = ("Livia Drusilla", "Gaius", "Octavia", "Marcus Vipsanius", "Titus")


@cache
def end(key: str, name: str) -> tuple[Any, Frame]:
    """The view at the end of a golden game, and how it is told."""
    record, game = read_record((GOLDEN / key / f"{name}.json").read_bytes()), all_games()[key]
    match = RecordedMatch.replayed(game, record).match
    return match.view(None), Frame(names=NAMES[: record.seats], course=course_of(game, record))


@pytest.mark.parametrize(("key", "name"), ENDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_reads_on_a_phone_whatever_the_names(key: str, name: str, language: Any) -> None:
    view, frame = end(key, name)
    for names in (frame.names, LONG_NAMES):
        told = msgspec.structs.replace(frame, names=names[: len(frame.names)], language=language)
        sheet, _ = final_sheet(painter_of(key), view, told)
        w, h = sheet.size
        assert w == WIDTH > h
        small = [placed for placed in sheet.texts if placed.size < LEAST and len(placed.text) > 1]
        assert not small
        check_texts(sheet)


@pytest.mark.parametrize(("key", "name"), ENDS)
def test_it_says_who_won_with_what(key: str, name: str) -> None:
    view, frame = end(key, name)
    picture = draw(key, "final", msgspec.json.encode(view), frame)
    found = painter_of(key).ending(view, frame)
    assert found is not None
    assert found.won in picture.alt
    assert found.decided in picture.alt
    for side in found.sides:
        assert f"{side.name} {side.total}" in picture.alt
        assert sum(side.parts) == side.total
    last = frame.course[-1].points
    assert [side.total for side in sorted(found.sides, key=lambda side: side.seats)][
        : len(last)
    ] == [
        last[side.seats[0]]
        for side in sorted(found.sides, key=lambda side: side.seats)
        if side.seats[0] < len(last)
    ]


def test_the_last_move_neither_glows_nor_is_told() -> None:
    view, frame = end("glory_to_rome", "end-deck")
    data = msgspec.json.encode(view)
    richer = msgspec.structs.replace(view, deck_size=view.deck_size + 3)
    loud = msgspec.structs.replace(frame, before=msgspec.json.encode(richer), caption="A move.")
    for kind in ("final", "board"):
        calm, told = (
            draw("glory_to_rome", kind, data, frame),
            draw("glory_to_rome", kind, data, loud),
        )
        assert calm.data == told.data
        assert calm.alt == told.alt


def test_the_film_of_a_finished_game_ends_with_its_plate() -> None:
    view, frame = end("trajan", "end-quarters")
    film = draw_animation("trajan", [msgspec.json.encode(view)], [frame])
    sheet, said = final_sheet(painter_of("trajan"), view, frame)
    assert said[:300] in film.alt
    with Image.open(BytesIO(film.data)) as frames:
        frames.seek(frames.n_frames - 1)
        last = frames.convert("RGB")
    whole = last_frame(sheet.image, painter_of("trajan").front.look)
    assert max(ImageStat.Stat(ImageChops.difference(last, whole)).mean) < 8


def test_the_laurel_is_the_winners() -> None:
    """Gaius has more influence, Livia more points."""
    view, frame = end("glory_to_rome", "end-deck")
    assert view.result.winners == [0]
    assert view.players[1].influence > view.players[0].influence
    areas = final_scene(view, frame).placements[3:6]
    wreathed = [
        any(args[:1] == ("laurel",) for _, args in placed.block.strokes) for placed in areas
    ]
    assert wreathed == [True, False, False]


def test_points_over_the_rounds_are_drawn_and_told_if_there_are_any() -> None:
    view, frame = end("trajan", "end-quarters")
    with_course, said = final_sheet(painter_of("trajan"), view, frame)
    without, less = final_sheet(
        painter_of("trajan"), view, msgspec.structs.replace(frame, course=())
    )
    assert "Points after each round," in {placed.text for placed in with_course.texts}
    assert "Points after each round," not in {placed.text for placed in without.texts}
    assert "After rounds 1, 5, 9, 12, 16" in said
    assert "After rounds" not in less


@pytest.mark.parametrize(
    ("key", "name", "counted"),
    [
        ("trajan", "end-quarters", {"en": "had it ended there", "de": "wäre dort Schluss gewesen"}),
        (
            "glory_to_rome",
            "end-deck",
            {"en": "vaults only at the end", "de": "Schatullen erst am Ende"},
        ),
    ],
)
def test_curves_say_what_they_count(key: str, name: str, counted: dict[Any, str]) -> None:
    view, frame = end(key, name)
    for language, phrase in counted.items():
        told = msgspec.structs.replace(frame, language=language)
        sheet, said = final_sheet(painter_of(key), view, told)
        assert phrase in {placed.text for placed in sheet.texts}
        assert f", {phrase}: " in said


def test_a_name_for_which_there_is_no_room_is_cut_not_dropped() -> None:
    view, frame = end("trajan", "end-quarters")
    long = ("Wolfeschlegelsteinhausenbergerdorff", *frame.names[1:])
    sheet, _ = final_sheet(painter_of("trajan"), view, msgspec.structs.replace(frame, names=long))
    cut = [it.text for it in sheet.texts if it.text.startswith("Wolfeschl") and "…" in it.text]
    assert cut
    check_texts(sheet)


# ---- what decided -----------------------------------------------------------------------------

WORDS = Words("games.trajan", "en", NAMES, 3)
NAMED = ("the points during play", "the sets")
SHARED = "All level at 10 points: the victory is shared."


def side(seat: int, parts: tuple[int, int], wins: bool) -> Side:
    return Side((seat,), NAMES[seat], parts, sum(parts), wins)


@pytest.mark.parametrize(
    ("sides", "said"),
    [
        (
            [side(0, (3, 9), True), side(1, (5, 6), False), side(2, (1, 1), False)],
            "One point ahead of Gaius. Decided by the sets: 9 to 6.",
        ),
        (
            [side(0, (-3, 9), True), side(1, (-7, 8), False)],
            "5 points ahead of Gaius. Decided by fewer negative points: 3 instead of 7.",
        ),
        (
            [side(0, (5, 5), True), side(1, (4, 4), False)],
            "2 points ahead of Gaius. No source decided alone: 2 of them brought 1 more each.",
        ),
        ([side(0, (5, 5), True), side(1, (4, 6), True)], SHARED),
        ([side(0, (5, 5), True), side(1, (4, 6), False)], "the tie-break"),
        ([side(0, (5, 5), False), side(1, (4, 6), False)], ""),
        ([side(0, (1, 1), True), side(1, (4, 6), False)], ""),
        ([side(0, (1, 1), True)], ""),
    ],
)  # fmt: skip
def test_what_decided(sides: list[Side], said: str) -> None:
    assert margin(NAMED, sides, WORDS, "the tie-break") == said


HEAD = painter_of("trajan").front.head(*end("trajan", "end-quarters"))
ALONE = Words("games.trajan", "en", ("Livia",), 1)


def test_losses_are_told_by_the_name_the_picture_gives_them() -> None:
    sides = (side(0, (-3, 9), True), side(1, (2, 1), False))
    told = plate_alt(ending(HEAD, ("Play", "Sets"), sides, "", WORDS), (), WORDS)
    assert "Negative points −3, Sets 9" in told
    assert "Play 2, Sets 1" in told


def test_who_lost_alone_is_consoled_under_the_arch() -> None:
    own, game = Side((0,), "Livia", (3, 9), 12, False), Side((4,), "Caepio", (20, 1), 21, True)
    found = ending(HEAD, ("Play", "Sets"), (own, game), "9 points ahead.", ALONE)
    assert found.won == "Not this time, Livia."
    assert found.decided == "Caepio wins 21 to 12. Your best source: Sets, 9."
    assert found.under_arch == (0,)
    without = ending(HEAD, ("Play", "Sets"), (own, game), "", ALONE)
    assert without.decided == f"{HEAD.turn_note} Your best source: Sets, 9."
    nothing = own._replace(parts=(0, 0), total=0)
    poor = ending(HEAD, ("Play", "Sets"), (nothing, game), "21 points ahead.", ALONE)
    assert poor.decided == "Caepio wins 21 to 0."
    better = own._replace(wins=True), game._replace(wins=False)
    assert ending(HEAD, ("Play", "Sets"), better, "Ahead.", ALONE).beaten is None


def test_who_lost_alone_stands_under_a_dark_arch() -> None:
    own, game = Side((0,), "Livia", (3, 9), 12, False), Side((4,), "Caepio", (20, 1), 21, True)
    lost = ending(HEAD, ("Play", "Sets"), (own, game), "", ALONE)
    better = own._replace(wins=True), game._replace(wins=False)
    won = ending(HEAD, ("Play", "Sets"), better, "", ALONE)
    shades = []
    for found in (lost, won):
        sheet = Canvas(WIDTH, 400, PLASTER)
        _arch(sheet, found)
        box = (WIDTH - 300, 300, WIDTH - 280, 380)  # beside who stands in the opening
        shades.append(sum(ImageStat.Stat(sheet.image.convert("RGB").crop(box)).mean))
    assert 2 * shades[0] < shades[1]


def test_what_only_cost_something_takes_no_place_among_the_bars() -> None:
    parts = (2, 2, 1, 1, 1, 1, -5, 1, 0)
    sides = [Side((0,), "Livia", parts, 4, True), Side((1,), "Gaius", parts, 4, False)]
    found = ending(HEAD, "abcdefghi", sides, "", WORDS)
    assert found.sources == (*"abcdefgh",)
    assert [found.sources[n] for n in found.bars] == [*"abcdefh"]
    more = [side._replace(parts=(*parts[:-1], 1), total=5) for side in sides]
    merged = ending(HEAD, "abcdefghi", more, "", WORDS)
    assert merged.sources == (*"abcdefg", "other")
    assert all(sum(side.parts) == side.total for side in merged.sides)


def test_points_have_no_colour_of_a_seat_and_every_piece_its_figure() -> None:
    assert not {seat.colour for seat in SEATS} & set(SOURCE_COLOURS)
    view, frame = end("trajan", "end-quarters")
    found = painter_of("trajan").ending(view, frame)
    assert found is not None
    canvas = Canvas(WIDTH, 600, PLASTER)
    draw_bars(canvas, found, Box(28, 0, WIDTH - 56, 300))
    written = Counter(placed.text for placed in canvas.texts)
    pieces = Counter(str(n) for side in found.sides for n in side.parts if n > 0)
    assert all(written[text] >= n for text, n in pieces.items())
    check_texts(canvas)


def test_everybodys_curve_is_drawn_or_none() -> None:
    view, frame = end("corduba", "solo-consul-both")
    found = painter_of("corduba").ending(view, frame)
    assert found is not None
    assert len(frame.course) > 3
    assert not has_curves(frame.course, found)
    view, frame = end("corduba", "stewards-4")
    found = painter_of("corduba").ending(view, frame)
    assert found is not None
    assert has_curves(frame.course, found)


def test_the_round_and_move_stand_beside_a_long_title_too() -> None:
    view, frame = end("corduba", "stewards-4")
    sheet, _ = final_sheet(painter_of("corduba"), view, msgspec.structs.replace(frame, move=297))
    assert any("move 297" in placed.text for placed in sheet.texts)


def test_the_gallery_has_a_city_that_fell() -> None:
    at = PEOPLE.played(CORDUBA_ENDS[-1], "en")
    sample = at.sample("fall", "final")
    view = msgspec.json.decode(sample.view, type=painter_of("corduba").view)
    found = painter_of("corduba").ending(view, sample.frame)
    assert found is not None
    assert found.won == "Nobody wins"
    assert "the city rebelled" in found.decided


@pytest.mark.parametrize(("key", "name"), [("trajan", "end-quarters"), ("corduba", "stewards-4")])
def test_red_figures_are_explained(key: str, name: str) -> None:
    view, frame = end(key, name)
    found = painter_of(key).ending(view, frame)
    assert found is not None
    sheet, _ = final_sheet(painter_of(key), view, frame)
    explained = "Negative points" in {placed.text for placed in sheet.texts}
    assert explained == any(side.lost for side in found.sides)


SOURCES = (
    ("glory_to_rome", "points-", "gtr-by-", GLORY_TO_ROME),
    ("trajan", "trajan-from-", "trajan-by-", TRAJAN),
    ("nova_roma", "nova-score-", "nova-by-", [key for key, _ in NOVA_ROMA]),
    ("romolo_o_remo", "romolo-score-", "romolo-by-", [*ROMOLO_O_REMO, "majorities"]),
    ("corduba", "corduba-score-", "corduba-by-", [category.key for category in CORDUBA]),
)


@pytest.mark.parametrize(("game", "legend", "decisive", "keys"), SOURCES)
def test_sentence_and_legend_have_one_term(
    game: str, legend: str, decisive: str, keys: Sequence[str]
) -> None:
    """And in German an article and a number that agree with it."""
    english, german = (Words(f"games.{game}", language, (), 0) for language in ("en", "de"))
    for key in keys:
        for words in (english, german):
            term = words.say(f"{legend}{key}").casefold()
            assert term in words.say(f"{decisive}{key}").casefold()
        assert german.say(f"{decisive}{key}").startswith(("war ", "waren "))


SCENES = (
    ("glory_to_rome", "end-deck", ("p0:b:",)),
    ("trajan", "end-quarters", ("province:", "land:", "camp:military")),
    (
        *("nova_roma", "variant-age_order-1234"),
        (
            "ground:",
            "ship:",
            "zone:",
            "hippodrome",
            "lane",
            "racer:",
            "chariot:",
            *"ABCHNSabcd",
            *ACTIONS,
        ),
    ),
    ("romolo_o_remo", "variant-teams-on", ("hex:", "unit:")),
    ("corduba", "stewards-4", ("insula:", "tile:", "wall:")),
)


@pytest.mark.parametrize(
    ("key", "name", "places"),
    [
        ("nova_roma", "variant-age_order-1234", ("N1", "S8", "d4", "racer:3:0")),
        ("corduba", "stewards-4", [f"wall:{name}" for name in DISTRICTS]),
    ],
)
def test_a_broad_place_is_shown_as_a_whole_beside_the_curves(key, name, places):
    sheet, _ = final_sheet(painter_of(key), *end(key, name))
    boxes = [sheet.spots[place] for place in places]
    assert all(sheet.box.contains(box) for box in boxes)
    assert min(box.x for box in boxes) > sheet.box.w * 0.4


@pytest.mark.parametrize(("key", "name", "things"), SCENES)
def test_the_small_board_shows_the_scene_and_nothing_around_it(
    key: str, name: str, things: tuple[str, ...]
) -> None:
    sheet, _ = final_sheet(painter_of(key), *end(key, name))
    shown = [spot for spot in sheet.spots if not spot.startswith("score:")]
    assert shown
    assert all(spot.startswith(things) for spot in shown)


def test_choices_are_marked_on_the_curve_of_who_made_them() -> None:
    """Several in one round too: their numbers stand apart."""
    view, frame = end("trajan", "end-quarters")
    third = frame.course[2].round
    turnings = (Turning(0, third), Turning(0, third), Turning(1, third), Turning(0, 999))
    told = msgspec.structs.replace(frame, turnings=turnings)
    plain, marked = (final_sheet(painter_of("trajan"), view, it)[0] for it in (frame, told))
    before = {(it.text, it.box) for it in plain.texts}
    new = [it for it in marked.texts if (it.text, it.box) not in before]
    assert [it.text for it in new] == ["1", "2", "3"]
    check_texts(marked)


def test_the_plate_of_nova_roma_shows_the_city_by_the_sea_however_little_was_built():
    painter = painter_of("nova_roma")
    position = play(painter.game, 1, 3, 10_000, to_the_end=True)[-1]
    view = msgspec.json.decode(position.view, type=painter.view)
    board = unheaded(painter.board(view, position.frame))
    shown = _view(board, painter.front, ())
    town, water = (shown.sheet.spots[f"ground:{name}"] for name in ("city", "sea"))
    assert shown.region.right == town.right == water.right
    assert shown.region.bottom == water.bottom
    assert shown.region.y < town.y + town.h // 4
