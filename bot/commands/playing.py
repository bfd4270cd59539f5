"""/play, /hand, /undo: acting from anywhere."""

from __future__ import annotations

from bot.commands.completing import Choices, choices
from bot.commands.here import complete_tables, named_in_dm, table_here
from bot.commands.localised import Tree, options, word
from bot.looking.gallery import Gallery
from bot.panel.answering import Answering
from bot.panel.typing import completions
from bot.posts.lines.story_lines import lost_line
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, language_for, private
from bot.talk.shown_answers import HAND, ShownAnswers
from bot.talk.voice import Voice
from bot.votes.undo_votes import UndoVotes
from bot.waiting.returning import Returning
from storage.records import VoteRow


class PlayCommands:
    def __init__(
        self,
        sessions: Sessions,
        answering: Answering,
        gallery: Gallery,
        shown: ShownAnswers,
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
            await guarded(click, lambda: self._hand(click))

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

    async def _hand(self, click: Click) -> None:
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            sitting = Sitting.of(live, click.user.id, language_for(click))
            back = await self.returning.here(live, click.user.id)
            reply = self.answering.showing.hand(sitting)
        await fill(click, named_in_dm(click, live, reply))
        await self.shown.replaced_by(click, row.id, HAND)
        if back:
            await self.returning.everywhere(click.user.id)

    async def _undo(self, click: Click) -> None:
        """Free while nobody learnt anything; after that the others are asked, in the channel.

        Where something was taken back, the panel as it is now takes the place of the open one.
        """
        await private(click)
        row = await table_here(self.sessions, click)
        async with self.sessions.table(row.id) as live:
            sitting = Sitting.of(live, click.user.id, language_for(click))
            if live.playing.can_undo(sitting.seat):
                vote, what = None, ""
                reply = await self.answering.take_back(sitting)
            else:
                vote = await self.votes.proposed(live, sitting.seat)
                what = lost_line(sitting.voice, await self.votes.lost(live, vote))
                await self.votes.propose(live, vote)
                reply = _asked(sitting.voice, vote, what)
        if vote and not vote.needed:
            async with self.sessions.table(row.id) as live:  # as it is now
                sitting = Sitting.of(live, click.user.id, language_for(click))
                note = sitting.voice("done-undo", what=what)
                reply = await self.answering.clear(sitting, note=note)
        await fill(click, named_in_dm(click, live, reply))
        if not (vote and vote.needed):
            await self.shown.replaced_by(click, row.id)


def _asked(voice: Voice, vote: VoteRow, what: str) -> Reply:
    """Who is asked, and for what."""
    who = voice.listing([f"**{voice.names[seat]}**" for seat in vote.needed])
    return Reply(voice("done-vote", n=len(vote.needed), who=who, what=what))
