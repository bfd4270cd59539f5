"""The private panel: what is asked and why, one's hand, the options, a preview of the draft."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

import discord
import msgspec
from msgspec import Struct

from bot.changes import Change
from bot.deliveries import (
    Composer,
    frame_of,
    hand_frame,
    picture_file,
)
from bot.faults import judging
from bot.foresight import Foresight
from bot.limits import MESSAGE
from bot.live import Live, Moment
from bot.marks import marks_of
from bot.panel import Panel, find_option, panel
from bot.refusals import RefusedError
from bot.replies import Reply
from bot.sessions import Sessions
from bot.speech import Voice
from bot.turns import asked_of, turn_lines
from bot.widgets import (
    aside_confirm_view,
    aside_view,
    basket_lines,
    confirm_view,
    idle_view,
    panel_view,
    picks_mark,
)
from games.core.contract import Decision, Event
from games.core.errors import StaleChoiceError
from games.core.match import Match, resume
from games.core.text import Seat
from rendering.frame import Frame, Kind
from storage.records import DraftRow

HINT_ROOM = 1200

Drawing: TypeAlias = Callable[[], Awaitable[Sequence[discord.File]]]


class Sketch(Struct, frozen=True):
    """A picture to be drawn."""

    table: int
    name: str
    game: str
    kind: Kind
    view: bytes
    frame: Frame


class Panels:
    def __init__(self, sessions: Sessions, composer: Composer) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.composer = composer
        self.foresight = Foresight(sessions, composer)

    # ---- showing ------------------------------------------------------------------------------

    async def show(
        self, live: Live, seat: Seat, voice: Voice, *, page: int = 0, note: str = ""
    ) -> Reply:
        decision = live.question(seat)
        if decision is None:
            return self._idle(live, seat, voice, note)
        picks = await self._draft(live, seat) or ()
        shown = panel(decision, page, picks)
        match, marks = live.playing, marks_of(voice, shown.options)
        view = panel_view(
            voice,
            live.id,
            match.seq,
            decision,
            shown,
            marks=marks,
            can_undo=match.can_undo(seat),
            asides=match.aside(seat) is not None,
        )
        content = question_text(voice, decision, shown, note, seat in match.waiting())
        return Reply(content, view, draw=await self._pictures(live, seat, voice, marks))

    def _idle(self, live: Live, seat: Seat, voice: Voice, note: str) -> Reply:
        match = live.playing
        lines = [note] if note else []
        can_undo = match.can_undo(seat)
        if match.outcome:
            lines.append(voice("panel-over"))
        else:
            lines.append(voice("panel-answered-ahead" if can_undo else "panel-not-asked"))
            waiting = live.waiting()
            lines.append(turn_lines(live, voice, waiting, asked_of(live, waiting), []))
        view = idle_view(
            voice,
            live.id,
            match.seq,
            live.row.moves,
            asides=match.aside(seat) is not None,
            can_undo=can_undo,
        )
        hand = self._hand(live, seat, voice)
        return Reply("\n".join(lines), view, draw=self._drawing([hand]))

    async def _pictures(
        self, live: Live, seat: Seat, voice: Voice, marks: Mapping[str, str]
    ) -> Drawing:
        """The hand always; the board too while a draft has changed it or a place is asked for."""
        sketches = [self._hand(live, seat, voice)]
        drafted = any(choice.seat == seat for choice in live.playing.tail)
        if drafted or marks:
            start = self._before_draft(live) if drafted else None
            sketches.append(await self._preview(live, seat, voice, live.playing, start, marks))
        return self._drawing(sketches)

    @staticmethod
    def _before_draft(live: Live) -> Match[Any, Any]:
        return resume(live.game, msgspec.structs.replace(live.playing.saved(), tail=()))

    def _drawing(self, sketches: Sequence[Sketch]) -> Drawing:
        """Draws later, when the table is free for others again."""

        async def draw() -> list[discord.File]:
            painter = self.composer.painter
            drawn = [
                (s.name, await painter.picture(s.game, s.kind, s.view, s.frame, s.table))
                for s in sketches
            ]
            return [picture_file(picture, name) for name, picture in drawn if picture]

        return draw

    def _hand(self, live: Live, seat: Seat, voice: Voice) -> Sketch:
        asked = live.question(seat)
        seen = live.playing.view(seat)
        playable = live.game.playable(seen, asked) if asked else ()
        frame = hand_frame(live, voice.language, live.row.moves, playable)
        return Sketch(live.id, "hand", live.game.key, "hand", live.view_json(seat), frame)

    async def _preview(
        self,
        live: Live,
        seat: Seat,
        voice: Voice,
        shown: Match[Any, Any],
        before: Match[Any, Any] | None,
        marks: Mapping[str, str] | None = None,
    ) -> Sketch:
        """The table as this seat sees it: what it laid down in secret too."""
        moment = Moment.of(shown, seat)
        earlier = Moment.of(before, seat).view if before else None
        caption = voice("panel-preview") if before else ""
        moves = live.row.moves
        frame = frame_of(live, voice.language, moves, caption, moment.waiting, earlier)
        frame = msgspec.structs.replace(frame, marks=marks or {})
        frame = await self.composer.to_taste(frame, live.user_at(seat))
        return Sketch(live.id, "preview", live.game.key, "board", moment.view, frame)

    async def asides(self, live: Live, seat: Seat, voice: Voice) -> Reply:
        decision = live.playing.aside(seat)
        if decision is None:
            return await self.show(live, seat, voice)
        lines = [f"**{voice.say(decision.prompt)}**", *hint_lines(voice, decision.options)]
        return Reply("\n".join(lines), aside_view(voice, live.id, decision))

    async def ask_aside(self, live: Live, seat: Seat, voice: Voice, id: str) -> Reply:
        """Nothing at the side of the game happens by one stray tap."""
        decision = live.playing.aside(seat)
        option = next((o for o in decision.options if o.id == id), None) if decision else None
        if option is None:
            return await self.asides(live, seat, voice)
        what = f"**{voice.say(option.label)}**"
        lines = [voice("panel-sure", what=what), *hint_lines(voice, [option])]
        return Reply("\n".join(lines), aside_confirm_view(voice, live.id, option))

    # ---- answering ----------------------------------------------------------------------------

    async def pick(
        self, live: Live, seat: Seat, voice: Voice, seq: int, picks: Sequence[str]
    ) -> Reply:
        """Takes an answer; what would be final is shown first and waits for a confirmation."""
        twin, change = live.playing.clone(), Change(live.playing)
        try:
            with judging(live.id, twin, seat, live.question(seat)):
                events = twin.submit(seat, seq, picks)
        except StaleChoiceError as stale:
            return await self._refreshed(live, seat, voice, stale)
        if not twin.tail or any(event.reveals for event in events):
            after = twin if may_be_shown(live.playing, twin, seat, events) else live.playing
            reply = await self._ask_to_confirm(live, seat, voice, after, picks)
            reply.afterwards = self.foresight.after(live, twin, change)
            return reply
        await self.sessions.submit(live, seat, seq, picks)
        return await self.show(live, seat, voice)

    async def _ask_to_confirm(
        self,
        live: Live,
        seat: Seat,
        voice: Voice,
        after: Match[Any, Any],
        picks: Sequence[str],
    ) -> Reply:
        """`after` is what the answer leads to, as far as it may be shown."""
        match = live.playing
        await self._save_draft(live, seat, tuple(picks))
        decision = live.question(seat)
        assert decision is not None
        labels = {option.id: voice.say(option.label) for option in decision.options}
        chosen = [labels[id] for id in picks]
        what = voice.listing(chosen) if chosen else voice("panel-nothing")
        lines = [voice.say(decision.prompt), voice("panel-confirm", what=f"**{what}**")]
        view = confirm_view(voice, live.id, match.seq, picks, match.can_undo(seat))
        sketch = await self._change(live, seat, voice, after) or self._hand(live, seat, voice)
        return Reply("\n".join(lines), view, draw=self._drawing([sketch]))

    async def _change(
        self, live: Live, seat: Seat, voice: Voice, after: Match[Any, Any]
    ) -> Sketch | None:
        """What a draft would do to the table; None if nothing of it can be seen yet."""
        start = self._before_draft(live)
        if Moment.of(start, seat).view == Moment.of(after, seat).view:
            return None
        return await self._preview(live, seat, voice, after, start)

    async def confirm(self, live: Live, seat: Seat, voice: Voice, seq: int, mark: str) -> Reply:
        """Does what this confirmation was shown for, and nothing else."""
        picks = await self._draft(live, seat)
        if picks is None or picks_mark(picks) != mark:
            note = f"-# {voice('error-stale')}"
            return await self.show(live, seat, voice, note=note)
        try:
            await self.sessions.submit(live, seat, seq, picks)
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

    async def typed(
        self, live: Live, seat: Seat, voice: Voice, word: str, seq: int | None = None
    ) -> Reply:
        """An answer in words, from a text field or the /play command."""
        decision = live.question(seat)
        if decision is None:
            return await self.show(live, seat, voice)
        labels = [voice.say(option.label) for option in decision.options]
        option = find_option(decision, word, labels)
        if option is None:
            raise RefusedError("error-not-offered", pick=word[:80])
        if decision.least == decision.most == 1:
            now = live.playing.seq if seq is None else seq
            return await self.pick(live, seat, voice, now, [option.id])
        return await self.add(live, seat, voice, [option.id], 0)

    # ---- drafts -------------------------------------------------------------------------------

    async def _draft(self, live: Live, seat: Seat) -> tuple[str, ...] | None:
        """What a seat has picked but not sent. Written at once, read only after a restart."""
        if seat not in live.drafts:
            row = await self.store.draft(live.id, seat)
            live.drafts[seat] = row.picks if row else None
        return live.drafts[seat]

    async def _save_draft(self, live: Live, seat: Seat, picks: tuple[str, ...]) -> None:
        row = DraftRow(live.id, seat, live.playing.seq, picks, self.sessions.now())
        await self.store.save_draft(row)
        live.drafts[seat] = picks

    async def add(
        self, live: Live, seat: Seat, voice: Voice, ids: Sequence[str], page: int
    ) -> Reply:
        picks = [*(await self._draft(live, seat) or ()), *ids]
        await self._save_draft(live, seat, tuple(dict.fromkeys(picks)))
        return await self.show(live, seat, voice, page=page)

    async def clear(self, live: Live, seat: Seat, voice: Voice) -> Reply:
        await self.store.delete_draft(live.id, seat)
        live.drafts[seat] = None
        return await self.show(live, seat, voice)

    async def send_basket(self, live: Live, seat: Seat, voice: Voice, seq: int) -> Reply:
        decision = live.question(seat)
        if decision is None:
            return await self.show(live, seat, voice)
        kept = panel(decision, 0, await self._draft(live, seat) or ()).picked
        return await self.pick(live, seat, voice, seq, kept)


def may_be_shown(
    match: Match[Any, Any], after: Match[Any, Any], seat: Seat, told: Sequence[Event]
) -> bool:
    """Whether the table after a choice may be shown before it is confirmed.

    Not when the choice would reveal something, nor when others have answered ahead: their answers
    would come to light with it.
    """
    if any(choice.seat != seat and not choice.aside for choice in match.tail):
        return False
    return not after.outcome and not any(event.reveals for event in told)


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
