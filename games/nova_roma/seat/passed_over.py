"""Players whom nobody looks at closely."""

from __future__ import annotations

from functools import cache

from games.core.seats import Seat
from games.nova_roma.seat.view import PlayerView
from games.nova_roma.terms import COLOURS


@cache
def passed_over(seat: Seat) -> PlayerView:
    """Somebody else at a glance: that he is there is all a computer player looks at."""
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        coins=0,
        goods={},
        influence=0,
        artisans=0,
        production=(),
        row=(),
        row_surcharge=0,
        hand_size=0,
        ships=(),
        sailing=(),
        building=(),
        blocks_left=0,
        patricians_left=0,
        legionnaires=0,
        markers=0,
        markers_to_win=0,
        spaces=(),
        mosaic=(),
        mosaic_tiles={},
        lines=(),
        chariots=(),
        conceded=False,
        pack_size=0,
        kept_size=0,
    )
