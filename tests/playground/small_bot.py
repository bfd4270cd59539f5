"""The smallest bot that uses everything the playground must speak; the real discord.py."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands, ui

PICTURE = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
    + (640).to_bytes(4, "big")
    + (480).to_bytes(4, "big")
    + b"\x08\x02\x00\x00\x00 and some pixels"
)
FRUITS = ["apple", "apricot", "banana", "blackberry"]


GERMAN = {"table": "tisch", "A table to play at": "Ein Tisch zum Spielen", "Pear": "Birne"}


class German(app_commands.Translator):
    async def translate(self, string, locale, context):
        return GERMAN.get(string.message) if locale == discord.Locale.german else None


class MoveButton(ui.DynamicItem[ui.Button], template=r"move:(?P<table>\d+):(?P<seq>\d+)"):
    """Survives a restart: everything it needs stands in its custom id."""

    def __init__(self, table: int, seq: int) -> None:
        button = ui.Button(label="My move", custom_id=f"move:{table}:{seq}")
        super().__init__(button)
        self.table, self.seq = table, seq

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(int(match["table"]), int(match["seq"]))

    async def callback(self, interaction):
        text = f"table {self.table}, move {self.seq}, you are {interaction.user.display_name}"
        await interaction.response.send_message(text, ephemeral=True, view=Panel())


class Panel(ui.View):
    @ui.select(
        placeholder="Pick cards",
        min_values=1,
        max_values=2,
        custom_id="cards",
        options=[discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(5)],
    )
    async def pick(self, interaction, select):
        text = f"picked {', '.join(select.values)}"
        await interaction.response.edit_message(content=text, view=self)

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction, button):
        await interaction.response.defer()
        await interaction.edit_original_response(content="later it is", view=None)

    @ui.button(label="Rename", custom_id="rename")
    async def rename(self, interaction, button):
        await interaction.response.send_modal(NameForm())

    @ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, interaction, button):
        raise AssertionError("a disabled button was pressed")


class NameForm(ui.Modal, title="What is your name?"):
    name = ui.TextInput(label="Name", min_length=2, max_length=10)
    colour = ui.Label(
        text="Colour",
        component=ui.Select(
            options=[discord.SelectOption(label=c.title(), value=c) for c in ("red", "blue")]
        ),
    )

    async def on_submit(self, interaction):
        text = f"{self.name.value} plays {self.colour.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


class Board(ui.LayoutView):
    """Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png"))
        row = ui.ActionRow(ui.Button(label="Zoom", custom_id="zoom"))
        self.add_item(ui.Container(ui.TextDisplay("# The board"), gallery, row))


def picture(name: str = "board.png", alt: str | None = "an empty board") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), filename=name, description=alt)


table = app_commands.Group(name="table", description="A table to play at")
seats = app_commands.Group(name="seats", description="Seats of a table", parent=table)


@table.command(name="open", description="Open a table")
@app_commands.choices(
    fruit=[
        app_commands.Choice(name="Apple", value="apple"),
        app_commands.Choice(name=app_commands.locale_str("Pear"), value="pear"),
    ]
)
async def open_table(
    interaction: discord.Interaction,
    fruit: app_commands.Choice[str],
    seats: app_commands.Range[int, 2, 5] = 3,
):
    view = ui.View(timeout=None)
    view.add_item(MoveButton(7, 1))
    text = f"{fruit.value} for {seats}, in {interaction.locale}"
    await interaction.response.send_message(text, view=view)


@seats.command(name="give", description="Give somebody a seat")
async def give(interaction: discord.Interaction, to: discord.Member):
    await interaction.response.send_message(f"{to.mention} sits down")


@app_commands.command(description="Play a card")
async def play(interaction: discord.Interaction, choice: str, amount: int = 1):
    await interaction.response.send_message(f"played {amount} {choice}", ephemeral=True)


@play.autocomplete("choice")
async def choices(interaction: discord.Interaction, current: str):
    found = [fruit for fruit in FRUITS if fruit.startswith(current)]
    return [app_commands.Choice(name=fruit.title(), value=fruit) for fruit in found]


@app_commands.command(description="Think, then show a picture")
async def show(interaction: discord.Interaction, ephemeral: bool = False):
    await interaction.response.defer(ephemeral=ephemeral, thinking=True)
    await asyncio.sleep(0.02)
    await interaction.followup.send("the board", file=picture())
    await interaction.followup.send("and a word to you", ephemeral=True)


@app_commands.command(description="Answer late")
async def slow(interaction: discord.Interaction, seconds: float):
    await asyncio.sleep(seconds)
    await interaction.response.send_message("at last")


@app_commands.command(description="Answer twice")
async def twice(interaction: discord.Interaction):
    adapter = discord.webhook.async_.async_context.get()
    params = discord.webhook.async_.interaction_response_params(4, {"content": "hello"})
    for _ in range(2):
        await adapter.create_interaction_response(
            interaction.id, interaction.token, session=interaction._session, params=params
        )


@app_commands.command(description="Write to somebody")
async def whisper(interaction: discord.Interaction, text: str):
    await interaction.response.defer(ephemeral=True)
    try:
        await interaction.user.send(text)
    except discord.Forbidden as error:
        await interaction.edit_original_response(content=f"closed: {error.code}")
    else:
        await interaction.edit_original_response(content="sent")


@app_commands.command(description="Say something, or nothing in particular")
async def say(interaction: discord.Interaction, words: str = "nothing"):
    await interaction.response.send_message(f"said {words}", ephemeral=True)


@app_commands.command(description="For moderators")
@app_commands.default_permissions(manage_messages=True)
@app_commands.guild_only()
async def close(interaction: discord.Interaction):
    allowed = interaction.permissions.manage_messages
    await interaction.response.send_message(f"closed by a moderator: {allowed}")


class SmallBot(discord.Client):
    def __init__(self, **options) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__(guild_ready_timeout=0.01, **options)
        self.tree = app_commands.CommandTree(self)
        self.failures: list[Exception] = []
        self.heard: list[discord.Message] = []
        self.is_up = asyncio.Event()
        self.resumed = 0
        self.connected = 0
        for command in (table, play, show, slow, twice, whisper, say, close):
            self.tree.add_command(command)
        self.tree.error(self.on_tree_error)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        self.add_dynamic_items(MoveButton)
        self.synced = await self.tree.sync()

    async def before_identify_hook(self, shard_id, *, initial=False) -> None:
        """Without the five seconds that discord.py waits before it identifies again."""

    async def on_tree_error(self, interaction, error) -> None:
        self.failures.append(getattr(error, "original", error))

    async def on_message(self, message) -> None:
        self.heard.append(message)

    async def on_ready(self) -> None:
        self.is_up.set()

    async def on_connect(self) -> None:
        self.connected += 1

    async def on_resumed(self) -> None:
        self.resumed += 1

    def place(self, channel) -> discord.TextChannel:
        return self.get_partial_messageable(channel.id, guild_id=channel.guild_id)
