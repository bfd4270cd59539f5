"""Interactions from a person's click to the bot's last follow-up."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands, ui

from playground import CallbackType, LoopbackServer, NoResponseError, Settings
from tests.playground.conftest import until
from tests.playground.small_bot import PICTURE, SmallBot, picture

pytestmark = pytest.mark.asyncio


async def opened(server, person):
    started = await person.slash(server.channel, "table open", fruit="apple")
    return await started.message()


async def panel_of(server, person):
    started = await person.click(await opened(server, person), "My move")
    return await started.message()


async def test_a_command_of_a_group_is_answered_in_the_channel(server, bot, livia, marcus):
    started = await livia.slash(server.channel, "table open", fruit="apple", seats=4)
    message = await started.message()
    assert message.content == "apple for 4, in de"
    assert [button.label for button in message.buttons] == ["My move"]
    assert marcus.sees(server.channel) == [message]
    assert not server.violations


async def test_a_command_of_a_nested_group_takes_a_person(server, bot, livia, marcus):
    started = await livia.slash(server.channel, "table seats give", to=marcus)
    message = await started.message()
    assert message.content == f"{marcus.mention} sits down"
    assert marcus.pings == [message]
    assert livia.pings == []


async def test_the_person_picks_a_choice_by_its_name_in_their_language(server, bot, livia):
    started = await livia.slash(server.channel, "table open", fruit="Birne")
    assert (await started.message()).content.startswith("pear")


async def test_autocompletion_offers_what_fits(server, bot, livia):
    offered = await livia.autocomplete(server.channel, "play", choice="ap")
    assert [(choice.name, choice.value) for choice in offered] == [
        ("Apple", "apple"),
        ("Apricot", "apricot"),
    ]


async def test_a_persistent_button_works_for_a_bot_that_never_sent_it(server, connect, livia):
    async with connect(server):
        message = await opened(server, livia)
    async with connect(server, SmallBot()):
        started = await livia.click(message, "My move")
        assert (await started.message()).content == "table 7, move 1, you are Livia"


async def test_an_ephemeral_response_is_seen_by_one_person_only(server, bot, livia, marcus):
    panel = await panel_of(server, livia)
    assert panel.is_ephemeral
    assert livia.sees(server.channel)[-1] == panel
    assert panel not in marcus.sees(server.channel)
    assert livia.has_received("you are Livia")
    assert not marcus.has_received("you are Livia")


async def test_a_select_edits_the_message_it_belongs_to(server, bot, livia):
    panel = await panel_of(server, livia)
    response = await (await livia.select(panel, ["Card 1", "3"], custom_id="cards"))
    assert response.kind == CallbackType.UPDATE
    assert livia.current(panel).content == "picked 1, 3"


async def test_a_deferred_update_is_edited_later(server, bot, livia):
    panel = await panel_of(server, livia)
    started = await livia.click(panel, "Later")
    message = await started.message()
    assert message.id == panel.id
    assert message.content == "later it is"
    assert message.buttons == []


class Holding(ui.View):
    """Its button only defers: a test says when its presses are answered."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.held: list[discord.Interaction] = []

    @ui.button(label="Hold", custom_id="hold")
    async def hold(self, interaction, button):
        await interaction.response.defer()
        self.held.append(interaction)


async def test_an_edit_by_an_earlier_press_is_no_answer_to_a_later_one(server, bot, livia):
    view = Holding()
    held = view.held
    sent = await bot.place(server.channel).send("a panel", view=view)
    first = await livia.click(sent.id, "Hold")
    await until(lambda: len(held) == 1)
    second = await livia.click(sent.id, "Hold")
    await until(lambda: len(held) == 2)
    await held[0].edit_original_response(content="a late picture of the first")
    assert (await first.message()).content == "a late picture of the first"
    waiting = asyncio.create_task(second.message())
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await held[1].edit_original_response(content="the second")
    assert (await waiting).content == "the second"


async def test_a_modal_is_shown_and_submitted(server, bot, livia):
    panel = await panel_of(server, livia)
    modal = await (await livia.click(panel, "Rename")).modal()
    assert modal.title == "What is your name?"
    started = await livia.submit(modal, {"Name": "Drusilla", "Colour": "Blue"})
    message = await started.message()
    assert message.content == "Drusilla plays blue"
    assert message.is_ephemeral
    assert not server.violations


