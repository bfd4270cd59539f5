"""/board, /history, /replay, /recap, /log, /rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.commands.completing import Choices, choices, game_named, game_typed, games_named
from bot.commands.here import named_in_dm, started, table_here
from bot.commands.localised import options, word
from bot.posts.composer import picture_file
from bot.tables.live import Live
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private, public
from bot.talk.voice import Voice
from games.core.text import Seat

if TYPE_CHECKING:
    from bot.app.client import Roma

Look = Callable[[Live, "Seat | None", Voice], Awaitable[Reply]]


def add(roma: Roma) -> None:
    _add_pictures(roma)
    _add_words(roma)
    _add_rules(roma)


async def _privately(roma: Roma, click: Click, look: Look) -> None:
    await private(click)
    row = await table_here(roma, click)
    async with roma.sessions.table(row.id) as live:
        seat = started(live).seat_of(click.user.id)
    # The past does not change, so it is looked at while others play on.
    reply = await look(live, seat, live.voice(language_for(click)))
    await fill(click, named_in_dm(click, live, reply))


def _add_pictures(roma: Roma) -> None:
    gallery = roma.gallery

    @roma.tree.command(name=word("command-board"), description=word("command-board-about"))
    @options(move="move", text="text")
    async def board(click: Click, move: int | None = None, text: bool = False) -> None:
        async def look(live: Live, seat: Seat | None, voice: Voice) -> Reply:
            return await gallery.board(live, voice, move, seat, text)

        await guarded(click, lambda: _privately(roma, click, look))

    @roma.tree.command(name=word("command-history"), description=word("command-history-about"))
    async def history(click: Click) -> None:
        async def look(live: Live, seat: Seat | None, voice: Voice) -> Reply:
            return await gallery.page(live, seat, voice, await gallery.since(live, seat))

        await guarded(click, lambda: _privately(roma, click, look))

    @roma.tree.command(name=word("command-replay"), description=word("command-replay-about"))
    @options(first="from", last="to")
    async def replay(click: Click, first: int | None = None, last: int | None = None) -> None:
        await guarded(click, lambda: _replay(roma, click, first, last))


async def _replay(roma: Roma, click: Click, first: int | None, last: int | None) -> None:
    await public(click)
    row = await table_here(roma, click)
    async with roma.sessions.table(row.id) as live:
        voice = started(live).voice()
        end = last or live.row.moves
        begin = first or max(1, end - 29)
    picture = await roma.gallery.animation(live, voice, begin, end)
    if picture is None:
        raise RefusedError("post-no-picture")
    title = voice("replay-title", first=begin, last=end)
    await fill(click, Reply(title, None, [picture_file(picture, "replay")]))


def _add_words(roma: Roma) -> None:
    @roma.tree.command(name=word("command-recap"), description=word("command-recap-about"))
    async def recap(click: Click) -> None:
        await guarded(click, lambda: _privately(roma, click, roma.gallery.recap))

    @roma.tree.command(name=word("command-log"), description=word("command-log-about"))
    async def log(click: Click) -> None:
        await guarded(click, lambda: _privately(roma, click, roma.gallery.log))


def _add_rules(roma: Roma) -> None:
    @roma.tree.command(name=word("command-rules"), description=word("command-rules-about"))
    @options(game="game", topic="topic")
    async def rules(click: Click, game: str, topic: str | None = None) -> None:
        await guarded(click, lambda: _rules(roma, click, game, topic))

    @rules.autocomplete("game")
    async def games(click: Click, typed: str) -> Choices:
        return games_named(roma, click, typed)

    @rules.autocomplete("topic")
    async def topics(click: Click, typed: str) -> Choices:
        game = game_typed(roma, click)
        if game is None:
            return []
        voice = Voice(language_for(click), game)
        return choices(roma.rulebook.suggestions(game, voice, typed))


async def _rules(roma: Roma, click: Click, key: str, topic: str | None) -> None:
    await private(click)
    game = game_named(roma, key, language_for(click))
    voice = Voice(language_for(click), game)
    if topic is None:
        reply = roma.rulebook.overview(game, voice)
    else:
        reply = roma.rulebook.topic(game, voice, roma.rulebook.find(game, voice, topic))
    await fill(click, reply)
