"""The private panel: what is asked and why, one's hand, the options, what was done so far."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.panel.asides import aside_confirm_view, aside_view
from bot.panel.drafts import Drafts
from bot.panel.hints import ROOM, hint_lines, rows_for, unfolded
from bot.panel.marks import marks_of
from bot.panel.model import Panel, panel
from bot.panel.pictures import PanelPictures
from bot.panel.piece_panel import PiecePanel, fits, piece_marks, piece_panel, piece_view
from bot.panel.pieces import open_piece, repetitions
from bot.panel.teacher import Teacher
from bot.panel.ways.closing import closing_options
from bot.panel.ways.foresight import since_revealed
from bot.panel.ways.habits import last_answer
from bot.panel.ways.offering import offered
from bot.panel.widgets import basket_lines, idle_view, panel_view
from bot.posts.buttons import hand_buttons, past_buttons
from bot.posts.lines.film import heard
from bot.posts.lines.story_lines import latest_lines, told_lines
from bot.posts.lines.turn_lines import asked_of, turn_lines
from bot.posts.links import link_to, newest_post
from bot.tables.sitting import Sitting
from bot.talk.limits import MESSAGE
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from games.core.contract import Decision, Event
from games.core.guiding import Answer
from games.core.seats import Seat
from games.core.text import Text

SENTENCE_END = re.compile(r"[.!?][”“]?(?= )")
HINTS_KEPT = 500  # letters for what the buttons mean, beside what the question is about
DONE_ROOM = 900  # letters of what one's answers have done so far


class Showing:
    def __init__(
        self, drafts: Drafts, pictures: PanelPictures, teacher: Teacher | None = None
    ) -> None:
        self.drafts = drafts
        self.pictures = pictures
        self.teacher = teacher or Teacher()

    async def show(
        self,
        sitting: Sitting,
        *,
        page: int = 0,
        note: str = "",
        piece: str = "",
        advice: str = "",
    ) -> Reply:
        """The open question; where pieces are asked for, with one of them open. A note stands above
        it, an advice directly above its buttons.
        """
        live, seat, voice = sitting
        instead = await self.teacher.instead(sitting, note or advice)
        if instead is not None:
            return instead
        decision = live.question(seat)
        if decision is None:
            return await self._idle(sitting, note or advice)
        picks = await self.drafts.of(live, seat) or ()
        held = self._piece(sitting, piece)
        if held:
            shown_piece = await self._show_piece(sitting, held, note, advice)
            kinds = (decision.key, held.opened.decision.key)
            return await self.teacher.explained(sitting, shown_piece, kinds)
        match = live.playing
        asked, laid = decision, live.game.grid(match.view(seat), decision)
        decision, joined = offered(live.id, match, seat, decision)
        decision = unfolded(voice, decision)
        shown = panel(decision, page, picks, rows_for(voice, decision), laid)
        marks = marks_of(voice, shown.options)
        closing = closing_options(live.id, match, seat)
        again: Answer | None = None
        if shown.style not in ("buttons", "grid"):
            again = await last_answer(self.drafts.store, live, asked)
        view = panel_view(
            voice,
            live.id,
            match.seq,
            decision,
            shown,
            marks=marks,
            can_undo=match.can_undo(seat),
            asides=match.aside(seat) is not None,
            plans=live.can_be_planned and not live.row.lesson,  # the way out needs the room
            hints=live.offers_hints(seat),
            again=again or (),
            closing=closing,
        )
        if closing:
            note = "\n".join(filter(None, [note, closing_lines(sitting)]))
        there = "\n".join(filter(None, [await self._way_to_board(sitting), advice]))
        content = question_text(
            voice,
            decision,
            shown,
            note,
            there,
            seat in match.waiting(),
            live.game.legend(match.view(seat), asked),
            await self.teacher.about(sitting, (asked.key,)),
        )
        drawing = await self.pictures.of_question(sitting, decision, marks, joined=joined)
        return await self.teacher.explained(
            sitting, Reply(content, view, draw=drawing), (decision.key,)
        )

    def _piece(self, sitting: Sitting, wanted: str) -> PiecePanel | None:
        """A piece with what it may do, where one is asked for and all of it can be shown."""
        live, seat, voice = sitting
        match = live.playing
        opened = open_piece(live.id, match, seat, wanted)
        if opened is None:
            return None
        again = repetitions(live.id, match, seat, opened)
        shown = piece_panel(voice, match, opened, again)
        return shown if fits(shown) else None

    async def _show_piece(
        self, sitting: Sitting, shown: PiecePanel, note: str, advice: str
    ) -> Reply:
        live, seat, voice = sitting
        opened = shown.opened
        marks = piece_marks(voice, shown.head, opened)
        view = piece_view(voice, live.id, live.playing.seq, shown, hints=live.offers_hints(seat))
        lines = [note] if note else []
        asked = live.question(seat)
        if asked and asked.key not in live.game.piece_keys:
            lines.append(voice.say(asked.prompt))
        lines.append(f"**{voice.say(opened.decision.prompt)}**")
        kinds = tuple(each.key for each in (asked, opened.decision) if each)
        about = await self.teacher.about(sitting, kinds)
        there = "\n".join(filter(None, [await self._way_to_board(sitting), advice]))
        lines += about_lines(about, MESSAGE - len("\n".join([*lines, there])))
        room = MESSAGE - len("\n".join(lines)) - len(there) - 2
        lines += [*hint_lines(voice, [*shown.head, *shown.buttons], min(ROOM, room)), there]
        chosen = Sitting(live.with_match(opened.match), seat, voice)
        others = [piece for piece in shown.head if piece.id != opened.piece.id]
        drawing = await self.pictures.of_question(chosen, opened.decision, marks, others)
        return Reply("\n".join(lines)[:MESSAGE], view, draw=drawing)

    async def _idle(self, sitting: Sitting, note: str) -> Reply:
        live, seat, voice = sitting
        match = live.playing
        lines = [note] if note else []
        can_undo = match.can_undo(seat)
        if match.outcome:
            lines.append(voice("panel-over"))
        else:
            lines.append(voice("panel-answered-ahead" if can_undo else "panel-not-asked"))
            waiting = live.waiting()
            lines.append(turn_lines(live, voice, waiting, asked_of(live, waiting), []))
        lines.append(await self._way_to_board(sitting))
        view = idle_view(
            voice,
            live.id,
            match.seq,
            live.row.moves,
            asides=match.aside(seat) is not None,
            can_undo=can_undo,
            plans=live.can_be_planned,
        )
        return Reply("\n".join(lines), view, draw=self.pictures.of_hand(sitting))

    def hand(self, sitting: Sitting) -> Reply:
        """One's hand alone, and the way to what is asked."""
        live, seat, voice = sitting
        asked = live.question(seat)
        lines = [voice("panel-hand")]
        if asked:
            lines.append(voice("panel-hand-asked", question=voice.say(asked.prompt)))
        over = live.playing.outcome is not None
        view = (
            past_buttons(voice, live.id, live.row.moves) if over else hand_buttons(voice, live.id)
        )
        return Reply("\n".join(lines), view, draw=self.pictures.of_hand(sitting))

    async def _way_to_board(self, sitting: Sitting) -> str:
        """A line that leads to the table as it is now: its newest post, or the channel's end."""
        live, _, voice = sitting
        link = await newest_post(self.drafts.store, live)
        there = link or link_to(live)
        return voice("panel-board", where=f"[{voice('mygames-jump')}]({there})")

    async def stale(self, sitting: Sitting) -> Reply:
        """The present panel, to who pressed an old one."""
        return await self.show(sitting, note=f"-# {sitting.voice('error-stale')}")

    # ---- at the side of the game --------------------------------------------------------------

    async def asides(self, sitting: Sitting) -> Reply:
        live, seat, voice = sitting
        decision = live.playing.aside(seat)
        if decision is None:
            return await self.show(sitting)
        lines = [f"**{voice.say(decision.prompt)}**", *hint_lines(voice, decision.options)]
        plans, asked = live.can_be_planned, live.question(seat) is not None
        view = aside_view(voice, live.id, decision, plans=plans, asked=asked)
        return Reply("\n".join(lines), view)

    async def ask_aside(self, sitting: Sitting, id: str) -> Reply:
        """Nothing at the side of the game happens by one stray tap."""
        live, seat, voice = sitting
        decision = live.playing.aside(seat)
        option = next((o for o in decision.options if o.id == id), None) if decision else None
        if option is None:
            return await self.asides(sitting)
        what = f"**{voice.say(option.label)}**"
        lines = [voice("panel-sure", what=what), *hint_lines(voice, [option])]
        return Reply("\n".join(lines), aside_confirm_view(voice, live.id, option))


