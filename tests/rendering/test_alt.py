"""What every game's pictures say in words: the question, its places, what happened; and short."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from rendering.frame import Frame, Line
from rendering.registry import painter_of, painters
from rendering.words.alt import LONGEST, MARKED, TOLD, pointed, told
from rendering.words.spoken import told_words
from tests.rendering.samples import read, samples_of
from tests.rendering.test_moves import moves

GAMES = pytest.mark.parametrize("key", painters())
BOTH = pytest.mark.parametrize("language", ["en", "de"])


def words(key: str, frame: Frame):
    return told_words(painter_of(key).game.texts, frame, 4)


@GAMES
@BOTH
def test_every_sample_is_told_within_what_discord_takes(key, language):
    for sample in samples_of(key, language):
        if sample.kind == "hand":
            continue
        said = painter_of(key).alt(read(key, sample), sample.frame)
        assert 0 < len(said) <= LONGEST
        assert said.endswith((".", "!", "?", "…"))
        assert "‹" not in said


@GAMES
@BOTH
def test_question_marks_and_news_come_before_the_rest(key, language):
    for position in moves(key, language):
        spots = ("one", "two")
        frame = replace(
            position.frame,
            marks={"one": "1", "two": "B3"},
            places={"one": "Roma", "two": "B3: Ostia"},
            focus=spots,
            question="Quo vadis?",
        )
        view = msgspec.json.decode(position.view, type=painter_of(key).view)
        said = painter_of(key).alt(view, frame)
        assert len(said) <= LONGEST
        asked = said.index("Quo vadis?")
        marked = said.index("1 Roma; B3: Ostia.")
        first = frame.lines[frame.order[0]].text
        assert asked < marked < said.index(first[:40])
        for name in frame.names:
            assert name in said


def test_lines_keep_their_numbers_and_their_room():
    lines = (Line("Gaius pays"), Line("Livia wins the race."), Line("x" * 400))
    for order in ((1, 2, 0), (1, 0, 2)):
        assert list(told(Frame(lines=lines, order=order))) == [
            "1: Gaius pays.",
            "2: Livia wins the race.",
        ]
    assert list(told(Frame(caption="Rom"))) == ["Rom."]
    (long,) = told(Frame(lines=lines[2:]))
    assert len(long) == TOLD


def test_many_places_are_cut_where_one_ends():
    frame = Frame(
        marks={f"s{n}": str(n) for n in range(60)},
        places={f"s{n}": f"Province {n}" for n in range(60)},
    )
    (said,) = pointed(frame, words("trajan", frame))
    assert said.startswith("To choose from: 0 Province 0; 1 Province 1;")
    assert said.endswith("; …")
    assert len(said) <= MARKED


def test_without_marks_a_close_up_tells_what_it_shows():
    frame = Frame(focus=("a", "b", "c"), places={"a": "Pool", "b": "Deck", "c": "Pool"})
    assert list(pointed(frame, words("trajan", frame))) == ["Shown: Pool; Deck."]


def test_choices_of_a_close_up_are_told_in_order_and_once():
    """Others that are marked elsewhere on the board are not shown, so not told."""
    marks = {"b": "12", "c": "2", "d": "B3", "e": "A4", "f": "2", "elsewhere": "1"}
    places = {"b": "Roma", "c": "Ostia", "f": "Ostia"}
    frame = Frame(marks=marks, places=places, focus=("b", "c", "d", "e", "f"))
    (said,) = pointed(frame, words("trajan", frame), lambda spot: "Forum" if spot == "d" else "")
    assert said == "To choose from: 2 Ostia; 12 Roma; A4; B3 Forum."


def test_close_ups_of_samples_name_what_is_to_be_chosen():
    for key in ("glory_to_rome", "trajan", "romolo_o_remo"):
        for sample in samples_of(key, "en"):
            if not sample.name.startswith("close-") or "walls" in sample.name:
                continue
            said = painter_of(key).alt(read(key, sample), sample.frame)
            listed = said.split("To choose from: ")[1].split(". ")[0].split("; ")
            assert all(len(choice) > 3 or choice == "…" for choice in listed), (sample.name, listed)
            assert len(set(listed)) == len(listed)
