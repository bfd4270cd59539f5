"""The switches of a table, in words: told, suggested while somebody types, and read back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.talk.limits import CHOICE_TEXT
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.contract import AnyGame, VariantRule
from games.core.text import Text
from games.core.variants import abridged

BETWEEN = ";"  # settings; a comma may be part of one


class Setting(Struct, frozen=True):
    """One switch in one position."""

    key: str
    value: str
    words: str  # «Open hands: for 2 rounds»

    @property
    def code(self) -> str:
        return f"{self.key}={self.value}"

    def means(self, typed: str) -> bool:
        return typed in (self.code.casefold(), self.words.casefold())

    def holds(self, typed: str) -> bool:
        return typed in self.code.casefold() or typed in self.words.casefold()


def value_words(voice: Voice, rule: VariantRule, value: str) -> str:
    key = f"variant-{rule.key}-{value}"
    if voice.has(key):
        return voice(key)
    number = int(value) if value.isdigit() else value
    return voice.say(Text(f"variant-{rule.key}-value", {"rounds": number, "n": number}))


def settings(game: AnyGame, voice: Voice) -> list[Setting]:
    """Every position of every switch, the usual ones too."""
    return [
        Setting(rule.key, value, f"{voice(f'variant-{rule.key}')}: {words}")
        for rule in game.variants
        for value in rule.values
        if (words := value_words(voice, rule, value))
    ]


def unusual_settings(game: AnyGame, voice: Voice) -> list[Setting]:
    usual = {rule.key: rule.values[0] for rule in game.variants}
    return [each for each in settings(game, voice) if each.value != usual[each.key]]


def variant_words(game: AnyGame, voice: Voice, variant: Mapping[str, str]) -> str:
    """What differs from the usual game."""
    different = [
        each.words for each in unusual_settings(game, voice) if variant.get(each.key) == each.value
    ]
    return f"{BETWEEN} ".join(different) or voice("lobby-standard")


# ---- typing -----------------------------------------------------------------------------------


def suggestions(
    game: AnyGame, voice: Voice, typed: str, elsewhere: Sequence[str] = ()
) -> list[tuple[str, str]]:
    """(words, code) of what the last setting of a list may become, those before it kept.

    Switches set before or in other fields (`elsewhere`) are not offered again.
    """
    *before, last = typed.split(BETWEEN)
    kept = _understood(game, voice, before)
    taken = {each.key for each in [*kept, *_understood(game, voice, elsewhere)]}
    wanted = last.strip().casefold()
    found = [
        (f"{BETWEEN} ".join(each.words for each in [*kept, setting]), _code([*kept, setting]))
        for setting in unusual_settings(game, voice)
        if setting.key not in taken and setting.holds(wanted)
    ]
    return [pair for pair in found if max(map(len, pair)) <= CHOICE_TEXT]


def _code(chosen: Sequence[Setting]) -> str:
    return BETWEEN.join(each.code for each in chosen)


def _understood(game: AnyGame, voice: Voice, texts: Sequence[str]) -> list[Setting]:
    found = (_find(game, voice, part) for text in texts for part in _parts(text))
    return [setting for setting in found if setting]


def read_variant(game: AnyGame, voice: Voice, texts: Sequence[str]) -> dict[str, str]:
    """Settings as they were chosen from the suggestions, or typed in words or as key=value."""
    variant: dict[str, str] = {}
    for text in texts:
        for part in _parts(text):
            setting = _find(game, voice, part)
            if setting is None:
                raise _unknown(game, voice, part)
            variant[setting.key] = setting.value
    return variant


def _parts(text: str) -> Iterator[str]:
    for part in text.split(BETWEEN):
        # «a=b c=d» needs no separator: keys and values have no spaces.
        pieces = part.replace(",", " ").split() if part.count("=") > 1 else [part.strip()]
        yield from (piece for piece in pieces if piece)


def _find(game: AnyGame, voice: Voice, part: str) -> Setting | None:
    """The setting that is meant: exactly so in any language, or the only one that fits."""
    typed = part.casefold()
    for language in dict.fromkeys((voice.language, *LANGUAGES)):
        for setting in settings(game, Voice(language, game)):
            if setting.means(typed):
                return setting
    near = [each for each in unusual_settings(game, voice) if each.holds(typed)]
    return near[0] if len(near) == 1 else None


def _unknown(game: AnyGame, voice: Voice, part: str) -> RefusedError:
    """What to do instead: the positions of the switch that was named, or the switches."""
    typed = part.casefold()
    for rule in game.variants:
        name = voice(f"variant-{rule.key}")
        if typed.startswith((f"{rule.key}=", f"{name.casefold()}:")) or typed == name.casefold():
            words = [value_words(voice, rule, value) for value in rule.values]
            known = f"{BETWEEN} ".join(abridged(words))
            return RefusedError("refused-variant-value", given=part[:60], name=name, known=known)
    known = f"{BETWEEN} ".join(voice(f"variant-{rule.key}") for rule in game.variants)
    return RefusedError("refused-variant", given=part[:60], known=known)
