"""The street an owner may correct: what is wrong with the file is said in a sentence."""

from __future__ import annotations

import pytest

from games.vicus.data.plots import PLACES, DataError, read_plots


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"nothing", r"plots\.json: .*malformed"),
        (b'{"plots": [{"id": "a1", "rent": "much"}]}', r"Expected `int`, got `str`"),
        (b'{"plots": [{"id": "a1", "rent": 1}]}', "each of a1, .* must be there once"),
    ],
)
def test_a_broken_file_is_refused(content: bytes, said: str):
    with pytest.raises(DataError, match=said):
        read_plots(content)


def test_a_rent_beyond_all_bounds_is_refused():
    rows = ",".join(f'{{"id": "{place}", "rent": 10}}' for place in PLACES)
    with pytest.raises(DataError, match=r"a1: rent must be 0 to 9\."):
        read_plots(f'{{"plots": [{rows}]}}'.encode())
