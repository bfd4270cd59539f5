"""Two worlds that differ in one secret look the same to everybody who must not know it.

The same view, table in words, question and asides; the same world when dealt anew or imagined.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from games.core.choices import Saved
from games.core.ids import kind as name_of
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.romolo_o_remo import GAME
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.state import State
from tests.games.romolo_o_remo.players import eager
from tests.games.romolo_o_remo.scene import Scene

OWNER = 1  # whose secret it is


@cache
def _middle(seats: int, variant: tuple[tuple[str, str], ...]) -> bytes:
    match, rng = Match.start(GAME, seats, 5, dict(variant)), Rng(5)
    while match.count < 30 or match.state_copy().active != 0 or match.tail:
        seat = match.waiting()[0]
        match.submit(seat, match.seq, eager(None, match.pending(seat), rng))
    return GAME.dump(match.state_copy())


def middle(seats: int = 3, **variant: str) -> State:
    """A game some turns on, seat 0 to play."""
    return GAME.load(_middle(seats, tuple(variant.items())), GAME.version)


def copied(state: State) -> State:
    return GAME.load(GAME.dump(state), GAME.version)


def match_of(state: State) -> Match:
    raw = msgspec.Raw(GAME.dump(state))
    return Match(GAME, Saved(GAME.key, GAME.version, len(state.players), 0, 1, raw, 0))


# ---- secrets ----------------------------------------------------------------------------------


def money(s: State) -> None:
    s.players[OWNER].money += 5


def set_aside(s: State) -> None:
    owner = s.players[OWNER]
    owner.hand[0], owner.aside[0] = owner.aside[0], owner.hand[0]


def _hidden(s: State) -> list[str]:
    """Two hidden hexes of different terrain that seat 0 has not seen."""
    hidden = [hex for hex, place in s.places.items() if not place.up]
    unseen = [hex for hex in hidden if hex not in s.players[0].seen]
    one = unseen[0]
    other = next(hex for hex in unseen if s.places[hex].terrain != s.places[one].terrain)
    return [one, other]


def tiles(s: State) -> None:
    one, other = (s.places[hex] for hex in _hidden(s))
    one.terrain, other.terrain = other.terrain, one.terrain


def looked_at(s: State) -> None:
    """What another's explorer has seen: that he looked is known, what he saw is not."""
    tiles(s)


def markers(s: State) -> None:
    """Two that differ, face down, one of them perhaps in the box."""
    hidden = [p for p in s.places.values() if p.marker and not p.marker_up]
    for place in hidden:
        for n, left in enumerate(s.markers):
            if place.marker != left:
                place.marker, s.markers[n] = left, place.marker
                return
        for other in hidden:
            if place.marker != other.marker:
                place.marker, other.marker = other.marker, place.marker
                return
    raise AssertionError("no marker to swap")


def stack(s: State) -> None:
    """Another tile of the same back from the box."""
    for n, tile in enumerate(s.stack):
        for m, boxed in enumerate(s.boxed):
            if TABLES.characters[name_of(tile)].type == TABLES.characters[name_of(boxed)].type:
                s.stack[n], s.boxed[m] = boxed, tile
                return
    raise AssertionError("no tile to swap")


def orders(s: State) -> None:
    s.players[OWNER].withdraws = "losing"


def left_over(s: State) -> None:
    """The order of what lies in the box."""
    s.terrain.reverse()
    s.markers.reverse()


SECRETS = [money, set_aside, tiles, looked_at, markers, stack, orders, left_over]


def seen_by_owner(s: State) -> State:
    s.players[OWNER].seen = _hidden(s)
    return s


