"""/play, /hand, /undo: acting from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clicks import seated
from bot.commands.completing import Choices, matching
from bot.commands.here import named_in_dm, started, table_here
from bot.commands.localised import options, word
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private

if TYPE_CHECKING:
    from bot.app.client import Roma


def add(roma: Roma) -> None:
    @roma.tree.command(name=word("command-play"), description=word("command-play-about"))
    @options(choice="choice")
    async def play(click: Click, choice: str | None = None) -> None:
        await guarded(click, lambda: _play(roma, click, choice))

    @play.autocomplete("choice")
    async def offered(click: Click, typed: str) -> Choices:
        return await _open_options(roma, click, typed)

    @roma.tree.command(name=word("command-hand"), description=word("command-hand-about"))
    async def hand(click: Click) -> None:
        await guarded(click, lambda: _play(roma, click, None))

    @roma.tree.command(name=word("command-undo"), description=word("command-undo-about"))
    async def undo(click: Click) -> None:
        await guarded(click, lambda: _undo(roma, click))


async def _play(roma: Roma, click: Click, choice: str | None) -> None:
    await private(click)
    row = await table_here(roma, click)
    async with roma.sessions.table(row.id) as live:
        seat = seated(live, click.user.id)
        voice = live.voice(language_for(click))
        if choice is None:
            news = await roma.gallery.news(live, seat, voice)
            reply = await roma.panels.show(live, seat, voice, note=news)
        else:
            reply = await roma.panels.typed(live, seat, voice, choice)
    await fill(click, named_in_dm(click, live, reply))
    await roma.shown_panels.replaced_by(click, row.id)


async def _open_options(roma: Roma, click: Click, typed: str) -> Choices:
    """This person's open options that hold what was typed so far."""
    try:
        row = await table_here(roma, click)
    except RefusedError:
        return []
    if row.status != "playing":
        return []
    async with roma.sessions.table(row.id) as live:
        seat = live.seat_of(click.user.id)
        decision = live.question(seat) if seat is not None else None
        if decision is None:
            return []
        voice = live.voice(language_for(click))
        named = [(voice.say(option.label), option.id) for option in decision.options]
    return matching(typed, named)


async def _undo(roma: Roma, click: Click) -> None:
    """Free while nobody learnt anything; after that the others are asked, in the channel."""
    await private(click)
    row = await table_here(roma, click)
    async with roma.sessions.table(row.id) as live:
        seat = seated(started(live), click.user.id)
        voice = live.voice(language_for(click))
        if live.playing.can_undo(seat):
            await roma.sessions.undo(live, seat)
            reply = await roma.panels.clear(live, seat, voice)
        else:
            vote = await roma.votes.ask(live, seat)
            reply = Reply(voice("done-vote" if vote.needed else "done-undo"))
    await fill(click, named_in_dm(click, live, reply))
