"""Names and descriptions of commands in every language Discord is told about."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.speech import catalogue, language_of
from games.core.text import Text


def word(key: str) -> app_commands.locale_str:
    """A command's, option's or choice's text: English now, translated when commands are synced."""
    return app_commands.locale_str(catalogue("en").say(Text(key)), key=key)


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
