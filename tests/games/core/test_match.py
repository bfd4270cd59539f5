from __future__ import annotations

import msgspec
import pytest

from games.core.checking import problems
from games.core.choices import Saved
from games.core.errors import (
    IllegalChoiceError,
    ReplayDriftError,
    SetupError,
    StaleChoiceError,
)
from games.core.match import Match, resume
from games.core.rng import Rng
from games.core.seats import Seat
from tests.games.core.toy import Toy

A, B, C = Seat(0), Seat(1), Seat(2)


def toy(plan: str, seats: int = 2, game: Toy | None = None) -> Match:
    return Match.start(game or Toy(), seats, seed=7, variant={"plan": plan})


def answer(match: Match, seat: Seat, *picks: str) -> None:
    match.submit(seat, match.seq, picks)


def test_one_question_after_the_other_until_the_game_is_over() -> None:
    match = toy("turn")
    for picks in (["y"], ["r", "p"], ["3", "1", "2"], ["yes"], ["2"]):
        answer(match, A, *picks)
    assert match.state_copy().trace == ["y", "p", "r", "3", "1", "2", "only"]
    assert match.outcome.scores == (2, 0)
    assert match.pending(A) is None


def test_a_forced_single_option_is_answered_by_the_match() -> None:
    match = toy("turn")
    for picks in (["x"], ["p"], ["1", "2", "3"]):
        answer(match, A, *picks)
    answer(match, A, "no")
    assert match.outcome


def test_sealed_answers_go_in_together_and_may_change_until_the_last() -> None:
    match = toy("bid", seats=3)
    answer(match, B, "high")
    assert match.waiting() == (A, C)
    assert match.view(A).points == (0, 0, 0)
    answer(match, B, "low")
    answer(match, A, "high")
    answer(match, C, "high")
    assert match.outcome.scores == (2, 1, 2)


def test_a_sealed_answer_can_be_taken_back_though_another_answered_since() -> None:
    match = toy("bid", seats=3)
    answer(match, B, "high")
    answer(match, C, "high")
    match.undo(B)
    assert match.waiting() == (A, B)


def test_open_answers_go_in_as_they_come() -> None:
    match = toy("open", seats=3)
    answer(match, C, "b")
    assert match.state_copy().trace == ["2b"]
    assert match.waiting() == (A, B)
    answer(match, A, "a")
    answer(match, B, "a")
    assert match.state_copy().trace == ["2b", "0a", "1a"]


def test_buttons_stay_good_while_the_own_question_is_the_same() -> None:
    match = toy("open", seats=3)
    seq = match.seq
    answer(match, C, "b")
    assert match.seq > seq
    match.submit(A, seq, ["a"])
    with pytest.raises(StaleChoiceError):
        match.submit(A, seq, ["a"])


def test_old_and_future_buttons_are_stale() -> None:
    match = toy("turn")
    first = match.seq
    answer(match, A, "x")
    for seq in (first, match.seq + 1):
        with pytest.raises(StaleChoiceError):
            match.submit(A, seq, ["p"])


def test_who_is_not_asked_cannot_answer() -> None:
    match = toy("turn")
    with pytest.raises(StaleChoiceError):
        answer(match, B, "x")


@pytest.mark.parametrize("picks", [[], ["x", "y"], ["nonsense"], ["x", "x"]])
def test_illegal_picks_change_nothing(picks: list[str]) -> None:
    match = toy("turn")
    with pytest.raises(IllegalChoiceError):
        answer(match, A, *picks)
    assert match.count == 0
    assert match.pending(A).key == "toy.pick"


def test_undo_goes_back_choice_by_choice_and_takes_the_draft_back() -> None:
    match = toy("turn")
    answer(match, A, "x")
    assert len(match.told) == 1
    answer(match, A, "p")
    match.undo(A)
    assert match.pending(A).key == "toy.some"
    match.undo(A)
    assert match.pending(A).key == "toy.pick"
    assert match.told == []
    assert not match.can_undo(A)
    with pytest.raises(IllegalChoiceError):
        match.undo(A)


def test_undo_makes_older_buttons_stale() -> None:
    match = toy("turn")
    answer(match, A, "x")
    seq = match.seq
    match.undo(A)
    with pytest.raises(StaleChoiceError):
        match.submit(A, seq, ["x"])


def test_undo_stops_at_chance() -> None:
    match = toy("draw")
    answer(match, A, "a")
    assert not match.can_undo(A)


def test_undo_stops_at_what_was_revealed() -> None:
    match = toy("draw")
    answer(match, A, "a")
    answer(match, A, "a")
    assert not match.can_undo(A)


def test_nobody_undoes_for_another() -> None:
    match = toy("turn")
    answer(match, A, "x")
    assert not match.can_undo(B)


