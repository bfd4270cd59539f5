"""What stands above a confirmation: all that one press answers, and no picture of nothing new."""

from __future__ import annotations

import discord
import pytest

from bot.panel.answering import Answering
from bot.panel.ways.offering import shortcuts_of
from bot.tables.live import Live
from bot.tables.sitting import Sitting
from bot.talk.addresses import read_address
from games.core.rng import Rng
from games.core.seats import Seat
from tests.bot.house import GAIUS, LIVIA, House, house
from tests.bot.panel.test_shortcuts import answering_in

pytestmark = pytest.mark.asyncio


async def asked(home: House, live: Live, key: str) -> Sitting:
    """The first seat that is asked this; stewards answer before."""
    bot = live.game.bots["steward"]
    for _ in range(60):
        seat = live.waiting()[0]
        question = live.question(seat)
        assert question
        if question.key == key:
            return Sitting(live, seat, live.voice())
        picks = bot.answer(live.playing.view(seat), question, Rng(live.playing.count))
        await home.sessions.submit(live, seat, live.playing.seq, picks)
    raise AssertionError(key)


async def begun(home: House, game: str) -> tuple[int, Answering]:
    table, answering = await home.open(LIVIA, GAIUS, game=game), answering_in(home)
    async with home.sessions.table(table) as live:
        await home.lobby.start(live, LIVIA.id)
    return table, answering


async def test_what_only_brings_something_to_light_has_no_picture() -> None:
    async with house() as home:
        table, answering = await begun(home, "trajan")
        async with home.sessions.table(table) as live:
            sitting = await asked(home, live, "trajan.start_card")
            reply = await answering.pick(sitting, live.playing.seq, ["deck:3"])
            assert "what this reveals is shown after you confirm" in reply.content
            assert reply.draw is None


async def test_what_changes_the_board_has_a_picture() -> None:
    async with house() as home:
        table, answering = await begun(home, "nova_roma")
        async with home.sessions.table(table) as live:
            sitting = await asked(home, live, "nova.emperor")
            reply = await answering.pick(sitting, live.playing.seq, ["b2"])
            assert reply.draw is not None


async def test_one_press_for_three_questions_names_each_in_its_preview() -> None:
    async with house() as home:
        table, answering = await begun(home, "trajan")
        async with home.sessions.table(table) as live:
            sitting = await asked(home, live, "trajan.start_tile")
            (all_three,) = shortcuts_of(live.id, live.playing, sitting.seat)
            assert "(II, IV, VI)" in sitting.voice.say(all_three.label)
            reply = await answering.take(sitting, live.playing.seq, all_three.answers)
            lines = reply.content.splitlines()
            for tray in ("II", "IV", "VI"):
                assert [line for line in lines if f"goes to {tray} " in line and " **" in line], (
                    tray
                )


async def test_the_way_to_the_table_has_one_form() -> None:
    async with house() as home:
        table, answering = await begun(home, "trajan")
        async with home.sessions.table(table) as live:
            shown = await answering.showing.show(Sitting(live, Seat(0), live.voice()))
            assert "The table now: [the newest post](https://discord.com/channels/" in shown.content


async def test_six_bowls_are_six_buttons_and_their_single_steps_stand_in_a_menu() -> None:
    async with house() as home:
        table, answering = await begun(home, "trajan")
        async with home.sessions.table(table) as live:
            sitting = await asked(home, live, "trajan.tray")
            shown = await answering.showing.show(sitting)
            assert shown.view
            picks = [verb_and_label(each) for each in shown.view.children]
            bowls = [label for verb, label in picks if verb == "pick"]
            assert len(bowls) == len({label.split(" ")[0] for label in bowls}) == 6
            assert not [label for label in bowls if label.endswith("…") or "time" in label]
            menu = next(i for i in shown.view.children if isinstance(i, discord.ui.Select))
            assert menu.placeholder == "Or step by step"


def verb_and_label(item: discord.ui.Item[discord.ui.View]) -> tuple[str, str]:
    if not isinstance(item, discord.ui.Button):
        return "", ""
    return read_address(item.custom_id).verb, item.label or ""
