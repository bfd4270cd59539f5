"""What is told on a front page: so short that as little as possible must be left out of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rendering.board.groups import News
from rendering.front import bars
from rendering.front.banner import BORDER
from rendering.front.look import BANNER, HEIGHT, MARGIN
from rendering.front.page import FOOT, LINES
from rendering.front.telling import MOST as MOST_TOLD
from rendering.front.telling import chosen
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.type import ELLIPSIS

LONG = 130  # letters of all that is told, from which prices are left to the board
MOST = 3  # lines that count for that: hardly more have room
FEWEST = 2  # lines that are told even if one of them is cut
TOP, BELOW = BANNER + BORDER + 16, bars.HEIGHT + FOOT + 8  # of the room for lines
ROOM = Box(MARGIN, TOP, LINES, HEIGHT - TOP - BELOW)

_PRICE = re.compile(r" (?:for|für) [^:]*(?=: )")
_PRESTIGE = re.compile(r"( in (Servorum|Plebeius|Patricius)\b.*?restige) in \2(?= \d)")


@remember(16)
def brief(news: tuple[News, ...], names: tuple[str, ...]) -> tuple[News, ...]:
    """Lines that are whole, rather than many, the most important first."""
    lines = _shorter(news)
    fewer = range(min(MOST_TOLD, len(lines) - 1), FEWEST - 1, -1)
    tries = (lines, *(lines[:n] for n in fewer))
    return next((tried for tried in tries if _are_whole(tried, names)), lines)


def _are_whole(news: Sequence[News], names: Sequence[str]) -> bool:
    """Those of them that are told."""
    told = chosen(news, names, ROOM)
    return not any(line.rows[-1].endswith(ELLIPSIS) for line in told)


def _shorter(news: Sequence[News]) -> tuple[News, ...]:
    """A quarter is named once in a line; what was paid goes where much is told."""
    once = [line._replace(text=_PRESTIGE.sub(r"\1", line.text)) for line in news]
    if sum(len(line.text) for line in once[:MOST]) <= LONG:
        return tuple(once)
    return tuple(line._replace(text=_PRICE.sub("", line.text)) for line in once)