async def test_the_first_follow_up_takes_the_place_of_thinking(server, bot, livia, marcus):
    started = await livia.slash(server.channel, "show")
    response = await started
    assert response.kind == CallbackType.DEFERRED_MESSAGE
    assert response.message.is_loading
    message = await started.message()
    assert message.id == response.message.id
    assert message.attachments[0].description == "an empty board"
    assert livia.file(message.attachments[0]) == PICTURE
    await livia.wait_for(lambda seen: seen.content == "and a word to you")
    await server.idle()
    assert [seen.content for seen in started.messages] == ["the board", "and a word to you"]
    assert [seen.content for seen in marcus.sees(server.channel)] == ["the board"]


async def test_a_deferral_decides_who_sees_the_answer(server, bot, livia, marcus):
    started = await livia.slash(server.channel, "show", ephemeral=True)
    assert (await started.message()).is_ephemeral
    await server.idle()
    assert marcus.sees(server.channel) == []
    assert not marcus.has_received(PICTURE)


async def test_a_response_after_the_time_limit_is_unknown(hasty_server, connect):
    async with connect(hasty_server) as bot:
        livia = hasty_server.person("Livia")
        started = await livia.slash(hasty_server.channel, "slow", seconds=0.5)
        with pytest.raises(NoResponseError):
            await started
        await until(lambda: bot.failures)
        (failure,) = bot.failures
        assert isinstance(failure, discord.NotFound)
        assert failure.code == 10062
        assert [violation.code for violation in hasty_server.violations] == [0, 10062]
        assert livia.sees(hasty_server.channel) == []


async def test_a_second_response_is_refused(server, bot, livia):
    started = await livia.slash(server.channel, "twice")
    assert (await started.message()).content == "hello"
    await server.idle()
    (failure,) = bot.failures
    assert (failure.status, failure.code) == (400, 40060)
    assert [violation.code for violation in server.violations] == [40060]


async def test_the_token_dies(connect):
    settings = Settings(token_seconds=0.5)
    async with LoopbackServer(settings=settings) as server, connect(server, HalfHearted()) as bot:
        livia = server.person("Livia")
        await (await livia.slash(server.channel, "later"))
        await asyncio.sleep(0.55)
        with pytest.raises(discord.HTTPException) as caught:
            await bot.kept.edit_original_response(content="too late")
        assert (caught.value.status, caught.value.code) == (401, 50027)
        with pytest.raises(discord.HTTPException):
            await bot.kept.followup.send("too late")


class HalfHearted(SmallBot):
    """Keeps an interaction that it only deferred."""

    async def setup_hook(self) -> None:
        @self.tree.command(description="Later")
        async def later(interaction: discord.Interaction):
            self.kept = interaction
            await interaction.response.defer(ephemeral=True)

        await super().setup_hook()


async def test_original_and_follow_ups_can_be_fetched_edited_and_deleted(server, connect):
    async with connect(server, HalfHearted()) as bot:
        livia = server.person("Livia")
        await (await livia.slash(server.channel, "later"))
        kept = bot.kept
        await kept.edit_original_response(content="first")
        assert (await kept.original_response()).content == "first"
        further = await kept.followup.send("second", wait=True, ephemeral=True)
        await further.edit(content="second, corrected")
        assert (await kept.followup.fetch_message(further.id)).content == "second, corrected"
        seen = [message.content for message in livia.sees(server.channel)]
        assert seen == ["first", "second, corrected"]
        await further.delete()
        await kept.delete_original_response()
        assert livia.sees(server.channel) == []
        with pytest.raises(discord.NotFound) as caught:
            await further.edit(content="third")
        assert caught.value.code == 10008


async def test_an_ephemeral_message_does_not_exist_for_the_channel(server, connect):
    async with connect(server, HalfHearted()) as bot:
        livia = server.person("Livia")
        await (await livia.slash(server.channel, "later"))
        await bot.kept.edit_original_response(content="only for you")
        (own,) = livia.sees(server.channel)
        with pytest.raises(discord.NotFound) as caught:
            await bot.place(server.channel).fetch_message(own.id)
        assert caught.value.code == 10008


async def test_an_interaction_tells_locale_permissions_and_context(server, connect):
    class Curious(SmallBot):
        async def on_interaction(self, interaction):
            self.last = interaction

    async with connect(server, Curious()) as bot:
        livia = server.person("Livia", locale="de", permissions=["manage_messages"])
        await (await livia.slash(server.channel, "play", choice="plum"))
        assert bot.last.locale == discord.Locale.german
        assert bot.last.permissions.manage_messages
        assert not bot.last.permissions.manage_channels
        assert bot.last.app_permissions.send_messages
        assert bot.last.context.guild
        assert bot.last.channel.name == server.channel.name
        assert bot.last.filesize_limit == 10 * 1024 * 1024
        await (await livia.slash(livia.dm, "play", choice="plum"))
        assert bot.last.context.dm_channel
        assert bot.last.guild is None
        assert bot.last.user.id == livia.id


