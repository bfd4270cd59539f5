"""Worlds that look the same to a seat: what stays, what is dealt anew, what cannot be found out."""

from __future__ import annotations

import msgspec
import pytest

from games.core.bots.random_bot import random_bot
from games.core.errors import IllegalChoiceError
from games.core.match import Match
from games.core.match.grafting import graft
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from tests.games.core.toy import Toy
from tests.games.evening import seats_near

A, B, C = Seat(0), Seat(1), Seat(2)


def toy(plan: str, seats: int = 2) -> Match:
    return Match.start(Toy(), seats, seed=7, variant={"plan": plan})


def answer(match: Match, seat: Seat, *picks: str) -> None:
    match.submit(seat, match.seq, picks)


def in_mid_segment() -> Match:
    """Seat 0 has seen a secret, the deck was shuffled, seat 1 was whispered its last card."""
    match = toy("reveal", seats=3)
    answer(match, A, "a")
    return match


def test_view_and_question_are_the_same_and_the_rest_is_not() -> None:
    match = in_mid_segment()
    world = match.imagined(A, Rng(1))
    assert world.view(A) == match.view(A)
    assert world.pending(A) == match.pending(A)
    true, dreamt = match.state_copy(), world.state_copy()
    assert dreamt.secrets[:2] == true.secrets[:2]  # its own, and the one it has seen
    assert dreamt.secrets[2] != true.secrets[2]
    assert dreamt.deck != true.deck
    assert sorted(dreamt.deck) == sorted(true.deck)


def test_the_rules_run_on_in_the_imagined_world() -> None:
    world = in_mid_segment().imagined(A, Rng(1))
    top = world.state_copy().deck[-1]
    answer(world, A, "none")
    assert world.outcome
    assert 100 <= top <= world.outcome.scores[0] < top + 1000


def test_the_true_match_is_not_touched() -> None:
    match = in_mid_segment()
    before = match.saved()
    answer(match.imagined(A, Rng(1)), A, "none")
    assert match.saved() == before


def test_chance_to_come_is_another_one() -> None:
    match = in_mid_segment()
    scores = []
    for seed in range(8):
        world = match.imagined(A, Rng(seed))
        top = world.state_copy().deck[-1]
        answer(world, A, "none")
        scores.append(world.outcome.scores[0] - top)
    assert len(set(scores)) > 6


def test_the_same_rng_gives_the_same_world_and_future() -> None:
    ends = []
    for _ in range(2):
        world = in_mid_segment().imagined(A, Rng(3))
        answer(world, A, "none")
        ends.append(world.state_copy())
    assert ends[0] == ends[1]


def test_worlds_that_look_alike_imagine_alike() -> None:
    """So nothing of the true world is left: it might as well have been any other."""
    match = in_mid_segment()
    one, other = match.imagined(A, Rng(1)), match.imagined(A, Rng(2))
    other.dream(A, Rng(1))
    assert one.state_copy() == other.state_copy()
    answer(one, A, "none")
    answer(other, A, "none")
    assert one.state_copy() == other.state_copy()


def test_what_others_answered_under_seal_is_forgotten() -> None:
    match = toy("bid", seats=3)
    answer(match, B, "high")
    world = match.imagined(A, Rng(1))
    assert world.waiting() == (A, B, C)
    answer(match, A, "high")
    assert match.imagined(A, Rng(1)).waiting() == (B, C)  # its own answer stays


def test_what_others_were_whispered_is_forgotten() -> None:
    match = in_mid_segment()
    assert any(event.only == (B,) for event in match.told)
    assert not any(event.only for event in match.imagined(A, Rng(1)).told)


def test_an_imagined_match_is_neither_stored_nor_taken_back() -> None:
    world = toy("turn").imagined(A, Rng(1))
    answer(world, A, "x")
    with pytest.raises(AssertionError):
        world.undo(A)
    with pytest.raises(AssertionError):
        world.saved()
    assert b"secrets" not in bytes(world._saved.state)


