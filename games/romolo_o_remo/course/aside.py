"""What a player may do at any time: give up, and answer beforehand what others might ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from msgspec import Struct

from games.core.asking import Offer, chosen, offer
from games.core.conceding import flag_offered
from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.ending.trigger import concede
from games.romolo_o_remo.kings import allied, partner
from games.romolo_o_remo.map.people import MILITARY
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import STANCES, WITHDRAWALS, Stance, Withdrawal


class Wish(Struct, frozen=True):
    """What is wanted; the rest belongs to stances and withdrawals."""

    what: Literal["concede", "withdraw", "stance", "agree", "ask", "withdrawal"]
    other: int = 0
    stance: Stance = "hostile"
    withdrawal: Withdrawal = "ask"


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
    found: list[Offer[Wish]] = [Offer(option, Wish(flag.thing))]
    for other, them in enumerate(s.players):
        if them.alive and not allied(s, other, seat):
            found += [_stance_offered(other, stance) for stance in STANCES]
    if partner(s, seat) is not None:
        wish = Wish("ask" if player.consents else "agree")
        label = Text(f"do-consents-{wish.what}")
        found.append(offer(wish, f"consent:{wish.what}", label, group="stance"))
    if _is_threatened(s, seat):
        found += [_withdrawal_offered(way) for way in WITHDRAWALS]  # the same, whatever holds now
    return found


def _is_threatened(s: State, seat: int) -> bool:
    """Whether others have soldiers or mercenaries; before, hardly anybody thinks of defence."""
    return any(u.kind in MILITARY and not allied(s, u.owner, seat) for u in s.units)


def _withdrawal_offered(way: Withdrawal) -> Offer[Wish]:
    label, hint = Text(f"do-withdrawal-{way}"), Text("hint-withdrawal")
    wish = Wish("withdrawal", withdrawal=way)
    return offer(wish, f"withdrawal:{way}", label, hint, group="stance")


def _stance_offered(other: int, stance: Stance) -> Offer[Wish]:
    label = Text(f"do-stance-{stance}", {"who": who(other)})
    hint = Text(f"hint-stance-{stance}")
    wish = Wish("stance", other, stance)
    return offer(wish, f"stance:{other}:{stance}", label, hint, group="stance")


def hear(t: Table, s: State, seat: Seat, picks: Sequence[str]) -> None:
    wish = chosen(offers_aside(s, seat), picks)[0]
    player = s.players[seat]
    match wish.what:
        case "stance":
            player.stances[wish.other] = wish.stance
            t.tell(f"told-stance-{wish.stance}", who=who(seat), other=who(wish.other))
        case "agree" | "ask":
            player.consents = wish.what == "agree"
            t.tell(f"told-consents-{wish.what}", who=who(seat))
        case "withdrawal":
            player.withdraws = wish.withdrawal
            t.whisper(seat, f"told-withdrawal-{wish.withdrawal}")
        case "concede" | "withdraw":
            concede(t, s, seat, wish.what)
        case _:
            assert_never(wish.what)
