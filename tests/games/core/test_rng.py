"""Chance is the same for ever, and a table's cannot be worked out."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from games.core.errors import SetupError
from games.core.match import Match, resume
from games.core.record import RecordedMatch, read_record, write_record
from games.core.rng import KEY_BYTES, KeyedRng, Rng, computer_rng, keyed_seed, rng_of
from games.core.seats import Seat
from tests.games.core.toy import Toy

KEY = bytes(range(KEY_BYTES))
FIRST_NUMBERS = [17750486124741792402, 5861489988041019432]
FIRST_SHUFFLE = [5, 4, 6, 9, 2, 1, 7, 8, 3, 0]


def test_splitmix64_gives_the_published_numbers() -> None:
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_shuffle_is_the_same_for_ever() -> None:
    items = list(range(10))
    Rng(42).shuffle(items)
    assert items == [0, 9, 5, 8, 6, 4, 7, 2, 1, 3]


def test_below_reaches_every_number() -> None:
    rng = Rng(3)
    assert {rng.below(6) for _ in range(200)} == set(range(6))


# ---- keyed ------------------------------------------------------------------------------------


def test_the_keyed_stream_is_blake2b_over_a_counter() -> None:
    rng = KeyedRng(KEY)
    drawn = b"".join(rng.next64().to_bytes(8, "little") for _ in range(20))
    blocks = [blake2b(n.to_bytes(8, "little"), key=KEY).digest() for n in range(3)]
    assert drawn == b"".join(blocks)[:160]


def test_the_keyed_stream_is_the_same_for_ever() -> None:
    items = list(range(10))
    rng = KeyedRng(KEY)
    assert [rng.next64() for _ in range(2)] == FIRST_NUMBERS
    rng.shuffle(items)
    assert items == FIRST_SHUFFLE


@pytest.mark.parametrize("seed", [7, keyed_seed(KEY)])
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 23])
def test_a_stream_goes_on_where_its_state_was_written(seed: int | str, drawn: int) -> None:
    rng = rng_of(seed)
    for _ in range(drawn):
        rng.next64()
    again = rng_of(rng.state)
    assert [again.next64() for _ in range(20)] == [rng.next64() for _ in range(20)]
    assert again.state == rng.state


@pytest.mark.parametrize(
    "seed", ["", "k", "7", "k" + "0" * 63, "k" + "g" * 64, "k" + "0" * 64 + "."]
)
def test_what_is_no_seed_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="not a seed"):
        rng_of(seed)


@pytest.mark.parametrize("seed", [7, keyed_seed(KEY)])
def test_computer_players_have_a_chance_of_their_own(seed: int | str) -> None:
    table = [rng_of(seed).next64() for _ in range(8)]
    streams = [
        tuple(computer_rng(seed, count, seat).next64() for _ in range(3))
        for count in range(3)
        for seat in range(3)
    ]
    assert len(set(streams)) == 9
    assert not {n for stream in streams for n in stream} & set(table)
    assert computer_rng(seed, 1, 2).next64() == computer_rng(seed, 1, 2).next64()


@pytest.mark.parametrize("seed", [7, keyed_seed(KEY)])
def test_reseeding_forgets_what_was(seed: int | str) -> None:
    one, other = rng_of(seed), rng_of(seed)
    other.next64()
    one.reseed(Rng(5))
    other.reseed(Rng(5))
    assert one.state == other.state
    assert one.next64() != rng_of(seed).next64()


def test_a_match_with_a_key_is_stored_resumed_and_exported() -> None:
    recorded = RecordedMatch.start(Toy(), ["A", "B"], keyed_seed(KEY), {"plan": "draw"})
    match = recorded.match
    for pick in ("a", "b"):
        recorded.submit(Seat(0), match.seq, [pick])
    assert resume(Toy(), match.saved()).state_copy() == match.state_copy()
    record = read_record(write_record(recorded.record))
    assert RecordedMatch.replayed(Toy(), record).match.state_copy() == match.state_copy()


def test_a_record_with_another_word_for_a_seed_is_refused() -> None:
    recorded = RecordedMatch.start(Toy(), ["A", "B"], 1)
    recorded.record.seed = "rosebud"
    with pytest.raises(SetupError):
        RecordedMatch.replayed(Toy(), recorded.record)


def test_matches_with_different_keys_differ() -> None:
    starts = [
        Match.start(Toy(), 2, keyed_seed(bytes([n]) * KEY_BYTES)).state_copy().secrets
        for n in range(5)
    ]
    assert len({tuple(secrets) for secrets in starts}) == 5
