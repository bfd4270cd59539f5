"""The gateway: hello, identify, heartbeats, resume, and events for whoever listens."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from playground.events.activity import Activity
from playground.events.member_list import list_members
from playground.events.sessions import Connection, Session
from playground.events.shards import Shard, read_shard
from playground.events.starts import SessionStarts
from playground.payloads.things import joined_guild_json, own_user_json
from playground.protocol import limits
from playground.protocol.numbers import (
    GATEWAY_PATH,
    KNOWN_INTENTS,
    PRIVILEGED_INTENTS,
    CloseCode,
    Intent,
    Json,
    Opcode,
)
from playground.world.model import Guild
from playground.world.world import World

FINAL_CODES: Final = frozenset({WSCloseCode.OK, WSCloseCode.GOING_AWAY})
IGNORED: Final = frozenset({Opcode.PRESENCE, Opcode.VOICE_STATE})


class Gateway:
    """Sessions of the bot, and what they are told."""

    def __init__(self, world: World, activity: Activity) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.starts = SessionStarts(world.settings)
        self.identified = asyncio.Event()
        self.heartbeats = 0
        self.resumes = 0
        self._activity = activity
        self._connections: set[Connection] = set()
        self._refusals: list[int] = []  # close codes for those who identify or resume next
        self._open = asyncio.Event()
        self._open.set()
        self.welcome: Callable[[web.Request], object] = lambda request: None  # who identified
        activity.watch(self._waiting)

    def _waiting(self) -> str:
        unsent = sum(connection.unsent for connection in self._connections)
        return f"{unsent} gateway frames" if unsent else ""

    # What happens

    def dispatch(
        self,
        name: str,
        intent: int,
        data: Json | Callable[[int], Json],
        *,
        guild_id: int | None,
    ) -> None:
        """Tell every session of the guild's shard that asked for it (None: a direct message).

        The data may depend on the session's intents.
        """
        self._activity.touch()
        for session in self.sessions.values():
            if intent and not session.intents & intent:
                continue
            if session.shard.hears(guild_id):
                session.push(name, data(session.intents) if callable(data) else data)

    # Faults on demand

    async def disconnect(
        self,
        *,
        resumable: bool,
        code: int = CloseCode.UNKNOWN_ERROR,
        shard: int | None = None,
    ) -> None:
        """Cut every connection, or one shard's; if not `resumable`, forget the sessions too."""
        if not resumable:
            for session in tuple(self.sessions.values()):
                if _is_of(session, shard):
                    del self.sessions[session.id]
            self.identified.clear()
        for connection in tuple(self._connections):
            if _is_of(connection.session, shard):
                connection.abandon()
                await connection.socket.close(code=code)

    def refuse(self, code: int, times: int) -> None:
        """Close the next connections with this code when they identify or resume."""
        self._refusals += [code] * times

    async def ask_to_reconnect(self) -> None:
        for connection in tuple(self._connections):
            connection.send(Opcode.RECONNECT)

    def hold(self) -> None:
        """Say hello to nobody until `release`: who connects has to wait."""
        self._open.clear()

    def release(self) -> None:
        self._open.set()

    async def close(self) -> None:
        self._open.set()
        for connection in tuple(self._connections):
            await connection.flush()
            connection.abandon()
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)

    # The protocol

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=4096, timeout=1.0)
        await socket.prepare(request)
        zlib_stream = request.query.get("compress") == "zlib-stream"
        connection = Connection(request, socket, self._activity, zlib_stream=zlib_stream)
        self._connections.add(connection)
        code = None
        try:
            code = await self._converse(connection)
        finally:
            self._leave(connection, code)
        return socket

    def _leave(self, connection: Connection, code: int | None) -> None:
        self._connections.discard(connection)
        connection.abandon()
        session = connection.session
        if session is None:
            return
        session.detach(connection)
        if code in FINAL_CODES:
            self.sessions.pop(session.id, None)
            if not self.sessions:
                self.identified.clear()  # nobody is there any more

    async def _converse(self, connection: Connection) -> int | None:
        """Until the connection ends; gives the code with which the client closed it, if it did."""
        await self._open.wait()
        beat = self.world.settings.heartbeat_seconds
        connection.send(Opcode.HELLO, {"heartbeat_interval": int(beat * 1000), "_trace": []})
        socket = connection.socket
        while True:
            try:
                message = await socket.receive(timeout=beat * 2)
            except TimeoutError:
                await self._refuse(connection, CloseCode.SESSION_TIMED_OUT)
                return None
            if message.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                return message.data if message.type == WSMsgType.CLOSE else None
            await self._answer(connection, message.data)

    async def _answer(self, connection: Connection, text: str | bytes) -> None:
        try:
            frame = msgspec.json.decode(text, type=Json)
            opcode, content = frame["op"], frame.get("d")
        except (msgspec.DecodeError, KeyError):
            await self._refuse(connection, CloseCode.DECODE_ERROR)
            return
        data: Json = content if isinstance(content, dict) else {}
        match opcode:
            case Opcode.HEARTBEAT:
                self.heartbeats += 1
                self._acknowledge(connection)
            case Opcode.IDENTIFY | Opcode.RESUME if self._refusals:
                await self._refuse(connection, self._refusals.pop(0))
            case Opcode.IDENTIFY:
                await self._identify(connection, data)
            case Opcode.RESUME:
                await self._resume(connection, data)
            case _ if connection.session is None:
                await self._refuse(connection, CloseCode.NOT_AUTHENTICATED)
            case Opcode.REQUEST_MEMBERS if connection.session is not None:
                list_members(self.world, connection.session, data)
            case _ if opcode not in IGNORED:
                await self._refuse(connection, CloseCode.UNKNOWN_OPCODE)

    def _acknowledge(self, connection: Connection) -> None:
        """A moment later, as over any network.

        discord.py sends heartbeats from a thread and notes the time when that thread hears that
        the beat has left. An answer that comes sooner is measured from the beat before.
        """
        later = asyncio.get_running_loop().call_later
        later(self.world.settings.heartbeat_answer_seconds, connection.send, Opcode.HEARTBEAT_ACK)

    async def _refuse(self, connection: Connection, code: int) -> None:
        await connection.flush()
        await connection.socket.close(code=code)

    async def _identify(self, connection: Connection, data: Json) -> None:
        intents, shard = _whole(data.get("intents")), read_shard(data.get("shard"))
        if connection.session is not None:
            await self._refuse(connection, CloseCode.ALREADY_AUTHENTICATED)
        elif data.get("token") != self.world.token:
            await self._refuse(connection, CloseCode.AUTHENTICATION_FAILED)
        elif intents & ~KNOWN_INTENTS:
            await self._refuse(connection, CloseCode.INVALID_INTENTS)
        elif intents & PRIVILEGED_INTENTS & ~self.world.settings.privileged_intents:
            await self._refuse(connection, CloseCode.DISALLOWED_INTENTS)
        elif shard is None:
            await self._refuse(connection, CloseCode.INVALID_SHARD)
        elif len(self._guilds_of(shard)) > limits.GUILDS_OF_ONE_SHARD:
            await self._refuse(connection, CloseCode.SHARDING_REQUIRED)
        elif self.starts.is_used_up:
            await self._void_the_token()
        elif not self.starts.take(shard.number):
            connection.send(Opcode.INVALID_SESSION, False)
        else:
            self._begin(connection, intents, shard)

    async def _void_the_token(self) -> None:
        """What Discord does to a bot that starts too often in a day; its owner is written to."""
        self.world.token = secrets.token_urlsafe(48)
        await self.disconnect(resumable=False, code=CloseCode.AUTHENTICATION_FAILED)

    def _guilds_of(self, shard: Shard) -> list[Guild]:
        joined = self.world.guilds_of(self.world.bot_id)
        return [guild for guild in joined if shard.hears(guild.id)]

    def _begin(self, connection: Connection, intents: int, shard: Shard) -> None:
        session = Session(intents, shard)
        self._forget_old_sessions()
        self.sessions[session.id] = session
        session.attach(connection)
        self.welcome(connection.request)
        bot = self.world.bot
        joined = self._guilds_of(shard)
        ready: Json = {
            "v": 10,
            "user": own_user_json(bot),
            "application": {"id": str(bot.id), "flags": 0},
            "session_id": session.id,
            "resume_gateway_url": gateway_url(self.world),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in joined],
            "private_channels": [],
            "shard": shard,
        }
        session.push("READY", ready)
        if intents & Intent.GUILDS:
            for guild in joined:
                session.push("GUILD_CREATE", joined_guild_json(self.world, guild, intents))
        self.identified.set()

    def _forget_old_sessions(self) -> None:
        """Never one that is connected, however many shards there are."""
        left = [session for session in self.sessions.values() if session.left_at is not None]
        for session in sorted(left, key=lambda each: each.left_at or 0)[: -limits.LEFT_SESSIONS]:
            del self.sessions[session.id]

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        sequence = _whole(data.get("seq"))
        if data.get("token") != self.world.token:
            await self._refuse(connection, CloseCode.AUTHENTICATION_FAILED)
        elif session is None or not session.can_resume_after(sequence):
            connection.send(Opcode.INVALID_SESSION, False)
        else:
            self.resumes += 1
            session.resume(connection, sequence)
            self.welcome(connection.request)
            session.push("RESUMED", {"_trace": []})


def _is_of(session: Session | None, shard: int | None) -> bool:
    """Any is of no shard in particular."""
    return shard is None or (session is not None and session.shard.number == shard)


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def gateway_url(world: World) -> str:
    return world.base_url.replace("http", "ws", 1) + GATEWAY_PATH
