"""Sentences that are too long for their room."""

from __future__ import annotations

from rendering.words.curtailing import curtailed

RACE = "Livia advances on lane 2 for 1 horse; wins a marker; advances on lane 1."


def test_what_is_left_of_a_sentence_is_a_whole_one():
    assert curtailed(RACE, lambda text: len(text) < 60) == (
        "Livia advances on lane 2 for 1 horse; wins a marker."
    )
    bare = RACE.removesuffix(".")
    assert curtailed(bare, lambda text: len(text) < 45) == "Livia advances on lane 2 for 1 horse"
    assert curtailed(RACE, lambda text: len(text) < 20).endswith("…")
