"""What a lesson adds to its panels: each kind of question explained once, at last a good-bye.

At other tables a newcomer, who has not finished a game of this kind, is told the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from discord import ButtonStyle, ui

from bot.panel.teacher import Teacher
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.addresses import Address
from bot.talk.limits import BUTTONS_PER_ROW, ROWS
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.lessons import explanation
from games.core.seats import Seat
from storage.records import LessonRow

BEGIN = "begin"  # what the game is about: said before anything is asked


class Explaining(Teacher):
    """Nothing is lost with the process: what was explained, and at which choice, is stored."""

    def __init__(self, sessions: Sessions) -> None:
        self.store = sessions.store

    async def instead(self, sitting: Sitting, note: str) -> Reply | None:
        """What the game is about, before anything is asked; and at last that it can be played."""
        live, _, voice = sitting
        lesson = live.row.lesson
        if lesson is None or lesson.state == "left":
            return None
        if BEGIN not in lesson.explained:
            title = f"## {voice('lesson-title', game=voice('game-name'))}"
            words = f"{title}\n{voice('lesson-begin')}"
            return Reply(words, view_of(_ways(voice, live, BEGIN, "leave")))
        if lesson.state == "teaching":
            if not is_learnt(live):
                return None
            await self.change(live, msgspec.structs.replace(lesson, state="over"))
        lines = [f"## {voice('lesson-over')}", voice("lesson-end"), voice("lesson-over-ways")]
        lines += [note] if note else []  # what happened can be long
        # A game that has ended needs neither to go on nor to be closed.
        ways = ("on", "real", "close") if live.row.status == "playing" else ("real",)
        return Reply("\n".join(lines), view_of(_ways(voice, live, *ways)))

    async def begin(self, live: Live) -> None:
        """Somebody has read what the game is about."""
        assert live.row.lesson
        told = {**live.row.lesson.explained, BEGIN: live.playing.count}
        await self.change(live, msgspec.structs.replace(live.row.lesson, explained=told))

    async def explained(self, sitting: Sitting, reply: Reply, kinds: Sequence[str]) -> Reply:
        """A question that is shown again is explained again: perhaps nobody has seen it."""
        live, _, voice = sitting
        lesson, count = live.row.lesson, live.playing.count
        if lesson is None or lesson.state != "teaching":
            return reply
        known = lesson.explained
        new = [kind for kind in dict.fromkeys(kinds) if known.get(kind, count) >= count]
        said = [kind for kind in new if voice.has(explanation(kind))]
        if not said:
            return reply
        if any(known.get(kind) != count for kind in said):
            told = {**known, **dict.fromkeys(said, count)}
            await self.change(live, LessonRow(lesson.state, told))
        words = [f"> {voice(explanation(kind))}" for kind in said]
        reply.content = "\n".join(["\n> \n".join(words), reply.content])
        _add_way_out(reply, voice, live.id)
        return reply

    async def about(self, sitting: Sitting, kinds: Sequence[str]) -> str:
        """What a newcomer reads the first time a kind of question comes at this table."""
        live, seat, voice = sitting
        met = None if live.row.lesson else await self._met(live, seat)
        if met is None:
            return ""
        count = live.playing.count
        new = [kind for kind in dict.fromkeys(kinds) if met.setdefault(kind, count) >= count]
        return " ".join(voice(explanation(kind)) for kind in new if voice.has(explanation(kind)))

    async def _met(self, live: Live, seat: Seat) -> dict[str, int] | None:
        """The kinds of questions that a newcomer was asked here, with the choice before which;
        None for somebody who knows the game.
        """
        user = live.user_at(seat)
        if user is None:
            return None
        if user not in live.met:
            known = any(each.game == live.game.key for each in await self.store.tallies(user))
            choices = () if known else await self.store.choices(live.id)
            asked = [(n, each.key) for n, each in enumerate(choices) if each.seat == seat]
            live.met[user] = None if known else {key: n for n, key in reversed(asked)}
        return live.met[user]

    async def change(self, live: Live, lesson: LessonRow) -> None:
        live.row = await self.store.update_table(live.id, version=live.row.version, lesson=lesson)


def is_learnt(live: Live) -> bool:
    """Whether the stretch is played that the lesson is about."""
    match, lesson = live.playing, live.game.lesson
    return match.outcome is not None or lesson is None or match.rounds > lesson.rounds


def _add_way_out(reply: Reply, voice: Voice, table: int) -> None:
    """Below everything else; where there is no room, never among the answers."""
    view = reply.view = reply.view or view_of([])
    last = ROWS - 1
    if sum(item.width for item in view.children if item.row == last) < BUTTONS_PER_ROW:
        leave = Address("lesson", table, 0, "leave")
        view.add_item(button(leave, voice("button-lesson-leave"), row=last))


def _ways(voice: Voice, live: Live, *ways: str) -> list[ui.Item[ui.View]]:
    """The first is what most will want."""
    styles = [ButtonStyle.success, *[ButtonStyle.secondary] * len(ways)]
    return [
        button(Address("lesson", live.id, 0, way), voice(f"button-lesson-{way}"), style=style)
        for way, style in zip(ways, styles, strict=False)
    ]
