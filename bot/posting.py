"""Which messages follow from a change: the public post, the ping, changed hands."""

from __future__ import annotations

from collections.abc import Sequence

from bot.live import Live
from games.core.codec import Json
from games.core.text import Seat
from storage.records import NewMove, NewOutbox


def rows_after(
    live: Live, moves: Sequence[NewMove], waited: Sequence[Seat], actor: Seat | None
) -> list[NewOutbox]:
    """What must be told after a change in which `actor` acted and before which `waited` waited.

    First what everybody waits for: pictures are drawn in the order of the rows.
    """
    rows: list[NewOutbox] = []
    newly = newly_asked(live, waited, actor)
    if live.playing.outcome:
        rows.append(_channel_row(live, "end", len(moves), []))
    elif moves:
        rows.append(_channel_row(live, "board", len(moves), newly))
    elif newly:
        rows.append(_channel_row(live, "ping", 0, newly))
    return [*rows, *(_hand_row(live, seat) for seat in live.changed_hands())]


def newly_asked(live: Live, waited: Sequence[Seat], actor: Seat | None) -> list[Seat]:
    """Seats to ping: one ping per turn, none for who has just acted or was waiting before."""
    return [seat for seat in live.waiting() if seat not in waited and seat != actor]


def _channel_row(live: Live, kind: str, moves: int, pinged: Sequence[Seat]) -> NewOutbox:
    first = live.unposted or live.row.moves + 1
    live.unposted = None
    payload: dict[str, Json] = {
        "first": first,
        "last": live.row.moves + moves,
        "waiting": [int(seat) for seat in live.waiting()],
        "pinged": [int(seat) for seat in pinged],
        "seq": live.playing.seq,
    }
    return NewOutbox(f"channel:{live.row.channel}", kind, payload, table=live.id)


def _hand_row(live: Live, seat: Seat) -> NewOutbox:
    """A newer hand takes the place of one not yet delivered."""
    user = live.user_at(seat)
    key = f"hand:{live.id}:{user}"
    return NewOutbox(f"user:{user}", "hand", {"seat": int(seat)}, table=live.id, replace_key=key)


def hand_rows(live: Live, seats: Sequence[Seat] | None = None) -> list[NewOutbox]:
    """Hands to be shown anew: of these seats, or of everybody."""
    return [_hand_row(live, seat) for seat, _ in live.people() if seats is None or seat in seats]


def start_rows(live: Live) -> list[NewOutbox]:
    """The first post, and every hand; if a computer player opens, its moves are in that post."""
    if any(live.bot_at(seat) for seat in live.waiting()):
        live.unposted = 1
        return hand_rows(live)
    return [_channel_row(live, "board", 1, live.waiting()), *hand_rows(live)]


def present_row(live: Live, key: str = "", **args: str) -> NewOutbox:
    """The table as it is now, with a sentence before it, and a ping for all who are awaited."""
    words: dict[str, Json] = dict(args)
    return NewOutbox(
        f"channel:{live.row.channel}", "present", {"key": key, "args": words}, table=live.id
    )
