"""What must be so before something is done to a table; if not, a sentence says why."""

from __future__ import annotations

from bot.tables.live import Live
from bot.talk.refusals import RefusedError


def is_full(live: Live) -> bool:
    return len(live.seats) >= room_of(live)


def room_of(live: Live) -> int:
    return min(live.row.seats_wanted, live.game.seats[-1])


def expect_room(live: Live) -> None:
    if is_full(live):
        raise RefusedError("refused-full", n=room_of(live))


def expect_not_over(live: Live) -> None:
    if live.row.status == "closed":
        raise RefusedError("lobby-closed")
    if live.row.status == "over":
        raise RefusedError("refused-over")


def expect_lobby(live: Live) -> None:
    expect_not_over(live)
    if live.row.status != "lobby":
        raise RefusedError("refused-started")


def expect_caretaker(live: Live, by: int, moderator: bool) -> None:
    """What the host may do, and any moderator in case the host is away."""
    if by != live.row.host and not moderator:
        raise RefusedError("refused-caretaker", host=str(live.row.host))


def expect_host(live: Live, by: int) -> None:
    if by != live.row.host:
        raise RefusedError("refused-host-only", host=str(live.row.host))
