"""A person types a slash command: what their app accepts, and what it sends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playground.payloads.messages import attachment_json
from playground.payloads.things import channel_json, member_json, role_json, user_json
from playground.protocol.commands import Command, Option
from playground.protocol.errors import RefusedError
from playground.protocol.numbers import CommandType, Context, Json, OptionType, Permission
from playground.requests.bodies import UploadedFile
from playground.requests.uploads import content_type
from playground.world.model import Attachment, Channel, Role, StoredFile, User
from playground.world.permissions import permissions_in
from playground.world.world import World

Value = str | int | float | bool | User | Channel | Role | UploadedFile
LARGEST: Final = 2**53


def offered_commands(world: World, channel: Channel) -> list[Command]:
    """The guild's own commands before the global ones."""
    slash = [c for c in world.commands if c.type == CommandType.CHAT_INPUT]
    own = [c for c in slash if c.guild_id is not None and c.guild_id == channel.guild_id]
    return own + [command for command in slash if command.guild_id is None]


def may_use(world: World, user: User, channel: Channel, command: Command) -> bool:
    if channel.is_dm:
        return True
    wanted = command.default_member_permissions
    # No bits at all: for administrators only, who hold every bit.
    asked = Permission.ADMINISTRATOR if wanted == 0 else wanted or 0
    return permissions_in(world, channel, user.id) & asked == asked


def usable_commands(world: World, user: User, channel: Channel) -> list[Command]:
    """What the app lists when this person types a slash here."""
    found = {
        command.name: command
        for command in reversed(offered_commands(world, channel))
        if command.works_in(_context(channel)) and may_use(world, user, channel, command)
    }
    return sorted(found.values(), key=lambda command: command.name)


def _context(channel: Channel) -> Context:
    return Context.BOT_DM if channel.is_dm else Context.GUILD


