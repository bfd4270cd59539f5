"""Looking back: any earlier board, what happened since one's last move, the whole log."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.posts.composer import Composer, frame_of, view_bytes, with_lines
from bot.posts.drawing.order import Rank
from bot.posts.lines.story_lines import FULL, latest_lines, recap_lines, told_lines
from bot.posts.post import picture_file, text_file
from bot.tables.live import Live, Moment
from bot.tables.sitting import Sitting, Visit
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.seats import Seat
from rendering.frame import Frame, Picture
from storage.records import MoveRow
from storage.store import Store

ALL = 1_000_000
LOG_LINES = 25
NEWS_ROOM = 1000  # letters at the top of a panel
LONGEST_REPLAY = 100


class Gallery:
    def __init__(self, store: Store, composer: Composer) -> None:
        self.store = store
        self.composer = composer

    async def page(self, visit: Visit, move: int, *, hand: bool = False) -> Reply:
        """One move: its picture as it was, what happened in it, and the way to the others.

        With `hand` it is that of the seat of who looks, if they have one.
        """
        live, seat, voice = visit
        hand = hand and seat is not None
        latest = await self.composer.standing(live, live.row.moves)
        row = await self.composer.standing(live, max(1, min(move, live.row.moves)))
        if row is None or latest is None:
            raise RefusedError("refused-move", last=live.row.moves)
        last = latest.number
        own = seat if hand else None
        if hand and seat is not None:
            match = await self.composer.match_at(live, row.number)
            picture = await self.composer.hand(
                live,
                seat,
                view_bytes(match, seat),
                voice.language,
                row.number,
                rank=Rank.HISTORY,
            )
        else:
            user = live.user_at(seat) if seat is not None else None
            picture = await self.composer.picture_of(live, row.number, voice.language, user)
        lines = [voice("history-title", move=row.number, last=last, at=f"<t:{row.at}:R>")]
        lines += [f"• {line}" for line in told_lines(voice, row.events, own)]
        ends = await self._following(live, row.number, last), last
        view = gallery_view(voice, live.id, row.number, ends, seated=seat is not None, hand=hand)
        files = [picture_file(picture, "hand" if hand else "board")] if picture else []
        return Reply(cut("\n".join(lines), MESSAGE), view, files)

    async def _following(self, live: Live, move: int, last: int) -> int:
        """The next move that was not taken back; the last one if there is none."""
        for number in range(move + 1, last):
            if not (await self.store.move(live.id, number)).undone:
                return number
        return last

    async def since(self, visit: Visit) -> int:
        """Where to begin looking: the first move after the seat's last own one, or the last."""
        return min(visit.live.row.moves, await self._seen(visit.live, visit.seat) + 1)

    async def _seen(self, live: Live, seat: Seat | None) -> int:
        """The last move a seat knows; who does not play knows all but the last."""
        if seat is None:
            return live.row.moves - 1
        return (await self.store.seen(live.id)).get(seat, 0)

    async def news(self, sitting: Sitting) -> str:
        """The latest of what happened since the seat's last move, for the top of its panel."""
        live, seat, voice = sitting
        seen = await self._seen(live, seat)
        moves = await self.store.moves(live.id, seen, ALL)
        lines = [f"-# • {line}" for _, line in recap_lines(voice, moves, seat)]
        if not lines:
            return ""
        title = voice(_recap_title(seen, lines, NEWS_ROOM))
        return "\n".join([title, latest_lines(voice, lines, NEWS_ROOM)])

    async def recap(self, visit: Visit, room: int = FULL) -> Reply:
        live, seat, voice = visit
        seen = await self._seen(live, seat)
        moves = await self.store.moves(live.id, seen, ALL)
        lines = [f"`{n}` {line}" for n, line in recap_lines(voice, moves, seat)]
        title = voice(_recap_title(seen, lines, room))
        if not lines:
            title = voice("recap-nothing")
        if seat is None:
            title = voice("recap-last")
        return Reply("\n".join([title, latest_lines(voice, lines, room)]))

    async def log(self, visit: Visit) -> Reply:
        """The latest lines to read, everything as a file."""
        live, seat, voice = visit
        moves = await self.store.moves(live.id, 0, ALL)
        told = recap_lines(live.plain_voice(voice.language), moves, seat, all_of_it=True)
        lines = [f"{n:>4}  {line}" for n, line in told]
        latest = recap_lines(voice, moves, seat, all_of_it=True)[-LOG_LINES:]
        shown = latest_lines(voice, [f"`{n}` {line}" for n, line in latest])
        return Reply(
            "\n".join([voice("log-title"), shown]), None, [text_file("\n".join(lines), "log.txt")]
        )

    async def board(self, visit: Visit, move: int | None, *, in_words: bool) -> Reply:
        live, _, voice = visit
        number = live.row.moves if move is None else move
        if not 1 <= number <= live.row.moves:
            raise RefusedError("refused-move", last=live.row.moves)
        standing = await self.composer.standing(live, number)
        number = standing.number if standing else 1
        if in_words:
            return await self._words(visit, number)
        picture = await self.composer.picture_of(live, number, voice.language)
        if picture is None:
            raise RefusedError("post-no-picture")
        title = voice("board-title", move=number)
        return Reply(title, None, [picture_file(picture, "board")])

    async def _words(self, visit: Visit, move: int) -> Reply:
        """The long text form; for a player the own hand is in it."""
        live, seat, voice = visit
        match = await self.composer.match_at(live, move)
        sheet = live.game.sheet(match.view(seat))
        lines = [f"**{voice.say(sheet.title)}**"]
        for section in sheet.sections:
            lines.append(f"\n__{voice.say(section.title)}__")
            lines += [voice.say(line) for line in section.lines]
        text = "\n".join(lines)
        if len(text) <= MESSAGE:
            return Reply(text)
        plain = text.replace("**", "").replace("__", "")
        return Reply(cut(text, MESSAGE), None, [text_file(plain, "board.txt")])

    async def animation(self, live: Live, voice: Voice, first: int, last: int) -> Picture | None:
        """A film of a range of moves; in long ones several moves are told at once."""
        if not 1 <= first <= last <= live.row.moves:
            raise RefusedError("refused-range", last=live.row.moves)
        rows = await self.store.moves(live.id, first - 1, last - first + 1)
        standing = [row for row in rows if not row.undone]
        if not standing:
            raise RefusedError("refused-range", last=live.row.moves)
        start = await self.composer.standing(live, first - 1)
        then = await self.composer.match_at(live, start.number) if start else None
        before = Moment.of(then).view if then else None
        views: list[bytes] = []
        frames: list[Frame] = []
        for rows_told in _together(standing, LONGEST_REPLAY):
            number = rows_told[-1].number
            moment = Moment.of(await self.composer.match_at(live, number))
            frame = frame_of(live, voice.language, number, "", moment.waiting, before)
            events = [event for row in rows_told for event in row.events]
            frames.append(with_lines(frame, live, events))
            views.append(moment.view)
            before = moment.view
        return await self.composer.drawing.animation(live.game.key, views, frames, live.id)


