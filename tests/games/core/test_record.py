from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from games.core.bots.random_bot import random_bot
from games.core.contract import Table, VariantRule
from games.core.errors import ReplayDriftError, SetupError
from games.core.record import Record, RecordedMatch, begun, game_of, read_record, write_record
from games.core.rng import Rng
from games.core.seats import Seat
from tests.games.core.toy import Toy, ToyState


def played(plan: str = "bid open turn", seed: int = 5) -> RecordedMatch:
    recorded = RecordedMatch.start(Toy(), ["Livia", "Gaius", "Titus"], seed, {"plan": plan})
    rng = Rng(seed)
    match = recorded.match
    while not match.outcome:
        seat = match.waiting()[0]
        recorded.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
    return recorded


def test_a_record_gives_the_same_game_again() -> None:
    recorded = played()
    record = read_record(recorded.finished_record())
    again = RecordedMatch.replayed(Toy(), record)
    assert again.match.state_copy() == recorded.match.state_copy()
    assert again.record.choices == recorded.record.choices


def test_a_record_replays_up_to_any_choice() -> None:
    record = read_record(played().finished_record())
    for n in range(len(record.choices) + 1):
        assert RecordedMatch.replayed(Toy(), record, n).match.count == n


def test_undo_and_asides_are_in_the_record() -> None:
    recorded = RecordedMatch.start(Toy(), ["Livia", "Gaius"], 1, {"plan": "turn"})
    match = recorded.match
    recorded.submit(Seat(0), match.seq, ["x"])
    recorded.submit_aside(Seat(1), ["wave"])
    recorded.submit(Seat(0), match.seq, ["p"])
    recorded.undo(Seat(0))
    recorded.undo(Seat(0))
    assert [choice.key for choice in recorded.record.choices] == ["toy.aside"]
    again = RecordedMatch.replayed(Toy(), recorded.record)
    assert again.match.state_copy().trace == ["wave1"]


def test_the_table_may_agree_to_go_back_further() -> None:
    recorded = played()
    back = recorded.rewound(2)
    assert back.match.count == 2
    assert len(recorded.record.choices) > 2


def tampered(data: bytes, **changes: object) -> bytes:
    tree = json.loads(data)
    tree.update(changes)
    return json.dumps(tree).encode()


@pytest.mark.parametrize(
    "changes",
    [{"seed": 6}, {"variant": {"plan": "bid"}}, {"names": ["A", "B", "C"]}, {"digest": "00"}],
)
def test_a_changed_file_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(SetupError) as caught:
        read_record(tampered(played().finished_record(), **changes))
    assert caught.value.text.key == "error-tampered"


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"format": 1}', b"\xff\xfe"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(SetupError) as caught:
        read_record(data)
    assert caught.value.text.key == "error-unreadable"


def test_a_file_of_a_newer_format_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        read_record(tampered(played().finished_record(), format=99))
    assert caught.value.text.key == "error-newer"


def test_a_huge_file_is_refused_unread() -> None:
    with pytest.raises(SetupError) as caught:
        read_record(b" " * ((8 << 20) + 1))
    assert caught.value.text.key == "error-too-big"


def signed(record: Record) -> Record:
    return read_record(write_record(record))


def test_choices_that_do_not_fit_are_drift() -> None:
    record = played().record
    record.choices = record.choices[1:]
    with pytest.raises(ReplayDriftError):
        RecordedMatch.replayed(Toy(), signed(record))


def test_another_end_is_drift() -> None:
    record = played().record
    record.end = "somewhere else"
    with pytest.raises(ReplayDriftError):
        RecordedMatch.replayed(Toy(), signed(record))


def test_a_record_of_an_older_layout_replays_and_is_then_written_in_the_new_one() -> None:
    record = played().record
    record.end, record.layout = "as an older layout wrote it", Toy().version - 1
    again = RecordedMatch.replayed(Toy(), signed(record))
    assert read_record(again.finished_record()).layout == Toy().version


def test_unknown_games_newer_layouts_and_missing_names_are_refused() -> None:
    record = played().record
    games = {"toy": Toy()}
    assert game_of(record, games).key == "toy"
    with pytest.raises(SetupError):
        game_of(record, {})
    record.layout = 99
    with pytest.raises(SetupError):
        game_of(record, games)
    record.names = ["alone"]
    with pytest.raises(SetupError):
        RecordedMatch.replayed(Toy(), record)


# ---- switches that came later -----------------------------------------------------------------


class LaterToy(Toy):
    """Has a switch by now; games from before it are all "slow"."""

    variants = (*Toy.variants, VariantRule("pace", ("quick", "slow"), unsaid="slow"))

    def setup(self, table: Table, seats: int, variant: Mapping[str, str]) -> ToyState:
        state = super().setup(table, seats, variant)
        return replace(state, trace=[variant["pace"]])


def test_a_game_from_before_a_switch_goes_on_as_it_was() -> None:
    record = read_record(played().finished_record())
    again = RecordedMatch.replayed(LaterToy(), replace(record, end=""))
    assert again.match.state_copy().trace[0] == "slow"
    assert again.record.variant["pace"] == "slow"
    assert begun(LaterToy(), record).state_copy().trace == ["slow"]


def test_a_new_game_takes_the_usual_and_names_it_in_its_record() -> None:
    recorded = RecordedMatch.start(LaterToy(), ["Livia", "Gaius"], 1, {"plan": "turn"})
    assert recorded.match.state_copy().trace == ["quick"]
    again = RecordedMatch.replayed(LaterToy(), read_record(recorded.finished_record()))
    assert again.match.state_copy().trace == ["quick"]


def test_a_record_says_what_was_chosen() -> None:
    said = {"plan": "turn", "pace": "slow"}
    recorded = RecordedMatch.start(LaterToy(), ["Livia", "Gaius"], 1, said)
    assert recorded.record.variant == said
    assert begun(LaterToy(), recorded.record).state_copy().trace == ["slow"]
