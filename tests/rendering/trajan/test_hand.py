"""A hand of Trajan: every kind with its number, and what the ships would pay."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image

from games.trajan.data.cargo import COMMODITIES
from games.trajan.seat.view import BestShipment, View
from rendering.board.scene import TALLEST
from rendering.hand import INNER, WIDTH
from rendering.kit.palette import reduced
from rendering.kit.theme import PLASTER, VEIL, VERDIGRIS, mix
from rendering.trajan import PAINTER
from rendering.trajan.hand.sheet import balanced, hand_canvas
from rendering.trajan.look.signs import CARD_COLOUR
from rendering.trajan.words.alt import hand_alt
from rendering.trajan.words.head import words_for
from tests.rendering.checks import check_texts
from tests.rendering.trajan.positions import SETTLED, game, read

BOTH = pytest.mark.parametrize("language", ["en", "de"])


def holding(view: View, *cards: str) -> View:
    assert view.seat is not None
    mine = replace(view.players[view.seat], hand=cards, hand_size=len(cards), known_hand=())
    players = tuple(mine if p.seat == view.seat else p for p in view.players)
    return replace(view, players=players, fresh=())


@BOTH
@pytest.mark.parametrize("kinds", [0, 1, 2, 5, 6, 7, 11, 12])
def test_any_hand_fits(kinds, language):
    position = game(3, language=language)[SETTLED]
    cards = [kind for n, kind in enumerate(COMMODITIES[:kinds]) for _ in range(n % 5 + 1)]
    view = holding(read(position.own), *cards)
    canvas = hand_canvas(view, position.frame)
    assert canvas.image.width == WIDTH
    assert canvas.image.height <= TALLEST
    check_texts(canvas)


@BOTH
def test_each_kind_is_one_card_with_its_number(language):
    position = game(3, language=language)[SETTLED]
    view = holding(read(position.own), "wine", "wine", "wine", "scrolls")
    words = words_for(view, position.frame)
    said = [placed.text for placed in hand_canvas(view, position.frame).texts]
    assert "×3" in said
    assert said.count(words.say("card-wine")) == 1
    assert words.say("card-scrolls") in said


def test_ships_tell_the_most_they_would_pay():
    position = game(3)[SETTLED]
    view = holding(read(position.own), "wine", "wine", "wine")
    view = replace(
        view,
        ships=tuple(replace(ship, side="front") for ship in view.ships),
        shipments=(BestShipment("ship_same", 3, 12), BestShipment("ship_pairs", 1, 5)),
    )
    ships = {"ship_same": (2, 6, 12, 20), "ship_pairs": (5, 10, 15), "ship_different": (2, 4, 6, 8)}
    view = replace(view, ships=tuple(replace(s, values=ships[s.id]) for s in view.ships))
    said = [placed.text for placed in hand_canvas(view, position.frame).texts]
    assert "3 cards bring 12" in said
    assert "1 pair brings 5" in said
    assert "nothing to ship" in said
    told = hand_alt(view, position.frame)
    assert "3 × Wine" in told
    assert "Equal goods: 3 cards bring 12." in told


def test_playable_cards_have_a_rim_and_the_others_step_back():
    position = game(2)[SETTLED]
    view = holding(read(position.own), "fish", "gems")
    plain = hand_canvas(view, position.frame)
    canvas = hand_canvas(view, replace(position.frame, playable=("gems",)))
    fish, gems = canvas.spots["card:fish"], canvas.spots["card:gems"]
    assert canvas.image.getpixel((gems.x, gems.middle[1])) == VERDIGRIS
    assert canvas.image.getpixel((fish.x, fish.middle[1])) != VERDIGRIS
    low = (fish.x + 20, fish.bottom - 20)
    assert canvas.image.getpixel(low) != plain.image.getpixel(low)
    assert "Playable: Gems." in hand_alt(view, replace(position.frame, playable=("gems",)))


def test_cards_just_drawn_and_cards_everybody_saw_are_sealed():
    position = game(2)[SETTLED]
    view = holding(read(position.own), "fish", "gems")
    canvas = hand_canvas(replace(view, fresh=("fish",)), position.frame)
    assert "drawn" in [placed.text for placed in canvas.texts]
    mine = replace(view.players[view.seat], known_hand=("gems",))
    players = tuple(mine if p.seat == view.seat else p for p in view.players)
    seen = hand_canvas(replace(view, players=players), position.frame)
    assert seen.image.tobytes() != hand_canvas(view, position.frame).image.tobytes()


def test_an_empty_hand_says_so():
    position = game(2)[SETTLED]
    said = [t.text for t in hand_canvas(holding(read(position.own)), position.frame).texts]
    assert "No cards in hand" in said


@pytest.mark.parametrize("kinds", range(1, 13))
def test_every_row_of_cards_is_as_wide_as_the_sheet(kinds):
    boxes = balanced(kinds)
    assert len(boxes) == kinds
    rows = {box.y: [other for other in boxes if other.y == box.y] for box in boxes}
    counts = [len(row) for row in rows.values()]
    assert max(counts) - min(counts) <= 1
    assert all(INNER - 3 <= row[-1].right - row[0].x <= INNER for row in rows.values())


def test_pale_cards_keep_the_colour_of_their_pair():
    for ground in set(CARD_COLOUR.values()):
        pale = mix(ground, PLASTER, VEIL)
        drawn = reduced(Image.new("RGB", (1, 1), pale), PAINTER.palette).convert("RGB")
        found = drawn.getpixel((0, 0))
        assert isinstance(found, tuple)
        assert max(abs(a - b) for a, b in zip(found, pale, strict=True)) <= 4


@BOTH
def test_what_is_pale_and_what_is_known_is_explained(language):
    position = game(2, language=language)[SETTLED]
    view = holding(read(position.own), "fish", "gems")
    words = words_for(view, position.frame)
    mine = replace(view.players[view.seat], known_hand=("gems",))
    players = tuple(mine if p.seat == view.seat else p for p in view.players)
    known, frame = replace(view, players=players), replace(position.frame, playable=("fish",))
    for seen, told, keys in (
        (view, position.frame, []),
        (view, frame, ["pic-hand-pale"]),
        (known, position.frame, ["trajan-known-means"]),
        (known, frame, ["pic-hand-pale", "trajan-known-means"]),
    ):
        written = " ".join(placed.text for placed in hand_canvas(seen, told).texts)
        for key in ("pic-hand-pale", "trajan-known-means"):
            assert (words.say(key) in written) is (key in keys)
            assert (words.say(key) in hand_alt(seen, told)) is (key in keys)
