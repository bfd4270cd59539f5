"""Answering on a panel: taken at once, gathered in a basket, or shown first and confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.panel.drafts import Drafts
from bot.panel.drawing_ahead import DrawingAhead
from bot.panel.model import panel
from bot.panel.pictures import PanelPictures, places_of
from bot.panel.pieces import lonely_piece
from bot.panel.showing import DONE_ROOM, Showing, done_lines
from bot.panel.taking_back import taken_back
from bot.panel.teacher import Teacher
from bot.panel.typing import find_missing, find_shortcut, read_list, read_words
from bot.panel.ways.closing import closing_options
from bot.panel.ways.courses import Course, Step, gone_on, tried
from bot.panel.ways.foresight import (
    as_if_alone,
    ends_before,
    foreseen,
    heard,
    is_veiled,
    may_be_shown,
    since_revealed,
    unheard,
)
from bot.panel.ways.habits import last_answer
from bot.panel.ways.offering import NOTHING, answers_of, takes_one
from bot.panel.widgets import confirm_view, picks_mark
from bot.posts.composer import Composer
from bot.tables.change import Trial
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from games.core.contract import Decision
from games.core.errors import StaleChoiceError
from games.core.guiding import Answer
from games.core.seats import Seat


class Answering:
    """What somebody does on their panel; each act gives the panel as it looks then."""

    def __init__(
        self, sessions: Sessions, composer: Composer, teacher: Teacher | None = None
    ) -> None:
        self.sessions = sessions
        self.drafts = Drafts(sessions.store, sessions.now)
        self.pictures = PanelPictures(composer)
        self.showing = Showing(self.drafts, self.pictures, teacher)
        self.drawing_ahead = DrawingAhead(sessions, composer)

    async def press(self, sitting: Sitting, seq: int, id: str) -> Reply:
        """Takes an option of the panel, whatever it stands for; where it said so, for good."""
        table, match, seat = sitting.live.id, sitting.live.playing, sitting.seat
        answers = answers_of(table, match, seat, id)
        if answers is None:
            return await self.showing.stale(sitting)
        closes = id in closing_options(table, match, seat)
        return await self.take(sitting, seq, answers, confirmed=closes)

    async def pick(self, sitting: Sitting, seq: int, picks: Sequence[str]) -> Reply:
        """Takes an answer; what would be final is shown first and waits for a confirmation."""
        return await self.take(sitting, seq, [tuple(picks)])

    async def act_with(self, sitting: Sitting, seq: int, piece: str, id: str) -> Reply:
        """Chooses a piece and what it does, in one."""
        return await self.take(sitting, seq, [(piece,), (id,)])

    async def same_again(self, sitting: Sitting, seq: int, mark: str = "") -> Reply:
        """Answers as the seat did when it was last asked this; as a button said, if one did."""
        decision = sitting.live.question(sitting.seat)
        if decision is None:
            return await self.showing.show(sitting)
        picks = await last_answer(self.sessions.store, sitting.live, decision)
        if picks is None or mark not in ("", picks_mark(picks)):
            return await self.showing.stale(sitting)
        return await self.pick(sitting, seq, picks)

    async def take(
        self, sitting: Sitting, seq: int, answers: Sequence[Answer], *, confirmed: bool = False
    ) -> Reply:
        """Takes answers one after the other, and after them those that go without saying.

        Each is a transaction of its own: whatever breaks off in between, the panel then shows the
        question that is open. Only the last may be final; that one waits for a confirmation, unless
        the press was one.
        """
        live, seat, voice = sitting
        answers = [live.playing.named_now(seat, answers[0]), *answers[1:]]
        try:
            self.sessions.try_out(live, seat, seq, answers[0])
        except StaleChoiceError as stale:
            return await self._refreshed(sitting, stale)
        course = tried(live.id, live.playing, seat, answers)
        if course is None:
            return await self.showing.stale(sitting)
        course = gone_on(live.id, course, seat)
        before = len(course.steps) - course.is_final
        for n, step in enumerate(course.steps[:before]):
            if n and live.question(seat) != step.decision:
                return await self.showing.show(sitting)  # a computer player came in between
            await self.sessions.submit(live, seat, live.playing.seq if n else seq, step.picks)
        if course.is_final and confirmed:
            now = live.playing.seq if before else seq
            return await self._carry_out(sitting, now, course.steps[-1].picks)
        if course.is_final:
            return await self._ask_to_confirm(sitting, course)
        closes = closing_options(live.id, live.playing, seat)  # there all of the turn is told
        note = "" if closes else done_lines(voice, course.told, seat)
        return await self.showing.show(sitting, note=note)

    async def _ask_to_confirm(self, sitting: Sitting, course: Course) -> Reply:
        """What all answers of the turn lead to, as far as it may be shown."""
        live, seat, voice = sitting
        match, (decision, picks) = live.playing, course.steps[-1]
        trial = self.sessions.try_out(live, seat, match.seq, picks)
        await self.drafts.save(live, seat, picks)
        lines = self._foretold(sitting, course, trial)
        lines += answered_lines(voice, course.steps)
        lines.append(asked_to_confirm(sitting, said(voice, course.steps)))
        if ends_before(match, seat, trial):
            lines.append(voice("panel-ends"))
        joined = len(course.steps) - 1
        view = confirm_view(voice, live.id, match.seq, picks, joined, match.can_undo(seat))
        after = trial.twin if may_be_shown(match, trial.twin, seat, trial.events) else match
        alone = as_if_alone(match, seat, trial.twin.latest)
        focus = places_of(decision) if alone else ()
        drawing = await self.pictures.of_change(sitting, alone or after, focus)
        ahead = self.drawing_ahead.after(live, trial)
        return Reply("\n".join(lines), view, draw=drawing, afterwards=ahead)

    def _foretold(self, sitting: Sitting, course: Course, trial: Trial) -> list[str]:
        """What the turn has done so far, and what this answer would do; what nobody may know
        before is said to come.
        """
        match, (_, seat, voice) = sitting.live.playing, sitting
        before = done_lines(voice, since_revealed(match.told_by(seat)), seat, DONE_ROOM // 2)
        does = done_lines(voice, foreseen(match, seat, trial.events), seat, DONE_ROOM // 2)
        if is_veiled(match, seat, trial.events) and not ends_before(match, seat, trial):
            chosen = voice("panel-veiled", what=said(voice, course.steps[-1:]))
            does = f"{does}\n-# • {voice('panel-veiled-after')}" if does else f"-# • {chosen}"
        parts = {"panel-turn-so-far": before, "panel-so-far": does}
        return [line for key, told in parts.items() if told for line in (voice(key), told)]

    async def confirm(self, sitting: Sitting, seq: int, mark: str) -> Reply:
        """Does what this confirmation was shown for, and nothing else."""
        live, seat, _ = sitting
        picks = await self.drafts.of(live, seat)
        if picks is None or picks_mark(picks) != mark:
            return await self.showing.stale(sitting)
        return await self._carry_out(sitting, seq, picks)

    async def _carry_out(self, sitting: Sitting, seq: int, picks: Answer) -> Reply:
        """Does what was confirmed, and tells what came of it."""
        live, seat, voice = sitting
        known = live.row.moves
        try:
            known_before = heard(live.playing, seat, self.sessions.try_out(live, seat, seq, picks))
            await self.sessions.submit(live, seat, seq, picks)
        except StaleChoiceError as stale:
            return await self._refreshed(sitting, stale)
        await self._go_on(live, seat)
        moves = [told for move, told in sorted(live.told.items()) if move > known]
        told = [event for events in [*moves, live.playing.told_by(seat)] for event in events]
        news = unheard(told, known_before)
        then = done_lines(voice, news, seat)
        note = f"{voice('panel-then')}\n{then}" if then else voice("panel-taken")
        return await self.showing.show(sitting, note=note)

    async def _go_on(self, live: Live, seat: Seat) -> None:
        """Gives the answers that go without saying, but none that is final."""
        course = gone_on(live.id, Course(live.playing), seat)
        for step in course.steps[: len(course.steps) - course.is_final]:
            if live.question(seat) == step.decision:
                await self.sessions.submit(live, seat, live.playing.seq, step.picks)

    async def _refreshed(self, sitting: Sitting, stale: StaleChoiceError) -> Reply:
        """The present panel instead of the old one; if nothing is asked it says so itself."""
        asked = sitting.live.question(sitting.seat) is not None
        note = f"-# {sitting.voice.say(stale.text)}" if asked else ""
        return await self.showing.show(sitting, note=note)

    async def typed(self, sitting: Sitting, word: str, seq: int | None = None) -> Reply:
        """Answers in words, from a text field or the /play command."""
        live, seat, voice = sitting
        decision = live.question(seat)
        if decision is None:
            return await self.showing.show(sitting)
        if seq is not None and not live.playing.asks_since(seat, seq):
            return await self.showing.stale(sitting)
        if word.strip().casefold() == voice("word-again"):
            return await self.same_again(sitting, live.playing.seq)
        if not takes_one(decision):
            return await self._typed_several(sitting, decision, word)
        meant = read_words(live.id, live.playing, seat, voice, word.split())
        if meant is None or not meant.picks:
            joined = find_shortcut(live.id, live.playing, seat, voice, word)
            if joined is None:
                return await self._not_offered(sitting, decision, word)
            return await self.take(sitting, live.playing.seq, joined.answers)
        answers = [() if pick == NOTHING else (pick,) for pick in meant.picks]
        if lonely_piece(meant.match, seat) != meant.picks[-1]:
            return await self.take(sitting, live.playing.seq, answers)
        for answer in answers[:-1]:
            await self.sessions.submit(live, seat, live.playing.seq, answer)
        return await self.showing.show(sitting, piece=meant.picks[-1])

    async def _typed_several(self, sitting: Sitting, decision: Decision, word: str) -> Reply:
        """All that is wanted in one line; in a basket also one after the other."""
        live, _, voice = sitting
        picks = read_list(decision, word, voice)
        if picks is None:
            return await self._not_offered(sitting, decision, word)
        if len(picks) < decision.least and panel(decision).style == "basket":
            return await self.add(sitting, picks, 0)
        return await self.pick(sitting, live.playing.seq, picks)

    async def _not_offered(self, sitting: Sitting, decision: Decision, word: str) -> Reply:
        """Why there is no such option, if the game knows; else that there is none."""
        live, seat, voice = sitting
        missing = find_missing(live.game.why_not(live.playing.view(seat), decision), word, voice)
        if missing is None:
            raise RefusedError("error-not-offered", pick=word[:80])
        what, reason = f"**{voice.say(missing.label)}**", voice.say(missing.reason)
        return await self.showing.show(
            sitting, note=voice("why-not-typed", what=what, reason=reason)
        )

    async def aside(self, sitting: Sitting, id: str) -> Reply:
        """What somebody does unasked, and has been asked whether they mean it."""
        await self.sessions.submit_aside(sitting.live, sitting.seat, [id])
        return await self.showing.show(sitting, note=sitting.voice("panel-taken"))

    async def undo(self, sitting: Sitting, seq: int, *, all_of_it: bool) -> Reply:
        """Takes back what is free to take: nobody has learnt anything from it."""
        live, seat, voice = sitting
        if seq != live.playing.seq:
            return await self.showing.stale(sitting)
        if not live.playing.can_undo(seat):
            return await self.showing.show(sitting, note=f"-# {voice('error-no-undo')}")
        return await self.take_back(sitting, all_of_it=all_of_it)

    async def take_back(self, sitting: Sitting, *, all_of_it: bool = False) -> Reply:
        """The panel as it was before, with what was taken back."""
        back = await taken_back(self.sessions, sitting.live, sitting.seat, all_of_it)
        what = said(sitting.voice, [Step(*answered) for answered in reversed(back)])
        return await self.clear(sitting, note=f"-# {sitting.voice('done-undo', what=what)}")

    # ---- the basket ---------------------------------------------------------------------------

    async def add(self, sitting: Sitting, ids: Sequence[str], page: int) -> Reply:
        live, seat, _ = sitting
        picks = [*(await self.drafts.of(live, seat) or ()), *ids]
        await self.drafts.save(live, seat, tuple(dict.fromkeys(picks)))
        return await self.showing.show(sitting, page=page)

    async def clear(self, sitting: Sitting, joined: int = 0, note: str = "") -> Reply:
        """Drops what was picked, and so many answers that were given with it."""
        live, seat, _ = sitting
        await self.drafts.drop(live, seat)
        piece = lonely_piece(live.playing, seat)
        # A piece that was taken up and has done nothing is put down: one may take another.
        for _ in range(max(joined, 1 if piece else 0)):
            if live.playing.can_undo(seat):
                await self.sessions.undo(live, seat)
        return await self.showing.show(sitting, piece=piece or "", note=note)

    async def rethink(self, sitting: Sitting, seq: int, joined: int) -> Reply:
        """Back to before the press that was not confirmed."""
        return await self.clear(sitting, joined if seq == sitting.live.playing.seq else 0)

    async def send_basket(self, sitting: Sitting, seq: int) -> Reply:
        live, seat, _ = sitting
        decision = live.question(seat)
        if decision is None:
            return await self.showing.show(sitting)
        kept = panel(decision, 0, await self.drafts.of(live, seat) or ()).picked
        return await self.pick(sitting, seq, kept)


def asked_to_confirm(sitting: Sitting, what: str) -> str:
    """What was chosen, and who would have to agree to its being taken back."""
    live, seat, voice = sitting
    others = [f"**{voice.names[other]}**" for other, _ in live.present() if other != seat]
    who = voice.listing(others) if others else ""
    return voice("panel-confirm", what=f"**{what}**", n=len(others), who=who)


def answered_lines(voice: Voice, steps: Sequence[Step]) -> list[str]:
    """What was asked last; where one press answers the same kind several times, each with what was
    chosen.
    """
    if len(steps) < 2 or len({decision.key for decision, _ in steps}) > 1:
        return [voice.say(steps[-1][0].prompt)]
    return [
        voice("panel-each", question=voice.say(step[0].prompt), what=said(voice, [step]))
        for step in steps
    ]


def said(voice: Voice, steps: Sequence[Step]) -> str:
    """What was pressed, in the words of its options."""
    chosen = []
    for decision, picks in steps:
        labels = {option.id: voice.say(option.label) for option in decision.options}
        chosen += [labels[id] for id in picks] or [voice("panel-nothing")]
    return voice.listing(chosen) if chosen else voice("panel-nothing")
