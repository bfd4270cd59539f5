"""Leaving a running game: in three ways, each said plainly before it is done; or staying."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec
from discord import ButtonStyle, ui

from bot.posts.rows import ended_rows, note_row, offer_row
from bot.tables.computers import default_bot, free_name, stand_in_name
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.names import escaped
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from bot.votes.handing_over import HandingOver
from bot.votes.stand_ins import StandIns
from games.core.seats import Seat
from storage.records import SeatRow

Way: TypeAlias = Literal["offer", "steward", "give_up", "stay"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)
BACK: Final = "ways"  # to the choice between them


def read_way(word: str) -> Way:
    found = next((way for way in WAYS if way == word), None)
    if found is None:
        raise RefusedError("error-stale")
    return found


class Leaving:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.stand_ins = StandIns(sessions)
        self.handing_over = HandingOver(sessions)

    async def leave(self, live: Live, seat: Seat, way: Way) -> None:
        """Of a running game, or not after all. The others are told what becomes of the seat."""
        if live.row.status != "playing":
            raise RefusedError("refused-over")
        row, who = live.seats[seat], f"**{live.voice().names[seat]}**"
        match way:
            case "offer":
                if row.offered is not None:
                    raise RefusedError("refused-offered-already")
                free = msgspec.structs.replace(row, offered=0)
                await self.stand_ins.arrange(live, free, [offer_row(live, seat)])
            case "steward":
                if row.stand_in is None:
                    told = [note_row(live, "note-stand-in", who=who)]
                    await self.stand_ins.put_in(live, row, told)
            case "give_up":
                await self._give_up(live, row, stand_in_name(row), "note-gave-up", who)
            case "stay":
                if row.offered != 0:
                    raise RefusedError("error-stale")
                kept = msgspec.structs.replace(row, offered=None)
                await self.stand_ins.arrange(live, kept, [note_row(live, "note-stays", who=who)])

    async def forget(self, live: Live, seat: Seat) -> None:
        """Somebody who wants to be forgotten gives up: neither seat nor note keeps their name."""
        name = free_name([row.name for row in live.seats])
        await self._give_up(live, live.seats[seat], name, "note-nameless", f"**{escaped(name)}**")

    async def _give_up(self, live: Live, row: SeatRow, name: str, note: str, who: str) -> None:
        """The seat is free, and a computer player's of this name until somebody takes it."""
        if not others_play(live, row.seat):
            live.row = await self.store.close_table(
                live.id, self.sessions.now(), version=live.row.version
            )
            await self.store.post(ended_rows(live, "note-left-alone"))
            self.sessions.wake()
            return
        heir = SeatRow(row.seat, None, default_bot(live.game), name, row.colour, offered=0)
        told = [note_row(live, note, who=who), offer_row(live, row.seat)]
        await self.handing_over.carry_out(live, heir, told=told)


def others_play(live: Live, seat: Seat) -> bool:
    return any(other != seat for other, _ in live.present())


def ways_question(live: Live, seat: Seat, voice: Voice) -> Reply:
    """The ways there are; nothing is done yet. An offer can be taken back by who made it."""
    offered = live.seats[seat].offered == 0
    ways = [way for way in WAYS if way != ("offer" if offered else "stay")]
    buttons = [_way_button(live, voice, way) for way in ways]
    return Reply(voice("leave-offered" if offered else "leave-ask"), view_of(buttons))


def _way_button(live: Live, voice: Voice, way: Way) -> ui.Button[ui.View]:
    """To what it means; who stays need not be told."""
    if way == "stay":
        there, style = Address("quitting", live.id, 0, way), ButtonStyle.success
        return button(there, voice("button-stay"), style=style)
    return button(Address("quit", live.id, 0, way), voice(f"button-{way}"))


def sure_question(live: Live, seat: Seat, voice: Voice, way: Way) -> Reply:
    """What happens then."""
    text = voice(_explained(live, seat, way), host=f"<@{live.row.host}>")
    sure = Address("quitting", live.id, 0, way)
    return Reply(
        text,
        view_of(
            [
                button(sure, voice(f"button-{way}"), style=ButtonStyle.danger),
                button(Address("quit", live.id, 0, BACK), voice("button-back")),
            ]
        ),
    )


def _explained(live: Live, seat: Seat, way: Way) -> str:
    """At a table by invitation nobody takes a seat who was not given it."""
    if way == "give_up" and not others_play(live, seat):
        return "leave-alone"
    if way in ("offer", "give_up") and live.row.entry == "invited":
        own = way == "offer" and live.user_at(seat) == live.row.host
        return f"leave-{way}-{'host' if own else 'invited'}"
    return f"leave-{way}"


def done_key(live: Live, way: Way) -> str:
    invited = way == "offer" and live.row.entry == "invited"
    return "done-offer-invited" if invited else f"done-{way}"
