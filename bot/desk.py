"""Where every button and menu is answered: by its address, after any restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from discord import ui

from bot.addresses import Address
from bot.limits import MODAL_TITLE, cut
from bot.live import Live
from bot.refusals import RefusedError
from bot.replies import Click, Reply, fill, guarded, in_place, private, voice_of
from bot.speech import Voice, language_of
from games.core.text import Seat

if TYPE_CHECKING:
    from bot.client import Roma

Handler: TypeAlias = Callable[[Click, Address, Sequence[str]], Awaitable[None]]


class Desk:
    def __init__(self, roma: Roma) -> None:
        self.roma = roma
        self.handlers: dict[str, Handler] = {
            "move": self._open_panel,
            "hand": self._open_panel,
            "recap": self._recap,
            "history": self._history,
            "show": self._show,
            "jump": self._jump,
            "rules": self._rules,
            "more": self._asides,
            "aside": self._aside,
            "type": self._type,
            **dict.fromkeys(
                ("pick", "choose", "none", "add", "page", "basket", "clear"), self._in_panel
            ),
            **dict.fromkeys(("confirm", "rethink", "undo", "restart"), self._in_panel),
            **dict.fromkeys(
                ("join", "leave", "addbot", "start", "variant", "setvariant", "rematch"),
                roma.reception.handle,
            ),
            **dict.fromkeys(("agree", "refuse"), self._vote),
            "topic": self._topic,
        }

    async def handle(self, click: Click, address: Address, values: Sequence[str] = ()) -> None:
        handler = self.handlers.get(address.verb)
        if handler is None:
            await guarded(click, lambda: _refuse("error-stale"))
            return
        await guarded(click, lambda: handler(click, address, values))

    # ---- the panel ----------------------------------------------------------------------------

    async def _open_panel(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await private(click)
        async with self.roma.sessions.table(address.table) as live:
            voice = self.voice(click, live)
            seat = live.seat_of(click.user.id)
            if live.match is None:
                raise RefusedError("refused-not-started")
            if seat is None:
                raise RefusedError("refused-not-player")
            reply = await self.roma.panels.show(live, seat, voice)
        await fill(click, reply)

    async def _in_panel(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        async with self.roma.sessions.table(address.table) as live:
            seat = seated(live, click.user.id)
            reply = await self._panel_reply(live, seat, self.voice(click, live), address, values)
        await fill(click, reply)

    async def _panel_reply(
        self, live: Live, seat: Seat, voice: Voice, address: Address, values: Sequence[str]
    ) -> Reply:
        panels, sessions = self.roma.panels, self.roma.sessions
        verb, seq, argument = address.verb, address.seq, address.argument
        if verb == "pick":
            return await panels.pick(live, seat, voice, seq, [argument])
        if verb == "choose":
            return await panels.pick(live, seat, voice, seq, values)
        if verb == "none":
            return await panels.pick(live, seat, voice, seq, [])
        if verb == "add":
            return await panels.add(live, seat, voice, values, int(argument or 0))
        if verb == "page":
            return await panels.show(live, seat, voice, page=int(argument))
        if verb == "basket":
            return await panels.send_basket(live, seat, voice, seq)
        if verb in ("clear", "rethink"):
            return await panels.clear(live, seat, voice)
        if verb == "confirm":
            return await panels.confirm(live, seat, voice, seq)
        if not live.playing.can_undo(seat):
            return await panels.show(live, seat, voice, note=f"-# {voice('error-no-undo')}")
        await sessions.undo(live, seat, all_of_it=verb == "restart")
        return await panels.clear(live, seat, voice)

    async def _type(self, click: Click, address: Address, values: Sequence[str]) -> None:
        """A text field; it must be the first answer, so nothing is looked up before."""
        voice = voice_of(click)
        await click.response.send_modal(TypedAnswer(self.roma, address, voice))

    async def _asides(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        async with self.roma.sessions.table(address.table) as live:
            seat = seated(live, click.user.id)
            reply = await self.roma.panels.asides(live, seat, self.voice(click, live))
        await fill(click, reply)

    async def _aside(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        async with self.roma.sessions.table(address.table) as live:
            seat = seated(live, click.user.id)
            voice = self.voice(click, live)
            await self.roma.sessions.submit_aside(live, seat, [address.argument])
            reply = await self.roma.panels.show(live, seat, voice, note=voice("panel-done"))
        await fill(click, reply)

    # ---- looking back -------------------------------------------------------------------------

    async def _recap(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await private(click)
        async with self.roma.sessions.table(address.table) as live:
            seat = live.seat_of(click.user.id)
            reply = await self.roma.gallery.recap(live, seat, self.voice(click, live))
        await fill(click, reply)

    async def _history(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await private(click)
        await self._gallery(click, address.table, int(address.argument or 0), hand=False)

    async def _show(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        hand = address.argument.startswith("h")
        await self._gallery(click, address.table, address.seq, hand=hand)

    async def _gallery(self, click: Click, table: int, move: int, *, hand: bool) -> None:
        async with self.roma.sessions.table(table) as live:
            seat = live.seat_of(click.user.id)
            voice = self.voice(click, live)
            own = hand and seat is not None
            reply = await self.roma.gallery.page(live, seat, voice, move, hand=own)
        await fill(click, reply)

    async def _jump(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await click.response.send_modal(Jump(self, address, voice_of(click)))

    async def jump_to(self, click: Click, address: Address, word: str) -> None:
        await in_place(click)
        if not word.strip().isdigit():
            raise RefusedError("refused-number")
        hand = address.argument.startswith("h")
        await self._gallery(click, address.table, int(word), hand=hand)

    # ---- rules and votes ----------------------------------------------------------------------

    async def _rules(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await private(click)
        async with self.roma.sessions.table(address.table) as live:
            reply = self.roma.library.overview(live.game, self.voice(click, live), live.id)
        await fill(click, reply)

    async def _topic(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        async with self.roma.sessions.table(address.table) as live:
            voice = self.voice(click, live)
            reply = self.roma.library.topic(live.game, voice, values[0], live.id)
        await fill(click, reply)

    async def _vote(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        async with self.roma.sessions.table(address.table) as live:
            seat = seated(live, click.user.id)
            votes = self.roma.votes
            act = votes.agree if address.verb == "agree" else votes.refuse
            vote = await act(live, seat)
            reply = self.roma.vote_reply(live, vote)
        await fill(click, reply)

    def voice(self, click: Click, live: Live) -> Voice:
        return live.voice(self.roma.language(click.user.id, language_of(str(click.locale))))


class TypedAnswer(ui.Modal):
    """«Type it»: for lists too long to page through."""

    def __init__(self, roma: Roma, address: Address, voice: Voice) -> None:
        super().__init__(title=cut(voice("modal-type"), MODAL_TITLE))
        self.roma = roma
        self.address = address
        self.word: ui.TextInput[TypedAnswer] = ui.TextInput(
            label=cut(voice("modal-type-label"), MODAL_TITLE), max_length=100
        )
        self.add_item(self.word)

    async def on_submit(self, click: Click) -> None:
        await guarded(click, lambda: self._answer(click))

    async def _answer(self, click: Click) -> None:
        await in_place(click)
        async with self.roma.sessions.table(self.address.table) as live:
            seat = seated(live, click.user.id)
            voice = self.roma.desk.voice(click, live)
            reply = await self.roma.panels.typed(live, seat, voice, self.word.value)
        await fill(click, reply)


class Jump(ui.Modal):
    """To which move of the history."""

    def __init__(self, desk: Desk, address: Address, voice: Voice) -> None:
        super().__init__(title=cut(voice("modal-jump"), MODAL_TITLE))
        self.desk = desk
        self.address = address
        self.word: ui.TextInput[Jump] = ui.TextInput(
            label=cut(voice("modal-jump-label"), MODAL_TITLE), max_length=6
        )
        self.add_item(self.word)

    async def on_submit(self, click: Click) -> None:
        await guarded(click, lambda: self.desk.jump_to(click, self.address, self.word.value))


def seated(live: Live, user: int) -> Seat:
    seat = live.seat_of(user)
    if seat is None:
        raise RefusedError("refused-not-player")
    if live.match is None:
        raise RefusedError("refused-not-started")
    return seat


async def _refuse(key: str) -> None:
    raise RefusedError(key)
