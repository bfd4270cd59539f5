"""The private panel: what is asked and why, one's hand, the options, a preview of the draft."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from bot.panel.drawing_ahead import DrawingAhead
from bot.panel.hints import MOST_SHORT_BUTTONS, ROOM, fit_as_buttons, hint_lines
from bot.panel.marks import marks_of
from bot.panel.model import MOST_BUTTONS, Panel, find_option, panel
from bot.panel.pictures import PanelPictures, others_chose
from bot.panel.widgets import (
    aside_confirm_view,
    aside_view,
    basket_lines,
    confirm_view,
    idle_view,
    panel_view,
    picks_mark,
)
from bot.posts.composer import Composer
from bot.posts.story_lines import latest_lines, told_lines
from bot.posts.turn_lines import asked_of, turn_lines
from bot.tables.change import Change
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.faults import judging
from bot.talk.limits import MESSAGE
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from games.core.contract import Decision, Event
from games.core.errors import StaleChoiceError
from games.core.match import Match
from games.core.text import Seat
from storage.records import DraftRow

DONE_ROOM = 900  # letters of what one's answers have done so far


class Panels:
    def __init__(self, sessions: Sessions, composer: Composer) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.pictures = PanelPictures(composer)
        self.drawing_ahead = DrawingAhead(sessions, composer)

    # ---- showing ------------------------------------------------------------------------------

    async def show(
        self, live: Live, seat: Seat, voice: Voice, *, page: int = 0, note: str = ""
    ) -> Reply:
        decision = live.question(seat)
        if decision is None:
            return self._idle(live, seat, voice, note)
        picks = await self._draft(live, seat) or ()
        buttons = MOST_SHORT_BUTTONS if fit_as_buttons(voice, decision) else MOST_BUTTONS
        shown = panel(decision, page, picks, buttons)
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
        drawing = await self.pictures.of_question(live, seat, voice, decision, marks)
        return Reply(content, view, draw=drawing)

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
        return Reply("\n".join(lines), view, draw=self.pictures.of_hand(live, seat, voice))

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
            shown = may_be_shown(live.playing, twin, seat, events)
            told = [*live.playing.told_by(seat), *foreseen(live.playing, seat, events)]
            after = twin if shown else live.playing
            reply = await self._ask_to_confirm(live, seat, voice, after, told, picks)
            if not others_chose(live.playing, seat) and ends_openly(twin, events):
                reply.content += f"\n{voice('panel-ends')}"
            reply.afterwards = self.drawing_ahead.after(live, twin, change)
            return reply
        await self.sessions.submit(live, seat, seq, picks)
        return await self.show(live, seat, voice, note=done_lines(voice, events, seat))

    async def _ask_to_confirm(
        self,
        live: Live,
        seat: Seat,
        voice: Voice,
        after: Match[Any, Any],
        told: Sequence[Event],
        picks: Sequence[str],
    ) -> Reply:
        """`after` and `told` are what all answers lead to, as far as it may be shown."""
        match = live.playing
        await self._save_draft(live, seat, tuple(picks))
        decision = live.question(seat)
        assert decision is not None
        labels = {option.id: voice.say(option.label) for option in decision.options}
        chosen = [labels[id] for id in picks]
        what = voice.listing(chosen) if chosen else voice("panel-nothing")
        done = done_lines(voice, told, seat)
        lines = [voice("panel-so-far"), done] if done else []
        lines += [voice.say(decision.prompt), voice("panel-confirm", what=f"**{what}**")]
        view = confirm_view(voice, live.id, match.seq, picks, match.can_undo(seat))
        drawing = await self.pictures.of_change(live, seat, voice, after)
        return Reply("\n".join(lines), view, draw=drawing)

    async def confirm(self, live: Live, seat: Seat, voice: Voice, seq: int, mark: str) -> Reply:
        """Does what this confirmation was shown for, and nothing else."""
        picks = await self._draft(live, seat)
        if picks is None or picks_mark(picks) != mark:
            note = f"-# {voice('error-stale')}"
            return await self.show(live, seat, voice, note=note)
        known = live.row.moves
        try:
            await self.sessions.submit(live, seat, seq, picks)
        except StaleChoiceError as stale:
            return await self._refreshed(live, seat, voice, stale)
        told = [event for move in live.told if move > known for event in live.told[move]]
        secret = [event for event in told if event.only is not None]
        done = filter(None, [voice("panel-done"), done_lines(voice, secret, seat)])
        return await self.show(live, seat, voice, note="\n".join(done))

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
            live.drafts[seat] = await self.store.draft(live.id, seat)
        row = live.drafts[seat]
        return row.picks if row and live.playing.asks_since(seat, row.seq) else None

    async def _save_draft(self, live: Live, seat: Seat, picks: tuple[str, ...]) -> None:
        row = DraftRow(live.id, seat, live.playing.seq, picks, self.sessions.now())
        await self.store.save_draft(row)
        live.drafts[seat] = row

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
    if others_chose(match, seat):
        return False
    return not after.outcome and not any(event.reveals for event in told)


def foreseen(match: Match[Any, Any], seat: Seat, told: Sequence[Event]) -> list[Event]:
    """What an answer would tell, up to the first thing that nobody may know before."""
    if others_chose(match, seat):
        return []
    return list(takewhile(lambda event: not event.reveals, told))


def ends_openly(after: Match[Any, Any], told: Sequence[Event]) -> bool:
    """Whether an answer ends the game, and not by something that nobody could know before."""
    if after.outcome is None:
        return False
    revealed = [event.text.key for event in told if event.reveals]
    return revealed[:1] in ([], [f"end-{after.outcome.reason}"])


def question_text(voice: Voice, decision: Decision, shown: Panel, note: str, waiting: bool) -> str:
    lines = [note] if note else []
    lines.append(f"**{voice.say(decision.prompt)}**")
    if not waiting:
        lines.append(voice("panel-answered"))
    if shown.style == "basket" and shown.picked:
        lines += basket_lines(voice, decision, shown.picked)
    if shown.style == "buttons":
        room = MESSAGE - len("\n".join(lines)) - 1
        lines += hint_lines(voice, shown.options, min(ROOM, room))
    return "\n".join(lines)[:MESSAGE]


def done_lines(voice: Voice, told: Sequence[Event], seat: Seat) -> str:
    """What answers have done, the latest if there is much of it."""
    lines = [f"-# • {line}" for line in told_lines(voice, told, seat)]
    return latest_lines(voice, lines, DONE_ROOM)
