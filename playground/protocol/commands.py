"""Application commands as the bot registers them."""

from __future__ import annotations

from msgspec import Struct

from playground.protocol.numbers import Context, OptionType


class Named(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What has a name, perhaps another one in some languages."""

    name: str
    name_localizations: dict[str, str] | None = None

    def name_in(self, locale: str) -> str:
        return (self.name_localizations or {}).get(locale, self.name)

    def is_called(self, word: str, locale: str) -> bool:
        """By its own name, which scripts use, or by the one somebody reads."""
        return word in (self.name, self.name_in(locale))


class Choice(Named, frozen=True, kw_only=True, omit_defaults=True):
    value: str | int | float


class Option(Named, frozen=True, kw_only=True, omit_defaults=True):
    """A parameter, a sub-command or a group of them."""

    type: int
    description: str = ""
    description_localizations: dict[str, str] | None = None
    required: bool = False
    choices: tuple[Choice, ...] = ()
    options: tuple[Option, ...] = ()
    channel_types: tuple[int, ...] = ()
    min_value: int | float | None = None
    max_value: int | float | None = None
    min_length: int | None = None
    max_length: int | None = None
    autocomplete: bool = False

    @property
    def is_branch(self) -> bool:
        return self.type in {OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP}


class Command(Named, frozen=True, kw_only=True, omit_defaults=True):
    id: int = 0
    type: int = 1
    description: str = ""
    description_localizations: dict[str, str] | None = None
    options: tuple[Option, ...] = ()
    default_member_permissions: int | None = None
    dm_permission: bool | None = None
    contexts: tuple[int, ...] | None = None
    integration_types: tuple[int, ...] | None = None
    nsfw: bool = False
    guild_id: int | None = None
    version: int = 0

    def works_in(self, context: Context) -> bool:
        if self.contexts is not None:
            return context in self.contexts
        return context == Context.GUILD or self.dm_permission is not False
