"""The log stays small: the same line is told once a minute, what strangers do not at all."""

from __future__ import annotations

import logging

import pytest
from aiohttp import ClientConnectionResetError

from playground.listening import quiet_log
from playground.listening.quiet_log import quiet


@pytest.fixture
def log():
    made = quiet(logging.getLogger("tests.quiet"))
    yield made
    made.filters.clear()


def fail(log: logging.Logger, what: str) -> None:
    try:
        raise ValueError(what)
    except ValueError:
        log.exception("the page's %s failed", what)


def test_the_same_line_is_folded(log, caplog, monkeypatch):
    for n in range(1000):
        fail(log, f"request {n}")
    assert [record.getMessage() for record in caplog.records] == ["the page's request 0 failed"]
    monkeypatch.setattr(quiet_log, "FOLD_SECONDS", 0.0)
    fail(log, "last one")
    last = caplog.records[-1].getMessage()
    assert last == "the page's last one failed (and 999 more like it since)"


def test_another_fault_is_told(log, caplog):
    fail(log, "request")
    log.error("something else")
    assert len(caplog.records) == 2


def test_memory_of_lines_is_bounded(log, caplog):
    for n in range(1000):
        log.error(f"line {n}")
    (folding,) = log.filters
    assert len(folding._told) == quiet_log.LINES_REMEMBERED


@pytest.mark.parametrize("error", [ConnectionResetError(), ClientConnectionResetError("gone")])
def test_who_is_gone_is_not_told(log, caplog, error):
    log.error("Error handling request", exc_info=error)
    assert not caplog.records
