"""What the gallery tells of a game that was stopped somewhere is true."""

from __future__ import annotations

import msgspec

from games.corduba import GAME
from games.core.contract import Event
from games.core.text import Text
from rendering.corduba.samples import COMPACT, PEOPLE
from rendering.registry import painter_of
from rendering.samples.lively import LAST, last_move

TOLD = (Event(Text("told-round")), None)


def test_the_lines_tell_all_that_changed():
    moment = PEOPLE.played(COMPACT, "en")
    frame, painter = moment.frame, painter_of(GAME.key)
    assert frame.lines
    assert len(frame.steps) == len(frame.lines)
    assert frame.before
    now = msgspec.json.decode(frame.steps[-1].view, type=painter.view)
    assert painter.changes(frame.before, now), "what the lines tell is seen"


def test_a_compact_picture_is_for_who_is_asked():
    moment = PEOPLE.played(COMPACT, "en")
    assert moment.asked
    sample = moment.sample("compact", style="compact")
    assert msgspec.json.decode(sample.view)["seat"] == moment.asked.seat


def test_a_move_begins_where_the_line_before_was_told():
    silent = [(bytes([n]), []) for n in range(4)]
    reel = [(b"a", [TOLD]), *silent, (b"b", [TOLD]), (b"c", [])]
    assert last_move(reel) == (bytes([0]), [TOLD])
    assert last_move(silent) == (None, [])
    assert len(last_move([(b"a", [TOLD])] * 9)[1]) == LAST


def test_the_last_line_is_kept_however_long_ago_it_was_told():
    assert last_move([(b"a", [TOLD]), *[(b"b", [])] * (LAST + 2)]) == (b"a", [TOLD])
