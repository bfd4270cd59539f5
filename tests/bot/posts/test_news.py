"""Rows of the outbox: each kind is read as its type, whichever version stored it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import get_args

import msgspec
import pytest
from msgspec.structs import asdict

from bot.posts.news import (
    AskedToLeave,
    Board,
    Digest,
    End,
    Followed,
    FollowersTold,
    Hand,
    Invited,
    LatePicture,
    LobbyEnding,
    LobbyFull,
    LobbyShown,
    Look,
    News,
    NextUp,
    Note,
    Nudge,
    Offer,
    Ping,
    Present,
    Reminder,
    SeatAsked,
    SeatGone,
    Trouble,
    VoteEnd,
    VoteQuestion,
    WaitingLine,
    news_in,
    news_row,
)
from games.core.text import Text
from storage.file.sqlite import SqliteStore
from storage.records import NewOutbox, OutboxRow
from tests.bot.forum import Table, all_told, running_bot

# As rows were written before their kinds had types; they may still lie in a database.
STORED = [
    (
        "board",
        '{"first":4,"last":5,"waiting":[1],"asked":["gtr.lead"],"pinged":[1],"seq":12,"said":[0],'
        '"told":[]}',
        Board(4, 5, (1,), ("gtr.lead",), (1,), 12, (0,), ()),
    ),
    (
        "end",
        '{"first":9,"last":9,"waiting":[],"asked":[],"pinged":[],"seq":30,"said":[],"told":[]}',
        End(9, 9, seq=30),
    ),
    (
        "ping",
        '{"first":2,"last":1,"waiting":[0],"asked":["gtr.lead"],"pinged":[],"seq":1,"said":[],'
        '"told":[{"key":"told-concedes","args":{"who":{"key":"seat","args":{"seat":0}}}}]}',
        Ping(
            2,
            1,
            (0,),
            ("gtr.lead",),
            seq=1,
            told=(Text("told-concedes", {"who": Text("seat", {"seat": 0})}),),
        ),
    ),
    (
        "picture",
        '{"first":4,"last":5,"waiting":[1],"asked":["gtr.lead"],"pinged":[1],"seq":12,"said":[],'
        '"told":[],"kind":"board","message":880}',
        LatePicture(4, 5, (1,), ("gtr.lead",), (1,), 12, kind="board", message=880),
    ),
    ("present", '{"key":"note-updated","args":{"n":3}}', Present("note-updated", {"n": 3})),
    ("present", '{"key":"","args":{}}', Present("", {})),
    ("reminder", '{"seat":1,"user":45,"acted":4}', Reminder(1, 45, 4)),
    ("reminder", '{"seat":1,"user":45,"acted":null,"after":7}', Reminder(1, 45, after=7)),
    (
        "reminder",
        '{"seat":1,"user":45,"acted":null,"after":7,"message":880}',
        Reminder(1, 45, after=7, message=880),
    ),
    ("next_up", '{"seat":1,"user":45,"before":0}', NextUp(1, 45, 0)),
    ("digest", '{"user":45,"due":1700000000}', Digest(45, 1700000000)),
    ("waiting_line", "{}", WaitingLine()),
    ("offer", '{"seat":1}', Offer(1)),
    ("nudge", '{"seat":1,"user":45,"since":1700000000}', Nudge(1, 45, 1700000000)),
    (
        "note",
        '{"key":"note-gone","args":{"who":"**Gaius**","called":"<@1>"},"pings":[1]}',
        Note("note-gone", {"who": "**Gaius**", "called": "<@1>"}, (1,)),
    ),
    (
        "note",
        '{"key":"note-dm-closed","args":{"who":"<@2>"}}',
        Note("note-dm-closed", {"who": "<@2>"}),
    ),
    ("vote", "{}", VoteQuestion()),
    ("vote", '{"user":45}', VoteQuestion(45)),
    ("vote_end", "{}", VoteEnd()),
    ("seat_asked", '{"vote":1700000000}', SeatAsked(1700000000)),
    ("seat_gone", '{"user":45,"heir":"<@46>"}', SeatGone(45, "<@46>")),
    ("trouble", '{"key":"trouble-forbidden"}', Trouble("trouble-forbidden")),
    ("look", '{"user":45}', Look(45)),
    ("hand", '{"seat":1}', Hand(1)),
    ("followers", '{"last":3,"what":"round"}', FollowersTold(3, "round")),
    (
        "followed",
        '{"user":7,"first":1,"last":3,"what":"end"}',
        Followed(7, 1, 3, "end"),
    ),
    ("lobby_ending", "{}", LobbyEnding()),
    ("lobby_full", "{}", LobbyFull()),
    ("lobby_shown", "{}", LobbyShown()),
    ("invited", '{"user":7}', Invited(7)),
    ("asked_to_leave", '{"user":7}', AskedToLeave(7)),
]


def stored(kind: str, payload: dict) -> OutboxRow:
    return OutboxRow(1, 7, "channel:3", kind, payload, "n", None, 0, 0, "waiting", "", None)


@pytest.mark.parametrize(("kind", "payload", "news"), STORED)
def test_a_row_of_an_older_version_is_read(kind: str, payload: str, news: News) -> None:
    assert news_in(stored(kind, msgspec.json.decode(payload))) == news


def test_every_kind_has_a_stored_row_here() -> None:
    assert {type(news) for *_, news in STORED} == set(get_args(News))


@pytest.mark.parametrize(("kind", "payload", "news"), STORED)
def test_rows_are_still_stored_as_they_were(kind: str, payload: str, news: News) -> None:
    """An older version finds all it looks for, if somebody has to go back to it."""
    row = news_row(news, "channel:3", 7)
    written = msgspec.json.decode(msgspec.json.encode(row.payload))
    assert row.kind == kind
    assert msgspec.json.decode(payload).items() <= written.items()
    assert set(written) == set(asdict(news)), "nothing but the fields: storage keeps the kind apart"


def test_a_kind_that_nobody_knows_is_a_fault() -> None:
    with pytest.raises(msgspec.ValidationError):
        news_in(stored("gossip", {}))


@pytest.mark.asyncio
async def test_rows_stored_by_an_older_version_are_delivered(server, tmp_path) -> None:
    """Of each kind one, in a database that another version has left; the game is not over yet."""
    database = tmp_path / "roma.sqlite3"
    livia, gaius = server.person("Livia"), server.person("Gaius")
    async with running_bot(server, database) as roma:
        table = Table(server, [livia, gaius])
        await table.start()
        await all_told(roma)
        row = await roma.store.table_in(server.channel.id)
        moves = await roma.store.moves(row.id, 0, 1)
    payloads = {kind: msgspec.json.decode(payload) for kind, payload, _ in STORED}
    del payloads["end"]
    for kind in ("board", "picture"):
        payloads[kind] |= {"first": 1, "last": 1, "said": []}
    payloads["picture"]["message"] = moves[0].message
    payloads["reminder"] |= {"user": gaius.id}
    payloads["vote"] = {"user": gaius.id}
    payloads["look"] = {"user": gaius.id}
    payloads["followed"] |= {"last": 1, "what": "round"}
    for kind in ("seat_gone", "asked_to_leave", "followed"):
        payloads[kind] |= {"user": gaius.id}
    lanes = dict.fromkeys(payloads, "old") | {"trouble": f"user:{gaius.id}"}
    store = await SqliteStore.open(database)
    await store.post([NewOutbox(lanes[k], k, told, row.id) for k, told in payloads.items()])
    await store.close()
    async with running_bot(server, database) as roma:
        await all_told(roma)
    with closing(sqlite3.connect(database)) as left:
        query = "SELECT kind, state, attempts FROM outbox WHERE lane = 'old' OR kind = 'trouble'"
        found = left.execute(query).fetchall()
    assert sorted(found) == sorted((kind, "sent", 1) for kind in payloads)
    said = "\n".join(message.text for message in livia.sees(server.channel))
    assert "<@2>" in said, "the note"
