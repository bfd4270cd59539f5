"""The forum action: take one open tile (specification 7.3)."""

from __future__ import annotations

from functools import partial

from games.core.asking import offer
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.trajan.actions.deeds import Deed, Offers
from games.trajan.data.tiles import KIND_OF
from games.trajan.mat.goods import gain_tile
from games.trajan.measures import uncovered
from games.trajan.state import State
from games.trajan.words.labels import DEMAND_TEXT, TILE_HINT, TILE_TEXT


def can_visit_forum(s: State, seat: Seat) -> bool:
    return any(s.forum.values())


def forum_question(s: State, seat: Seat) -> Text:
    """What the people demand so far, and what of it the seat cannot cover without a wild tile."""
    if not s.open_demands:
        return Text("ask-forum")
    missing = uncovered(s.players[seat], s.open_demands)
    args: dict[str, Value] = {"known": tuple(DEMAND_TEXT[kind] for kind in s.open_demands)}
    if not missing:
        return Text("ask-forum-covered", args)
    return Text("ask-forum-open", {**args, "open": tuple(DEMAND_TEXT[kind] for kind in missing)})


def forum_offers(s: State, seat: Seat) -> Offers:
    """One offer per kind: equal tiles are one option, on the first space that has it."""
    spaces: dict[str, list[str]] = {}
    for space, tile in s.forum.items():
        if tile:
            spaces.setdefault(KIND_OF[tile], []).append(space)
    offers: Offers = []
    for kind, found in spaces.items():
        tile = s.forum[found[0]]
        assert tile
        args: dict[str, Value] = {"tile": TILE_TEXT[tile], "n": len(found)}
        deed: Deed = partial(take_tile, found[0])
        label, hint = Text("do-forum", args), TILE_HINT[tile]
        offers.append(offer(deed, f"tile:{kind}", label, hint, spot=f"space:{found[0]}"))
    return offers


def take_tile(space: str, t: Table, s: State, seat: Seat) -> None:
    tile = s.forum[space]
    assert tile
    s.forum[space] = None
    gain_tile(s.players[seat], tile)
    t.tell("told-takes-tile", who=who(seat), tile=TILE_TEXT[tile], space=space)
