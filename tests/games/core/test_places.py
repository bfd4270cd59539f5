"""Places in the order in which they lie."""

from __future__ import annotations

from games.core.contract import Option
from games.core.places import places_of
from games.core.text import Text


def options(**groups: str) -> list[Option]:
    return [
        Option(f"{group}:{spot}", Text("x"), spot=spot, group=group)
        for group, spots in groups.items()
        for spot in spots
    ]


def test_what_a_later_group_alone_has_stands_where_it_has_it():
    assert places_of(options(sell="abce", buy="abcde")) == list("abcde")
    assert places_of(options(sell="abce", buy="df")) == list("abcedf")


def test_what_a_later_group_has_before_a_known_place_stands_before_it():
    assert places_of(options(sell="cd", buy="abcdef")) == list("abcdef")


def test_places_stay_as_they_are_offered():
    assert places_of(options(one="ba", other="dca")) == list("bdca")
    assert places_of([Option("pass", Text("x"))]) == []
