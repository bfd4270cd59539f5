"""The page's own API: what a person does, and what they look at, always as that person."""

from __future__ import annotations

import re
from collections.abc import Container
from itertools import count
from typing import Final

from aiohttp import web

from playground.page_server import bounds
from playground.page_server.answers import body_of, outcome
from playground.page_server.bounds import (
    Dismissal,
    FilledModal,
    NewChannel,
    NewMessage,
    OptionValue,
    Press,
    Selection,
    TypedCommand,
)
from playground.page_server.claims import Claims, is_at_home
from playground.page_server.door import API, PageError
from playground.page_server.people_api import Doing, PeopleApi
from playground.page_server.socket import Windows
from playground.page_server.views import channels_of, choice_json, commands_json, messages_json
from playground.people.command_line import Value
from playground.people.person import Person
from playground.protocol.errors import RefusedError
from playground.protocol.numbers import Json, OptionType
from playground.protocol.snowflakes import written_id
from playground.server import LoopbackServer
from playground.world.model import Channel
from playground.world.permissions import can_view

INLINE: Final = frozenset({"image/png", "image/gif", "image/jpeg", "image/webp"})
NOT_FOR_CHANNELS: Final = re.compile(r"[^\w\-]+")


class PageApi:
    def __init__(self, server: LoopbackServer, windows: Windows, claims: Claims) -> None:
        self._server = server
        self._windows = windows
        self._people = PeopleApi(server, windows, claims)

    def add_to(self, app: web.Application) -> None:
        router, own = app.router, f"{API}people/{{person}}"
        self._people.add_to(app)
        router.add_get(f"{own}/socket", self._socket)
        router.add_get(f"{own}/files/{{channel}}/{{file}}/{{name}}", self._file)
        looking: dict[str, Doing] = {"messages": self._messages, "commands": self._commands}
        for path, look in looking.items():
            router.add_get(f"{own}/channels/{{channel}}/{path}", self._people.acting(look))
        changing: dict[str, Doing] = {"rename": self._rename, "remove": self._remove}
        for path, change in changing.items():
            router.add_post(f"{own}/channels/{{channel}}/{path}", self._people.acting(change))
        for path, doing in self._doings().items():
            router.add_post(f"{own}/{path}", self._people.acting(doing))

    def _doings(self) -> dict[str, Doing]:
        return {
            "channels": self._add_channel,
            "messages": self._say,
            "press": self._press,
            "select": self._select,
            "modal": self._fill_modal,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "dismiss": self._dismiss,
        }

    def _channel(self, person: Person, id: str) -> Channel:
        channel = self._server.loopback.world.channels.get(written_id(id))
        if channel is None or not can_view(self._server.loopback.world, channel, person.id):
            raise RefusedError("there is no such channel")
        return channel

    # Looking

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        if self._people.book.by_id(request.match_info["person"]) is None:
            return await self._windows.turn_away(request)
        return await self._windows.connect(request, self._people.person(request))

    async def _messages(self, person: Person, request: web.Request) -> Json:
        channel = self._channel(person, request.match_info["channel"])
        before = written_id(request.query.get("before", ""))
        return messages_json(self._server, person, channel, before, bounds.MESSAGES_AT_ONCE)

    async def _commands(self, person: Person, request: web.Request) -> Json:
        channel = self._channel(person, request.match_info["channel"])
        return {"commands": commands_json(self._server, person, channel)}

    async def _file(self, request: web.Request) -> web.Response:
        """A file of a message this person sees; pictures only are shown, never run."""
        person, where = self._people.person(request), request.match_info
        id = written_id(where["file"])
        try:
            seen = person.sees(self._channel(person, where["channel"]))
        except RefusedError:
            raise PageError(404, "file") from None
        files = self._server.loopback.world.files
        known = any(each.id == id for message in seen for each in message.attachments)
        file = files.get(id) if known else None
        if file is None or file.name != where["name"]:
            raise PageError(404, "file")
        if file.content_type in INLINE:
            return web.Response(body=file.data, content_type=file.content_type)
        save = {"Content-Disposition": "attachment"}
        kind = "application/octet-stream"
        return web.Response(body=file.data, content_type=kind, headers=save)

    # Doing

    async def _add_channel(self, person: Person, request: web.Request) -> Json:
        name = await _wanted_name(request)
        known = channels_of(self._server, person)
        if len(known) >= bounds.CHANNELS:
            raise RefusedError("there are enough channels")
        self._people.book.speak_language_of(person)
        channel = self._server.add_channel(_told_apart(name, {each.name for each in known}))
        return {"id": str(channel.id), "name": channel.name}

    async def _rename(self, person: Person, request: web.Request) -> Json:
        channel, name = self._own_channel(person, request), await _wanted_name(request)
        others = {each.name for each in channels_of(self._server, person) if each.id != channel.id}
        changed = self._server.rename_channel(channel, _told_apart(name, others))
        return {"id": str(changed.id), "name": changed.name}

    async def _remove(self, person: Person, request: web.Request) -> None:
        """For whoever runs the table, as removing people is: what was written there goes too."""
        if not is_at_home(request):
            raise PageError(403, "home")
        channel = self._own_channel(person, request)
        if not any(
            _is_own(each) and each.id != channel.id for each in channels_of(self._server, person)
        ):
            raise RefusedError("the last channel stays")
        self._server.remove_channel(channel)

    def _own_channel(self, person: Person, request: web.Request) -> Channel:
        """A channel of the server: threads and direct messages have their own ways to go."""
        channel = self._channel(person, request.match_info["channel"])
        if not _is_own(channel):
            raise RefusedError("this is no channel of the server")
        return channel

    async def _say(self, person: Person, request: web.Request) -> Json:
        body = await body_of(request, NewMessage)
        message = await person.say(self._channel(person, body.channel), body.content)
        return {"id": str(message.id)}

    async def _press(self, person: Person, request: web.Request) -> Json:
        body = await body_of(request, Press)
        return await outcome(await person.click(int(body.message), custom_id=body.custom_id))

    async def _select(self, person: Person, request: web.Request) -> Json:
        body = await body_of(request, Selection)
        chosen = await person.select(int(body.message), body.values, custom_id=body.custom_id)
        return await outcome(chosen)

    async def _fill_modal(self, person: Person, request: web.Request) -> Json:
        body = await body_of(request, FilledModal)
        record = self._server.loopback.world.interactions.get(int(body.interaction))
        if record is None or record.modal is None or record.user_id != person.id:
            raise RefusedError("no such form is open")
        return await outcome(await person.submit(record.modal, body.answers))

    async def _command(self, person: Person, request: web.Request) -> Json:
        body = await body_of(request, TypedCommand)
        channel = self._channel(person, body.channel)
        options = self._values(person, channel, body)
        return await outcome(await person.slash(channel, body.command, **options))

    async def _autocomplete(self, person: Person, request: web.Request) -> Json:
        body = await body_of(request, TypedCommand)
        channel = self._channel(person, body.channel)
        options = self._values(person, channel, body)
        found = await person.autocomplete(channel, body.command, body.focused, **options)
        return {"choices": [choice_json(choice, person.locale) for choice in found]}

    def _values(
        self, person: Person, channel: Channel, body: TypedCommand
    ) -> dict[str, Value | Person]:
        """People and channels are sent by their ids; everything else as it was typed."""
        lines = commands_json(self._server, person, channel)
        line = next((each for each in lines if each["name"] == body.command), None)
        kinds = {option["name"]: option["type"] for option in line["options"]} if line else {}
        return {
            name: self._value(person, kinds.get(name, OptionType.STRING), value)
            for name, value in body.options.items()
        }

    def _value(self, person: Person, kind: int, value: OptionValue) -> Value | Person:
        if kind in {OptionType.USER, OptionType.MENTIONABLE}:
            return self._people.book.by_id(str(value)) or value
        if kind == OptionType.CHANNEL:
            return self._channel(person, str(value))
        return value

    async def _dismiss(self, person: Person, request: web.Request) -> None:
        body = await body_of(request, Dismissal)
        message = person.current(int(body.message))
        person.dismiss(message)
        told: Json = {"id": body.message, "channel_id": str(message.channel_id)}
        self._windows.tell_person(person, {"event": "MESSAGE_DELETE", "data": told})


def _is_own(channel: Channel) -> bool:
    return not channel.is_dm and not channel.is_thread


async def _wanted_name(request: web.Request) -> str:
    wanted = (await body_of(request, NewChannel)).name
    name = NOT_FOR_CHANNELS.sub("-", wanted.strip().lower()).strip("-")
    if not name:
        raise RefusedError("a channel needs a name")
    return name


def _told_apart(name: str, known: Container[str]) -> str:
    """The name, with a number if there is a channel of that name already."""
    numbered = (f"{name}-{n}" for n in count(2))
    return name if name not in known else next(each for each in numbered if each not in known)
