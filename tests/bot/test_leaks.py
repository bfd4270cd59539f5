"""Over everything anybody received: no hand, no whisper, no private panel of somebody else."""

from __future__ import annotations

import pytest

from bot.tables.live import Live
from games.core.rng import Rng
from games.registry import all_games
from playground import LoopbackServer
from playground.people.person import Person
from tests.bot.forum import Table, all_told, give_seat, running_bot, told

pytestmark = pytest.mark.asyncio


def pictures_of_hands(person: Person) -> set[bytes]:
    """Every picture of a hand in messages only this person could see."""
    found = set()
    for message in person._sees_anywhere():
        private = message.seen_by == person.id or message.channel_id == person.dm.id
        for attachment in message.attachments:
            if private and attachment.filename.startswith("hand"):
                found.add(person.file(attachment))
    return found


async def whispers(roma, table: Table) -> dict[int, set[str]]:
    """What was told to each user alone, in every language it may have been said."""
    row = await roma.store.table_in(table.channel.id)
    async with roma.sessions.table(row.id) as live:
        moves = await roma.store.moves(live.id, 0, 10_000)
        found: dict[int, set[str]] = {}
        for move in moves:
            for event in move.events:
                for seat in event.only or ():
                    user = live.user_at(seat)
                    found.setdefault(user, set()).update(spoken(live, event))
    return found


def spoken(live: Live, event) -> set[str]:
    return {live.voice(language).say(event.text) for language in ("en", "de")}


@pytest.mark.parametrize("game", all_games())
async def test_nobody_ever_receives_what_belongs_to_another(game: str) -> None:
    async with LoopbackServer() as server:
        async with running_bot(server, ":memory:", pictures=True) as roma:
            people = [server.person("Livia", locale="de"), server.person("Gaius")]
            table = Table(server, people, game)
            await table.start()
            await roma.store.update_user(people[0].id, ping_way="message", next_up=True)
            await roma.store.update_user(people[1].id, ping_way="digest", digest_due=1)
            rng = Rng(21)
            for rounds in (1, 11):  # short games are over after the second look
                for _ in range(rounds):
                    await table.play_round(rng)
                await roma.waiting.carry_due()
                await server.idle()
                for person in people:
                    await check_commands(table, person)
            private = await whispers(roma, table)
            livia, gaius = people
            assert any("Du bist dran" in message.text for message in livia.inbox)
            assert pictures_of_hands(livia)
            assert pictures_of_hands(gaius)
            for own, other in ((livia, gaius), (gaius, livia)):
                for picture in pictures_of_hands(own):
                    assert not other.has_received(picture)
                for message in own.inbox:
                    assert not other.has_received(str(message.id)), "it is for them alone"
                for sentence in private.get(own.id, ()):
                    assert not other.has_received(sentence), sentence
        assert list(server.violations) == []


async def check_commands(table: Table, person: Person) -> None:
    """Everything one can look at, looked at once."""
    for command, options in (
        ("hand", {}),
        ("board", {}),
        ("board", {"text": True}),
        ("history", {}),
        ("recap", {}),
        ("log", {}),
        ("mygames", {}),
        ("settings", {}),
        ("table info", {}),
        ("play", {}),
        ("help", {}),
        ("rules", {"game": table.game, "topic": all_games()[table.game].topics[0]}),
    ):
        reply = await (await person.slash(table.channel, command, **options)).message()
        assert reply.seen_by == person.id, command
        assert reply.text, command
        leaves = [b for b in reply.buttons if (b.custom_id or "").startswith("roma:leaf")]
        for leaf in [it for it in leaves if not it.disabled][:1]:
            step = await (await person.click(reply, custom_id=leaf.custom_id)).message()
            assert step.seen_by == person.id


def hands_shown(person: Person) -> list[int]:
    """Messages that show this person a picture of a hand now."""
    return [
        message.id
        for message in person._sees_anywhere()
        if any(each.filename.startswith("hand") for each in message.attachments)
    ]


async def test_who_gave_a_seat_away_is_shown_no_hand_of_it_any_more() -> None:
    async with (
        LoopbackServer() as server,
        running_bot(server, ":memory:", pictures=True) as roma,
    ):
        livia, gaius, titus = (server.person(name) for name in ("Livia", "Gaius", "Titus"))
        table = Table(server, [livia, gaius])
        await table.start()
        await table.play_round(Rng(5), presses=10)
        await all_told(roma)
        page = await (await gaius.slash(table.channel, "history")).message()
        then = next(b.custom_id for b in page.buttons if b.label == "My hand then")
        page = await (await gaius.click(page, custom_id=then)).message()
        assert page.attachments[0].filename.startswith("hand")
        assert any(m.id in hands_shown(gaius) for m in gaius.sees(gaius.dm))
        await give_seat(table, gaius, member=titus)
        await all_told(roma)
        assert not any(m.id in hands_shown(gaius) for m in gaius.sees(gaius.dm))
        assert any(m.id in hands_shown(titus) for m in titus.sees(titus.dm))
        step = next(b for b in page.buttons if ":h" in b.custom_id and not b.disabled)
        page = await (await gaius.click(page, custom_id=step.custom_id)).message()
        assert page.id not in hands_shown(gaius), "leafing on shows boards"
        before = hands_shown(gaius)
        for command in ("hand", "play", "history", "board", "recap", "log"):
            await told(gaius, table.channel, command)
        table.people = [livia, titus]
        for _ in range(2):
            await table.play_round(Rng(5), presses=10)
        await server.idle()
        assert hands_shown(gaius) == before
