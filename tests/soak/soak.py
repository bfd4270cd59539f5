"""One soak from start to end: play, kill, fail; then calm, and what must hold."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep, time

from msgspec import Struct

from games.core.rng import Rng
from games.registry import all_games
from playground import LoopbackServer
from playground.protocol.snowflakes import TIME_SHIFT
from playground.world.model import Guild
from playground.world.settings import Settings
from storage.environment import is_server
from tests.soak.bot_process import BotProcess
from tests.soak.ledger import Ledger, prepare
from tests.soak.players import Company
from tests.soak.trouble import FILE_ONLY, FORGETTING, SHARED_ONLY, Places, Trouble
from tests.soak.truth import findings

# Clicks that died with the bot, so that people press again, or whose answer was lost or slow.
EXCUSED = ("did not respond", "already been acknowledged", "Unknown interaction")
DRAWING = 0.25  # of the bots draw pictures
LAST_ROUND = 5.0  # seconds
FORGOTTEN = 0.3  # of the kills; Discord remembers nonces for minutes only
SHOWN = 20  # of what is amiss
CALM = 60.0  # seconds in which everything that waits must be told
QUIET = 1.0
MANY_MESSAGES = 1_000_000


class Wanted(Struct, frozen=True, kw_only=True):
    """How much, and of what."""

    seed: int = 1
    kills: int = 200
    faults: int = 500
    minutes: float = 60.0  # at most
    games: tuple[str, ...] = tuple(all_games())
    kinds: tuple[str, ...] = ()  # of faults; none named: all
    pause: float = 1.0  # seconds between two faults, on average
    answers: int = 10  # of a bot before it is killed, at most
    life: float = 20.0  # seconds in which it has given them, at most
    to_the_end: bool = True  # goes on until every game was played to its end
    processes: int = 1  # that share a server; each has a shard of its own


class Summary(Struct, kw_only=True):
    seed: int
    database: str
    processes: int
    minutes: float
    kills: int
    faults: int
    faults_by_kind: dict[str, int]
    games: dict[str, int]  # played to their end
    tables: int
    presses: int
    choices: int
    moves: int
    posts: int
    pings: int
    hands: int
    closed: int
    lost: int
    doubled: int
    silent: int
    exits: int  # of the bot by itself
    hangs: int  # of the bot in its start
    stopped: bool  # as it was told
    violations: int  # of Discord's rules
    amiss: list[str]  # the first of it

    @property
    def is_well(self) -> bool:
        wrong = (self.lost, self.doubled, self.silent, self.violations, self.hangs)
        return self.stopped and not any(wrong)

    def reaches(self, wanted: Wanted) -> bool:
        return self.kills >= wanted.kills and self.faults >= wanted.faults


class Soak:
    def __init__(self, server: LoopbackServer, place: str, folder: Path, wanted: Wanted) -> None:
        self.server = server
        self.wanted = wanted
        self.place = place
        count = wanted.processes
        self.bots = [
            BotProcess(server, place, folder / f"bot-{n}.log", n, count) for n in range(count)
        ]
        self.ledger = Ledger(place)
        self.kills = 0
        self._posted = asyncio.Event()
        games, guilds = all_games(), guilds_of_shards(server, count)
        self.companies = [
            Company(
                server,
                self.ledger,
                games[key],
                Rng(wanted.seed * 1000 + n),
                self._posted.set,
                guilds[n % count] if count > 1 else None,
            )
            for n, key in enumerate(wanted.games)
        ]
        people = [person for company in self.companies for person in company.people]
        self.places = Places(messages=[person.dm.id for person in people])
        self.trouble = Trouble(server, self.bots, self.places, Random(f"faults {wanted.seed}"))
        impossible = (SHARED_ONLY if count == 1 else "", "" if self._on_file else FILE_ONLY)
        possible = [kind for kind in self.trouble.kinds if kind not in impossible]
        self.kinds = wanted.kinds or tuple(possible)
        self._killing = Random(f"kills {wanted.seed}")

    @property
    def _on_file(self) -> bool:
        return not is_server(self.place)

    async def run(self) -> Summary:
        begin = monotonic()
        try:
            await asyncio.gather(*(bot.start() for bot in self.bots))
            await self._play_in_trouble(monotonic() + self.wanted.minutes * 60)
            await self._calm_down()
        finally:
            ended = time()
            codes = await asyncio.gather(*(bot.stop() for bot in self.bots))
            stopped = set(codes) == {0}
        summary = await self._summary(stopped, (monotonic() - begin) / 60, ended)
        self.ledger.close()
        return summary

    # ---- playing ------------------------------------------------------------------------------

    async def _play_in_trouble(self, until: float) -> None:
        going_on = self.trouble.go_on(self.kinds, self.wanted.pause)
        failing = asyncio.create_task(going_on)
        try:
            while not self._is_enough() and monotonic() < until:
                await self._one_life()
                if failing.done():
                    failing.result()
        finally:
            failing.cancel()
            await asyncio.wait({failing})
            self.trouble.end()

    def _is_enough(self) -> bool:
        wanted = self.wanted
        enough = self.kills >= wanted.kills and self.trouble.counted().total() >= wanted.faults
        return enough and (not wanted.to_the_end or all(self._finished().values()))

    async def _one_life(self) -> None:
        """People play; the bot is killed at some moment, often right after a post."""
        playing = self._all_play()
        rng = self._killing
        answers, moment = rng.randrange(self.wanted.answers + 1), rng.uniform(0, 0.5)
        after_post, alone, draws = rng.random() < 0.5, rng.random() < 0.5, rng.random() < DRAWING
        await self._answered(answers)
        if after_post:
            self._posted.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._posted.wait(), self.wanted.life / 4)
            await asyncio.sleep(moment / 25)
        else:
            await asyncio.sleep(moment)
        if self.kills < self.wanted.kills:
            bot = rng.choice(self.bots)
            await bot.kill(alone=alone)
            self.kills += 1
            if len(self.bots) == 1:  # else the others play on
                await self._leave(playing)
            if FORGETTING in self.kinds and self._killing.random() < FORGOTTEN:
                self.trouble.forget()
            await bot.start(draws=draws)
        await self._leave(playing)
        await self._revive()
        self.places.channels = [c.table.channel.id for c in self.companies if c.tables]

    async def _revive(self) -> None:
        """Those that ended by themselves."""
        await asyncio.gather(*(bot.revive() for bot in self.bots))

    async def _answered(self, times: int) -> None:
        """People were: a slow machine takes longer for it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.wanted.life):
                enough = self._answers() + times
                while self._answers() < enough:
                    await asyncio.sleep(0.02)

    def _answers(self) -> int:
        return sum(company.answered for company in self.companies)

    def _all_play(self, *, anew: bool = True) -> set[asyncio.Task[None]]:
        return {asyncio.create_task(company.play(anew=anew)) for company in self.companies}

    async def _leave(self, playing: set[asyncio.Task[None]]) -> None:
        """Whoever did not leave by themselves; a fault of ours must not pass for one of theirs."""
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def _calm_down(self) -> None:
        """Nothing fails any more: people play on for a moment, then all is told."""
        await self._revive()
        playing = self._all_play(anew=False)
        await asyncio.wait(playing, timeout=LAST_ROUND)
        await self._leave(playing)
        with suppress(TimeoutError):
            async with asyncio.timeout(CALM):
                calm = False
                while not calm:  # at both ends of a quiet moment: who is silent is reminded
                    told = not self.ledger.waiting()
                    await asyncio.sleep(QUIET)
                    calm = told and not self.ledger.waiting()

    def _finished(self) -> dict[str, int]:
        found = {}
        for company in self.companies:
            rows = [self.ledger.table_in(table.channel.id) for table in company.tables]
            found[company.game.key] = sum(row is not None and row[1] == "over" for row in rows)
        return found

    # ---- what came of it ----------------------------------------------------------------------

    async def _summary(self, stopped: bool, minutes: float, ended: float) -> Summary:
        tables = [table for company in self.companies for table in company.tables]
        found = await findings(self.server, self.ledger, self.place, tables)
        waiting = self.ledger.waiting(ended - QUIET)  # what came later nobody was there to tell
        found.lost += [f"{waiting} rows still wait"] if waiting else []
        violations = [
            str(violation)
            for violation in self.server.violations
            if not any(words in violation.message for words in EXCUSED)
        ]
        faults = self.trouble.counted()
        return Summary(
            seed=self.wanted.seed,
            database="SQLite" if self._on_file else "PostgreSQL",
            processes=len(self.bots),
            minutes=round(minutes, 1),
            kills=self.kills,
            faults=faults.total(),
            faults_by_kind=dict(sorted(faults.items())),
            games=self._finished(),
            tables=len(tables),
            presses=sum(table.presses.total() for table in tables),
            choices=found.choices,
            moves=found.moves,
            posts=found.posts,
            pings=found.pings,
            hands=found.hands,
            closed=found.closed,
            lost=len(found.lost),
            doubled=len(found.doubled),
            silent=len(found.silent),
            exits=sum(bot.exits for bot in self.bots),
            hangs=sum(bot.hangs for bot in self.bots),
            stopped=stopped,
            violations=len(violations),
            amiss=_first(found.lost, found.doubled, found.silent, violations),
        )


def _first(*kinds: Sequence[str]) -> list[str]:
    """Some of each kind."""
    return [sentence for kind in kinds for sentence in kind[:SHOWN]]


def guilds_of_shards(server: LoopbackServer, count: int) -> list[Guild]:
    """One for each: ids hold the time, and the time decides."""
    found: dict[int, Guild] = {(server.guild.id >> TIME_SHIFT) % count: server.guild}
    while len(found) < count:
        guild = server.add_guild("Another")
        found.setdefault((guild.id >> TIME_SHIFT) % count, guild)
        sleep(0.001)
    return [found[shard] for shard in range(count)]


async def soak(wanted: Wanted, folder: Path, place: str = "") -> Summary:
    """One soak with the bots' logs in this folder, and the database too if no other is named."""
    place = place or str(folder / "roma.sqlite3")
    await prepare(place)
    settings = Settings(
        kept_receipts=50, kept_messages=MANY_MESSAGES, max_concurrency=wanted.processes
    )
    async with LoopbackServer(settings=settings) as server:
        return await Soak(server, place, folder, wanted).run()
