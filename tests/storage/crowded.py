"""A store with a long game among many others, and a call of everything a store promises."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from games.core.choices import Choice
from games.core.course import Mark
from games.core.match import Match
from games.core.seats import Seat
from storage.packing import packed
from storage.queries import Queries
from storage.records import (
    AbsenceRow,
    Awaited,
    Commit,
    DraftRow,
    FollowerRow,
    GuestRow,
    HandMessageRow,
    NewMove,
    NewOutbox,
    SeatChange,
    ServerRow,
    TableWish,
    UserRow,
    VoteRow,
    WaitRow,
    WaitStep,
)
from storage.records.outcomes import Result, SeatResult
from storage.records.planned import PlanRow
from storage.sql.store import SqlStore
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, USERS, Playing, lobby, new_table, seated

A = Seat(0)
MOVE = 5  # choices
TAIL = 3  # choices behind the last checkpoint
FREE = 701  # a channel, as are the next
LOBBIES, GAMES = 704, 705  # with closed ones only
LANE = "channel:1"


async def fill(store: SqlStore, moves: int, others: int) -> None:
    """Table 1 has been played for long, table 2 is a lobby; others are closed, or wait."""
    await Playing.start(store, Toy(), 2, seed=1)
    await lobby(store, channel=FREE)
    await store._connection.run(lengthen, moves)
    await store._connection.run(surround, others)


def lengthen(connection: Queries, moves: int) -> None:
    choices = moves * MOVE + TAIL
    connection.executemany(
        "INSERT INTO choices (table_id, number, seat, key, picks, offered, aside, at)"
        " VALUES (1, ?, ?, 'k', '[\"a\"]', 1, 0, 0)",
        [(n, n // MOVE % 2) for n in range(choices)],
    )
    connection.executemany(
        "INSERT INTO checkpoints (table_id, before, seq, layout, seats, rng, state)"
        " VALUES (1, ?, ?, 1, 2, '0', ?)",
        [(n * MOVE, n, packed(b"{}")) for n in range(1, moves + 1)],
    )
    connection.executemany(
        "INSERT INTO moves (table_id, number, seat, first, last, events, checkpoint, at)"
        " VALUES (1, ?, 0, ?, ?, '[]', ?, 0)",
        [(n + 1, (n - 1) * MOVE, n * MOVE - 1, n * MOVE) for n in range(1, moves + 1)],
    )
    connection.execute("UPDATE tables SET moves = ?, seq = ? WHERE id = 1", (moves + 1, moves))


def surround(connection: Queries, others: int) -> None:
    for n in range(others):
        connection.execute(
            "INSERT INTO tables (channel, game, variant, seed, seats_wanted, host, status,"
            " language, moves, created_at, changed_at)"
            " VALUES (?, 'toy', '{}', '1', 2, 1, 'closed', 'en', ?, 0, 0)",
            ((LOBBIES, GAMES)[n % 2], n % 2),
        )
        for seat, user in enumerate((900 + n, USERS[0])):
            connection.execute(
                "INSERT INTO seats VALUES (?, ?, ?, NULL, '', '', 0, 0, NULL, ?, NULL)",
                (n + 3, seat, user, LATER + 1 if n % 2 else None),
            )
        connection.execute(
            "INSERT INTO users (id, locale, name, dm, pings, style, time_zone, last_seen, language,"
            " digest_due) VALUES (?, '', '', 'open', 1, '', '', 0, '', ?)",
            (900 + n, LATER + n if n % 2 else None),
        )
        connection.execute(
            "INSERT INTO table_wishes VALUES (?, ?, 'digest', NULL)", (900 + n, n + 3)
        )
        connection.execute("INSERT INTO pings VALUES (?, ?, 1, ?, 1)", (USERS[1], n, NOW))
        connection.execute(
            "INSERT INTO votes VALUES (?, 0, 0, 0, '[]', '[]', NULL, 'agreed', NULL, '', '{}')",
            (n + 3,),
        )
        connection.execute(
            "INSERT INTO waits VALUES (?, 0, 0, 0, ?, 0, NULL, 0, ?)",
            (n + 3, LATER + 2 if n % 2 else None, LATER + 3 if n % 2 else None),
        )
        connection.execute("INSERT INTO plans VALUES (?, 0, 'k', 'a', '', 'once', '', 0)", (n + 3,))
        connection.execute(
            "INSERT INTO results VALUES (?, 5, 'toy', 'people', 'end', ?, NULL)", (n + 3, NOW)
        )
        for seat, user in enumerate((900 + n, USERS[0])):
            connection.execute(
                "INSERT INTO result_seats VALUES (?, ?, ?, 'toy', 'people', ?, ?, ?, '{}')",
                (n + 3, seat, user, n, 2 - seat, seat),
            )
        connection.execute(
            "INSERT INTO tallies VALUES (?, 5, 'toy', 'people', 1, 1, 1, 5)", (900 + n,)
        )
        connection.execute("INSERT INTO followers VALUES (?, ?, 'end', 0)", (n + 3, 900 + n))
        connection.execute("INSERT INTO servers VALUES (?, '', 'day', '[]', 0, 0)", (900 + n,))
        connection.execute("INSERT INTO guests VALUES (?, ?, 'Ada', 'removed')", (n + 3, 900 + n))
        connection.execute("INSERT INTO meetings VALUES (?, ?, 'toy', 1, 1)", (900 + n, USERS[0]))
        waiting = "VALUES (3, ?, ?, '{}', ?, ?, ?, ?)"
        for lane, head in ((f"user:{n}", 1), ("user:1", 0)) if n else ():
            connection.execute(
                "INSERT INTO outbox (table_id, lane, kind, payload, nonce, replace_key,"
                f" not_before, head) {waiting}",
                (lane, "vote_end", f"{lane}.{head}.{n}", f"{lane}.{head}.{n}", LATER, head),
            )
        connection.execute(
            "INSERT INTO outbox (table_id, lane, kind, payload, nonce, not_before, state, message)"
            " VALUES (3, ?, 'board', '{}', ?, ?, 'sent', ?)",
            (LANE, f"sent.{n}", LATER + n, n),
        )


def next_commit(moves: int) -> Commit:
    """A choice that ends a move, with what is told of it."""
    count = moves * MOVE + TAIL
    saved = Match.start(Toy(), 2, 1).saved()
    return Commit(
        moves,
        count,
        moves + 1,
        LATER,
        choices=(Choice(A, "k", ("a",), 1),),
        checkpoints=(type(saved)("toy", 1, 2, moves + 1, 0, saved.state, count + 1, ()),),
        moves=(NewMove(A, moves * MOVE, count, count + 1),),
        outbox=(NewOutbox(LANE, "board", {}, 1), NewOutbox("user:5", "hand", {}, 1)),
        clear_drafts=(A,),
        result=Result("end", (SeatResult(A, 7, 1, True), SeatResult(Seat(1), 5, 2, False))),
        awaited=Awaited((A,), 60),
    )


def calls(store: SqlStore, moves: int) -> dict[str, Callable[[], Awaitable[object]]]:
    """Every promise of a store but those that look after it, in an order that works."""
    row = NewOutbox(LANE, "board", {}, 1, replace_key="key")
    vote = VoteRow(1, A, 0, LATER, (Seat(1),))
    both = Awaited((A, Seat(1)), 60)
    waited = WaitRow(1, A, NOW, 0, LATER)
    match = Match.start(Toy(), 2, 1).saved()
    count = moves * MOVE + TAIL
    rewound = Commit(moves + 1, count + 1, moves + 2, LATER)
    return {
        "create_table": lambda: store.create_table(new_table(channel=702, most=9)),
        "table": lambda: store.table(1),
        "version_of": lambda: store.version_of(1),
        "stored": lambda: store.stored(1),
        "table_in": lambda: asyncio.gather(store.table_in(LOBBIES), store.table_in(GAMES)),
        "tables_of": lambda: store.tables_of(USERS[0]),
        "open_tables": store.open_tables,
        "update_table": lambda: store.update_table(1, channel=703, host=USERS[1]),
        "set_seats": lambda: store.set_seats(1, seated(2)),
        "due_lobbies": lambda: store.due_lobbies(LATER, 3),
        "save_guest": lambda: store.save_guest(GuestRow(2, 900, "Ada", "invited"), [row]),
        "guests": lambda: store.guests(2),
        "save_follower": lambda: store.save_follower(FollowerRow(1, 900, "round")),
        "followers": lambda: store.followers(1),
        "followed_by": lambda: store.followed_by(900),
        "tell_followers": lambda: store.tell_followers(1, 9, {900: row}, is_over=True),
        "delete_follower": lambda: store.delete_follower(1, 900),
        "save_server": lambda: store.save_server(ServerRow(77, channels=(1, 2))),
        "server": lambda: store.server(77),
        "seats": lambda: store.seats(1),
        "seen": lambda: store.seen(1),
        "start_match": lambda: store.start_match(2, 1, {}, seated(2), match, None, at=NOW),
        "save_vote": lambda: store.save_vote(vote),
        "vote": lambda: store.vote(1),
        "open_votes": store.open_votes,
        "commit": lambda: store.commit(1, next_commit(moves)),
        "load": lambda: store.load(1),
        "saved_at": lambda: store.saved_at(1, moves + 1),
        "choices": lambda: store.choices(1, count - 2, count),
        "last_choice": lambda: store.last_choice(1, A),
        "move": lambda: store.move(1, moves),
        "move_with": lambda: store.move_with(1, count),
        "moves": lambda: store.moves(1, moves - 1, 1),
        "set_move_message": lambda: store.set_move_message(1, moves, 5),
        "rewind": lambda: store.rewind(1, count - MOVE, rewound),
        "keep_waits": lambda: store.keep_waits(1, both, NOW),
        "wait_anew": lambda: store.wait_anew(1, both, NOW, pace="live"),
        "waits": lambda: store.waits(1),
        "save_plan": lambda: store.save_plan(PlanRow(1, A, "k", "a")),
        "plans": lambda: store.plans(1, A),
        "plans_told": lambda: store.plans_told(1, A),
        "delete_plan": lambda: store.delete_plan(1, A, "k"),
        "due_answers": lambda: store.due_answers(LATER, 3),
        "leave_answer": lambda: store.leave_answer(waited, None, [row]),
        "due_waits": lambda: store.due_waits(LATER, 3),
        "next_wait": store.next_wait,
        "advance_wait": lambda: store.advance_wait(WaitStep(waited, waited, (row,))),
        "ended_absences": lambda: store.ended_absences(LATER, 3),
        "save_waiting_line": lambda: store.save_waiting_line(1, 9),
        "waiting_line": lambda: store.waiting_line(1),
        "unwatched_tables": store.unwatched_tables,
        "result": lambda: store.result(1),
        "save_course": lambda: store.save_course(1, (Mark(1, (7, 5)),)),
        "tallies": lambda: asyncio.gather(store.tallies(USERS[0]), store.tallies(USERS[0], 5)),
        "leaders": lambda: store.leaders(5, "toy", 1),
        "meetings": lambda: store.meetings(USERS[0], USERS[1]),
        "typical_time": lambda: store.typical_time(USERS[0], "toy"),
        "is_counted": lambda: store.is_counted(USERS[0]),
        "export": lambda: store.export(USERS[4]),
        "forget": lambda: store.forget(USERS[4], (1, 2)),
        "server_gone": lambda: store.server_gone(77, NOW),
        "server_back": lambda: store.server_back(77),
        "next_server": lambda: store.next_server(1),
        "delete_gone": lambda: store.delete_gone(NOW),
        "count": lambda: store.count(USERS[4], wanted=False),
        "post": lambda: store.post([row, row]),
        "due": lambda: store.due(NOW, 3),
        "call_out": lambda: store.call_out(["done"]),
        "save_note": lambda: store.save_note("done", "yes"),
        "note": lambda: store.note("done"),
        "claim": lambda: store.claim("me", NOW, 9, 3, [4]),
        "renew": lambda: store.renew("me", [1, 2], 9),
        "give_back": lambda: store.give_back("me", [1, 2]),
        "next_due": lambda: store.next_due(NOW),
        "backlog": lambda: store.backlog(NOW, 3),
        "outbox_row": lambda: store.outbox_row(1),
        "under_way": lambda: store.under_way(1, "signed"),
        "postponed": lambda: store.postponed(1, NOW, ""),
        "sent": lambda: store.sent(1, 7),
        "given_up": lambda: store.given_up(2, ""),
        "told_by": lambda: store.told_by([7, 10**6]),
        "prune_outbox": lambda: store.prune_outbox(NOW),
        "save_trouble": lambda: store.save_trouble(1, 700, "forbidden", [row]),
        "troubles": lambda: store.troubles(1, 700),
        "end_troubles": lambda: store.end_troubles(1, 700),
        "save_user": lambda: store.save_user(UserRow(5, language="de")),
        "user": lambda: store.user(6),
        "update_user": lambda: store.update_user(5, dm="open"),
        "messages_closed": lambda: store.messages_closed(5, [row]),
        "messages_open": lambda: store.messages_open(5, LANE, "closed"),
        "languages": store.languages,
        "save_table_wish": lambda: store.save_table_wish(TableWish(1, 5, "message", True)),
        "table_wish": lambda: store.table_wish(1, 5),
        "table_wishes": lambda: store.table_wishes(5),
        "claim_ping": lambda: store.claim_ping(1, 1, USERS[1], at=NOW, pause=60),
        "leave_ping": lambda: store.leave_ping(1, 1, USERS[1], at=NOW, instead=[row]),
        "due_digests": lambda: store.due_digests(LATER, 3),
        "advance_digest": lambda: store.advance_digest(901, LATER + 1, LATER + 2, [row]),
        "delete_user": lambda: store.delete_user(5),
        "save_absence": lambda: store.save_absence(AbsenceRow(1, 100, NOW, True)),
        "absence": lambda: store.absence(1, 100),
        "save_draft": lambda: store.save_draft(DraftRow(1, A, 1, (), NOW)),
        "draft": lambda: store.draft(1, A),
        "delete_draft": lambda: store.delete_draft(1, A),
        "save_hand_message": lambda: store.save_hand_message(HandMessageRow(1, 100, 1, 1, "")),
        "hand_message": lambda: store.hand_message(1, 100),
        "hand_messages": lambda: store.hand_messages(1),
        "delete_hand_message": lambda: store.delete_hand_message(1, 100),
        "give_seat": lambda: store.give_seat(1, SeatChange(A, seated(2), 100, NOW, vote=vote)),
        "delete_vote": lambda: store.delete_vote(1),
        "close_table": lambda: store.close_table(1, LATER),
        "reopen_table": lambda: store.reopen_table(1, LATER),
    }
