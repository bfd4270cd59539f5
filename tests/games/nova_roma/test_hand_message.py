"""The message with a player's hand is made anew when its picture would be another one."""

from __future__ import annotations

from games.core.seats import Seat
from games.nova_roma import GAME
from tests.games.nova_roma.scene import Scene


def key_of(scene: Scene, seat: int = 0) -> str:
    return GAME.private_key(scene.view(seat))


def test_a_card_in_hand_changes_the_key() -> None:
    before, after = (Scene(3).player(0, hand=hand).turn(0) for hand in ("calux", "calux gloria"))
    assert key_of(before) != key_of(after)


def test_a_follower_in_the_row_changes_the_key() -> None:
    before, after = (
        Scene(3).player(0, row=row).turn(0) for row in ("martinus", "martinus bernardo")
    )
    assert key_of(before) != key_of(after)


def test_an_exhausted_follower_changes_the_key() -> None:
    scene = Scene(3).player(0, row="bernardo").acts(0, "trade", 1)
    before = key_of(scene)
    assert key_of(scene.script(0, "use:bernardo")) != before


def test_a_field_that_can_be_claimed_changes_the_key() -> None:
    before, after = (Scene(3).player(0, mosaic="MG1", building=n).turn(0) for n in (1, 2))
    assert key_of(before) != key_of(after)


def test_a_claimed_field_changes_the_key() -> None:
    scene = Scene(3).player(0, mosaic="MG1", building=2).turn(0)
    before = key_of(scene)
    assert key_of(scene.script(0, "claim:m11", "wine")) != before


def test_drafted_mosaic_tiles_change_the_key_once_they_are_complete() -> None:
    scene = Scene(3, mosaic_draft="on").begins()
    before = key_of(scene)
    while scene.now.phase == "mosaic_draft":
        (seat,) = scene.match.waiting()
        scene.answer(seat, scene.options(seat)[0])
    assert key_of(scene) != before


def test_what_others_have_does_not_matter() -> None:
    before, after = (Scene(3).player(1, row=row, hand="calux").turn(0) for row in ("", "martinus"))
    assert key_of(before) == key_of(after)
    assert GAME.private_key(GAME.view(before.now, None)) == ""
    assert key_of(before, Seat(1)) != key_of(after, Seat(1))
