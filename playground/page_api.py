"""The page's own API: what a person does, and what they look at, always as that person."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from playground import page_limits
from playground.command_line import Value
from playground.errors import ApiError, NoResponseError, RefusedError
from playground.model import Channel
from playground.page_door import API, PageError, refusal
from playground.page_limits import (
    Dismissal,
    FilledModal,
    NewChannel,
    NewLocale,
    NewMessage,
    NewPerson,
    OptionValue,
    Press,
    Selection,
    TypedCommand,
)
from playground.page_people import PeopleBook
from playground.page_socket import Windows
from playground.page_views import (
    channels_of,
    choice_json,
    commands_json,
    messages_json,
    modal_json,
    people_json,
    person_json,
)
from playground.permissions import can_view
from playground.person import Person
from playground.protocol import CallbackType, Json, OptionType
from playground.server import LoopbackServer
from playground.started import Interaction

T = TypeVar("T")
Doing = Callable[[Person, web.Request], Awaitable[object]]
INLINE: Final = frozenset({"image/png", "image/gif", "image/jpeg", "image/webp"})
NOT_FOR_CHANNELS: Final = re.compile(r"[^\w\-]+")


class PageApi:
    def __init__(self, server: LoopbackServer, windows: Windows) -> None:
        self._server = server
        self._windows = windows
        self._people = PeopleBook(server)
        self._under_way: Counter[int] = Counter()

    def add_to(self, app: web.Application) -> None:
        router, own = app.router, f"{API}people/{{person}}"
        router.add_get(f"{API}people", self._list_people)
        router.add_post(f"{API}people", self._add_person)
        router.add_get(f"{own}/socket", self._socket)
        router.add_get(f"{own}/files/{{channel}}/{{file}}/{{name}}", self._file)
        looking: dict[str, Doing] = {"messages": self._messages, "commands": self._commands}
        for path, look in looking.items():
            router.add_get(f"{own}/channels/{{channel}}/{path}", self._as_person(look))
        for path, doing in self._doings().items():
            router.add_post(f"{own}/{path}", self._as_person(doing))

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
            "locale": self._set_locale,
        }

    # Who acts, and how what they did ended

    def _person(self, request: web.Request) -> Person:
        found = self._people.by_id(request.match_info["person"])
        if found is None:
            raise PageError(404, "person")
        return found

    def _as_person(self, doing: Doing) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            person = self._person(request)
            if self._under_way[person.id] >= page_limits.ACTIONS_AT_ONCE:
                return refusal(429, "busy")
            self._under_way[person.id] += 1
            try:
                return _json(await doing(person, request))
            except RefusedError as why:
                return refusal(409, "refused", str(why))
            except ApiError as why:
                return refusal(400, "refused", why.message)
            except NoResponseError:
                return _json({"outcome": "failed"})
            finally:
                self._under_way[person.id] -= 1

        return handle

    def _channel(self, person: Person, id: str) -> Channel:
        channel = self._server.loopback.world.channels.get(int(id) if id.isdecimal() else None)
        if channel is None or not can_view(self._server.loopback.world, channel, person.id):
            raise RefusedError("there is no such channel")
        return channel

    # People

    async def _list_people(self, _: web.Request) -> web.Response:
        return _json({"people": people_json(self._server)})

    async def _add_person(self, request: web.Request) -> web.Response:
        wanted = await _body(request, NewPerson)
        try:
            person = self._people.add(wanted.name, wanted.locale)
        except RefusedError as why:
            return refusal(409, "refused", str(why))
        self._tell_people()
        return _json(person_json(person))

    async def _set_locale(self, person: Person, request: web.Request) -> Json:
        self._people.set_locale(person, (await _body(request, NewLocale)).locale)
        self._tell_people()
        return person_json(person)

    def _tell_people(self) -> None:
        self._windows.tell_all({"event": "PEOPLE", "data": people_json(self._server)})

    # Looking

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        return await self._windows.connect(request, self._person(request))

    async def _messages(self, person: Person, request: web.Request) -> Json:
        channel = self._channel(person, request.match_info["channel"])
        before = request.query.get("before", "")
        return messages_json(
            self._server,
            person,
            channel,
            int(before) if before.isdecimal() else None,
            page_limits.MESSAGES_AT_ONCE,
        )

    async def _commands(self, person: Person, request: web.Request) -> Json:
        channel = self._channel(person, request.match_info["channel"])
        return {"commands": commands_json(self._server, person, channel)}

    async def _file(self, request: web.Request) -> web.Response:
        """A file of a message this person sees; pictures only are shown, never run."""
        person, where = self._person(request), request.match_info
        id = int(where["file"]) if where["file"].isdecimal() else 0
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
        wanted = (await _body(request, NewChannel)).name
        name = NOT_FOR_CHANNELS.sub("-", wanted.strip().lower()).strip("-")
        if not name:
            raise RefusedError("a channel needs a name")
        if len(channels_of(self._server, person)) >= page_limits.CHANNELS:
            raise RefusedError("there are enough channels")
        self._people.speak_language_of(person)
        channel = self._server.add_channel(name)
        return {"id": str(channel.id), "name": channel.name}

    async def _say(self, person: Person, request: web.Request) -> Json:
        body = await _body(request, NewMessage)
        message = await person.say(self._channel(person, body.channel), body.content)
        return {"id": str(message.id)}

    async def _press(self, person: Person, request: web.Request) -> Json:
        body = await _body(request, Press)
        return await _outcome(await person.click(int(body.message), custom_id=body.custom_id))

    async def _select(self, person: Person, request: web.Request) -> Json:
        body = await _body(request, Selection)
        values = [self._people.by_id(value) or value for value in body.values]
        chosen = await person.select(int(body.message), values, custom_id=body.custom_id)
        return await _outcome(chosen)

    async def _fill_modal(self, person: Person, request: web.Request) -> Json:
        body = await _body(request, FilledModal)
        record = self._server.loopback.world.interactions.get(int(body.interaction))
        if record is None or record.modal is None or record.user_id != person.id:
            raise RefusedError("no such form is open")
        return await _outcome(await person.submit(record.modal, body.answers))

    async def _command(self, person: Person, request: web.Request) -> Json:
        body = await _body(request, TypedCommand)
        channel = self._channel(person, body.channel)
        options = self._values(person, channel, body)
        return await _outcome(await person.slash(channel, body.command, **options))

    async def _autocomplete(self, person: Person, request: web.Request) -> Json:
        body = await _body(request, TypedCommand)
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
            return self._people.by_id(str(value)) or value
        if kind == OptionType.CHANNEL:
            return self._channel(person, str(value))
        return value

    async def _dismiss(self, person: Person, request: web.Request) -> None:
        body = await _body(request, Dismissal)
        message = person.current(int(body.message))
        person.dismiss(message)
        told: Json = {"id": body.message, "channel_id": str(message.channel_id)}
        self._windows.tell_person(person, {"event": "MESSAGE_DELETE", "data": told})


async def _outcome(started: Interaction) -> Json:
    """The first answer; messages come by the socket, only a form is handed over here."""
    response = await asyncio.shield(started.response())
    if response.kind == CallbackType.MODAL and response.modal is not None:
        return {"outcome": "modal", "modal": modal_json(response.modal)}
    is_later = response.kind in {CallbackType.DEFERRED_UPDATE}
    message = response.message
    return {
        "outcome": "later" if is_later else "done",
        "message": None if message is None else str(message.id),
    }


async def _body(request: web.Request, kind: type[T]) -> T:
    if request.content_type != "application/json":
        raise PageError(415, "type")
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as why:
        raise PageError(400, "body", str(why)) from None


def _json(data: object) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), content_type="application/json")
