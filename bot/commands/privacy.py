"""/privacy: what is kept of somebody."""

from __future__ import annotations

from bot.commands.localised import Tree, word
from bot.own_data.own_data import OwnData
from bot.talk.replies import Click, fill, guarded, language_for, private


def add_privacy(tree: Tree, own_data: OwnData) -> None:
    async def tell(click: Click) -> None:
        await private(click)
        await fill(click, own_data.told(language_for(click)))

    @tree.command(name=word("command-privacy"), description=word("command-privacy-about"))
    async def privacy(click: Click) -> None:
        await guarded(click, lambda: tell(click))