class CommandLine:
    """One command, as one person types it in one channel."""

    def __init__(self, world: World, user: User, channel: Channel, text: str) -> None:
        self._world = world
        self._user = user
        self._channel = channel
        self._resolved: Json = {}
        words = text.removeprefix("/").split()
        self.command = self._find(words[0] if words else "")
        self.branches, self._leaf = self._descend(words[1:])
        self.name = " ".join([self.command.name, *(branch.name for branch in self.branches)])

    def _find(self, name: str) -> Command:
        offered = offered_commands(self._world, self._channel)
        for command in offered:
            if command.is_called(name, self._user.locale) and command.works_in(
                _context(self._channel)
            ):
                if not may_use(self._world, self._user, self._channel, command):
                    raise RefusedError(f"{self._user.name} lacks the permissions for /{name}")
                return command
        names = ", ".join(f"/{command.name_in(self._user.locale)}" for command in offered)
        raise RefusedError(f"there is no /{name} here; there are: {names or 'none'}")

    def _descend(self, words: list[str]) -> tuple[list[Option], tuple[Option, ...]]:
        options, branches = self.command.options, []
        for word in words:
            found = [
                option
                for option in options
                if option.is_branch and option.is_called(word, self._user.locale)
            ]
            if not found:
                raise RefusedError(f"/{self.command.name} has no sub-command {word!r}")
            branches.append(found[0])
            options = found[0].options
        if any(option.is_branch for option in options):
            names = ", ".join(option.name for option in options)
            raise RefusedError(f"/{self.command.name} needs a sub-command: {names}")
        return branches, options

    def data(self, given: Mapping[str, Value]) -> Json:
        """The finished command; every option is checked as the app checks it."""
        given = self._by_name(given)
        known = {option.name: option for option in self._leaf}
        for name in given:
            if name not in known:
                raise RefusedError(f"/{self.name} has no option {name!r}; there are {list(known)}")
        missing = [name for name, each in known.items() if each.required and name not in given]
        if missing:
            raise RefusedError(f"/{self.name} needs {', '.join(missing)}")
        filled = [self._filled(known[name], value) for name, value in given.items()]
        return self._wrapped(filled)

    def partial_data(self, given: Mapping[str, Value], focused: str | None) -> Json:
        """An unfinished command; the option being typed in is sent as it stands."""
        given = self._by_name(given)
        known = {option.name: option for option in self._leaf}
        typed = focused or next((name for name in reversed(list(given)) if name in known), None)
        if typed is None or typed not in known or not known[typed].autocomplete:
            raise RefusedError(f"/{self.name} completes no option {typed!r}")
        made = []
        for name, value in given.items():
            if name == typed:
                made.append(_option_json(known[name], str(value)) | {"focused": True})
            else:
                made.append(self._filled(known[name], value))
        return self._wrapped(made)

    def _by_name(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """By the names that are sent, which are the same in every language."""
        named = {option.name_in(self._user.locale): option.name for option in self._leaf}
        return {named.get(name, name): value for name, value in given.items()}

    def _wrapped(self, options: list[Json]) -> Json:
        for branch in reversed(self.branches):
            options = [{"type": branch.type, "name": branch.name, "options": options}]
        command = self.command
        made: Json = {"id": str(command.id), "name": command.name, "type": command.type}
        made["options"] = options
        if self._resolved:
            made["resolved"] = self._resolved
        if command.guild_id is not None:
            made["guild_id"] = str(command.guild_id)
        return made

    def _filled(self, option: Option, value: Value) -> Json:
        match option.type:
            case OptionType.STRING:
                return _option_json(option, self._text(option, value))
            case OptionType.INTEGER | OptionType.NUMBER:
                return _option_json(option, self._number(option, value))
            case OptionType.BOOLEAN if isinstance(value, bool):
                return _option_json(option, value)
            case _:
                return _option_json(option, self._reference(option, value))

    def _text(self, option: Option, value: Value) -> str:
        if option.choices:
            return str(self._chosen(option, value))
        if not isinstance(value, str):
            raise RefusedError(f"{option.name} is a text, not {value!r}")
        least, most = option.min_length or 0, option.max_length or LARGEST
        if not least <= len(value) <= most:
            raise RefusedError(f"{option.name} has {least} to {most} characters, not {len(value)}")
        return value

    def _number(self, option: Option, value: Value) -> float:
        if option.choices:
            value = self._chosen(option, value)
        kinds = (int,) if option.type == OptionType.INTEGER else (int, float)
        if isinstance(value, bool) or not isinstance(value, kinds):
            raise RefusedError(f"{option.name} is a number, not {value!r}")
        assert isinstance(value, int | float)
        least = -LARGEST if option.min_value is None else option.min_value
        most = LARGEST if option.max_value is None else option.max_value
        if not least <= value <= most:
            raise RefusedError(f"{option.name} goes from {least} to {most}, not {value}")
        return value

    def _chosen(self, option: Option, value: Value) -> str | int | float:
        """A choice by its value or by the name this person reads."""
        for choice in option.choices:
            if value in (choice.value, choice.name_in(self._user.locale)):
                return choice.value
        names = [choice.name_in(self._user.locale) for choice in option.choices]
        raise RefusedError(f"{option.name} is one of {names}, not {value!r}")

    def _reference(self, option: Option, value: Value) -> str:
        users = {OptionType.USER, OptionType.MENTIONABLE}
        roles = {OptionType.ROLE, OptionType.MENTIONABLE}
        if isinstance(value, User) and option.type in users:
            return self._resolve_user(value)
        if isinstance(value, Role) and option.type in roles:
            self._resolve("roles", value.id, role_json(value, 1))
            return str(value.id)
        if isinstance(value, Channel) and option.type == OptionType.CHANNEL:
            return self._resolve_channel(option, value)
        if isinstance(value, UploadedFile) and option.type == OptionType.ATTACHMENT:
            return self._resolve_file(value)
        raise RefusedError(f"{option.name} does not take {value!r}")

    def _resolve(self, kind: str, id: int, data: Json) -> None:
        self._resolved.setdefault(kind, {})[str(id)] = data

    def _resolve_user(self, user: User) -> str:
        self._resolve("users", user.id, user_json(user))
        guild = self._world.guilds.get(self._channel.guild_id)
        if guild is not None and user.id in guild.members:
            held = str(permissions_in(self._world, self._channel, user.id))
            shown = member_json(self._world, guild.members[user.id], with_user=False)
            self._resolve("members", user.id, shown | {"permissions": held})
        return str(user.id)

    def _resolve_channel(self, option: Option, channel: Channel) -> str:
        if option.channel_types and channel.kind not in option.channel_types:
            raise RefusedError(f"{option.name} takes another kind of channel")
        held = str(permissions_in(self._world, channel, self._user.id))
        shown = channel_json(self._world, channel) | {"permissions": held}
        self._resolve("channels", channel.id, shown)
        return str(channel.id)

    def _resolve_file(self, file: UploadedFile) -> str:
        id = self._world.snowflakes.next()
        kind = content_type(file.name)
        attachment = Attachment(id=id, filename=file.name, size=len(file.data), content_type=kind)
        self._world.put_file(id, StoredFile(file.name, kind, file.data))
        shown = attachment_json(self._world, self._channel.id, attachment, private=True)
        self._resolve("attachments", id, shown)
        return str(id)


def _option_json(option: Option, value: str | float) -> Json:
    return {"type": option.type, "name": option.name, "value": value}
