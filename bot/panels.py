"""The private panel: what is asked and why, one's hand, the options, a preview of the draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.deliveries import Composer, frame_of, picture_file, turn_line, view_bytes
from bot.limits import MESSAGE
from bot.live import Live
from bot.panel import Panel, find_option, panel
from bot.refusals import RefusedError
from bot.replies import Reply
from bot.sessions import Sessions
from bot.speech import Voice
from bot.widgets import aside_view, basket_lines, confirm_view, idle_view, panel_view
from games.core.contract import Decision
from games.core.errors import StaleChoiceError
from games.core.match import Match
from games.core.text import Seat
from rendering.frame import Kind, Picture
from storage.records import DraftRow

HINT_ROOM = 1200


class Panels:
    def __init__(self, sessions: Sessions, composer: Composer) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.composer = composer

    # ---- showing ------------------------------------------------------------------------------

    async def show(
        self, live: Live, seat: Seat, voice: Voice, *, page: int = 0, note: str = ""
    ) -> Reply:
        decision = live.question(seat)
        if decision is None:
            return await self._idle(live, seat, voice, note)
        picks = await self._basket(live, seat)
        shown = panel(decision, page, picks)
        match = live.playing
        undo = match.can_undo(seat)
        view = panel_view(voice, live.id, match.seq, decision, shown, can_undo=undo)
        content = question_text(voice, decision, shown, note, seat in match.waiting())
        return Reply(content, view, await self._pictures(live, seat, voice))

    async def _idle(self, live: Live, seat: Seat, voice: Voice, note: str) -> Reply:
        match = live.playing
        lines = [note] if note else []
        if match.outcome:
            lines.append(voice("panel-over"))
        else:
            lines.append(voice("panel-not-asked"))
            lines.append(turn_line(live, voice, live.waiting(), []))
        asides = match.aside(seat) is not None
        view = idle_view(voice, live.id, live.row.moves, asides=asides)
        return Reply("\n".join(lines), view, await self._pictures(live, seat, voice))

    async def _pictures(self, live: Live, seat: Seat, voice: Voice) -> list[discord.File]:
        """The hand always; the board too while a draft has changed it."""
        match = live.playing
        asked = live.question(seat)
        playable = live.game.playable(match.view(seat), asked) if asked else ()
        drawn = [
            await self.composer.hand(
                live, seat, live.view_json(seat), voice.language, live.row.moves, playable
            )
        ]
        if any(choice.seat == seat for choice in match.tail):
            drawn.append(await self._preview(live, seat, voice, match, None))
        names = ("hand", "preview")
        return [
            picture_file(picture, name)
            for picture, name in zip(drawn, names, strict=False)
            if picture
        ]

    async def _preview(
        self,
        live: Live,
        seat: Seat,
        voice: Voice,
        shown: Match[Any, Any],
        before: Match[Any, Any] | None,
    ) -> Picture | None:
        waiting = tuple(int(s) for s in shown.waiting())
        caption = voice("panel-preview")
        frame = frame_of(
            live, shown, voice.language, seat, live.row.moves, caption, waiting, before
        )
        frame = await self.composer.to_taste(frame, live.user_at(seat))
        kind: Kind = "final" if shown.outcome else "board"
        return await self.composer.painter.picture(
            live.game.key, kind, view_bytes(shown, None), frame
        )

    async def asides(self, live: Live, seat: Seat, voice: Voice) -> Reply:
        decision = live.playing.aside(seat)
        if decision is None:
            return await self.show(live, seat, voice)
        lines = [f"**{voice.say(decision.prompt)}**", *hint_lines(voice, decision.options)]
        return Reply("\n".join(lines), aside_view(voice, live.id, decision))

    # ---- answering ----------------------------------------------------------------------------

    async def pick(
        self, live: Live, seat: Seat, voice: Voice, seq: int, picks: Sequence[str]
    ) -> Reply:
        """Takes an answer; what would be final is shown first and waits for a confirmation."""
        twin = live.playing.clone()
        try:
            events = twin.submit(seat, seq, picks)
        except StaleChoiceError as stale:
            return await self._refreshed(live, seat, voice, stale)
        if not twin.tail or any(event.reveals for event in events):
            return await self._ask_to_confirm(live, seat, voice, twin, picks)
        await self.sessions.submit(live, seat, seq, picks)
        return await self.show(live, seat, voice)

    async def _ask_to_confirm(
        self,
        live: Live,
        seat: Seat,
        voice: Voice,
        twin: Match[Any, Any],
        picks: Sequence[str],
    ) -> Reply:
        match = live.playing
        await self.store.save_draft(
            DraftRow(live.id, seat, match.seq, tuple(picks), self.sessions.now())
        )
        decision = live.question(seat)
        assert decision is not None
        chosen = [voice.say(o.label) for o in decision.options if o.id in picks]
        what = voice.listing(chosen) if chosen else voice("panel-nothing")
        lines = [voice.say(decision.prompt), voice("panel-confirm", what=f"**{what}**")]
        view = confirm_view(voice, live.id, match.seq, match.can_undo(seat))
        safe = twin if not twin.outcome else match
        preview = await self._preview(live, seat, voice, public_preview(match, safe), match)
        files = [picture_file(preview, "preview")] if preview else []
        return Reply("\n".join(lines), view, files)

    async def confirm(self, live: Live, seat: Seat, voice: Voice, seq: int) -> Reply:
        draft = await self.store.draft(live.id, seat)
        if draft is None:
            note = f"-# {voice('error-stale')}"
            return await self.show(live, seat, voice, note=note)
        try:
            await self.sessions.submit(live, seat, seq, draft.picks)
        except StaleChoiceError as stale:
            return await self._refreshed(live, seat, voice, stale)
        return await self.show(live, seat, voice, note=voice("panel-done"))

    async def _refreshed(
        self, live: Live, seat: Seat, voice: Voice, stale: StaleChoiceError
    ) -> Reply:
        """The present panel instead of the old one; if nothing is asked it says so itself."""
        asked = live.question(seat) is not None
        note = f"-# {voice.say(stale.text)}" if asked else ""
        return await self.show(live, seat, voice, note=note)

    async def typed(self, live: Live, seat: Seat, voice: Voice, word: str) -> Reply:
        """An answer in words, from a text field or the /play command."""
        decision = live.question(seat)
        if decision is None:
            return await self.show(live, seat, voice)
        labels = [voice.say(option.label) for option in decision.options]
        option = find_option(decision, word, labels)
        if option is None:
            raise RefusedError("error-not-offered", pick=word[:80])
        if decision.least == decision.most == 1:
            return await self.pick(live, seat, voice, live.playing.seq, [option.id])
        return await self.add(live, seat, voice, [option.id], 0)

    # ---- baskets ------------------------------------------------------------------------------

    async def _basket(self, live: Live, seat: Seat) -> tuple[str, ...]:
        draft = await self.store.draft(live.id, seat)
        return draft.picks if draft else ()

    async def add(
        self, live: Live, seat: Seat, voice: Voice, ids: Sequence[str], page: int
    ) -> Reply:
        picks = [*await self._basket(live, seat), *ids]
        kept = tuple(dict.fromkeys(picks))
        row = DraftRow(live.id, seat, live.playing.seq, kept, self.sessions.now())
        await self.store.save_draft(row)
        return await self.show(live, seat, voice, page=page)

    async def clear(self, live: Live, seat: Seat, voice: Voice) -> Reply:
        await self.store.delete_draft(live.id, seat)
        return await self.show(live, seat, voice)

    async def send_basket(self, live: Live, seat: Seat, voice: Voice, seq: int) -> Reply:
        return await self.pick(live, seat, voice, seq, await self._basket(live, seat))


def public_preview(match: Match[Any, Any], after: Match[Any, Any]) -> Match[Any, Any]:
    """What may be shown before confirming: never what the choice would reveal."""
    revealed = any(event.reveals for event in (*after.story, *after.draft))
    return match if revealed else after


def question_text(voice: Voice, decision: Decision, shown: Panel, note: str, waiting: bool) -> str:
    lines = [note] if note else []
    lines.append(f"**{voice.say(decision.prompt)}**")
    if not waiting:
        lines.append(voice("panel-answered"))
    if shown.style == "basket" and shown.picked:
        lines += basket_lines(voice, decision, shown.picked)
    if shown.style == "buttons":
        lines += hint_lines(voice, shown.options)
    return "\n".join(lines)[:MESSAGE]


def hint_lines(voice: Voice, options: Sequence[Any]) -> list[str]:
    """Buttons cannot carry explanations, so they stand above them."""
    lines, room = [], HINT_ROOM
    for option in options:
        if option.hint is None:
            continue
        line = f"-# {voice.say(option.label)}: {voice.say(option.hint)}"
        room -= len(line)
        if room > 0:
            lines.append(line)
    return lines
