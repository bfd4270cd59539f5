"""`errs`: a table of what a steward's answers cost, by kind of question."""

from __future__ import annotations

import re

import pytest

from games.core.bots.search import erring
from games.core.bots.search.consul import Effort


@pytest.fixture(autouse=True)
def _few_futures(monkeypatch):
    monkeypatch.setattr(erring, "LOOK", Effort(answers=2, worlds=1, futures=2, turns=0))
    monkeypatch.setattr(erring, "AGAIN", Effort(futures=2, turns=0))


def test_a_row_for_every_kind_of_question(cli):
    done = cli("errs gtr --games 1 --each 1 --seed 3")
    head, _, *rows = done.out.splitlines()
    assert head.startswith("| question | a game | searched | contradicted |")
    assert {row.split(" | ")[0] for row in rows} > {"| gtr.lead", "| gtr.follow"}
    for row in rows:
        assert re.fullmatch(
            r"\| [a-z_.]+ \| [\d.]+ \| 1 \| [01] \| -?[\d.]+ ± 0.0 \| -?\d+ \|", row
        )


def test_speaks_german(cli):
    assert cli("errs gtr --games 1 --each 1 --language de").out.startswith("| Frage | je Partie |")
