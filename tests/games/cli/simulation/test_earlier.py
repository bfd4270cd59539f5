"""`measure --earlier`: a steward of another folder, beside the present one of the same name."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

from games.cli.simulation.earlier import earlier_steward
from games.core.bots.search.futures import steward_of
from games.core.contract import Bot
from games.glory_to_rome.steward import weights
from games.registry import all_games
from tests.games.evening import moments

GAME = all_games()["glory_to_rome"]


def with_room(folder: Path, room: float) -> Path:
    """A copy of the steward to which influence is worth something else."""
    copytree(Path(weights.__file__).parent, folder)
    file = folder / "weights.py"
    file.write_text(re.sub(r"(?m)^ROOM = \S+", f"ROOM = {room}", file.read_text("utf-8")), "utf-8")
    return folder


def opinions(bot: Bot) -> list[list[float]]:
    present = steward_of(GAME)
    return [
        [answer.worth for answer in bot.rank(match.view(seat), decision)]
        for match, seat, decision in moments(GAME, [present, present], 1)
    ]


def test_it_judges_by_its_own_weights_and_the_present_one_by_its_own(tmp_path: Path):
    before, room = opinions(steward_of(GAME)), weights.ROOM
    same = earlier_steward("glory_to_rome", with_room(tmp_path / "same", room))
    other = earlier_steward("glory_to_rome", with_room(tmp_path / "other", room + 1))
    assert opinions(same) == before
    assert opinions(other) != before
    assert opinions(steward_of(GAME)) == before


def test_it_is_measured_against(cli, tmp_path: Path):
    folder = with_room(tmp_path / "foolish", -9.0)
    done = cli(f"measure gtr --bots steward,earlier --games 4 --earlier {folder}")
    assert re.match(r"steward among earlier: [34] of 4 games won", done.out)


def test_there_must_be_one(cli, tmp_path: Path):
    done = cli(f"measure gtr --bots steward,earlier --games 1 --earlier {tmp_path}")
    assert done.sentence.endswith("is no folder with a steward: there is no player.py in it.")
    assert "earlier" in cli("measure gtr --bots steward,earlier --games 1").sentence
