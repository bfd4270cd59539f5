"""Where every button and menu is answered: by its address, after any restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from discord import ui

from bot.lobby.variant_menu import VariantMenu
from bot.tables.live import Live
from bot.talk.addresses import Address
from bot.talk.limits import MODAL_TITLE, cut
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, guarded, in_place, language_for, private, voice_of
from bot.talk.voice import Voice
from games.core.text import Seat

if TYPE_CHECKING:
    from bot.app.client import Roma

Act: TypeAlias = Callable[[Live, Seat, Voice], Awaitable[Reply]]
Handler: TypeAlias = Callable[[Click, Address, Sequence[str]], Awaitable[None]]


class Clicks:
    def __init__(self, roma: Roma) -> None:
        self.roma = roma
        self.handlers: dict[str, Handler] = {
            "move": self._open_panel,
            "hand": self._open_panel,
            "recap": self._recap,
            "history": self._history,
            "show": self._show,
            "jump": self._jump,
            "jumped": self._jumped,
            "rules": self._rules,
            "more": self._asides,
            "aside": self._asides,
            "do_aside": self._aside,
            "type": self._type,
            "typed": self._typed,
            **dict.fromkeys(
                ("pick", "choose", "none", "add", "page", "basket", "clear"), self._in_panel
            ),
            **dict.fromkeys(("confirm", "rethink", "undo", "restart", "back"), self._in_panel),
            **dict.fromkeys(
                ("join", "leave", "addbot", "removebot", "start", "alone", "rematch"),
                roma.lobby_message.handle,
            ),
            **dict.fromkeys(("variant", "switch", "setvariant"), VariantMenu(roma).handle),
            **dict.fromkeys(("agree", "refuse"), self._vote),
            "topic": self._topic,
            "topics": self._topics,
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
            voice = live.voice(language_for(click))
            seat = seated(live, click.user.id)
            news = await self.roma.gallery.news(live, seat, voice)
            reply = await self.roma.panels.show(live, seat, voice, note=news)
        await fill(click, reply)
        await self.roma.shown_panels.replaced_by(click, address.table)

    async def _in_seat(self, click: Click, table: int, act: Act) -> None:
        """Edits the pressed message after somebody did something in their own seat."""
        await in_place(click)
        async with self.roma.sessions.table(table) as live:
            reply = await act(live, seated(live, click.user.id), live.voice(language_for(click)))
        await fill(click, reply)

    async def _in_panel(self, click: Click, address: Address, values: Sequence[str]) -> None:
        async def act(live: Live, seat: Seat, voice: Voice) -> Reply:
            return await self._panel_reply(live, seat, voice, address, values)

        await self._in_seat(click, address.table, act)

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
            return await panels.confirm(live, seat, voice, seq, argument)
        if verb == "back":
            return await panels.show(live, seat, voice)
        if seq != live.playing.seq:
            return await panels.show(live, seat, voice, note=f"-# {voice('error-stale')}")
        if not live.playing.can_undo(seat):
            return await panels.show(live, seat, voice, note=f"-# {voice('error-no-undo')}")
        await sessions.undo(live, seat, all_of_it=verb == "restart")
        return await panels.clear(live, seat, voice)

    async def _type(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await _ask_for_text(click, address._replace(verb="typed"), "modal-type", 100)

    async def _typed(self, click: Click, address: Address, values: Sequence[str]) -> None:
        async def act(live: Live, seat: Seat, voice: Voice) -> Reply:
            return await self.roma.panels.typed(live, seat, voice, values[0], address.seq)

        await self._in_seat(click, address.table, act)

    async def _asides(self, click: Click, address: Address, values: Sequence[str]) -> None:
        async def act(live: Live, seat: Seat, voice: Voice) -> Reply:
            panels = self.roma.panels
            if address.verb == "aside":
                return await panels.ask_aside(live, seat, voice, address.argument)
            return await panels.asides(live, seat, voice)

        await self._in_seat(click, address.table, act)

    async def _aside(self, click: Click, address: Address, values: Sequence[str]) -> None:
        async def act(live: Live, seat: Seat, voice: Voice) -> Reply:
            await self.roma.sessions.submit_aside(live, seat, [address.argument])
            return await self.roma.panels.show(live, seat, voice, note=voice("panel-done"))

        await self._in_seat(click, address.table, act)

    # ---- looking back -------------------------------------------------------------------------

    async def _recap(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await private(click)
        async with self.roma.sessions.table(address.table) as live:
            seat = live.seat_of(click.user.id)
            reply = await self.roma.gallery.recap(live, seat, live.voice(language_for(click)))
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
            if live.match is None:
                raise RefusedError("refused-not-started")
        # The past does not change, so it is drawn while others play on.
        seat = live.seat_of(click.user.id)
        own = hand and seat is not None
        reply = await self.roma.gallery.page(
            live, seat, live.voice(language_for(click)), move, hand=own
        )
        await fill(click, reply)

    async def _jump(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await _ask_for_text(click, address._replace(verb="jumped"), "modal-jump", 6)

    async def _jumped(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        word = values[0].strip()
        if not word.isdigit():
            raise RefusedError("refused-number")
        hand = address.argument.startswith("h")
        await self._gallery(click, address.table, int(word), hand=hand)

    # ---- rules and votes ----------------------------------------------------------------------

    async def _rules(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await private(click)
        async with self.roma.sessions.table(address.table) as live:
            reply = self.roma.rulebook.overview(live.game, live.voice(language_for(click)))
        await fill(click, reply)

    async def _topic(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        game = self.roma.games[address.argument]
        voice = Voice(voice_of(click).language, game)
        await fill(click, self.roma.rulebook.topic(game, voice, values[0]))

    async def _topics(self, click: Click, address: Address, values: Sequence[str]) -> None:
        await in_place(click)
        game = self.roma.games[address.argument]
        voice = Voice(voice_of(click).language, game)
        await fill(click, self.roma.rulebook.overview(game, voice, address.seq))

    async def _vote(self, click: Click, address: Address, values: Sequence[str]) -> None:
        async def act(live: Live, seat: Seat, voice: Voice) -> Reply:
            votes = self.roma.votes
            answer = votes.agree if address.verb == "agree" else votes.refuse
            return await votes.post.reply(live, await answer(live, seat, address.seq))

        await self._in_seat(click, address.table, act)


async def _ask_for_text(click: Click, answer: Address, key: str, length: int) -> None:
    """A dialog with one text field; its answer comes back by address, after any restart.

    It must be the first answer to a press, so nothing is looked up before.
    """
    voice = voice_of(click)
    modal = ui.Modal(title=cut(voice(key), MODAL_TITLE), custom_id=answer.custom_id())
    label = cut(voice(f"{key}-label"), MODAL_TITLE)
    modal.add_item(ui.TextInput(label=label, max_length=length))
    modal.stop()  # else discord.py would keep it for good
    await click.response.send_modal(modal)


def typed_text(click: Click) -> str:
    """What was written into the one field of a dialog."""
    data: Mapping[str, Any] = dict(click.data or {})
    parts = list(data.get("components", []))
    while parts:
        part = parts.pop()
        if "value" in part:
            return str(part["value"])
        parts += part.get("components", [])
        parts += [part["component"]] if "component" in part else []
    return ""


def seated(live: Live, user: int) -> Seat:
    seat = live.seat_of(user)
    if seat is None:
        raise RefusedError("refused-not-player")
    if live.row.status == "closed":
        raise RefusedError("lobby-closed")
    if live.match is None:
        raise RefusedError("refused-not-started")
    return seat


async def _refuse(key: str) -> None:
    raise RefusedError(key)
