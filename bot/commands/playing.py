"""/play, /hand, /undo: acting from anywhere."""

from __future__ import annotations

from bot.commands.completing import Choices, choices
from bot.commands.here import complete_tables, named_in_dm, table_here
from bot.commands.localised import Tree, options, word
from bot.looking.gallery import Gallery
from bot.panel.answering import Answering
from bot.panel.shown_panels import ShownPanels
from bot.panel.typing import completions
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private
from bot.votes.undo_votes import UndoVotes
from bot.waiting.returning import Returning


class PlayCommands:
    def __init__(
        self,
        sessions: Sessions,
        answering: Answering,
        gallery: Gallery,
        shown: ShownPanels,
        votes: UndoVotes,
        returning: Returning,
    ) -> None:
        self.sessions = sessions
        self.answering = answering
        self.gallery = gallery
        self.shown = shown
        self.votes = votes
        self.returning = returning

    def add_to(self, tree: Tree) -> None:
        @tree.command(name=word("command-play"), description=word("command-play-about"))
        @options(choice="choice", table="table")
        async def play(click: Click, choice: str | None = None, table: str | None = None) -> None:
            await guarded(click, lambda: self._play(click, choice))

        @play.autocomplete("choice")
        async def offered(click: Click, typed: str) -> Choices:
            return await self._open_options(click, typed)

        @tree.command(name=word("command-hand"), description=word("command-hand-about"))
        @options(table="table")
        async def hand(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._play(click, None))

        @tree.command(name=word("command-undo"), description=word("command-undo-about"))
        @options(table="table")
        async def undo(click: Click, table: str | None = None) -> None:
            await guarded(click, lambda: self._undo(click))

        complete_tables(self.sessions, play, hand, undo)

    async def _play(self, click: Click, choice: str | None) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            sitting = Sitting.of(live, click.user.id, language_for(click))
            back = await self.returning.here(live, click.user.id)
            if choice is None:
                news = await self.gallery.news(sitting)
                reply = await self.answering.showing.show(sitting, note=news)
            else:
                reply = await self.answering.typed(sitting, choice)
        await fill(click, named_in_dm(click, live, reply))
        await self.shown.replaced_by(click, row.id)
        if back:
            await self.returning.everywhere(click.user.id)

    async def _open_options(self, click: Click, typed: str) -> Choices:
        """This person's open options that hold what was typed so far, and what may follow them."""
        try:
            row = await table_here(self.sessions, click)
        except RefusedError:
            return []
        if row.status != "playing":
            return []
        async with self.sessions.table(row.id) as live:
            seat = live.seat_of(click.user.id)
            if seat is None:
                return []
            voice = live.voice(language_for(click))
            found = completions(live.id, live.playing, seat, voice, typed)
            return choices(dict.fromkeys(found))

    async def _undo(self, click: Click) -> None:
        """Free while nobody learnt anything; after that the others are asked, in the channel."""
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            sitting = Sitting.of(live, click.user.id, language_for(click))
            if live.playing.can_undo(sitting.seat):
                await self.sessions.undo(live, sitting.seat)
                reply = await self.answering.clear(sitting)
            else:
                vote = await self.votes.ask(live, sitting.seat)
                reply = Reply(sitting.voice("done-vote" if vote.needed else "done-undo"))
        await fill(click, named_in_dm(click, live, reply))
