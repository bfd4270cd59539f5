"""Section 10: who may see what, in views and in what is told."""

from __future__ import annotations

import pytest

from games.core.checking import problems
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.nova_roma import GAME
from tests.games.nova_roma.scene import Scene

VIEWERS = (0, 1, 2, None)
OTHERS = (1, 2, None)


# ---- hands ------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_shown_to_its_owner_only(viewer: int | None) -> None:
    scene = Scene(3).player(0, hand="gloria calux").player(1, hand="hilaria").turn(0)
    hands = [("calux", "gloria"), ("hilaria",), ()]
    shown = [hand if seat == viewer else None for seat, hand in enumerate(hands)]
    assert [player.hand for player in scene.view(viewer).players] == shown


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_number_of_hand_cards_is_public(viewer: int | None) -> None:
    scene = Scene(3).player(0, hand="gloria calux").player(1, hand="hilaria").turn(0)
    assert [player.hand_size for player in scene.view(viewer).players] == [2, 1, 0]


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_hand_leaves_no_trace_in_the_views_of_others(viewer: int | None) -> None:
    one, other = (
        Scene(3)
        .offers(followers="marcus occius patricia petronia")
        .player(0, hand=hand)
        .player(1, hand="hilaria")
        for hand in ("calux gloria", "severin valeria")
    )
    assert one.turn(0).written(viewer) == other.turn(0).written(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_follower_taken_from_the_offer_is_public_when_it_is_taken(viewer: int | None) -> None:
    scene = Scene(3).offers(followers="calux gloria").acts(0, "recruit", 2).script(0, "take:calux")
    assert "calux" not in scene.view(viewer).followers.cards
    scene.script(0, "stop")
    assert {"did-takes-follower", "follower-calux.tiny"} <= scene.words_heard(viewer)


@pytest.mark.parametrize("viewer", OTHERS)
def test_then_it_is_part_of_the_hidden_hand(viewer: int | None) -> None:
    scene = Scene(3).offers(followers="calux gloria").acts(0, "recruit", 2).script(0, "take:calux")
    assert scene.view(viewer).players[0].hand is None


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_card_from_the_deck_is_told_by_number(viewer: int | None) -> None:
    scene = Scene(3).deck("calux gloria").acts(0, "recruit", 1).script(0, "deck")
    heard = scene.words_heard(viewer)
    assert "did-draws" in heard
    assert not [word for word in heard if word.startswith("follower-calux")]


def test_a_card_from_the_deck_is_named_to_its_drawer() -> None:
    scene = Scene(3).deck("calux gloria").acts(0, "recruit", 1).script(0, "deck")
    assert "follower-calux" in scene.words_heard(0)


def rewarded_with_cards() -> Scene:
    """Seat 0 draws calux and gloria, then seat 1 draws hilaria and hortense."""
    scene = Scene(3).player(0, goods="s1 t1").block(1, "B31", "B32").reward("B41", "RT12")
    scene.deck("calux gloria hilaria hortense marcella").offers(building="BC01").acts(0, "build", 2)
    return scene.script(0, "contract:BC01", "B:I1.r0", "B42", "build")


@pytest.mark.parametrize(
    ("viewer", "cards"),
    [(0, {"calux", "gloria"}), (1, {"hilaria", "hortense"}), (2, set()), (None, set())],
)
def test_cards_of_a_reward_are_named_to_each_drawer_only(
    viewer: int | None, cards: set[str]
) -> None:
    heard = {
        word for word in rewarded_with_cards().words_heard(viewer) if word.startswith("follower-")
    }
    assert heard == {f"follower-{card}" for card in cards}


def test_cards_of_a_reward_cannot_be_taken_back() -> None:
    assert not rewarded_with_cards().match.can_undo(Seat(0))


@pytest.mark.parametrize("seed", [3, 4])
def test_the_cards_dealt_at_the_start_are_whispered(seed: int) -> None:
    match = Match.start(GAME, 3, seed)
    whispers = [e.only for e in match.take_story() if e.text.key == "told-you-drew"]
    assert whispers == [(0,), (1,), (2,)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_played_follower_is_public(viewer: int | None) -> None:
    scene = Scene(3).player(0, coins=2, hand="calux").acts(0, "recruit", 1)
    scene.script(0, "stop", "play:calux")
    assert [hired.card for hired in scene.view(viewer).players[0].row] == ["calux"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_discard_is_public(viewer: int | None) -> None:
    scene = Scene(3).player(0, hand="calux gloria").acts(0, "trade", 1)
    scene.answer(0, "card:calux", "card:gloria")
    assert scene.view(viewer).follower_discard == ("calux", "gloria")


# ---- stacks -----------------------------------------------------------------------------------

STACKS = [
    "sailing_deck",
    "building_deck",
    "follower_deck",
    "basic_stack",
    "special_stack",
    "chariot_stack",
    "emperor_stack",
]


@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_order_of_a_stack(viewer: int | None, stack: str) -> None:
    one, other = Scene(3), Scene(3)
    getattr(other.state, stack).reverse()
    assert one.turn(0).written(viewer) == other.turn(0).written(viewer)


@pytest.mark.parametrize("stack", STACKS)
def test_the_order_of_each_stack_does_matter(stack: str) -> None:
    one, other = Scene(3), Scene(3)
    getattr(other.state, stack).reverse()
    assert getattr(one.state, stack) != getattr(other.state, stack)


@pytest.mark.parametrize(("stack", "out"), [("chariot_stack", "chariot_out")])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_what_was_removed_at_the_start(
    viewer: int | None, stack: str, out: str
) -> None:
    one, other = Scene(3), Scene(3)
    in_play, removed = getattr(other.state, stack), getattr(other.state, out)
    in_play[0], removed[0] = removed[0], in_play[0]
    assert one.turn(0).written(viewer) == other.turn(0).written(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_stacks_are_shown_as_numbers(viewer: int | None) -> None:
    view = Scene(3).turn(0).view(viewer)
    sizes = (view.sailing.left, view.building.left, view.followers.left)
    assert (sizes, view.basic_left, view.special_left, view.chariots_left) == (
        (26, 24, 36),
        19,
        6,
        3,
    )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_favoured_and_the_next_chariot_are_public(viewer: int | None) -> None:
    scene = Scene(3).turn(0)
    view = scene.view(viewer)
    assert (view.favoured, view.next_favoured) == (scene.now.favoured, scene.now.next_favoured)


def test_a_revealed_emperor_tile_is_public() -> None:
    scene = Scene(3).places_emperor(tile="K5")
    assert scene.view(None).forum.emperor_squares == ("c2", "a4")


def test_a_revealed_emperor_tile_cannot_be_taken_back_by_a_player() -> None:
    scene = Scene(3).places_emperor(tile="K5")
    assert not scene.match.can_undo(Seat(0))


# ---- open information -------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_players_board_is_public(viewer: int | None) -> None:
    scene = Scene(3).player(1, coins=4, goods="w2 h1", influence=3, artisans=2, working="p22")
    scene.player(1, tiles="EB16@p11", sailing="SC01", building="BC02", claimed="m11", chariots=1)
    them = scene.turn(0).view(viewer).players[1]
    assert (
        (them.coins, them.goods["wheat"], them.influence, them.artisans, them.sailing),
        (them.building, len(them.chariots), them.production[0].tile, them.mosaic[0].claimed),
    ) == ((4, 2, 3, 2, ("SC01",)), (("BC02",), 1, "EB16", True))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_provisional_scores_are_public(viewer: int | None) -> None:
    scene = Scene(3).player(1, ships="N8 H0", row="martinus").turn(0)
    assert [score.total for score in scene.view(viewer).scores] == [2, 15, 0]


def test_provisional_scores_do_not_tell_of_hand_cards() -> None:
    one = Scene(3).player(1, hand="martinus severin", sailing=3).turn(0).view(0).scores
    other = Scene(3).player(1, hand="bernardo cassian", sailing=3).turn(0).view(0).scores
    assert one == other


# ---- drafts -----------------------------------------------------------------------------------


def drafting() -> Scene:
    return Scene(3, follower_draft="on").begins()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_pack_is_shown_to_its_holder_only(viewer: int | None) -> None:
    scene = drafting()
    shown = [player.pack is not None for player in scene.view(viewer).players]
    assert shown == [seat == viewer for seat in range(3)]


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_pick_changes_nothing_for_others_until_all_have_picked(viewer: int | None) -> None:
    scene = drafting()
    before = scene.written(viewer)
    scene.answer(0, scene.options(0)[0])
    assert scene.written(viewer) == before


def test_a_pick_tells_nothing() -> None:
    scene = drafting()
    told = len(scene.heard)
    assert len(scene.answer(0, scene.options(0)[0]).heard) == told


def after_one_pass() -> Scene:
    scene = drafting()
    for seat in range(3):
        scene.answer(seat, scene.options(seat)[0])
    return scene


@pytest.mark.parametrize("viewer", VIEWERS)
def test_kept_cards_are_shown_to_their_owner_only(viewer: int | None) -> None:
    scene = after_one_pass()
    shown = [player.kept is not None for player in scene.view(viewer).players]
    assert shown == [seat == viewer for seat in range(3)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_card_of_the_draft_is_told_to_all(viewer: int | None) -> None:
    heard = [word for word in after_one_pass().words_heard(viewer) if word.startswith("follower-")]
    assert heard == []


def drafted() -> Scene:
    scene = drafting()
    while scene.now.phase == "follower_draft":
        for seat in range(3):
            scene.answer(seat, *scene.options(seat)[: scene.asked(seat).least])
    return scene


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_two_kept_cards_are_told_to_their_owner_only(viewer: int | None) -> None:
    scene = drafted()
    heard = {word for word in scene.words_heard(viewer) if word.startswith("follower-")}
    own = [] if viewer is None else scene.me(viewer).hand
    assert heard == {f"follower-{card}" for card in own}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_mosaic_draft_is_open(viewer: int | None) -> None:
    scene = Scene(3, mosaic_draft="on").begins()
    (seat,) = scene.match.waiting()
    scene.answer(seat, scene.options(seat)[0])
    taken = scene.view(viewer).players[seat].mosaic_tiles
    assert [*taken.values()] == [*scene.me(seat).mosaic.values()]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_face_down_mosaic_tiles_are_hidden(viewer: int | None) -> None:
    one, other = Scene(3, mosaic_draft="on"), Scene(3, mosaic_draft="on")
    other.state.mosaic_stacks["green"].reverse()
    assert one.begins().written(viewer) == other.begins().written(viewer)


# ---- other worlds -----------------------------------------------------------------------------


def with_hands() -> Scene:
    scene = (
        Scene(3).offers(followers="marcus occius patricia petronia").player(0, hand="calux gloria")
    )
    return scene.player(1, hand="hilaria hortense marcella", coins=3).acts(1, "recruit", 1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_redealt_world_looks_the_same_to_the_seat(seat: int | None) -> None:
    scene = with_hands()
    world = GAME.redeal(scene.now, seat, Rng(7))
    assert GAME.view(world, seat) == GAME.view(scene.now, seat)


def test_a_redealt_world_has_other_hands_and_another_deck() -> None:
    scene = with_hands()
    world = GAME.redeal(scene.now, Seat(0), Rng(7))
    assert (
        world.players[0].hand == scene.me(0).hand,
        world.players[1].hand == scene.me(1).hand,
        world.follower_deck == scene.now.follower_deck,
    ) == (True, False, False)


@pytest.mark.parametrize("stack", [*STACKS, "chariot_out", "emperor_out"])
def test_a_redealt_world_has_every_stack_in_another_order(stack: str) -> None:
    scene = with_hands()
    worlds = [GAME.redeal(scene.now, Seat(0), Rng(seed)) for seed in range(5)]
    assert len({tuple(getattr(world, stack)) for world in worlds}) > 1


@pytest.mark.parametrize("seed", range(5))
def test_a_card_everybody_saw_being_taken_stays_in_its_hand(seed: int) -> None:
    scene = with_hands().script(1, "take:marcus")
    assert "marcus" in GAME.redeal(scene.now, Seat(0), Rng(seed)).players[1].hand


def test_after_it_was_played_the_others_are_unknown_again() -> None:
    scene = with_hands().script(1, "take:marcus", "play:marcus")
    assert scene.me(1).known == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_new_game_keeps_its_secrets(seats: int) -> None:
    variant = {"mosaic_draft": "on", "follower_draft": "on"}
    assert problems(Match.start(GAME, seats, 5, variant), Rng(1)) == []


def test_playable_names_the_cards_of_the_hand_that_the_question_can_use() -> None:
    scene = Scene(3).player(0, hand="calux gloria", coins=2).acts(0, "recruit", 1).script(0, "stop")
    assert GAME.playable(scene.view(0), scene.asked()) == ("calux", "gloria")


def test_the_private_message_changes_with_the_hand() -> None:
    scene = Scene(3).player(0, hand="calux").deck("petran priscus").acts(0, "recruit", 1)
    before = GAME.private_key(scene.view(0))
    assert GAME.private_key(scene.script(0, "deck").view(0)) != before


def test_the_private_message_of_another_does_not() -> None:
    scene = Scene(3).player(0, hand="calux").deck("petran priscus").acts(0, "recruit", 1)
    before = GAME.private_key(scene.view(1))
    assert GAME.private_key(scene.script(0, "deck").view(1)) == before