async def test_a_response_and_an_update_carry_pictures(server, connect, marcus):
    class Painter(SmallBot):
        async def on_interaction(self, interaction):
            if interaction.type == discord.InteractionType.component:
                button = ui.Button(label="Done", custom_id="done")
                view = ui.View().add_item(button)
                new = picture("after.png", alt="after")
                await interaction.response.edit_message(attachments=[new], view=view)

        async def setup_hook(self) -> None:
            @self.tree.command(description="Paint")
            async def paint(interaction: discord.Interaction):
                view = ui.View().add_item(ui.Button(label="Paint", custom_id="paint"))
                await interaction.response.send_message(
                    "art", file=picture("before.png"), view=view, ephemeral=True
                )

            await super().setup_hook()

    async with connect(server, Painter()):
        livia = server.person("Livia")
        shown = await (await livia.slash(server.channel, "paint")).message()
        assert [each.filename for each in shown.attachments] == ["before.png"]
        shown = await (await livia.click(shown)).message()
        assert [each.description for each in shown.attachments] == ["after"]
        assert [button.label for button in shown.buttons] == ["Done"]
        assert not server.violations
        assert not marcus.has_received(PICTURE)


async def test_modals_and_choices_count_as_received(server, bot, livia):
    await livia.autocomplete(server.channel, "play", choice="b")
    await (await livia.click(await panel_of(server, livia), "Rename")).modal()
    assert livia.has_received("blackberry")
    assert livia.has_received("What is your name?")
    assert [receipt.event for receipt in livia.received if receipt.message_id is None] == [
        "CHOICES",
        "MODAL",
    ]


class Rude(SmallBot):
    """Breaks the rules for responses, each in its own command."""

    async def setup_hook(self) -> None:
        @self.tree.command(description="Too many suggestions")
        async def many(interaction: discord.Interaction, word: str):
            await interaction.response.send_message(word)

        @many.autocomplete("word")
        async def words(interaction, current):
            return [app_commands.Choice(name=str(n), value=str(n)) for n in range(26)]

        @self.tree.command(description="A modal too long")
        async def form(interaction: discord.Interaction):
            modal = ui.Modal(title="x" * 46, custom_id="m" * 101)
            modal.add_item(ui.TextInput(label="x" * 46))
            await interaction.response.send_modal(modal)

        @self.tree.command(description="Any answer")
        async def answer(interaction: discord.Interaction, kind: int, flags: int):
            adapter = discord.webhook.async_.async_context.get()
            data = {"content": "x", "flags": flags}
            params = discord.webhook.async_.interaction_response_params(kind, data)
            await adapter.create_interaction_response(
                interaction.id, interaction.token, session=interaction._session, params=params
            )

        await super().setup_hook()


async def test_too_many_choices_are_refused(hasty_server, connect):
    async with connect(hasty_server, Rude()):
        livia = hasty_server.person("Livia")
        with pytest.raises(NoResponseError):
            await livia.autocomplete(hasty_server.channel, "many", word="x")
        refused = hasty_server.violations[0]
        assert refused.code == 50035
        assert "choices" in refused.errors["data"]


async def test_a_modal_beyond_the_limits_is_refused(hasty_server, connect):
    async with connect(hasty_server, Rude()) as bot:
        livia = hasty_server.person("Livia")
        with pytest.raises(NoResponseError):
            await (await livia.slash(hasty_server.channel, "form"))
        assert bot.failures[0].code == 50035
        tree = hasty_server.violations[0].errors["data"]
        assert set(tree) == {"title", "custom_id", "components"}


@pytest.mark.parametrize(
    ("kind", "flags"),
    [(7, 0), (6, 0), (8, 0), (1, 0), (5, 1 << 15), (5, 1 << 12), (4, 1 << 7)],
    ids=[
        "update",
        "deferred update",
        "choices",
        "ping",
        "deferred v2",
        "deferred silent",
        "loading",
    ],
)
async def test_a_command_takes_only_certain_answers(server, connect, kind, flags):
    async with connect(server, Rude()) as bot:
        livia = server.person("Livia")
        await livia.slash(server.channel, "answer", kind=kind, flags=flags)
        await until(lambda: bot.failures)
        assert bot.failures[0].code == 50035
        assert livia.sees(server.channel) == []
