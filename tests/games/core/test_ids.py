"""Option ids, taken apart."""

from __future__ import annotations

from games.core.ids import copy, kind, last, parts, rest, several, verb


def test_an_id_is_a_verb_and_what_it_is_about():
    assert parts("add:temple:marble") == ("add", "temple", "marble")
    assert (verb("add:temple:marble"), rest("add:temple:marble")) == ("add", "temple:marble")
    assert last("add:temple:marble") == "marble"
    assert (parts("skip"), verb("skip"), rest("skip"), last("skip")) == (
        ("skip",),
        "skip",
        "",
        "skip",
    )


def test_equal_things_are_told_apart_by_a_number():
    assert [(kind(id), copy(id)) for id in ("bath", "bath.2")] == [("bath", 1), ("bath", 2)]


def test_several_things_are_joined_by_dashes():
    assert several(last("sow:pink-white-pink")) == ("pink", "white", "pink")
