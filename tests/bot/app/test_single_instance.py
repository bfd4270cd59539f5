"""One bot for one database, by whatever name it is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.settings import SettingsError
from bot.app.single_instance import only_instance


def test_a_second_bot_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "data" / "roma.sqlite3"
    with only_instance(database), pytest.raises(SettingsError, match="Another bot already uses"):
        only_instance(database).__enter__()


def test_a_link_is_the_same_database(tmp_path: Path) -> None:
    real = tmp_path / "data" / "roma.sqlite3"
    real.parent.mkdir()
    real.touch()
    link = tmp_path / "link.sqlite3"
    link.symlink_to(real)
    folder = tmp_path / "folder"
    folder.symlink_to(real.parent)
    with only_instance(real):
        for other in (link, folder / real.name):
            with pytest.raises(SettingsError, match="Another bot already uses"):
                only_instance(other).__enter__()


def test_after_it_has_ended_another_may_start(tmp_path: Path) -> None:
    for _ in range(2):
        with only_instance(tmp_path / "roma.sqlite3"):
            pass