def words_of(match: Match, seat: Seat | None) -> list[object]:
    """Everything a viewer can read."""
    view = match.view(seat)
    found: list[object] = [view, GAME.sheet(view), match.standing(seat), GAME.private_key(view)]
    if seat is not None:
        found += [match.pending(seat), match.aside(seat)]
    return found


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_nobody_else_can_read_a_secret(secret: Callable[[State], None], viewer: int | None):
    true, other = seen_by_owner(middle()), seen_by_owner(middle())
    secret(other)
    assert GAME.dump(true) != GAME.dump(other)
    seat = None if viewer is None else Seat(viewer)
    assert words_of(match_of(true), seat) == words_of(match_of(other), seat)


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_a_world_dealt_anew_tells_nothing_of_a_secret(
    secret: Callable[[State], None], viewer: int | None
):
    true, other = seen_by_owner(middle()), seen_by_owner(middle())
    secret(other)
    seat = None if viewer is None else Seat(viewer)
    for seed in range(4):
        dealt = [GAME.dump(GAME.redeal(copied(world), seat, Rng(seed))) for world in (true, other)]
        assert dealt[0] == dealt[1]


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_an_imagined_world_tells_nothing_of_a_secret(secret: Callable[[State], None]):
    true, other = seen_by_owner(middle()), seen_by_owner(middle())
    secret(other)
    for seed in range(3):
        worlds = [match_of(world).imagined(Seat(0), Rng(seed)) for world in (true, other)]
        assert GAME.dump(worlds[0].state_copy()) == GAME.dump(worlds[1].state_copy())


@pytest.mark.parametrize("secret", [money, set_aside, looked_at, orders])
def test_the_owner_can_read_a_secret_of_his_own(secret: Callable[[State], None]):
    true, other = seen_by_owner(middle()), seen_by_owner(middle())
    secret(other)
    assert words_of(match_of(true), Seat(OWNER)) != words_of(match_of(other), Seat(OWNER))


def test_open_money_is_open():
    true, other = middle(hidden_money="off"), middle(hidden_money="off")
    money(other)
    assert words_of(match_of(true), None) != words_of(match_of(other), None)


# ---- what is chosen in secret -----------------------------------------------------------------


def test_a_chosen_tile_is_known_to_nobody_before_the_other_is():
    def chosen(tile: str) -> Match:
        scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1").player(0, characters="dux")
        for player in scene.state.players:
            player.aside = [player.hand.pop()]
        scene.player(0, stock="g9").fights().script(0, "fight:D4:1").answer(0, tile)
        return scene.match

    true, other = chosen("x2:3"), chosen("guard")
    for seat in (Seat(1), Seat(2), None):
        assert words_of(true, seat) == words_of(other, seat)
    worlds = [match.imagined(Seat(1), Rng(2)) for match in (true, other)]
    assert GAME.dump(worlds[0].state_copy()) == GAME.dump(worlds[1].state_copy())


def test_a_lot_is_known_to_its_king_until_it_lies():
    def dealt(lot: str) -> Match:
        match = Match.start(GAME, 3, 1)
        for seat in list(match.waiting()):
            match.submit(seat, match.seq, [lot if seat == 1 else "hill"])
        return match

    true, other = dealt("hill").state_copy(), dealt("hill").state_copy()
    spare = other.terrain.index("forest")
    other.terrain[spare], other.players[1].lot = "hill", "forest"
    assert true.phase == "zones"
    for seat in (Seat(0), Seat(2), None):
        assert words_of(match_of(true), seat) == words_of(match_of(other), seat)
        worlds = [GAME.redeal(copied(world), seat, Rng(3)) for world in (true, other)]
        assert GAME.dump(worlds[0]) == GAME.dump(worlds[1])


def test_events_in_a_bag_come_in_no_known_order():
    true, other = middle(1, events="bag"), middle(1, events="bag")
    other.events.reverse()
    assert true.events != other.events
    for seat in (Seat(0), None):
        assert words_of(match_of(true), seat) == words_of(match_of(other), seat)
        worlds = [GAME.redeal(copied(world), seat, Rng(3)) for world in (true, other)]
        assert GAME.dump(worlds[0]) == GAME.dump(worlds[1])


# ---- events -----------------------------------------------------------------------------------


@pytest.mark.parametrize("marker", ["x2", ""])
def test_what_an_explorer_sees_is_whispered(marker: str):
    for terrain in ("hill", "forest"):
        scene = Scene().hex("D5", f"{terrain} hidden {marker}").unit(0, "E1 D4", "W1 A1").acts()
        scene.script(0, "E1", "look:D5")
        for viewer in (1, 2, None):
            assert f"terrain-{terrain}.name" not in scene.words_heard(viewer)
            written = scene.written(viewer)
            assert f'"{terrain}"' not in written
        assert f"terrain-{terrain}.name" in scene.words_heard(0)
