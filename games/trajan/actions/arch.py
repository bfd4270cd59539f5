"""The Trajan action: a new tile under the Arch of Trajan (specification 7.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core.asking import Offer, offer
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.trajan.actions.deeds import Offers
from games.trajan.data.circle import TRAYS
from games.trajan.data.tiles import STACKS, Stack
from games.trajan.state import Player, State
from games.trajan.words.labels import LAID_TEXT, STACK_TEXT, TRAJAN_TEXT, TRAY_TEXT


def can_take_trajan(s: State, seat: Seat) -> bool:
    return s.players[seat].arch is not None and any(s.trajan_stacks.values())


def trajan_offers(s: State, seat: Seat) -> Offers:
    if not can_take_trajan(s, seat):
        return []
    return [Offer(found.option, partial(take_trajan, found.thing)) for found in stacks_offered(s)]


def stacks_offered(s: State, without: Sequence[Stack] = ()) -> list[Offer[Stack]]:
    """The open tiles of all stacks that have any."""
    offers = []
    for stack in STACKS:
        tiles = s.trajan_stacks[stack]
        if tiles and stack not in without:
            hint = Text("hint-stack", {"stack": STACK_TEXT[stack], "n": len(tiles)})
            spot = f"stack:{stack}"
            offers.append(offer(stack, spot, TRAJAN_TEXT[tiles[-1]], hint, spot=spot))
    return offers


def take_trajan(stack: Stack, t: Table, s: State, seat: Seat) -> None:
    """The tile is not checked against its tray now (vector V25)."""
    player, tiles = s.players[seat], s.trajan_stacks[stack]
    slot = player.arch
    assert slot is not None
    tile = tiles.pop()
    player.slots[slot] = tile
    player.arch = next_arch(player, slot)
    told = {"tile": LAID_TEXT[tile], "tray": TRAY_TEXT[slot]}
    t.tell("told-lays-tile", who=who(seat), **told, reveals=bool(tiles))
    if tiles:
        t.tell("told-next-tile", tile=TRAJAN_TEXT[tiles[-1]])


def next_arch(player: Player, slot: int) -> int | None:
    """The next slot clockwise without a tile; None (the centre) when all six have one."""
    around = ((slot + i) % TRAYS for i in range(1, TRAYS))
    return next((i for i in around if player.slots[i] is None), None)
