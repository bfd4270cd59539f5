"""The panel in which somebody says in advance what they will answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from discord import ButtonStyle, ui

from bot.plans.foretelling import way_of
from bot.plans.plan_news import holding
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.addresses import Address
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, in_place
from bot.talk.widgets import button, select, view_of
from games.core.contract import Foreseen
from games.core.plans import AUTOMATIC, OFF
from storage.records.planned import Lasts, PlanRow

ASK = "ask"  # instead of a way: no plan
LENGTHS: tuple[Lasts, ...] = ("once", "always")


class PlanMenu:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def open(self, press: Press) -> None:
        await self._in_seat(press, self.shown)

    async def open_kind(self, press: Press) -> None:
        await self._in_seat(press, lambda at: self._shown_kind(at, press.values[0]))

    async def choose(self, press: Press) -> None:
        key, pick = press.address.argument, press.values[0]
        await self._in_seat(press, lambda at: self._choose(at, key, pick))

    async def set_length(self, press: Press) -> None:
        lasts, _, key = press.address.argument.partition(":")
        await self._in_seat(press, lambda at: self._set_length(at, key, lasts))

    async def drop_all(self, press: Press) -> None:
        await self._in_seat(press, self._drop_all)

    async def choose_automatic(self, press: Press) -> None:
        await self._in_seat(press, lambda at: self._choose_automatic(at, press.values[0]))

    async def _in_seat(self, press: Press, act: Callable[[Sitting], Awaitable[Reply]]) -> None:
        """Edits the pressed message."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            if not live.can_be_planned:
                raise RefusedError("refused-over")
            reply = await act(Sitting.of(live, press.user, press.language))
        await fill(press.click, reply)

    # ---- what is done -------------------------------------------------------------------------

    async def _choose(self, sitting: Sitting, key: str, pick: str) -> Reply:
        live, seat, _ = sitting
        kind = _kind(sitting, key)
        way = next((way for way in kind.ways if way.id == pick), None)
        if pick == ASK:
            await self.store.delete_plan(live.id, seat, key)
            return await self.shown(sitting)
        if way is None:
            raise RefusedError("error-stale")
        old = holding(await self.store.plans(live.id, seat)).get(key)
        lasts = old.lasts if old else "once"
        await self.store.save_plan(PlanRow(live.id, seat, key, pick, way.rests_on, lasts))
        return await self._shown_kind(sitting, key)

    async def _set_length(self, sitting: Sitting, key: str, typed: str) -> Reply:
        lasts = next((each for each in LENGTHS if each == typed), None)
        old = holding(await self.store.plans(sitting.live.id, sitting.seat)).get(key)
        if lasts is None or old is None:
            raise RefusedError("error-stale")
        await self.store.save_plan(msgspec.structs.replace(old, lasts=lasts))
        return await self._shown_kind(sitting, key)

    async def _drop_all(self, sitting: Sitting) -> Reply:
        live, seat, _ = sitting
        for row in await self.store.plans(live.id, seat):
            if row.key != AUTOMATIC:
                await self.store.delete_plan(live.id, seat, row.key)
        return await self.shown(sitting)

    async def _choose_automatic(self, sitting: Sitting, way: str) -> Reply:
        live, seat, _ = sitting
        if way not in (*live.game.automatic, OFF):
            raise RefusedError("error-stale")
        await self.store.save_plan(PlanRow(live.id, seat, AUTOMATIC, way, lasts="always"))
        return await self.shown(sitting)

    # ---- how it looks -------------------------------------------------------------------------

    async def shown(self, sitting: Sitting) -> Reply:
        """All kinds of questions, with what was said about them."""
        live, seat, voice = sitting
        rows = await self.store.plans(live.id, seat)
        plans, kinds = holding(rows), live.game.plans(live.playing.view(seat), seat)
        lines = [voice("plan-title"), f"-# {voice('plan-about')}"]
        lines += [_line(sitting, kind, plans[kind.key]) for kind in kinds if kind.key in plans]
        if live.game.automatic:
            way = way_of(live.game, rows)
            said = voice("plan-ask" if way == OFF else f"automatic-{way}")
            lines.append(f"• {voice('automatic')}: **{said}**")
        items: list[ui.Item[ui.View]] = []
        options = [
            (kind.key, voice.say(kind.title), _said(sitting, kind, plans.get(kind.key)))
            for kind in kinds
        ]
        if options:
            items.append(select(Address("plankind", live.id), voice("choose-plan"), options))
        if live.game.automatic:
            items.append(self._automatic(sitting, rows))
        if any(key != AUTOMATIC for key in plans):
            items.append(button(Address("plandrop", live.id), voice("button-plandrop"), row=2))
        items.append(button(Address("back", live.id), voice("button-back"), row=2))
        return Reply("\n".join(lines), view_of(items))

    def _automatic(self, sitting: Sitting, rows: tuple[PlanRow, ...]) -> ui.Select[ui.View]:
        live, _, voice = sitting
        ways = [(way, voice(f"automatic-{way}"), voice("automatic")) for way in live.game.automatic]
        options = [*ways, (OFF, voice("plan-ask"), voice("automatic"))]
        there = Address("planauto", live.id)
        return select(there, voice("automatic"), options, row=1, chosen=way_of(live.game, rows))

    async def _shown_kind(self, sitting: Sitting, key: str) -> Reply:
        """What may be answered to one kind of question, and for how long."""
        live, seat, voice = sitting
        kind = _kind(sitting, key)
        plan = holding(await self.store.plans(live.id, seat)).get(key)
        now = kind.now if kind.aside else (plan.pick if plan else ASK)
        options = [(way.id, voice.say(way.label), "") for way in kind.ways]
        there = Address("wish", live.id)
        if not kind.aside:
            options.insert(0, (ASK, voice("plan-ask"), ""))
            there = Address("planas", live.id, 0, key)
        menu = select(there, voice("choose-plan-way"), options, chosen=now)
        items: list[ui.Item[ui.View]] = [menu]
        lines = [voice("plan-if", kind=f"**{voice.say(kind.title)}**")]
        if plan:
            lines.append(_line(sitting, kind, plan))
            items += _lengths(sitting, plan)
        items.append(button(Address("plan", live.id), voice("button-plans"), row=2))
        return Reply("\n".join(lines), view_of(items))


