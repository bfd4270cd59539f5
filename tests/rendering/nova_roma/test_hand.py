"""Hands of Nova Roma: cards with their texts, playable ones marked, the mosaic in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS, Feats
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.seat.guide.standing import feats_of
from games.nova_roma.seat.view import View
from rendering.board.scene import TALLEST
from rendering.draw import draw
from rendering.frame import Frame
from rendering.hand import WIDTH
from rendering.kit.theme import VERDIGRIS
from rendering.nova_roma import PAINTER
from rendering.nova_roma.board.scene import words_for
from rendering.nova_roma.hand.faces import BAND
from rendering.nova_roma.hand.sheet import hand_canvas
from rendering.nova_roma.samples.crowding import crowded
from rendering.nova_roma.words.alt import hand_alt
from tests.rendering.checks import LARGEST, LONG_NAMES, check_texts
from tests.rendering.nova_roma.positions import KEY, drafts, game, read, write

BOTH = pytest.mark.parametrize("language", ["en", "de"])


def holding(cards: tuple[str, ...], language: str = "en") -> tuple[View, Frame]:
    """Seat 0 of a crowded table with these cards."""
    position = game(3, language=language)[40]
    view = crowded(read(position.own))
    mine = replace(view.players[0], hand=cards, hand_size=len(cards), pack=(), kept=())
    view = replace(view, seat=0, players=(mine, *view.players[1:]))
    return view, replace(position.frame, before=None)


@BOTH
@pytest.mark.parametrize("n", [0, 1, 3, 4, 6, 8, 12, 16, 20])
def test_hands_of_any_size_fit_with_their_texts(language, n):
    cards = tuple(FOLLOWERS)[-n:] if n else ()
    view, frame = holding(cards, language)
    frame = replace(frame, names=LONG_NAMES[:3], playable=cards[1:3])
    words = words_for(view, frame)
    canvas = hand_canvas(view, frame)
    assert canvas.image.width == WIDTH
    assert canvas.image.height <= TALLEST
    check_texts(canvas, may_be_cut=(words.say("pic-hand-title", name=LONG_NAMES[0]),))
    for card in cards:
        box = canvas.spots[f"card:{card}"]
        written = " ".join(p.text for p in canvas.texts if box.contains(p.box))
        assert words.say(f"follower-{card}").partition(" (")[0] in written
        told = [words.say(f"follower-{card}.{key}").split()[-1] for key in ("rule", "short")]
        assert n > 3 or any(word in written for word in told)
    assert len(draw(KEY, "hand", write(view), frame).data) <= LARGEST


def test_playable_cards_have_a_green_rim_and_others_step_back():
    view, frame = holding(("calux", "bernardo", "constantin"))
    plain = hand_canvas(view, frame)
    marked = hand_canvas(view, replace(frame, playable=("bernardo",)))
    for card, playable in (("calux", False), ("bernardo", True)):
        box = marked.spots[f"card:{card}"]
        rim = marked.image.getpixel((box.x - 2, box.middle[1]))
        assert (rim == VERDIGRIS) == playable
        face = (box.x + 30, box.y + 12)
        same = marked.image.getpixel(face) == plain.image.getpixel(face)
        assert same == playable


@BOTH
def test_the_own_mosaic_is_told_in_words(language):
    view, frame = holding(("calux",), language)
    words = words_for(view, frame)
    canvas = hand_canvas(view, frame)
    for field in view.players[0].mosaic:
        box = canvas.spots[field.name]
        written = " ".join(p.text for p in canvas.texts if box.contains(p.box))
        assert words.say(f"achievement-{field.achievement}") in written
        rim = canvas.image.getpixel((box.middle[0], box.y + 2))
        assert (rim == VERDIGRIS) == field.claimable


@pytest.mark.parametrize(
    ("goal", "done"), [("y_build4", (2, 4)), ("g_race3", (0, 1)), ("y_build_sail5", (3, 5)),
                       ("g_follower_sail", (1, 2)), ("y_infl6", (6, 6)), ("o_race10", (4, 10))]
)  # fmt: skip
def test_goals_know_their_progress(goal, done):
    feats = Feats(building=2, sailing=1, follower=0, estate=0, influence=7, spaces=(2, 1, 1))
    assert ACHIEVEMENTS[goal].progress(feats) == done
    assert ACHIEVEMENTS[goal].is_met(feats) == (done[0] == done[1])


def test_goods_and_the_progress_of_goals_are_shown():
    view, frame = holding(("calux",))
    mine = replace(view.players[0], coins=17)
    view = replace(view, players=(mine, *view.players[1:]))
    canvas = hand_canvas(view, frame)
    coins = canvas.spots["own:coin"]
    assert "17" in [p.text for p in canvas.texts if coins.contains(p.box)]
    assert "17 coins" in hand_alt(view, frame)
    for field in mine.mosaic:
        done, wanted = ACHIEVEMENTS[field.achievement].progress(feats_of(mine))
        box = canvas.spots[field.name]
        shown = f"{done}/{wanted}" in [p.text for p in canvas.texts if box.contains(p.box)]
        assert shown == (not field.claimed)


def test_a_draft_shows_the_cards_to_choose_from_and_those_kept():
    position = next(p for p in drafts(3) if read(p.own).players[0].kept_size)
    view = read(position.own)
    assert view.seat is not None
    mine = view.players[view.seat]
    canvas = hand_canvas(view, position.frame)
    assert mine.pack
    assert mine.kept
    for card in (*mine.pack, *mine.kept):
        assert f"card:{card}" in canvas.spots
    kept = [placed for placed in canvas.texts if placed.text == "kept"]
    assert len(kept) == len(mine.kept)


@BOTH
def test_the_hand_in_words_names_cards_and_what_can_be_used(language):
    view, frame = holding(("calux", "bernardo"), language)
    words = words_for(view, frame)
    said = hand_alt(view, replace(frame, playable=("bernardo",)))
    assert len(said) <= 1024
    assert "‹" not in said
    head, _, tail = said.partition(words.say("pic-playable"))
    for card in ("calux", "bernardo"):
        assert words.say(f"follower-{card}") in head
    assert words.say("follower-bernardo") in tail
    claimable = [field.name for field in view.players[0].mosaic if field.claimable]
    assert ", ".join(claimable) in tail
    for field in view.players[0].mosaic:
        told = f"{field.name} {words.say(f'achievement-{field.achievement}')}"
        assert told in tail
        assert (f"{told} ({words.say('nova-claimed')})" in tail) == field.claimed


def test_both_diagonals_of_the_mosaic_are_shown():
    view, frame = holding(("calux",))
    canvas = hand_canvas(view, frame)
    below = max(box.bottom for name, box in canvas.spots.items() if name.startswith("m"))
    shown = [p.text for p in canvas.texts if p.box.y > below]
    assert shown.count(str(TABLES.lines["diagonal_up"].vp)) == 2


@BOTH
def test_long_names_have_room_between_the_band_and_the_line(language):
    cards = ("marcella", "valeria", "manius", "sertor", "varina")
    view, frame = holding(cards, language)
    canvas = hand_canvas(view, frame)
    words = words_for(view, frame)
    for card in cards:
        box = canvas.spots[f"card:{card}"]
        name = words.say(f"follower-{card}")
        lines = [p for p in canvas.texts if box.contains(p.box) and p.text and p.text in name]
        top = min(p.box.y for p in lines if p.size >= 24)
        assert top >= box.y + BAND + 3


@pytest.mark.parametrize("n", [3, 6, 9, 12, 16])
def test_a_hand_shows_the_same_things_in_every_language(n):
    cards = tuple(FOLLOWERS)[2 : 2 + n]
    shown = [hand_canvas(*holding(cards, language)) for language in ("en", "de")]
    assert shown[0].spots.keys() == shown[1].spots.keys()
    figures = [[p.text for p in canvas.texts if p.text.isdigit()] for canvas in shown]
    assert sorted(figures[0]) == sorted(figures[1])
    assert n > 12 or "m33" in shown[0].spots, "row and mosaic stay beside twelve cards"


def test_the_trade_of_a_follower_is_never_broken():
    view, frame = holding(("marcella",), "de")
    assert "Marmorhändlerin" in [placed.text for placed in hand_canvas(view, frame).texts]


def test_a_narrow_card_still_shows_what_it_does():
    view, frame = holding(tuple(FOLLOWERS)[2:14])
    canvas = hand_canvas(view, frame)
    box = canvas.spots["card:nela"]
    assert "≥6" in [placed.text for placed in canvas.texts if box.contains(placed.box)]


def test_a_phone_names_the_next_goals_in_words():
    position = game(3)[60]
    view = read(position.own)
    blocks = PAINTER.front.mine(view, position.frame, 480)
    words = words_for(view, position.frame)
    said = {words.say(f"achievement-{f.achievement}") for f in view.players[view.seat].mosaic}
    written = {placed.text for block in blocks for placed in block.texts}
    assert len(said & written) >= 2
