"""What a person's page shows, as JSON: made of what this person sees, in their language."""

from __future__ import annotations

from typing import Final

from playground.payloads.messages import delivered_json
from playground.payloads.things import user_json
from playground.people.command_line import usable_commands
from playground.people.person import Person
from playground.protocol.commands import Choice, Command, Option
from playground.protocol.components import Modal
from playground.protocol.numbers import Json
from playground.server import LoopbackServer
from playground.world.model import Channel, Message
from playground.world.permissions import can_view

COUNTED_MENTIONS: Final = 100
OWN_OFFERS: Final = 5


def ready_json(server: LoopbackServer, person: Person) -> Json:
    """All a window needs to begin with; messages are asked for when they are looked at."""
    sessions = server.loopback.gateway.sessions.values()
    return {
        "me": person_json(person),
        "bot": user_json(server.bot)
        | {"online": any(session.connection is not None for session in sessions)},
        "guild": {
            "id": str(server.guild.id),
            "name": server.guild.name,
            "roles": [{"id": str(role.id), "name": role.name} for role in server.guild.roles],
        },
        "people": people_json(server),
        "channels": [
            channel_view(person, each) | {"offers": _offering(server, person, each)}
            for each in channels_of(server, person)
        ],
        "dm": channel_view(person, person.dm),
    }


def people_json(server: LoopbackServer) -> list[Json]:
    return [person_json(each) for each in server.people.values()]


def person_json(person: Person) -> Json:
    return {"id": str(person.id), "name": person.name, "locale": person.locale}


def channels_of(server: LoopbackServer, person: Person) -> list[Channel]:
    return [
        channel
        for channel in server.loopback.world.channels
        if not channel.is_dm and can_view(server.loopback.world, channel, person.id)
    ]


def channel_view(person: Person, channel: Channel) -> Json:
    seen = person.sees(channel)
    called = [each for each in seen if _calls(person, channel, each)]
    return {
        "id": str(channel.id),
        "name": channel.name,
        "type": int(channel.kind),
        "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        "archived": channel.thread is not None and channel.thread.archived,
        "last_message_id": str(seen[-1].id) if seen else None,
        "mentions": [str(each.id) for each in called[-COUNTED_MENTIONS:]],
    }


def _offering(server: LoopbackServer, person: Person, channel: Channel) -> list[Json]:
    """The newest message for all that has buttons, and the newest few for this person alone: rules
    opened after a panel do not hide what it asks."""
    seen = [message for message in reversed(person.sees(channel)) if message.buttons]
    newest = [message for message in seen if not message.is_ephemeral][:1]
    newest += [message for message in seen if message.is_ephemeral][:OWN_OFFERS]
    return [delivered_json(server.loopback.world, message) for message in newest]


def _calls(person: Person, channel: Channel, message: Message) -> bool:
    if message.author_id == person.id or message.is_ephemeral:
        return False
    return channel.is_dm or message.mentions_everyone or person.id in message.mentions


def messages_json(
    server: LoopbackServer, person: Person, channel: Channel, before: int | None, count: int
) -> Json:
    seen = person.sees(channel)
    if before is not None:
        seen = [message for message in seen if message.id < before]
    shown = seen[-count:]
    world = server.loopback.world
    return {
        "messages": [delivered_json(world, message) for message in shown],
        "is_start": len(shown) == len(seen),
    }


def modal_json(modal: Modal) -> Json:
    return {
        "interaction": str(modal.interaction_id),
        "title": modal.title,
        "fields": [{"label": label, "part": part} for label, part in modal.inputs],
    }


# Commands: every line that can be sent, flat, in the person's language


def commands_json(server: LoopbackServer, person: Person, channel: Channel) -> list[Json]:
    commands = usable_commands(server.loopback.world, person.user, channel)
    return [line for command in commands for line in _lines(command, person.locale)]


def _lines(part: Command | Option, locale: str, before: tuple[Json, ...] = ()) -> list[Json]:
    own = {"name": part.name, "shown": part.name_in(locale)}
    path = (*before, own)
    branches = [option for option in part.options if option.is_branch]
    if branches:
        return [line for branch in branches for line in _lines(branch, locale, path)]
    return [
        {
            "name": " ".join(step["name"] for step in path),
            "shown": " ".join(step["shown"] for step in path),
            "description": _described(part, locale),
            "options": [_option(option, locale) for option in part.options],
        }
    ]


def _option(option: Option, locale: str) -> Json:
    return {
        "name": option.name,
        "shown": option.name_in(locale),
        "description": _described(option, locale),
        "type": option.type,
        "required": option.required,
        "autocomplete": option.autocomplete,
        "choices": [choice_json(choice, locale) for choice in option.choices],
        "min_value": option.min_value,
        "max_value": option.max_value,
        "min_length": option.min_length,
        "max_length": option.max_length,
    }


def choice_json(choice: Choice, locale: str) -> Json:
    return {"name": choice.name_in(locale), "value": choice.value}


def _described(part: Command | Option, locale: str) -> str:
    return (part.description_localizations or {}).get(locale, part.description)