def _lengths(sitting: Sitting, plan: PlanRow) -> list[ui.Button[ui.View]]:
    """For how long, with what holds now standing out."""
    live, _, voice = sitting
    return [
        button(
            Address("planlasts", live.id, 0, f"{lasts}:{plan.key}"),
            voice(f"button-plan-{lasts}"),
            style=ButtonStyle.primary if plan.lasts == lasts else ButtonStyle.secondary,
            row=1,
        )
        for lasts in LENGTHS
    ]


def _kind(sitting: Sitting, key: str) -> Foreseen:
    live, seat, _ = sitting
    kinds = live.game.plans(live.playing.view(seat), seat)
    found = next((kind for kind in kinds if kind.key == key), None)
    if found is None:
        raise RefusedError("error-stale")
    return found


def _line(sitting: Sitting, kind: Foreseen, plan: PlanRow) -> str:
    """«Merchant is led: **Senator** · once», or that it no longer holds."""
    voice = sitting.voice
    way = next((way for way in kind.ways if way.id == plan.pick), None)
    title = voice.say(kind.title)
    if way is None or way.rests_on != plan.rests_on:
        return f"• {voice('plan-broken', kind=title)}"
    return f"• {title}: **{voice.say(way.label)}** · {voice(f'plan-{plan.lasts}')}"


def _said(sitting: Sitting, kind: Foreseen, plan: PlanRow | None) -> str:
    """What holds for a kind of question."""
    pick = kind.now if kind.aside else (plan.pick if plan else "")
    way = next((way for way in kind.ways if way.id == pick), None)
    return sitting.voice.say(way.label) if way else sitting.voice("plan-ask")
