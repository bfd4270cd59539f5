"""What mattered most in a move."""

from __future__ import annotations

from games.core.contract import Event
from games.core.headlines import actor, by_importance
from games.core.text import Text, who


def told(*keys: str) -> list[Event]:
    return [Event(Text(key)) for key in keys]


def test_the_headline_is_the_first_the_game_ranks():
    events = told("told-places", "told-draws", "told-wins-race", "told-pays")
    assert by_importance(events, ("told-wins-race", "told-pays")) == (2, 3, 0, 1)


def test_equal_ones_and_unranked_ones_stay_in_order():
    events = told("told-pays", "told-a", "told-pays", "told-b")
    assert by_importance(events, ("told-pays",)) == (0, 2, 1, 3)
    assert by_importance(events, ()) == (0, 1, 2, 3)
    assert by_importance((), ("told-pays",)) == ()


def deed(key: str, seat: int) -> Event:
    return Event(Text(key, {"who": who(seat)}))


def test_deeds_of_who_acted_last_follow_the_headline():
    events = [deed("told-pays", 0), deed("told-a", 0), deed("told-a", 1), deed("told-b", 1)]
    assert by_importance(events, ("told-pays",)) == (0, 2, 3, 1)
    assert by_importance(events, ()) == (2, 3, 0, 1)


def scored(key: str, vp: int) -> Event:
    return Event(Text(key, {"vp": vp}))


def test_of_several_that_brought_points_the_most_points_are_the_headline():
    ranked = ("told-wins", "told-builds", "told-ships", "told-draws")
    events = [scored("told-builds", 2), *told("told-draws"), scored("told-ships", 9)]
    assert by_importance(events, ranked) == (2, 0, 1)
    assert by_importance([*events, *told("told-wins")], ranked)[0] == 3, "more than points"
    assert by_importance([scored("told-builds", 9), scored("told-ships", 9)], ranked) == (0, 1)
    unranked = [scored("told-x", 9), scored("told-builds", 0)]
    assert by_importance(unranked, ranked)[0] == 1


def test_that_a_turn_begins_is_told_last():
    events = [deed("told-round", 1), deed("told-a", 0), deed("told-turn", 0), deed("told-b", 1)]
    assert by_importance(events, ("told-round",)) == (3, 1, 0, 2)


def test_who_acted_is_said_by_the_text():
    assert actor(Event(Text("told-pays", {"n": 3, "who": who(2)}))) == 2
    assert actor(Event(Text("told-robs", {"victim": who(1), "who": who(0)}))) == 0
    assert actor(Event(Text("told-owner", {"owner": who(1), "n": 2}))) == 1
    assert actor(Event(Text("told-round", {"n": 3}))) is None
