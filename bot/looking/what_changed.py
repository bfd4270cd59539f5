"""What changed since one's last move: one board with numbered steps, lines, a way through them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import ui

from bot.looking.stretches import Range, Stretch, Stretches
from bot.posts.composer import Composer
from bot.posts.drawing.order import Rank
from bot.posts.lines.film import heard
from bot.posts.post import picture_file
from bot.tables.live import Live
from bot.tables.sitting import Visit
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.headlines import actor
from games.core.seats import Seat
from rendering.frame import Picture
from storage.store import Store

ROOM = MESSAGE - 200  # for lines, below a title and what is left out


class Told(NamedTuple):
    """A line with its number."""

    number: int
    seat: Seat | None  # whose deed it tells
    text: str


class WhatChanged:
    def __init__(self, store: Store, composer: Composer) -> None:
        self.store = store
        self.composer = composer
        self.stretches = Stretches(store, composer)

    async def page(self, visit: Visit, move: int | None = None) -> Reply:
        """Since one's last move; who does not play sees the move of the post, or the latest."""
        live, seat, voice = visit
        wanted, title = await self._range(live, seat, move)
        stretch = await self.stretches.of(live, wanted, seat)
        if title == "recap-first" and stretch.left_out:
            title = "recap-lately"
        lines = [voice(title), *_grouped(voice, stretch, seat)]
        picture = await self._board(visit, stretch)
        return _reply(visit, stretch, 0, lines, picture)

    async def step(self, visit: Visit, wanted: Range, number: int) -> Reply:
        """One line of a stretch and what it changed; 0 is all of it."""
        live, seat, voice = visit
        stretch = await self.stretches.of(live, wanted, seat)
        if not number or not stretch.steps:
            lines = [voice("changed-title", first=stretch.range.since + 1, last=stretch.range.last)]
            lines += _grouped(voice, stretch, seat)
            return _reply(visit, stretch, 0, lines, await self._board(visit, stretch))
        number = min(number, len(stretch.steps))
        told = _told(voice, stretch, seat)[number - 1]
        title = voice("changed-step", n=number, of=len(stretch.steps))
        picture = await self._still(visit, stretch, number)
        return _reply(visit, stretch, number, [title, f"`{number}` {told.text}"], picture)

    async def _range(self, live: Live, seat: Seat | None, move: int | None) -> tuple[Range, str]:
        last = live.row.moves
        if seat is None:
            shown = max(1, min(move or last, last))
            standing = await self.composer.standing(live, shown)
            shown = standing.number if standing else 1
            return Range(shown - 1, shown), "recap-last" if shown == last else "recap-then"
        seen = (await self.store.seen(live.id)).get(seat, 0)
        rows = await self.store.moves(live.id, seen, last - seen) if seen < last else ()
        if any(not row.undone for row in rows):
            return Range(seen, last), "recap-title" if seen else "recap-first"
        standing = await self.composer.standing(live, last)
        shown, own = standing.number if standing else 1, await self._own(live, seat)
        if own < shown:  # what came after it was taken back
            return Range(own, shown), "recap-title" if own else "recap-first"
        return Range(shown - 1, shown), "recap-own"

    async def _own(self, live: Live, seat: Seat) -> int:
        """The last move of a seat that was not taken back; 0 if there is none."""
        for number in range(live.row.moves, 0, -1):
            row = await self.store.move(live.id, number)
            if row.seat == seat and not row.undone:
                return number
        return 0

    async def _board(self, visit: Visit, stretch: Stretch) -> Picture | None:
        """Always the whole board: a compact picture has no room for all steps."""
        live, seat, voice = visit
        frame = stretch.frame(live, voice.language, seat)
        key, view = live.game.key, stretch.after.view
        return await self.composer.drawing.picture(
            key, "board", view, frame, live.id, rank=Rank.HISTORY
        )

    async def _still(self, visit: Visit, stretch: Stretch, number: int) -> Picture | None:
        live, seat, voice = visit
        view, frame = stretch.step(number, stretch.frame(live, voice.language, seat))
        return await self.composer.drawing.picture(
            live.game.key, "still", view, frame, live.id, rank=Rank.HISTORY
        )


def _reply(
    visit: Visit, stretch: Stretch, number: int, lines: Sequence[str], picture: Picture | None
) -> Reply:
    files = [picture_file(picture, "changes")] if picture else []
    view = changed_view(visit.voice, visit.live, stretch, number)
    return Reply(cut("\n".join(lines), MESSAGE), view, files)


def _told(voice: Voice, stretch: Stretch, seat: Seat | None) -> list[Told]:
    events = heard(stretch.events, seat)
    return [Told(n, actor(it), voice.say(it.text)) for n, it in enumerate(events, start=1)]


def _grouped(voice: Voice, stretch: Stretch, seat: Seat | None) -> Iterator[str]:
    """The lines by who acted, in the order of their first deed; the latest if there is much."""
    told = _told(voice, stretch, seat)
    kept, room = len(told), ROOM
    for line in reversed(told):
        room -= len(line.text) + 8
        if room < 0:
            break
        kept -= 1
    if missing := kept + stretch.left_out:
        yield voice("post-earlier", n=missing)
    groups: dict[Seat | None, list[Told]] = {}
    for line in told[kept:]:
        groups.setdefault(line.seat, []).append(line)
    for who, lines in groups.items():
        name = voice.names[who] if who is not None else ""
        if len(groups) > 1:
            yield f"**{name or voice('changed-table')}**"
        yield from (_line(line, name if len(groups) > 1 else "") for line in lines)


def _line(told: Told, name: str) -> str:
    """Below the name of who acted it is not said again."""
    text = told.text
    if name and text.startswith(f"{name} "):
        text = text.removeprefix(f"{name} ")
    return f"`{told.number}` {text}"


def changed_view(voice: Voice, live: Live, stretch: Stretch, number: int) -> ui.View:
    """◀ ▶ through the steps, all at once, a film of just these moves, the history."""
    table, last, range = live.id, len(stretch.steps), str(stretch.range)
    items = []
    if last:
        back, on = Address("leaf", table, max(0, number - 1), range), number + 1
        shown = f"{number}/{last}"
        items = [
            button(back, "", emoji="◀️", disabled=not number),
            button(Address("leaf", table, on, range), shown, emoji="▶️", disabled=on > last),
        ]
        if number > 1:
            items.append(button(Address("leaf", table, 0, range), voice("button-all-steps")))
        items.append(button(Address("film", table, 0, range), voice("button-film"), emoji="🎞️"))
    history = Address("history", table, 0, str(stretch.range.last))
    return view_of([*items, button(history, voice("button-history"))])