def question_text(
    voice: Voice,
    decision: Decision,
    shown: Panel,
    note: str,
    there: str,
    waiting: bool,
    legend: Text | None = None,
    about: str = "",
) -> str:
    """What is asked, what its buttons mean, and what stands below that: where the board is."""
    lines = [note] if note else []
    lines.append(f"**{voice.say(decision.prompt)}**")
    lines += about_lines(about, MESSAGE - len("\n".join([*lines, there])))
    if not waiting:
        lines.append(voice("panel-answered"))
    if shown.laid and legend:
        lines.append(f"-# {voice.say(legend)}")
    if shown.style == "basket" and shown.picked:
        lines += basket_lines(voice, decision, shown.picked)
    if shown.style in ("buttons", "mixed", "grid"):
        room = MESSAGE - len("\n".join(lines)) - len(there) - 2
        buttons = [option for option in shown.options if option not in shown.menu]
        lines += hint_lines(voice, buttons, min(ROOM, room))
    return "\n".join([*lines, there])[:MESSAGE]


def about_lines(about: str, room: int) -> list[str]:
    """What a question is about, in whole sentences, as far as there is room beside the hints."""
    room -= HINTS_KEPT
    if len(about) > room:
        ends = [end.end() for end in SENTENCE_END.finditer(about) if end.end() <= room]
        about = about[: ends[-1]] if ends else ""
    return [f"> {about}"] if about else []


def closing_lines(sitting: Sitting) -> str:
    """What all answers of the turn do, and who would have to agree to its being taken back."""
    live, seat, voice = sitting
    done = done_lines(voice, since_revealed(live.playing.told_by(seat)), seat)
    others = [f"**{voice.names[other]}**" for other, _ in live.present() if other != seat]
    who = voice.listing(others) if others else ""
    closes = voice("panel-closes", n=len(others), who=who)
    return "\n".join([voice("panel-turn-so-far"), done, closes] if done else [closes])


def done_lines(voice: Voice, told: Sequence[Event], seat: Seat, room: int = DONE_ROOM) -> str:
    """What answers have done, the latest if there is much of it; what only this seat hears, such as
    what it drew, in large print.
    """
    lines = [
        f"• {line}" if event.only else f"-# • {line}"
        for event, line in zip(heard(told, seat), told_lines(voice, told, seat), strict=True)
    ]
    return latest_lines(voice, lines, room)
