"""A very short soak: that it plays, kills, fails and counts; the long one is run by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import PostgresServer
from tests.soak.soak import Wanted, soak

KINDS = ("server errors", "slow answers", "lost answers", "lost requests")


@pytest.mark.asyncio
async def test_a_short_soak_loses_and_doubles_nothing(tmp_path: Path) -> None:
    wanted = Wanted(
        kills=1,
        faults=2,
        minutes=0.05,
        games=("glory_to_rome",),
        kinds=KINDS,
        pause=0.3,
        answers=2,
        to_the_end=False,
    )
    summary = await soak(wanted, tmp_path)
    assert summary.is_well, summary.amiss
    assert summary.kills == 1
    assert summary.tables


@pytest.mark.asyncio
async def test_nor_do_three_processes_on_one_server(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    """Each with a shard; by direct message people play at tables of all of them."""
    wanted = Wanted(
        kills=3,
        faults=2,
        minutes=0.3,
        games=("glory_to_rome", "trajan", "romolo_o_remo"),
        kinds=KINDS,
        pause=0.3,
        answers=6,
        to_the_end=False,
        processes=3,
    )
    summary = await soak(wanted, tmp_path, postgres.new_database())
    assert summary.is_well, summary.amiss
    assert summary.kills
    assert summary.tables >= 3  # one more where the answer to opening one was lost
