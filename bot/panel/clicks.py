"""What is pressed on a panel, and the buttons that open it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.looking.gallery import Gallery
from bot.panel.answering import Answering
from bot.panel.pieces import read_deed
from bot.plans.plan_news import PlanNews
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.presses import Press, ask_for_text
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.shown_answers import HAND, ShownAnswers
from bot.waiting.returning import Returning


class PanelClicks:
    def __init__(
        self,
        sessions: Sessions,
        answering: Answering,
        gallery: Gallery,
        shown: ShownAnswers,
        returning: Returning,
    ) -> None:
        self.sessions = sessions
        self.answering = answering
        self.showing = answering.showing
        self.gallery = gallery
        self.shown = shown
        self.returning = returning
        self.plan_news = PlanNews(sessions)

    async def open(self, press: Press) -> None:
        """A panel of one's own; the one before it goes."""
        click = press.click
        await private(click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            back = await self.returning.here(live, press.user)
            news = [await self.plan_news.of(sitting), await self.gallery.news(sitting)]
            reply = await self.showing.show(sitting, note="\n".join(filter(None, news)))
        await fill(click, reply)
        await self.shown.replaced_by(click, press.table)
        if back:
            await self.returning.everywhere(press.user)

    async def hand(self, press: Press) -> None:
        """One's hand; the panel stays as it is."""
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            reply = self.showing.hand(Sitting.of(live, press.user, press.language))
        await fill(press.click, reply)
        await self.shown.replaced_by(press.click, press.table, HAND)

    async def _in_seat(self, press: Press, act: Callable[[Sitting], Awaitable[Reply]]) -> None:
        """Edits the pressed message after somebody did something in their own seat."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            reply = await act(Sitting.of(live, press.user, press.language))
        await fill(press.click, reply)

    # ---- answers ------------------------------------------------------------------------------

    async def pick(self, press: Press) -> None:
        seq, option = press.address.seq, press.address.argument
        await self._in_seat(press, lambda at: self.answering.press(at, seq, option))

    async def choose(self, press: Press) -> None:
        seq, chosen = press.address.seq, press.values
        if len(chosen) == 1:
            await self._in_seat(press, lambda at: self.answering.press(at, seq, chosen[0]))
            return
        await self._in_seat(press, lambda at: self.answering.pick(at, seq, chosen))

    async def choose_nothing(self, press: Press) -> None:
        await self._in_seat(press, lambda at: self.answering.pick(at, press.address.seq, []))

    async def confirm(self, press: Press) -> None:
        seq, mark = press.address.seq, press.address.argument
        await self._in_seat(press, lambda at: self.answering.confirm(at, seq, mark))

    async def open_piece(self, press: Press) -> None:
        piece = press.address.argument
        await self._in_seat(press, lambda at: self.showing.show(at, piece=piece))

    async def act_with(self, press: Press) -> None:
        await self._act_with(press, press.address.argument)

    async def choose_deed(self, press: Press) -> None:
        await self._act_with(press, press.values[0])

    async def _act_with(self, press: Press, deed: str) -> None:
        seq, (piece, id) = press.address.seq, read_deed(deed)
        if not id:  # what is no piece stands in the same menu
            await self._in_seat(press, lambda at: self.answering.press(at, seq, piece))
            return
        await self._in_seat(press, lambda at: self.answering.act_with(at, seq, piece, id))

    async def same_again(self, press: Press) -> None:
        seq, mark = press.address.seq, press.address.argument
        await self._in_seat(press, lambda at: self.answering.same_again(at, seq, mark))

    async def ask_for_words(self, press: Press) -> None:
        await ask_for_text(press.click, press.address._replace(verb="typed"), "modal-type", 100)

    async def typed(self, press: Press) -> None:
        (word,), seq = press.values, press.address.seq
        await self._in_seat(press, lambda at: self.answering.typed(at, word, seq))

    # ---- baskets and pages --------------------------------------------------------------------

    async def add(self, press: Press) -> None:
        page = int(press.address.argument or 0)
        await self._in_seat(press, lambda at: self.answering.add(at, press.values, page))

    async def turn_page(self, press: Press) -> None:
        page = int(press.address.argument)
        await self._in_seat(press, lambda at: self.showing.show(at, page=page))

    async def send_basket(self, press: Press) -> None:
        await self._in_seat(press, lambda at: self.answering.send_basket(at, press.address.seq))

    async def clear(self, press: Press) -> None:
        await self._in_seat(press, self.answering.clear)

    async def rethink(self, press: Press) -> None:
        seq, joined = press.address.seq, int(press.address.argument or 0)
        await self._in_seat(press, lambda at: self.answering.rethink(at, seq, joined))

    # ---- taking back, and what is done at the side --------------------------------------------

    async def undo(self, press: Press) -> None:
        await self._undo(press, all_of_it=False)

    async def undo_all(self, press: Press) -> None:
        await self._undo(press, all_of_it=True)

    async def _undo(self, press: Press, *, all_of_it: bool) -> None:
        seq = press.address.seq
        await self._in_seat(press, lambda at: self.answering.undo(at, seq, all_of_it=all_of_it))

    async def asides(self, press: Press) -> None:
        await self._in_seat(press, self.showing.asides)

    async def ask_aside(self, press: Press) -> None:
        await self._in_seat(press, lambda at: self.showing.ask_aside(at, press.address.argument))

    async def ask_wish(self, press: Press) -> None:
        """The same, chosen in a menu of what can be said in advance."""
        await self._in_seat(press, lambda at: self.showing.ask_aside(at, press.values[0]))

    async def do_aside(self, press: Press) -> None:
        await self._in_seat(press, lambda at: self.answering.aside(at, press.address.argument))

    async def back(self, press: Press) -> None:
        await self._in_seat(press, self.showing.show)
