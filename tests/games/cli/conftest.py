"""Commands run in this process, with strict texts, in a folder of their own."""

from __future__ import annotations

import io
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from games.cli.main import main
from games.cli.screen import voice
from games.core.catalogue import Catalogue


class Output(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line on stderr of a refused command."""
        assert self.code == 2
        assert self.err.count("\n") == 1
        return self.err.strip()


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(voice, "Catalogue", partial(Catalogue, strict=True))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LINES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "160")  # so that no sentence is broken


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Runs `python -m games` with a line of words, and lines typed at its prompts."""

    def run(words: str, typed: str | None = None) -> Output:
        monkeypatch.setattr(sys, "stdin", io.StringIO("" if typed is None else typed + "\n"))
        capsys.readouterr()
        code = main(words.split())
        return Output(code, *capsys.readouterr())

    return run