def test_the_story_is_told_once_and_only_when_it_is_safe() -> None:
    match = toy("bid", seats=2)
    assert match.take_story() == ()
    answer(match, A, "low")
    assert match.take_story() == ()
    answer(match, B, "low")
    assert len(match.take_story()) == 2
    assert match.take_story() == ()


def test_submit_returns_what_was_told_even_over_a_checkpoint() -> None:
    match = toy("bid", seats=2)
    assert match.submit(A, match.seq, ["low"]) == ()
    assert [e.text.args["n"] for e in match.submit(B, match.seq, ["high"])] == [1, 2]


def test_a_broken_rule_leaves_the_match_as_it_was() -> None:
    match = toy("broken")
    with pytest.raises(ZeroDivisionError):
        answer(match, A, "bad")
    assert match.count == 0
    assert match.view(None).points == (1, 0)
    answer(match, A, "good")
    assert match.outcome.scores == (2, 0)


def test_a_clone_goes_its_own_way() -> None:
    match = toy("turn")
    answer(match, A, "x")
    twin = match.clone()
    assert twin.seq == match.seq
    assert twin.pending(A) == match.pending(A)
    answer(twin, A, "q")
    assert match.count == 1
    assert twin.count == 2


def test_a_saved_match_comes_back_in_the_middle_of_a_segment() -> None:
    match = toy("turn")
    answer(match, A, "x")
    answer(match, A, "p", "q")
    data = msgspec.json.encode(match.saved())
    back = resume(Toy(), msgspec.json.decode(data, type=Saved))
    assert back.pending(A) == match.pending(A)
    assert back.dropped == ()
    back.submit(A, match.seq, ["1", "2", "3"])  # a button from before the restart


def test_choices_that_no_longer_fit_are_asked_again() -> None:
    match = toy("turn")
    answer(match, A, "x")
    answer(match, A, "p")
    newer = Toy()
    newer.extra_option = True
    back = resume(newer, match.saved())
    assert [choice.key for choice in back.dropped] == ["toy.pick", "toy.some"]
    assert back.pending(A).key == "toy.pick"
    assert back.seq > match.seq


def test_a_strict_replay_says_how_many_choices_fit() -> None:
    match = toy("turn")
    answer(match, A, "x")
    choice = match.tail[0]
    elsewhere = toy("bid")
    with pytest.raises(ReplayDriftError) as caught:
        elsewhere.replay(choice)
    assert caught.value.fit == 0


def test_a_match_of_another_game_is_refused() -> None:
    saved = msgspec.structs.replace(toy("turn").saved(), game="chess")
    with pytest.raises(SetupError):
        resume(Toy(), saved)


def test_asides_work_while_others_are_asked_and_survive_a_restart() -> None:
    match = toy("turn")
    answer(match, A, "x")
    match.submit_aside(B, ["wave"])
    assert match.can_undo(A)
    back = resume(Toy(), match.saved())
    assert back.state_copy().trace == ["x", "wave1"]
    back.undo(A)
    assert back.state_copy().trace == ["wave1"]


def test_an_aside_can_end_the_game() -> None:
    match = toy("turn")
    match.submit_aside(B, ["stop"])
    assert match.outcome.reason == "stopped"
    assert match.waiting() == ()
    assert match.aside(A) is None


@pytest.mark.parametrize(
    ("seats", "variant"),
    [(1, {}), (5, {}), (2, {"plan": "chess"}), (2, {"speed": "high"}), (4, {"plan": "draw"})],
)
def test_tables_that_cannot_be_opened(seats: int, variant: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        Match.start(Toy(), seats, 1, variant)


def test_checking_finds_nothing_wrong_with_a_sound_game() -> None:
    match = toy("bid open turn", seats=3)
    assert problems(match, Rng(1)) == []


def test_checking_finds_a_leak() -> None:
    class Leaky(Toy):
        def view(self, state, seat):
            return msgspec.structs.replace(super().view(state, seat), secret=state.secrets[0])

    found = problems(toy("bid", game=Leaky()), Rng(1))
    assert any("must not know" in problem for problem in found)


def test_checking_finds_a_leaking_question() -> None:
    class Leaky(Toy):
        def turn(self, t, s):
            self.extra_option = s.secrets[1] % 2 == 0
            yield from super().turn(t, s)

    found = [problem for n in range(8) for problem in problems(toy("turn", game=Leaky()), Rng(n))]
    assert "the question to seat 0 shows what it must not know" in found


def test_checking_finds_lost_pieces() -> None:
    class Losing(Toy):
        def audit(self, state):
            return ["a stone is gone"]

    found = problems(toy("bid", game=Losing()), Rng(1))
    assert "a stone is gone" in found
    assert "imagined by seat 0: a stone is gone" in found
