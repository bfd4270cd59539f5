"""What remains of games: somebody's sums, who met whom, who has won most in a server."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from urllib.parse import quote

from discord import ui

from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import MESSAGE, cut
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.contract import AnyGame
from games.core.text import Language
from storage.records.outcomes import ResultRow, Tally

BG_STATS = "https://app.bgstatsapp.com/createPlay.html?data="
LONGEST_NAME = 24  # in that link: all of it must fit into one message
MINUTE, HOUR, DAY = 60, 3600, 86_400
OPENING = 20  # moves, among which somebody has acted alone


class Statistics:
    def __init__(self, sessions: Sessions) -> None:
        self.store = sessions.store
        self.games: Mapping[str, AnyGame] = sessions.games

    # ---- somebody -----------------------------------------------------------------------------

    async def of(
        self, asker: int, user: int, language: Language, game: AnyGame | None = None
    ) -> Reply:
        """All of one's own, or what somebody has played, with how the two of them fared."""
        voice = Voice(language)
        lines = [await self._somebody(asker, user, voice, game)]
        if asker != user:
            lines += await self._meetings(asker, user, voice, game) or [voice("stats-never-met")]
            return Reply(cut("\n".join(lines), MESSAGE))
        counted = await self.store.is_counted(user)
        if not counted:
            lines.append(voice("stats-not-counted"))
        return Reply(cut("\n".join(lines), MESSAGE), _choice(voice, counted=counted))

    async def count(self, user: int, language: Language, *, wanted: bool) -> Reply:
        await self.store.count(user, wanted=wanted)
        return await self.of(user, user, language)

    async def _somebody(self, asker: int, user: int, voice: Voice, game: AnyGame | None) -> str:
        tallies = [
            tally
            for tally in await self.store.tallies(user)
            if tally.game in self.games and (game is None or tally.game == game.key)
        ]
        who = f"<@{user}>"
        head = voice("stats-mine") if asker == user else voice("stats-theirs", who=who)
        if not tallies:
            return f"{head}\n{voice('stats-none')}"
        lines = [head]
        for key in dict.fromkeys(tally.game for tally in tallies):
            lines += await self._one_game(
                user, voice, [tally for tally in tallies if tally.game == key]
            )
        return "\n".join(lines)

    async def _one_game(self, user: int, voice: Voice, tallies: Sequence[Tally]) -> list[str]:
        key = tallies[0].game
        lines = [f"**{self._name(key, voice.language)}**"]
        left = sum(tally.played for tally in tallies if tally.company == "left")
        ended = sum(tally.played for tally in tallies) - left
        for tally in tallies:
            if tally.company != "left":
                lines.append(f"• {_sums(voice, tally)}")
        notes = []
        if left:
            share = round(100 * ended / (ended + left))
            notes.append(voice("stats-ended", ended=ended, n=ended + left, share=share))
        seconds = await self.store.typical_time(user, key)
        if seconds is not None:
            notes.append(voice("stats-time", time=_duration(voice, seconds)))
        return [*lines, *([f"-# {' · '.join(notes)}"] if notes else [])]

    async def _meetings(
        self, asker: int, user: int, voice: Voice, game: AnyGame | None
    ) -> list[str]:
        return [
            voice(
                "stats-meeting",
                game=self._name(met.game, voice.language),
                who=f"<@{user}>",
                n=met.played,
                ahead=met.ahead,
                behind=met.behind,
            )
            for met in await self.store.meetings(asker, user)
            if met.game in self.games and (game is None or met.game == game.key)
        ]

    # ---- a server -----------------------------------------------------------------------------

    async def server(self, guild: int, language: Language, game: AnyGame | None = None) -> Reply:
        """Who has won most, game by game."""
        voice = Voice(language)
        lines = [voice("stats-server")]
        for key in self.games if game is None else (game.key,):
            leaders = await self.store.leaders(guild, key, 10 if game else 3)
            if leaders:
                lines.append(f"**{self._name(key, language)}**")
                lines += [
                    f"{n}. {voice('stats-leader', who=f'<@{it.user}>', won=it.won, n=it.played)}"
                    for n, it in enumerate(leaders, start=1)
                ]
        if len(lines) == 1:
            lines.append(voice("stats-server-none"))
        return Reply(cut("\n".join(lines), MESSAGE))

    # ---- a table ------------------------------------------------------------------------------

    async def table(self, live: Live, user: int, language: Language) -> Reply:
        """After a game: where it stands in one's own sums, and a link that hands it on."""
        voice = Voice(language, live.game)
        lines = [await self._somebody(user, user, voice, live.game)]
        for row in live.seats:
            if row.user is not None and row.user != user and live.seat_of(user) is not None:
                lines += await self._meetings(user, row.user, voice, live.game)
        result = await self.store.result(live.id)
        if result is not None:
            address = BG_STATS + quote(await self._play(live, result), safe="")
            link = voice("stats-bgstats", link=address)
            if len("\n".join([*lines, link])) <= MESSAGE:
                lines.append(link)
        counted = await self.store.is_counted(user)
        return Reply(cut("\n".join(lines), MESSAGE), _choice(voice, counted=counted))

    async def _play(self, live: Live, result: ResultRow) -> str:
        """As the app BG Stats documents it, without anybody's Discord number."""
        opening = await self.store.moves(live.id, 0, OPENING)
        first = next((move.seat for move in opening if move.seat is not None), None)
        when = datetime.fromtimestamp(result.ended_at, UTC)
        players = [
            {
                "name": live.names[it.seat][:LONGEST_NAME],
                "sourcePlayerId": f"roma-{live.id}-{it.seat}",
                "score": str(it.score),
                "rank": it.place,
                "winner": it.won,
                "startPlayer": it.seat == first,
            }
            for it in result.seats
        ]
        play = {
            "sourceName": "Roma",
            "sourcePlayId": f"roma-{live.id}",
            "playDate": f"{when:%Y-%m-%d %H:%M:%S}",
            "game": {"name": live.voice("en")("game-name"), "highestWins": True},
            "players": players,
        }
        return json.dumps(play, separators=(",", ":"), ensure_ascii=False)

    def _name(self, key: str, language: Language) -> str:
        return Voice(language, self.games[key])("game-name")


def _sums(voice: Voice, tally: Tally) -> str:
    return voice(
        f"stats-{tally.company}",
        n=tally.played,
        won=tally.won,
        place=_decimal(voice, tally.places / tally.played),
        score=_decimal(voice, tally.scores / tally.played),
        best=0 if tally.best is None else tally.best,
    )


def _decimal(voice: Voice, number: float) -> str:
    shown = f"{number:.1f}".removesuffix(".0")
    return shown.replace(".", ",") if voice.language == "de" else shown


def _duration(voice: Voice, seconds: int) -> str:
    if seconds < HOUR:
        return voice("stats-minutes", n=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return voice("stats-hours", n=round(seconds / HOUR))
    return voice("stats-days", n=round(seconds / DAY))


def _choice(voice: Voice, *, counted: bool) -> ui.View:
    if counted:
        return view_of([button(Address("uncount", 0), voice("button-uncount"))])
    return view_of([button(Address("count", 0), voice("button-count"))])
