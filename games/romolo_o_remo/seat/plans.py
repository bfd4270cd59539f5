"""What a king may say before others act: a dice tile for defence, and what the rules keep for him.

Stances and withdrawal are asides of long standing: here they stand among the plans, and are set
where they always were.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Decision, Foreseen, Way
from games.core.plans import rests_on
from games.core.text import Text, who
from games.romolo_o_remo.map.people import MILITARY
from games.romolo_o_remo.seat.view import PlayerView, View
from games.romolo_o_remo.terms import DICE_TILES, STANCES, WITHDRAWALS
from games.romolo_o_remo.words.labels import TILE_TEXT

TILE = "romolo.tile"


def plans(view: View, seat: int) -> tuple[Foreseen, ...]:
    me = view.players[seat]
    if view.result or not me.alive or me.hand is None:
        return ()
    return (*_tile(view, me), *_withdrawal(view, me), *_stances(view, me))


def plan_key(view: View, decision: Decision) -> str:
    """Only of defenders: whoever attacks is there to be asked."""
    defends = view.fight is not None and view.fight.defender.seat == decision.seat
    return TILE if decision.key == TILE and defends else ""


def _tile(view: View, me: PlayerView) -> Iterator[Foreseen]:
    """A tile without tokens of Dux, or with the die so many of them."""
    dux = sum(c.tokens for c in me.characters if c.name == "dux")
    grounds = rests_on(me.hand, dux)
    ways = [Way(f"dux:{n}", Text("do-dux", {"n": n}), grounds) for n in range(dux + 1)]
    if view.variant.combat == "tiles":
        held = [tile for tile in DICE_TILES if tile in (me.hand or ())]
        ways = [Way(tile, TILE_TEXT[tile], grounds) for tile in held]
    if len(ways) > 1:
        yield Foreseen(TILE, Text("plan-tile"), tuple(ways))


def _withdrawal(view: View, me: PlayerView) -> Iterator[Foreseen]:
    units = [unit for hex in view.hexes for unit in hex.units]
    if any(u.kind in MILITARY and not _allied(view, u.owner, me.seat) for u in units):
        ways = [Way(f"withdrawal:{way}", Text(f"do-withdrawal-{way}")) for way in WITHDRAWALS]
        now = f"withdrawal:{me.withdraws}"
        yield Foreseen("withdrawal", Text("plan-withdrawal"), tuple(ways), aside=True, now=now)


def _stances(view: View, me: PlayerView) -> Iterator[Foreseen]:
    for them in view.players:
        if not them.alive or _allied(view, them.seat, me.seat):
            continue
        begin = f"stance:{them.seat}"
        named = {"who": who(them.seat)}
        ways = [Way(f"{begin}:{to}", Text(f"do-stance-{to}", named)) for to in STANCES]
        now = f"{begin}:{me.stances[them.seat]}"
        yield Foreseen(begin, Text("plan-stance", named), tuple(ways), aside=True, now=now)


def _allied(view: View, one: int, other: int) -> bool:
    return one == other or (view.variant.teams and (one - other) % 2 == 0)
