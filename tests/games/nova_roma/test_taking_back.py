"""An action of which nothing came is taken back: same parts, same contents."""

from __future__ import annotations

import msgspec

from games.core.contract import Table
from games.core.rng import Rng
from games.core.seats import Seat
from games.nova_roma.actions.taking_back import Earlier
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.state import Building, Hired, Racer, Space, State
from tests.games.nova_roma.scene import Scene


def rich_state() -> State:
    scene = Scene(3).player(
        0, coins=3, artisans=1, row="hadrianus agrippa", tiles="ES4@p22", hand="gloria"
    )
    state = scene.state
    assert isinstance(state, State)
    return state


def turn_everything_over(s: State) -> None:
    """Changes contents and replaces parts, as rules do."""
    me = s.players[0]
    me.coins, me.hand = 0, []
    me.row[0].exhausted = True
    me.row.append(Hired("gloria", fresh=True))
    me.production[4] = Space(artisan=True)
    me.goods["wine"] += 2
    s.buildings.append(Building(0, "I1.r0@B42"))
    s.lanes[0][:] = [Racer(racer.owner, racer.space + 1) for racer in s.lanes[0]]
    s.turn.strength = 3
    s.rewards.popitem()
    s.patricians["a1"] = 0


def test_everything_is_as_it_was() -> None:
    s = rich_state()
    stored = msgspec.json.encode(s)
    earlier = Earlier(Chronicle(Table(Rng(1))), s, Seat(0))
    turn_everything_over(s)
    earlier.put_back()
    assert msgspec.json.encode(s) == stored


def test_parts_somebody_holds_are_the_ones_that_count() -> None:
    s = rich_state()
    me, row, first, space, turn = (
        s.players[0],
        s.players[0].row,
        s.players[0].row[0],
        s.players[0].production[4],
        s.turn,
    )
    hand, lane, racer, goods = me.hand, s.lanes[0], s.lanes[0][0], me.goods
    earlier = Earlier(Chronicle(Table(Rng(1))), s, Seat(0))
    turn_everything_over(s)
    earlier.put_back()
    assert s.players[0] is me
    assert (me.row is row, row[0] is first, me.hand is hand) == (True, True, True)
    assert (me.production[4] is space, s.turn is turn, me.goods is goods) == (True, True, True)
    assert (s.lanes[0] is lane, lane[0] is racer) == (True, True)


def test_flags_raised_meanwhile_stay() -> None:
    s = rich_state()
    earlier = Earlier(Chronicle(Table(Rng(1))), s, Seat(0))
    s.players[2].conceded = True
    earlier.put_back()
    assert [player.conceded for player in s.players] == [False, False, True]


def test_what_came_to_light_bars_the_way_back() -> None:
    t, s = Chronicle(Table(Rng(1))), rich_state()
    t.tell("told-reshuffle", reveals=True)
    earlier = Earlier(t, s, Seat(0))
    assert not earlier.has_revealed(t)
    t.tell("told-reshuffle", reveals=True)
    assert earlier.has_revealed(t)


def test_play_goes_on_from_what_was_put_back() -> None:
    scene = Scene(3).player(0, coins=1, artisans=1, row="hadrianus", tiles="ES4@p22")
    scene.offers(sailing="SC13 SC14").acts(0, "sail", 1)
    scene.script(0, "use:hadrianus", "p22", "B:I1.r0", "B42", "build")
    me = scene.me()
    assert "told-taken-back" in scene.told()
    assert (me.coins, me.artisans, me.row[0].exhausted) == (2, 1, False)
    assert not any(building.owner == 0 for building in scene.now.buildings)
    assert scene.key() == "nova.action"


def test_hidden_things_of_another_world_are_not_put_back() -> None:
    """A world may be imagined in the middle of an action that is then taken back."""
    scene = Scene(3).player(0, coins=1, artisans=1, row="hadrianus", tiles="ES4@p22")
    scene.player(1, hand="gloria hilaria").offers(sailing="SC13 SC14").acts(0, "sail", 1)
    scene.script(0, "use:hadrianus", "p22", "B:I1.r0")
    assert scene.match
    elsewhere = scene.match.imagined(Seat(0), Rng(7))
    there = elsewhere.state_copy()
    for pick in ("B42", "build"):
        elsewhere.submit(Seat(0), elsewhere.seq, [pick])
    after = elsewhere.state_copy()
    assert not any(building.owner == 0 for building in after.buildings)
    assert (after.follower_deck, after.players[1].hand) == (
        there.follower_deck,
        there.players[1].hand,
    )
    assert after.follower_deck != scene.now.follower_deck
