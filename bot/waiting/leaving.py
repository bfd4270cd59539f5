"""Leaving a running game: in three ways, each said plainly before it is done."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

import msgspec
from discord import ButtonStyle

from bot.posts.rows import ended_rows, note_row, offer_row
from bot.tables.computers import default_bot, stand_in_name
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from bot.votes.handing_over import HandingOver
from bot.votes.stand_ins import StandIns
from games.core.seats import Seat
from storage.records import SeatRow

Way: TypeAlias = Literal["offer", "steward", "give_up"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)


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
        """Of a running game. The others are told what becomes of the seat."""
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
                await self._give_up(live, row, who)

    async def _give_up(self, live: Live, row: SeatRow, who: str) -> None:
        """The seat is free, and a computer player's until somebody takes it."""
        if not others_play(live, row.seat):
            live.row = await self.store.close_table(
                live.id, self.sessions.now(), version=live.row.version
            )
            await self.store.post(ended_rows(live, "note-left-alone"))
            self.sessions.wake()
            return
        heir = SeatRow(
            row.seat, None, default_bot(live.game), stand_in_name(row), row.colour, offered=0
        )
        told = [note_row(live, "note-gave-up", who=who), offer_row(live, row.seat)]
        await self.handing_over.carry_out(live, heir, told=told)


def others_play(live: Live, seat: Seat) -> bool:
    return any(other != seat for other, _ in live.present())


def ways_question(live: Live, voice: Voice) -> Reply:
    """The ways there are; nothing is done yet."""
    buttons = [button(Address("quit", live.id, 0, way), voice(f"button-{way}")) for way in WAYS]
    return Reply(voice("leave-ask"), view_of(buttons))


def sure_question(live: Live, seat: Seat, voice: Voice, way: Way) -> Reply:
    """What happens then."""
    key = f"leave-{way}" if others_play(live, seat) or way != "give_up" else "leave-alone"
    sure = button(
        Address("quitting", live.id, 0, way), voice(f"button-{way}"), style=ButtonStyle.danger
    )
    return Reply(voice(key), view_of([sure]))