def _together(rows: Sequence[MoveRow], most: int) -> list[Sequence[MoveRow]]:
    """Moves one by one, or as many at a time as make few enough frames; none is left out."""
    step = max(1, -(-len(rows) // most))
    return [rows[n : n + step] for n in range(0, len(rows), step)]


def _recap_title(seen: int, lines: Sequence[str], room: int) -> str:
    """Who has not moved yet sees all of it, or the latest if there is no room for more."""
    if seen:
        return "recap-title"
    return "recap-first" if sum(len(line) + 1 for line in lines) <= room else "recap-lately"


def gallery_view(
    voice: Voice, table: int, move: int, ends: tuple[int, int], *, seated: bool, hand: bool
) -> ui.View:
    """⏮ ◀ ▶ ⏭ and a jump; players may look at their own hand of that time.

    `ends` are the move after this one and the last of all.
    """
    following, last = ends
    mark = "h" if hand else "p"

    def step(to: int, emoji: str, name: str) -> ui.Button[ui.View]:
        address = Address("show", table, to, f"{mark}{name}")
        return button(address, "", emoji=emoji, disabled=to == move or not 1 <= to <= last)

    items = [
        step(1, "⏮️", "a"),
        step(max(1, move - 1), "◀️", "b"),
        step(following, "▶️", "c"),
        step(last, "⏭️", "d"),
        button(Address("jump", table, move, mark), voice("button-jump")),
    ]
    if seated:
        other = "p" if hand else "h"
        label = voice("button-public-board" if hand else "button-own-hand")
        items.append(button(Address("show", table, move, f"{other}e"), label, row=1))
    return view_of(items)
