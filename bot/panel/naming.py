"""What the buttons of a question say, for who speaks of them elsewhere."""

from __future__ import annotations

from typing import Any

from bot.panel.hints import rows_for, unfolded
from bot.panel.marks import marked_label, marks_of, own_name
from bot.panel.model import panel
from bot.panel.ways.offering import offered
from bot.talk.voice import Voice
from games.core.contract import Decision
from games.core.match import Match
from games.core.seats import Seat


def button_names(
    voice: Voice, table: int, match: Match[Any, Any], seat: Seat, decision: Decision
) -> dict[str, str]:
    """Each option of the open question as its panel calls it, with its number on the picture.

    A place whose own label begins with what the picture calls it keeps all its words.
    """
    grid = match.game.grid(match.view(seat), decision)
    asked = unfolded(voice, offered(table, match, seat, decision).decision)
    shown = panel(asked, 0, (), rows_for(voice, asked), grid)
    marks = marks_of(voice, shown.options)
    placed = [each for row in shown.laid.rows for each in row if each] if shown.laid else []
    short = {each.option.id: each.label for each in placed if not own_name(voice, each.option)}
    return {
        option.id: marked_label(voice, option, marks, short.get(option.id))
        for option in shown.options
    }
