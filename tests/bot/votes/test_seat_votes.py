"""A seat of a running game is its owner's: nobody sees a hand by giving it to somebody else."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import pytest_asyncio

from bot.lobby.seating import Person
from bot.talk.refusals import RefusedError
from bot.votes.pause_votes import PauseVotes
from bot.votes.seat_votes import SeatVotes
from bot.votes.stalled_votes import StalledVotes
from bot.votes.undo_votes import UndoVotes
from bot.votes.votes import DAY, Votes
from bot.waiting.free_seats import FreeSeats
from games.core.rng import Rng
from games.core.seats import Seat
from storage.records import WaitStep
from tests.bot.forum import Table, all_told, button, give_seat, has_verb, told, verb
from tests.bot.house import GAIUS, LIVIA, TITUS, house

pytestmark = pytest.mark.asyncio

ALT = Person(9, "Alt")


def votes_of(home) -> Votes:
    return Votes(
        home.sessions,
        UndoVotes(home.sessions),
        SeatVotes(home.sessions),
        StalledVotes(home.sessions),
        PauseVotes(home.sessions),
    )


async def asked(home, table: int, seat: int, to: Person | str = ALT, *, moderator=False, by=LIVIA):
    async with home.sessions.table(table) as live:
        return await home.lobby.replace(live, by.id, moderator, Seat(seat), to)


async def take(home, live, seat: int) -> None:
    """The heir takes what is offered."""
    await FreeSeats(home.sessions).take(live, Seat(seat), ALT.id, ALT.name)
    assert live.user_at(Seat(seat)) == ALT.id


@pytest.mark.parametrize("to", [ALT, "random"])
@pytest.mark.parametrize("moderator", [True, False])
async def test_neither_host_nor_moderator_takes_an_opponents_seat(to, moderator: bool) -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        vote = await asked(home, table, 1, to, moderator=moderator)
        assert vote is not None
        async with home.sessions.table(table) as live:
            assert live.user_at(Seat(1)) == GAIUS.id
            with pytest.raises(RefusedError, match="refused-not-your-vote"):
                await votes_of(home).agree(live, Seat(0), vote.expires_at)
        assert not [row for row in await home.store.due(home.time) if row.lane == "user:9"]


async def test_the_owner_alone_may_give_it() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        vote = await asked(home, table, 1)
        async with home.sessions.table(table) as live:
            given = await votes_of(home).agree(live, Seat(1), vote.expires_at)
            assert given.state == "agreed"
            assert live.user_at(Seat(1)) == GAIUS.id, "until the heir wants it, too"
            with pytest.raises(RefusedError, match="refused-offered-to"):
                await FreeSeats(home.sessions).take(live, Seat(1), 10, "Another")
            await take(home, live, 1)


async def test_all_others_together_may_give_it_and_one_of_them_may_not() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        vote = await asked(home, table, 1)
        assert vote.agreed == (Seat(0),), "who asks agrees"
        async with home.sessions.table(table) as live:
            assert live.user_at(Seat(1)) == GAIUS.id
            await votes_of(home).agree(live, Seat(2), vote.expires_at)
            assert live.user_at(Seat(1)) == GAIUS.id, "who has time to answer"
            assert await votes_of(home).settle(live) is None
            home.time = vote.expires_at + 1
            with pytest.raises(RefusedError, match="refused-no-vote"):
                await votes_of(home).refuse(live, Seat(2), vote.expires_at)
            ended = await votes_of(home).settle(live)
            assert ended.state == "agreed"
            await take(home, live, 1)


async def test_two_of_one_mind_take_no_seat_from_who_plays_on() -> None:
    """The host and an accomplice; the owner never answers their question."""
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        rng = Rng(3)
        async with home.sessions.table(table) as live:
            before = await home.store.last_choice(table, Seat(1))
            vote = await home.lobby.replace(live, LIVIA.id, False, Seat(1), ALT)
            await votes_of(home).agree(live, Seat(2), vote.expires_at)
            while await home.store.last_choice(table, Seat(1)) == before:
                await home.answer_at_random(live, rng)
            home.time = vote.expires_at + 1
            ended = await votes_of(home).settle(live)
            assert ended.state == "expired"
            assert live.user_at(Seat(1)) == GAIUS.id


async def test_a_seat_that_cannot_be_given_in_the_end_stays() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        async with home.sessions.table(table) as live:
            vote = await home.lobby.replace(live, LIVIA.id, False, Seat(1), ALT)
            vote = await votes_of(home).agree(live, Seat(2), vote.expires_at)
            heir = msgspec.structs.replace(vote.heir, user=LIVIA.id)  # who sits elsewhere now
            await home.store.save_vote(msgspec.structs.replace(vote, heir=heir), instead_of=vote)
            home.time = vote.expires_at + 1
            assert (await votes_of(home).settle(live)).state == "expired"
            assert live.user_at(Seat(1)) == GAIUS.id


async def test_the_owner_can_refuse_while_the_others_agree() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        vote, votes = await asked(home, table, 1), votes_of(home)
        async with home.sessions.table(table) as live:
            await votes.agree(live, Seat(2), vote.expires_at)
            await votes.refuse(live, Seat(1), vote.expires_at)
            with pytest.raises(RefusedError, match="refused-no-vote"):
                await votes.agree(live, Seat(2), vote.expires_at)
            assert live.user_at(Seat(1)) == GAIUS.id


async def test_a_question_about_a_seat_outlives_moves_and_ends_in_time() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        vote, rng = await asked(home, table, 1), Rng(3)
        async with home.sessions.table(table) as live:
            before = live.row.moves
            while live.row.moves == before:
                await home.answer_at_random(live, rng)
        assert (await home.store.vote(table)).state == "open"
        home.time = vote.expires_at + 1
        async with home.sessions.table(table) as live:
            with pytest.raises(RefusedError, match="refused-no-vote"):
                await votes_of(home).agree(live, Seat(1), vote.expires_at)
            ended = await votes_of(home).settle(live)
            assert "stays as it is" in (await votes_of(home).post.reply(live, ended)).content


async def test_the_hand_of_a_computer_player_is_shown_if_the_other_people_agree() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, bots=1)
        vote = await asked(home, table, 2)
        async with home.sessions.table(table) as live:
            assert live.bot_at(Seat(2)) is not None
            await votes_of(home).agree(live, Seat(1), vote.expires_at)
            await take(home, live, 2)


async def test_one_gives_ones_own_seat_and_changes_computer_players_unasked() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, bots=1)
        assert await asked(home, table, 2, "random") is None
        assert await asked(home, table, 0) is None
        async with home.sessions.table(table) as live:
            assert live.bot_at(Seat(2)) == "random"
            await take(home, live, 0)
            assert (live.user_at(Seat(0)), live.row.host) == (ALT.id, ALT.id)


async def test_in_a_lobby_nobody_is_asked() -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS)
        assert await asked(home, table, 1) is None
        async with home.sessions.table(table) as live:
            assert live.user_at(Seat(1)) == ALT.id


async def test_who_sat_down_elsewhere_meanwhile_gets_no_second_seat() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        vote = await asked(home, table, 1)
        assert await asked(home, table, 0) is None
        async with home.sessions.table(table) as live:
            await votes_of(home).agree(live, Seat(1), vote.expires_at)
            await take(home, live, 0)
            with pytest.raises(RefusedError, match="refused-other-seated"):
                await FreeSeats(home.sessions).take(live, Seat(1), ALT.id, ALT.name)
            assert live.user_at(Seat(1)) == GAIUS.id


async def test_for_the_word_of_who_is_stalled_nobody_waits() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        (wait,) = await home.store.waits(table)
        late = msgspec.structs.replace(wait, stage=3)
        assert await home.store.advance_wait(WaitStep(wait, late))
        async with home.sessions.table(table) as live:
            (first, user), (second, _) = [
                (seat, user) for seat, user in live.people() if seat != wait.seat
            ]
            vote = await home.lobby.replace(live, user, True, wait.seat, ALT)
            assert vote.agreed == (first,)
            vote = await votes_of(home).agree(live, second, vote.expires_at)
            assert vote.state == "agreed"
            await take(home, live, wait.seat)


@pytest.mark.parametrize(("pace", "days"), [("live", 1), ("day", 1), ("three_days", 3)])
async def test_an_owner_can_object_for_a_day_or_as_long_as_a_move_may_take(pace, days) -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            await home.lobby.set_pace(live, LIVIA.id, False, pace)
            vote = await home.lobby.replace(live, LIVIA.id, False, Seat(1), ALT)
        assert vote.expires_at == home.time + days * DAY


# ---- as people see it -------------------------------------------------------------------------


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


async def refused(person, message, custom_id: str) -> None:
    before = person.receipts
    await person.click(message, custom_id=custom_id)
    await person.wait_for(
        lambda m: m.seen_by == person.id and "do not play at this table" in m.text, since=before
    )


def hand_message(person):
    found = [m for m in person.sees(person.dm) if "Your hand in" in m.text]
    return found[-1] if found else None


async def test_the_owner_is_pinged_and_told_and_nobody_else_gets_a_hand(table, server, roma):
    livia, gaius = table.people
    alt = server.person("Alt")
    reply = await told(livia, table.channel, "table replace", whose="2", member=alt)
    assert "Gaius" in reply
    here, dm = table.channel.id, gaius.dm.id
    question = await gaius.wait_for(lambda m: m.channel_id == here and has_verb(m, "agree"))
    assert gaius.id in question.mentions
    private = await gaius.wait_for(lambda m: m.channel_id == dm and has_verb(m, "agree"))
    assert alt.mention in private.text
    await refused(alt, question, button(question, "agree"))
    await server.idle()
    assert hand_message(alt) is None


@pytest.mark.parametrize("to", ["a person", "a computer player"])
@pytest.mark.parametrize("answer", ["agree", "refuse"])
async def test_what_was_decided_in_the_channel_is_no_longer_asked_elsewhere(
    table, server, roma, to, answer
) -> None:
    livia, gaius = table.people
    heir = {"member": server.person("Alt")} if to == "a person" else {}
    await told(livia, table.channel, "table replace", whose="2", **heir)
    here, dm = table.channel.id, gaius.dm.id
    question = await gaius.wait_for(lambda m: m.channel_id == here and has_verb(m, "agree"))
    private = await gaius.wait_for(lambda m: m.channel_id == dm and has_verb(m, "agree"))
    async with asyncio.timeout(30):
        while not await roma.store.told_by([private.id]):
            await asyncio.sleep(0.02)
    await table.press(gaius, question, answer)
    await all_told(roma)
    assert not gaius.current(private).buttons


async def test_who_gave_the_seat_keeps_nothing_of_it(table, server, roma) -> None:
    livia, gaius = table.people
    titus = server.person("Titus")
    panel = await table.panel(gaius)
    page = await (await gaius.slash(table.channel, "history")).message()
    own = next((b for b in page.buttons if ":h" in b.custom_id), None)
    assert own is not None
    assert hand_message(gaius)
    await give_seat(table, gaius, member=titus)
    await all_told(roma)
    assert hand_message(gaius) is None, "the hand is taken away"
    assert hand_message(titus) is not None
    assert any("now belongs to" in m.text for m in gaius.sees(gaius.dm))
    question = next(m for m in livia.sees(table.channel) if "Agreed: the seat of" in m.text)
    assert not question.buttons, "the question is closed where all see it"
    for text in (
        await told(gaius, table.channel, "hand"),
        await told(gaius, table.channel, "play"),
    ):
        assert "do not play at this table" in text
    own_only = next(b.custom_id for b in panel.buttons if verb(b.custom_id) != "recap")
    await refused(gaius, panel, own_only)
    page = await (await gaius.click(page, custom_id=own.custom_id)).message()
    assert not any(a.filename.startswith("hand") for a in page.attachments)
    assert not any(":h" in b.custom_id for b in page.buttons), "no way to hands any more"


async def test_a_hand_not_yet_delivered_never_reaches_the_old_holder() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        vote = await asked(home, table, 1)
        async with home.sessions.table(table) as live:
            await votes_of(home).agree(live, Seat(1), vote.expires_at)
            await take(home, live, 1)
        rows = [row for row in await home.store.due(home.time) if row.lane == f"user:{GAIUS.id}"]
        assert "hand" not in [row.kind for row in rows]
