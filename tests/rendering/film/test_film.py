"""Films of every game: the camera where it happens, all that is told, who is next at the end."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import combinations, pairwise

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from rendering.board.groups import News
from rendering.board.scene import Placement, Scene
from rendering.draw import draw, draw_animation, front_sheet, moment
from rendering.files.animation import animate
from rendering.film.aim import RIM, aim
from rendering.film.columns import abreast
from rendering.film.pace import LONGEST, SHORTEST, reading
from rendering.film.reel import FLIGHT, Reel, Shot
from rendering.film.stage import GAP, LARGER, ROOM, Places, staged
from rendering.film.still import HEIGHT, LEAST, SIGN, WIDTH, WINDOW, bar, caption
from rendering.film.takes import takes
from rendering.film.window import bare, find, marks
from rendering.film.words import headline
from rendering.frame import Frame, Line, Step
from rendering.kit.box import Box
from rendering.kit.cache import forget
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER
from rendering.registry import painter_of, painters
from rendering.samples.positions import Position, play
from rendering.samples.positions import move as step_move
from rendering.words.curtailing import latest
from rendering.words.spoken import Words
from tests.rendering.checks import check_texts

FAR = Box(-1, -1, 1, 1)
GAMES = pytest.mark.parametrize("key", painters())


@cache
def moves(key: str) -> list[Position]:
    game = painter_of(key).game
    return play(game, game.seats[-1], 5, 110, ("steward",), signed=True)[-30:]


def seen(key: str, position: Position):
    return msgspec.json.decode(position.view, type=painter_of(key).view)


def moments(key: str):
    for move in moves(key):
        yield moment(painter_of(key), seen(key, move), move.frame)


def frames_of(data: bytes) -> list[tuple[Image.Image, int]]:
    found = []
    with Image.open(BytesIO(data)) as image:
        for n in range(image.n_frames):
            image.seek(n)
            found.append((image.convert("RGB"), image.info["duration"]))
    return found


# ---- games ------------------------------------------------------------------------------------


@GAMES
def test_time_to_read_what_is_told_and_who_is_next_last(key):
    shown = moves(key)
    film = draw_animation(key, [m.view for m in shown], [m.frame for m in shown])
    assert (film.width, film.height) == (WIDTH, HEIGHT)
    frames = frames_of(film.data)
    times = [time for _, time in frames]
    assert {line.seat for move in shown for line in move.frame.lines} - {None}
    assert len(times) * FLIGHT <= sum(times[:-1]) <= len(shown) * LONGEST
    assert max(times[:-1]) > SHORTEST
    assert times[-1] == 4000
    quiet = replace(shown[-1].frame, before=None, lines=(), caption="")
    page, said = front_sheet(painter_of(key), seen(key, shown[-1]), quiet)
    assert film.alt.endswith(said)
    alone = draw_animation(key, [shown[-1].view], [quiet])
    last, other = frames[-1][0], frames_of(alone.data)[-1][0]
    assert last.tobytes() == other.tobytes(), "the last frame tells nothing of how it came"
    words = [placed for placed in page.texts if len(placed.text) > 2]
    assert all(placed.size * WIDTH / page.box.w >= LEAST for placed in words)


@GAMES
def test_the_camera_sees_what_changed(key):
    painter = painter_of(key)
    reel, seen = Reel(painter.front), 0
    for shown in moments(key):
        targets = reel._targets(shown)
        lens = reel._stage(shown).lens
        if targets and targets[0].w <= lens.region.w and targets[0].h <= lens.region.h:
            assert lens.region.contains(targets[0])
            seen += 1
        list(reel.shoot(shown))
    assert seen > 5


@GAMES
def test_what_is_reused_is_what_would_be_drawn(key):
    reel = Reel(painter_of(key).front)
    for shown in moments(key):
        list(reel.shoot(shown))
        if shown.strip:  # that is drawn by itself
            continue
        kept = [*reel._kept.values()][-1]
        assert kept.image.tobytes() == bare(shown.scene, kept.lens).image.tobytes()


@GAMES
def test_what_is_kept_from_move_to_move_looks_as_if_drawn_anew(key):
    painter = painter_of(key)
    warm = [list(Reel(painter.front).shoot(shown))[-1].image for shown in moments(key)]
    for n, shown in enumerate(moments(key)):
        if n % 6 == 0:
            forget()
            (shot,) = [*Reel(painter.front).shoot(shown)][-1:]
            again = moment(
                painter,
                msgspec.json.decode(moves(key)[n].view, type=painter.view),
                moves(key)[n].frame,
            )
            (anew,) = [*Reel(painter.front).shoot(again)][-1:]
            assert shot.image.tobytes() == anew.image.tobytes() == warm[n].tobytes()


@GAMES
def test_pieces_are_seen_on_their_way(key):
    found = 0
    reel = Reel(painter_of(key).front)
    for shown in moments(key):
        shots = list(reel.shoot(shown))
        passing = [shot for shot in shots if shot.passes]
        said = shown.news.text if shown.news else shown.head.turn
        assert sum(shot.time for shot in shots) == reading(said)
        if passing:
            found += 1
            assert {shot.time for shot in passing} == {FLIGHT}
            assert len({shot.image.tobytes() for shot in shots}) == len(shots)
    assert found


@GAMES
def test_marks_cover_no_text(key):
    reel = Reel(painter_of(key).front)
    for shown in moments(key):
        lens = reel._stage(shown).lens
        texts = marks(shown.scene, lens).texts
        for one, other in combinations(texts, 2):
            assert not one.box.inset(2, 3).overlaps(other.box.inset(2, 3)), (one, other)
        list(reel.shoot(shown))


@GAMES
def test_bar_and_caption_are_read_on_a_phone(key):
    for shown in moments(key):
        canvas = Canvas(WIDTH, HEIGHT, PLASTER)
        bar(canvas, shown.head, painter_of(key).front.look)
        caption(canvas, shown.news, shown.head.names)
        check_texts(canvas)
        letters = [placed for placed in canvas.texts if len(placed.text) > 2]
        assert all(placed.size >= LEAST for placed in letters)


@GAMES
def test_a_still_says_its_line_and_number_in_picture_and_words(key):
    game = painter_of(key).game
    position = step_move(game, game.seats[-1], 5, 120, ("steward",), "en", 20)
    frame = position.frame
    place = len(frame.steps) // 2
    shown = replace(
        frame,
        before=frame.steps[place - 1].view,
        steps=(frame.steps[place],),
        order=(place,),
        waiting=(),
    )
    picture = draw(key, "still", frame.steps[place].view, shown)
    assert (picture.width, picture.height) == (WIDTH * 3 // 2, HEIGHT * 3 // 2)
    assert f"{place + 1}: {frame.lines[place].text}" in picture.alt
    assert " . " not in picture.alt
    assert len(picture.data) < 2**18


# ---- the parts --------------------------------------------------------------------------------

TABLE = Box(0, 0, 1600, 1900)


def test_the_camera_stays_if_that_will_do():
    first = aim([Box(700, 700, 50, 50)], TABLE, (800, 448), None)
    assert (first.w, first.h) == (800, 448)
    assert first.contains(Box(700, 700, 50, 50))
    assert aim([Box(400, 600, 40, 40)], TABLE, (800, 448), first) == first
    assert aim([], TABLE, (800, 448), first) == first
    assert aim([Box(1500, 1800, 40, 40)], TABLE, (800, 448), first) == Box(800, 1452, 800, 448)


def test_the_best_is_seen_and_what_lies_near_it():
    far, near = Box(0, 1800, 40, 40), Box(900, 800, 40, 40)
    seen = aim([Box(600, 700, 50, 50), far, near], TABLE, (800, 448), None)
    assert seen.contains(near)
    assert not seen.overlaps(far)
    assert RIM > 0


def test_the_edge_of_the_camera_goes_between_words():
    target, words = Box(700, 700, 50, 50), [Box(300, 700, 60, 30), Box(900, 470, 80, 30)]
    plain, seen = (aim([target], TABLE, (800, 448), None, it) for it in ((), words))
    assert any(word.overlaps(plain) and not plain.contains(word) for word in words)
    assert not any(word.overlaps(seen) and not seen.contains(word) for word in words)
    assert seen.contains(target)


@GAMES
def test_pieces_come_from_where_they_were(key):
    reel = Reel(painter_of(key).front)
    for shown in moments(key):
        stage = reel._stage(shown)
        room = {SIGN, *(card.at for card in stage.cards), stage.at}
        for flight in reel._flights(shown, stage):
            assert any(box.contains(flight.start) for box in room)
            assert stage.at.contains(flight.end)
        list(reel.shoot(shown))


@GAMES
def test_places_and_cards_lie_apart_in_the_window(key):
    reel, carded = Reel(painter_of(key).front), 0
    for shown in moments(key):
        stage = reel._stage(shown)
        boxes = [stage.at, *(card.at for card in stage.cards)]
        assert all(WINDOW.contains(box) for box in boxes)
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
        carded += bool(stage.cards)
        list(reel.shoot(shown))
    assert bool(carded) == painter_of(key).front.carded


def test_cards_take_the_room_that_a_place_leaves():
    table, card = Canvas(500, 450, PLASTER), Canvas(270, 120, PLASTER)
    scene = Scene(450, (Placement(table, 0, 0),), {}, width=500)
    stage = staged(Places(scene), [table.box], [card], None, ())
    (shown,) = stage.cards
    assert 1 < shown.scale <= LARGER
    assert shown.at.x == stage.at.right + GAP
    left, right = stage.at.x - ROOM.x, ROOM.right - shown.at.right
    assert abs(left - right) <= 1, "all of it stands in the middle"


def test_no_row_of_a_caption_is_a_mere_rest():
    said = "Octavia empties tray VI: white to I, pink to II and blue to III."
    canvas = Canvas(WIDTH, HEIGHT, PLASTER)
    caption(canvas, News(said, 0, 2), ("Livia", "Gaius", "Octavia"))
    rows = [placed.box.w for placed in canvas.texts if len(placed.text) > 2]
    assert len(rows) == 2
    assert min(rows) > 0.7 * max(rows)


@pytest.mark.parametrize("key", ["nova_roma", "trajan"])
def test_whole_places_are_seen(key):
    reel = Reel(painter_of(key).front)
    for shown in moments(key):
        assert reel._stage(shown).lens.region in Places(shown.scene).all
        list(reel.shoot(shown))


def test_narrow_scenes_stand_in_two_columns():
    painter = painter_of("glory_to_rome")
    move = moves("glory_to_rome")[-1]
    view = msgspec.json.decode(move.view, type=painter.view)
    street = painter.front.table(view, move.frame)
    both = abreast(street)
    assert len({placed.x for placed in both.placements}) == 2
    assert both.height < street.height
    boxes = [placed.block.box.moved(placed.x, placed.y) for placed in both.placements]
    assert not any(a.overlaps(b) for a in boxes for b in boxes if a is not b)
    assert find(both, {"deck"})


def silent(*waiting: int) -> Frame:
    """A move of which nothing is told; who is asked after it."""
    return Frame(names=("Livia", "Gaius"), waiting=waiting)


def told(text: str, seat: int, *waiting: int) -> Frame:
    return replace(silent(*waiting), lines=(Line(text, seat),))


def sentences(*frames: Frame) -> list[tuple[bytes, str]]:
    """What a film says of moves that all change something, and of which position."""
    views = [str(n).encode() for n in range(len(frames))]
    shown = takes(views, frames, Words("games.trajan", "en", ("Livia", "Gaius"), 2))
    return [(take.view, "".join(line.text for line in take.frame.lines)) for take in shown]


def test_what_is_not_told_is_shown_with_the_next_line_of_the_same_seat():
    frames = told("Livia sows.", 0, 0), silent(0), silent(0), told("Livia builds.", 0, 1)
    assert sentences(*frames) == [(b"0", "Livia sows."), (b"3", "Livia builds.")]


def test_nobody_else_is_said_to_have_made_a_silent_move():
    frames = told("Gaius sows.", 1, 0), silent(1), told("Gaius builds.", 1, 0)
    chosen = (b"1", "Livia makes a choice.")
    assert sentences(*frames) == [(b"0", "Gaius sows."), chosen, (b"2", "Gaius builds.")]


def test_what_follows_in_silence_is_shown_with_what_was_told():
    frames = told("Livia waits.", 0, 0), told("Livia sows.", 0, 0), silent(1)
    builds = told("Gaius builds.", 1, 0)
    first = (b"0", "Livia waits.")
    assert sentences(*frames, builds) == [first, (b"2", "Livia sows."), (b"3", "Gaius builds.")]
    assert sentences(*frames) == [first, (b"1", "Livia sows.")], "the last frame shows the rest"


def test_a_silent_move_that_changed_nothing_is_not_shown():
    frames = told("Livia sows.", 0, 0), silent(1), told("Gaius builds.", 1, 0)
    shown = takes([b"0", b"0", b"1"], frames, Words("games.trajan", "en", (), 2))
    assert [take.view for take in shown] == [b"0", b"1"]


def test_of_several_who_are_asked_nobody_is_named():
    frames = told("Livia sows.", 0, 0, 1), silent(1), told("Gaius builds.", 1, 0)
    assert sentences(*frames) == [(b"0", "Livia sows."), (b"2", "Gaius builds.")]
    assert sentences(silent(0, 1)) == [(b"0", "")]


def test_without_steps_a_line_has_no_number_of_its_own():
    frame = Frame(lines=(Line("Rom.", 0), Line("Troja.", 1)), order=(1, 0))
    assert headline(frame) == News("Troja.", 0, 1)
    assert headline(replace(frame, steps=(Step(b"{}", 0),))) == News("Rom.", 1, 0)
    assert headline(Frame()) is None


def test_progress_keeps_the_move_where_room_is_short():
    said = next(moments("trajan")).head.progress
    assert latest(said, lambda text: len(text) < 200) == said
    assert latest(said, lambda text: len(text) < 2) == said.split(" · ")[-1].capitalize()


def test_equal_frames_are_one_and_a_file_too_large_loses_flights_first(monkeypatch):
    def shot(colour: int, passes: bool = False) -> Shot:
        return Shot(Image.effect_noise((200, 100), colour).convert("RGB"), 100, passes)

    first = shot(20)
    same = frames_of(animate([first, first, shot(60)], ()))
    assert [time for _, time in same] == [200, 100]
    shots = [shot(20), shot(30, passes=True), shot(40), shot(50)]
    whole = animate(shots, ())
    monkeypatch.setattr("rendering.files.animation.LARGEST", len(whole) - 1)
    assert len(frames_of(animate(shots, ()))) == 3
    monkeypatch.setattr("rendering.files.animation.LARGEST", len(whole) // 3)
    assert len(frames_of(animate(shots, ()))) == 1


@pytest.mark.parametrize("key", ["nova_roma", "romolo_o_remo", "corduba"])
def test_ships_houses_and_people_fly_themselves(key):
    moves = play(painter_of(key).game, 2, 4, 120, ("steward",))
    painter = painter_of(key)
    flown = [
        way
        for before, now in pairwise(moves)
        for way in painter.ways(before.view, msgspec.json.decode(now.view, type=painter.view))
    ]
    pieces = [way.piece for way in flown if way.piece]
    assert pieces
    for piece in pieces:
        sheet = Canvas(200, 200, PLASTER)
        piece(sheet, Box(80, 80, 46, 46))
        assert sheet.strokes


# ---- where it is looked at --------------------------------------------------------------------


def filmed(key: str):
    """Where the camera is for each told moment, on its scene."""
    reel = Reel(painter_of(key).front)
    for position in moves(key):
        shown = moment(painter_of(key), seen(key, position), position.frame)
        region = reel._stage(shown).lens.region
        list(reel.shoot(shown))
        yield shown, region


def test_a_worker_is_seen_where_it_went_and_not_what_it_brought():
    sent = 0
    for shown, region in filmed("corduba"):
        sites = [spot for spot in shown.scene.changed if spot.startswith(("site:", "castra:"))]
        built = [spot for spot in shown.scene.changed if spot.startswith(("tile:", "insula:"))]
        if len(sites) == 1 and not built:
            assert region.contains(find(shown.scene, {sites[0]})[sites[0]])
            sent += 1
    assert sent


def test_what_somebody_paid_is_seen_on_a_card():
    position = moves("corduba")[-1]
    view = seen("corduba", position)
    for player in view.players:
        poorer = replace(player, denarii=player.denarii + 1)
        players = tuple(poorer if it is player else it for it in view.players)
        before = msgspec.json.encode(replace(view, players=players))
        for line, seats in (
            (Line("x", player.seat), {player.seat}),
            (Line("x", player.seat - 1), set()),
            (Line(f"x {position.frame.names[player.seat]}", player.seat - 1), {player.seat}),
        ):
            frame = replace(position.frame, before=before, lines=(line,))
            shown = moment(painter_of("corduba"), view, frame)
            cards = Reel(painter_of("corduba").front)._stage(shown).cards
            found = [spot for card in cards for spot in card.face.spots if "denarii" in spot]
            assert found == [f"p{seat}:denarii" for seat in seats]


def test_what_lies_before_somebody_glows_in_their_colour():
    position = moves("corduba")[-1]
    older = moves("corduba")[0].view
    frame = replace(position.frame, before=older, lines=(Line("x", 2),))
    shown = moment(painter_of("corduba"), seen("corduba", position), frame)
    owned = {s: t.seat for s, t in shown.scene.traces.items() if s[0] == "p" and s[1].isdigit()}
    assert len({spot[1] for spot in owned}) > 1
    assert all(seat == int(spot[1]) for spot, seat in owned.items())


def test_the_hex_of_the_line_is_seen_or_the_capital_of_who_acts():
    painter = painter_of("romolo_o_remo")
    position = moves("romolo_o_remo")[-1]
    view = seen("romolo_o_remo", position)
    reel = Reel(painter.front)
    names = [king.capital for king in view.players]
    for text, seat, hex in (
        ("x", 0, names[0]),
        (f"On {names[2]}", 0, names[2]),
        ("x", 1, names[1]),
    ):
        frame = replace(position.frame, before=position.view, lines=(Line(text, seat),))
        shown = moment(painter, view, frame)
        spot = f"hex:{hex}"
        assert reel._stage(shown).lens.region.contains(find(shown.scene, {spot})[spot])
        list(reel.shoot(shown))


def test_a_page_on_which_nothing_changed_shows_the_home_of_who_is_next():
    painter = painter_of("romolo_o_remo")
    position = moves("romolo_o_remo")[-1]
    view = seen("romolo_o_remo", position)
    for king in view.players:
        frame = Frame(position.frame.names, waiting=(king.seat,))
        page, _ = front_sheet(painter, view, frame)
        assert page.box.contains(page.spots[f"hex:{king.capital}"])


def test_a_film_of_romolo_ends_with_the_whole_map():
    painter = painter_of("romolo_o_remo")
    position = moves("romolo_o_remo")[-1]
    view, frame = seen("romolo_o_remo", position), Frame(position.frame.names, waiting=(1,))
    whole = replace(painter, front=replace(painter.front, overview=True))
    parts, pages = {f"hex:{hex.name}" for hex in view.hexes}, []
    for drawn in (painter, whole):
        page, _ = front_sheet(drawn, view, frame)
        pages.append({name for name in parts if page.box.contains(page.spots.get(name, FAR))})
    assert pages[0] < pages[1] == parts


def test_a_film_of_trajan_begins_with_the_whole_map():
    front = painter_of("trajan").front
    first = play(painter_of("trajan").game, 4, 5, 1, signed=True)[0]
    opening = moment(painter_of("trajan"), seen("trajan", first), first.frame)
    lens = Reel(front)._stage(opening).lens
    provinces = {
        name
        for placed in opening.scene.placements
        for name in placed.block.spots
        if name.startswith("province:")
    }
    boxes = find(opening.scene, provinces)
    assert len(boxes) == len(provinces) > 1
    assert all(lens.region.contains(box) for box in boxes.values())
