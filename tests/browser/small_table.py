"""A table with a small bot that does what a test wants, and messages made for it."""

from __future__ import annotations

import asyncio
import io
from contextlib import asynccontextmanager

import discord
from discord import ButtonStyle, ui
from PIL import Image

from playground.local import LocalTable
from tests.browser.windows import browser, window


@asynccontextmanager
async def small_table(folder, running, **options):
    async with (
        LocalTable(folder / "local.sqlite3", port=0) as table,
        running(table.server) as bot,
        browser() as chromium,
    ):
        livia = await window(chromium, **options)
        await livia.sit_down(table, "Livia")
        await livia.page.locator("#dialog .quick-form").wait_for()
        await livia.page.keyboard.press("Escape")
        yield table, bot, livia


def picture(name: str, width: int, height: int) -> discord.File:
    made = io.BytesIO()
    Image.new("RGB", (width, height), "#9e2b25").save(made, "PNG")
    made.seek(0)
    return discord.File(made, filename=name, description=f"a picture of {name}")


def button(label: str | None, id: str, answer, *, row: int = 0, emoji=None, disabled=False):
    """A button that answers with `answer(interaction)`."""
    made = ui.Button(
        label=label, custom_id=id, row=row, emoji=emoji, disabled=disabled, style=ButtonStyle.gray
    )
    made.callback = answer
    return made


def view(*items) -> ui.View:
    made = ui.View(timeout=None)
    for item in items:
        made.add_item(item)
    return made


class Leafing:
    """◀ and ▶, as a history has them: every step makes new custom ids."""

    def __init__(self, page: int = 3, last: int = 5) -> None:
        self.page, self.last = page, last

    def view(self) -> ui.View:
        def step(emoji: str, to: int):
            async def answer(interaction):
                self.page = to
                await interaction.response.edit_message(content=self.text, view=self.view())

            id = f"x:show:{to}:{emoji}"
            return button(None, id, answer, emoji=emoji, disabled=not 1 <= to <= self.last)

        return view(step("◀️", self.page - 1), step("▶️", self.page + 1))

    @property
    def text(self) -> str:
        return f"**Page {self.page}**"


class Asking:
    """A private panel with several questions, one after the other, then none."""

    def __init__(self, questions: int = 2) -> None:
        self.left = questions

    @property
    def text(self) -> str:
        return f"**{self.left} to go?**" if self.left else "You are not asked anything."

    async def open(self, interaction) -> None:
        await interaction.response.send_message(self.text, view=self.view(), ephemeral=True)

    async def more(self, interaction) -> None:
        await interaction.response.edit_message(content="Really?", view=self.dangerous())

    async def next(self, interaction) -> None:
        await interaction.response.defer()
        self.left -= 1
        await interaction.edit_original_response(content=self.text, view=self.view())

    def view(self) -> ui.View:
        looking = button("More…", "x:more:1", self.more, row=1)
        if not self.left:
            return view(looking)
        return view(button("Go on", f"x:pick:{self.left}", self.next), looking)

    def dangerous(self) -> ui.View:
        async def concede(interaction):
            await interaction.response.edit_message(content="Conceded.", view=None)

        return view(button("Concede", "x:aside:1", concede), button("Back", "x:back:1", self.next))


class Jumping:
    """A button that asks for a page in a form, and a message that shows it."""

    def __init__(self) -> None:
        self.steps = 0

    def view(self) -> ui.View:
        self.steps += 1
        return view(button("Jump to", f"x:jump:{self.steps}", self.ask))

    async def ask(self, interaction) -> None:
        form = ui.Modal(title="Where to?", custom_id=f"x:jumped:{self.steps}")
        field = ui.TextInput(label="Page", min_length=1, max_length=3)
        form.add_item(field)

        async def answer(sent) -> None:
            await sent.response.edit_message(content=f"Page {field.value}", view=self.view())

        form.on_submit = answer
        await interaction.response.send_modal(form)


async def refuse(interaction) -> None:
    """Acknowledged with a deferred update, answered by a private word."""
    await interaction.response.defer()
    await asyncio.sleep(0.1)
    await interaction.followup.send("not now", ephemeral=True)


async def be_silent(interaction) -> None:
    await interaction.response.defer()
