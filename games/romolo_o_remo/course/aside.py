"""What a player may do at any time: give up, and say how units treat those of others."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.asking import Offer, chosen, offer
from games.core.conceding import flag_offered
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.ending.trigger import concede
from games.romolo_o_remo.kings import allied, partner
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import STANCES, Stance

Wish = tuple[str, int, Stance]  # what, towards whom, how; only stances use the last two


def offers_aside(s: State, seat: Seat) -> list[Offer[Wish]]:
    player = s.players[seat]
    if not player.alive:
        return []
    flag = flag_offered(player)
    option = flag.option
    if s.rival:
        option = offer("", "concede", Text("do-concede"), Text("hint-concede-alone")).option
    elif flag.thing == "concede":
        option = offer("", "concede", Text("do-concede"), Text("hint-concede-here")).option
    found: list[Offer[Wish]] = [Offer(option, (flag.thing, 0, "hostile"))]
    for other, them in enumerate(s.players):
        if them.alive and not allied(s, other, seat):
            found += [_stance_offered(other, stance) for stance in STANCES]
    if partner(s, seat) is not None:
        word = "ask" if player.consents else "agree"
        label = Text(f"do-consents-{word}")
        found.append(offer((word, 0, "friendly"), f"consent:{word}", label, group="stance"))
    return found


def _stance_offered(other: int, stance: Stance) -> Offer[Wish]:
    label = Text(f"do-stance-{stance}", {"who": who(other)})
    hint = Text(f"hint-stance-{stance}")
    wish: Wish = ("stance", other, stance)
    return offer(wish, f"stance:{other}:{stance}", label, hint, group="stance")


def hear(t: Table, s: State, seat: Seat, picks: Sequence[str]) -> None:
    what, other, stance = chosen(offers_aside(s, seat), picks)[0]
    player = s.players[seat]
    if what == "stance":
        player.stances[other] = stance
        t.tell(f"told-stance-{stance}", who=who(seat), other=who(other))
    elif what in ("agree", "ask"):
        player.consents = what == "agree"
        t.tell(f"told-consents-{what}", who=who(seat))
    else:
        concede(t, s, seat, "concede" if what == "concede" else "withdraw")