def test_after_its_next_checkpoint_it_is_a_match_like_any_other() -> None:
    world = toy("bid open turn", seats=2).imagined(A, Rng(1))
    answer(world, A, "high")
    answer(world, B, "low")
    assert world.clone().state_copy() == world.state_copy()


def test_the_film_shows_the_table_as_each_event_was_told() -> None:
    twin, match = toy("bid", seats=2), toy("bid", seats=2)
    choices = []
    for seat, bid in ((A, "high"), (B, "low")):
        answer(match, seat, bid)
        choices.append(match.latest)
    film = twin.film(choices)
    assert [view.points for _, view in film] == [(2, 0), (2, 1)]
    assert [event for event, _ in film] == [*match.take_story()]


def test_the_film_hears_no_whispers() -> None:
    match = in_mid_segment()
    twin = toy("reveal", seats=3)
    assert twin.film([match.latest]) == []
    assert len(twin.told) == 1


class Leaf(msgspec.Struct):
    n: int


class Frozen(msgspec.Struct, frozen=True):
    n: int


class Tree(msgspec.Struct):
    leaf: Leaf
    frozen: Frozen
    leaves: list[Leaf]
    names: list[str]
    rows: list[list[int]]
    by_name: dict[str, list[int]]
    maybe: Leaf | None = None


def tree(n: int, length: int, maybe: bool) -> Tree:
    return Tree(
        Leaf(n),
        Frozen(n),
        [Leaf(n + i) for i in range(length)],
        [str(n)] * length,
        [[n], [n, n]],
        {"a": [n], str(n): [n]},
        Leaf(n) if maybe else None,
    )


@pytest.mark.parametrize("length", [2, 3])
@pytest.mark.parametrize("maybe", [False, True])
@pytest.mark.parametrize("was", [False, True])
def test_a_graft_makes_equal_and_keeps_what_somebody_may_hold(
    length: int, maybe: bool, was: bool
) -> None:
    old, new = tree(1, 2, was), tree(5, length, maybe)
    held = (old.leaf, old.leaves, old.names, old.rows[1], old.by_name, old.by_name["a"])
    graft(new, old)
    assert old == new
    now = (old.leaf, old.leaves, old.names, old.rows[1], old.by_name, old.by_name["a"])
    assert all(one is other for one, other in zip(held, now, strict=True))


def test_a_graft_keeps_the_players_a_rule_holds() -> None:
    old, new = tree(1, 2, False), tree(5, 2, False)
    held = old.leaves[1]
    graft(new, old)
    assert old.leaves[1] is held
    assert held.n == 6


# ---- played on in passing ---------------------------------------------------------------------


@pytest.mark.parametrize("key", all_games())
def test_played_on_in_passing_the_rules_go_the_same_way(key: str) -> None:
    """Choice by choice, through checkpoints: what is not written down changes nothing."""
    game = all_games()[key]
    match = Match.start(game, seats_near(game, 2), 3, boosted=True)
    seat = match.waiting()[0]
    kept, passing = match.imagined(seat, Rng(1)), match.imagined(seat, Rng(1))
    rng, same = Rng(2), Rng(2)
    for _ in range(60):
        assert kept.waiting() == passing.waiting()
        if not kept.waiting():
            break
        asked = kept.waiting()[0]
        assert kept.pending(asked) == passing.pending(asked)
        answer(kept, asked, *random_bot(None, kept.pending(asked), rng))
        passing.play_on(asked, random_bot(None, passing.pending(asked), same))
    assert kept.count > match.count
    assert game.dump(kept.state_copy()) == game.dump(passing.state_copy())


def test_what_is_played_on_in_passing_must_be_imagined_and_an_answer_and_is_not_stored() -> None:
    match = toy("bid open turn")
    with pytest.raises(AssertionError):
        match.play_on(A, ("high",))
    world = match.imagined(A, Rng(1))
    with pytest.raises(IllegalChoiceError):
        world.play_on(A, ("everything",))
    world.play_on(A, ("high",))
    assert world.waiting() == (B,)
    world.play_on(B, ("low",))
    with pytest.raises(AssertionError):
        world.saved()
