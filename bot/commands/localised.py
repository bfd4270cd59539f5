"""Names and descriptions of commands in every language Discord is told about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from discord import Locale, app_commands

from bot.talk.replies import Speaker
from bot.talk.voice import catalogue, language_of
from games.core.text import Text


def word(key: str) -> app_commands.locale_str:
    """A command's, option's or choice's text: English now, translated when commands are synced."""
    return app_commands.locale_str(catalogue("en").say(Text(key)), key=key)


Tree: TypeAlias = app_commands.CommandTree[Speaker]
AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any]
Command = TypeVar("Command", bound=Callable[..., Any])


def options(**keys: str) -> Callable[[Command], Command]:
    """Names and explains parameters of a command: `option-<key>` and `option-<key>-about`."""

    def decorate(command: Command) -> Command:
        named = {parameter: word(f"option-{key}") for parameter, key in keys.items()}
        about = {parameter: word(f"option-{key}-about") for parameter, key in keys.items()}
        return app_commands.describe(**about)(app_commands.rename(**named)(command))

    return decorate


class CatalogueTranslator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = language_of(locale.value)
        if key is None or language == "en":
            return None
        return catalogue(language).say(Text(key))
