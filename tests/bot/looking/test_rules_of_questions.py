"""*Rules* in a panel: what is not offered and why, and what this very question is about."""

from __future__ import annotations

import pytest

from bot.looking.rulebook import Asked, Rulebook, question_topics
from bot.panel.answering import Answering
from bot.posts.composer import Composer
from bot.tables.live import Live
from bot.tables.sitting import Sitting
from bot.talk.addresses import read_address
from bot.talk.limits import MESSAGE
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.core.bots.random_bot import RANDOM
from games.core.rng import Rng
from games.core.text import Text
from games.registry import all_games
from playground import LoopbackServer
from tests.bot.forum import Table, button, running_bot, waiting_person
from tests.bot.house import GAIUS, LIVIA, House, NotingPool, house
from tests.bot.panel.test_model import check_view
from tests.games.evening import moments

EMPTY = "It is empty, and there is nothing to sow."


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_the_rules_of_every_question_fit(game) -> None:
    seen = set()
    for match, seat, decision in moments(game, [RANDOM] * max(2, game.seats[0]), 1):
        if decision.key in seen:
            continue
        seen.add(decision.key)
        for language in ("en", "de"):
            voice = Voice(language, game, ["Livia"] * match.seats)
            asked = Asked(1, match.view(seat), decision)
            reply = Rulebook().of_question(game, voice, asked)
            assert voice.say(decision.prompt) in reply.content
            assert question_topics(game, match.view(seat), decision), decision.key
            assert len(reply.content) <= MESSAGE
            check_view(reply.view)


def test_a_question_leads_to_the_topics_of_what_it_is_about() -> None:
    game = all_games()["glory_to_rome"]
    wanted = {
        "gtr.lead": ["topic-lead", "topic-think"],
        "gtr.patron": ["role-patron", "topic-clients"],
    }
    for match, seat, decision in moments(game, [RANDOM] * 2, 1):
        topics = wanted.pop(decision.key, [])
        assert question_topics(game, match.view(seat), decision)[: len(topics)] == topics
        if not wanted:
            break


async def at_an_empty_tray(home: House) -> int:
    """A table of Trajan whose player on turn has an empty tray."""
    table, rng = await home.open(LIVIA, GAIUS, game="trajan"), Rng(1)
    async with home.sessions.table(table) as live:
        await home.lobby.start(live, LIVIA.id)
        while not empty_trays(live):
            await home.answer_at_random(live, rng)
    return table


def empty_trays(live: Live) -> list[str]:
    decision = live.question(live.waiting()[0])
    if decision.key != "trajan.tray":
        return []
    return [each.id for each in live.game.why_not(live.playing.view(decision.seat), decision)]


@pytest.mark.asyncio
async def test_what_is_not_offered_is_explained_to_who_types_it() -> None:
    async with house() as home:
        table = await at_an_empty_tray(home)
        answering = Answering(home.sessions, Composer(home.store, NotingPool()))
        async with home.sessions.table(table) as live:
            seat = live.waiting()[0]
            sitting = Sitting(live, seat, live.voice())
            reply = await answering.typed(sitting, empty_trays(live)[0])
            assert EMPTY in reply.content.splitlines()[0]
            assert live.question(seat).key == "trajan.tray"
            with pytest.raises(RefusedError):
                await answering.typed(sitting, "a seventh tray")
            asked = Asked.at(live, live.user_at(seat))
            about = Rulebook().of_question(live.game, live.voice(), asked).content
            first = question_topics(live.game, asked.view, asked.decision)[0]
            rule = live.voice().say(Text(f"{first}.rule"))
            assert about.index(rule) < about.index(EMPTY), "what it is about comes first"


@pytest.mark.asyncio
async def test_rules_in_a_panel_are_about_its_question_and_all_are_a_tap_away() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        person, panel = await waiting_person(table)
        about = await table.press(person, panel, "rules")
        assert "About this question" in about.text
        assert "you lead" in about.text
        topics = [option.value for option in about.selects[0].options]
        for key in topics[:2]:  # one after the other: the menu stays that of the question
            about = await (await person.select(about, [key])).message()
            assert [option.value for option in about.selects[0].options] == topics
        everything = await table.press(person, about, "topics")
        assert len(everything.selects[0].options) == 25
        post = table.latest(person)
        assert read_address(button(post, "rules")).argument == ""
        assert list(server.violations) == []
