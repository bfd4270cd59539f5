"""The buttons that look back or look something up."""

from __future__ import annotations

from bot.looking.gallery import Gallery
from bot.looking.my_games import MyGames
from bot.looking.replays import Replays, film_title
from bot.looking.rulebook import Asked, Rulebook
from bot.looking.statistics import Statistics
from bot.looking.stretches import Range
from bot.looking.what_changed import WhatChanged
from bot.people.quotas import Quotas
from bot.posts.post import picture_file
from bot.tables.sessions import Sessions
from bot.tables.sitting import Visit
from bot.talk.presses import Press, ask_for_text
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.shown_answers import ShownAnswers
from bot.talk.voice import Voice
from games.core.contract import AnyGame

LONGEST_NUMBER = 9  # digits: no game has more moves


class LookingClicks:
    def __init__(
        self,
        sessions: Sessions,
        gallery: Gallery,
        changed: WhatChanged,
        replays: Replays,
        rulebook: Rulebook,
        quotas: Quotas,
        statistics: Statistics,
        shown: ShownAnswers,
    ) -> None:
        self.sessions = sessions
        self.gallery = gallery
        self.changed = changed
        self.replays = replays
        self.rulebook = rulebook
        self.quotas = quotas
        self.statistics = statistics
        self.shown = shown
        self.my_games = MyGames(sessions)

    async def _visit(self, press: Press) -> Visit:
        """The past does not change, so it is looked at while others play on."""
        self.quotas.take("look", press.user, press.click.guild_id)
        async with self.sessions.table(press.table) as live:
            return Visit.of(live, press.user, press.language)

    async def recap(self, press: Press) -> None:
        """In a message of its own: a panel it is opened from stays."""
        await private(press.click)
        move = _number(press.address.argument, "error-stale") if press.address.argument else None
        await fill(press.click, await self.changed.page(await self._visit(press), move))
        await self.shown.replaced_by(press.click, press.table, "recap")

    async def leaf(self, press: Press) -> None:
        await in_place(press.click)
        wanted, number = Range.read(press.address.argument), press.address.seq
        visit = await self._visit(press)
        await fill(press.click, await self.changed.step(visit, wanted, number))

    async def film(self, press: Press) -> None:
        """Of the public board: many may want the same, and nothing in it is anybody's own."""
        await private(press.click)
        wanted = Range.read(press.address.argument)
        self.quotas.take("replay", press.user, press.click.guild_id)
        live, _, voice = await self._visit(press)
        picture = await self.replays.of(live, voice, wanted.since + 1, wanted.last)
        if picture is None:
            raise RefusedError("post-no-picture")
        title = film_title(voice, wanted.since + 1, wanted.last)
        await fill(press.click, Reply(title, None, [picture_file(picture, "replay")]))

    async def mygames(self, press: Press) -> None:
        await private(press.click)
        await fill(press.click, await self.my_games.of(press.user, press.language))

    async def stats(self, press: Press) -> None:
        """How one stands after a game; from where no table is meant, all of one's own."""
        await private(press.click)
        if not press.table:
            self.quotas.take("look", press.user, press.click.guild_id)
            made = await self.statistics.of(press.user, press.user, press.language)
            await fill(press.click, made)
            return
        visit = await self._visit(press)
        await fill(press.click, await self.statistics.table(visit.live, press.user, press.language))

    async def count(self, press: Press) -> None:
        await in_place(press.click)
        made = await self.statistics.count(press.user, press.language, wanted=True)
        await fill(press.click, made)

    async def uncount(self, press: Press) -> None:
        await in_place(press.click)
        made = await self.statistics.count(press.user, press.language, wanted=False)
        await fill(press.click, made)

    async def history(self, press: Press) -> None:
        await private(press.click)
        await self._page(press, _number(press.address.argument or "0", "error-stale"))
        await self.shown.replaced_by(press.click, press.table, "history")

    async def show(self, press: Press) -> None:
        await in_place(press.click)
        await self._page(press, press.address.seq, hand=_of_hand(press))

    async def jump(self, press: Press) -> None:
        await ask_for_text(press.click, press.address._replace(verb="jumped"), "modal-jump", 6)

    async def jumped(self, press: Press) -> None:
        await in_place(press.click)
        move = _number(press.values[0].strip(), "refused-number")
        await self._page(press, move, hand=_of_hand(press))

    async def _page(self, press: Press, move: int, *, hand: bool = False) -> None:
        reply = await self.gallery.page(await self._visit(press), move, hand=hand)
        await fill(press.click, reply)

    # ---- rules --------------------------------------------------------------------------------

    async def rules(self, press: Press) -> None:
        """From a panel those of its question, else an overview."""
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            voice = live.voice(press.language)
            asked = Asked.at(live, press.user) if press.address.argument else None
            if asked is None:
                reply = self.rulebook.overview(live.game, voice)
            else:
                reply = self.rulebook.of_question(live.game, voice, asked)
        await fill(press.click, reply)
        await self.shown.replaced_by(press.click, press.table, "rules")

    async def topic(self, press: Press) -> None:
        await in_place(press.click)
        game = self._game(press)
        voice, asked = Voice(press.language, game), None
        if press.table:
            asked = Asked.at(await self.sessions.glance(press.table), press.user)
        await fill(press.click, self.rulebook.topic(game, voice, press.values[0], asked))

    async def topics(self, press: Press) -> None:
        await in_place(press.click)
        game = self._game(press)
        voice = Voice(press.language, game)
        await fill(press.click, self.rulebook.overview(game, voice, press.address.seq))

    def _game(self, press: Press) -> AnyGame:
        game = self.sessions.games.get(press.address.argument)
        if game is None:
            raise RefusedError("error-stale")  # a game that is no longer offered
        return game


def _number(word: str, otherwise: str) -> int:
    """What was typed, or stands in a button; signs such as ² are digits but no number."""
    if not word.isdecimal() or len(word) > LONGEST_NUMBER:
        raise RefusedError(otherwise)
    return int(word)


def _of_hand(press: Press) -> bool:
    """Whether one leafs through one's own hands, not through the boards: see `gallery_view`."""
    return press.address.argument.startswith("h")
