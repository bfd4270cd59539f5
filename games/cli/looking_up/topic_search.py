"""Looking up what a game explains: topics by id, by name in any language, or nearly."""

from __future__ import annotations

from collections.abc import Mapping

from games.cli.errors import CommandError
from games.cli.looking_up.matching import meant, nearest, unique
from games.cli.screen.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.contract import AnyGame

OTHER = "other"


def find_topic(game: AnyGame, word: str, voice: Voice) -> str:
    """The text key of a topic; raises CommandError with the nearest ones."""
    names = {topic: _names(game, topic) for topic in game.topics}
    found = meant(word, names)
    if len(found) == 1:
        return found[0]
    suggested = found or nearest(word, names)
    if not suggested:
        raise CommandError("cli-error-topic", word=word[:40])
    spoken = unique(voice.say(topic) for topic in suggested[:6])
    key = "cli-error-topic-ambiguous" if found else "cli-error-topic-nearest"
    raise CommandError(key, word=word[:40], nearest=", ".join(spoken))


def _names(game: AnyGame, topic: str) -> list[str]:
    spoken = [Voice(language, game.texts).say(topic) for language in LANGUAGES]
    return [topic, topic.partition("-")[2] or topic, *spoken]


def grouped(game: AnyGame, voice: Voice) -> dict[str, list[str]]:
    """The topics under the heading of their kind, in the game's order."""
    groups: dict[str, list[str]] = {}
    heading = OTHER
    for topic in game.topics:
        kind, dash, _ = topic.partition("-")
        if dash:  # a topic of no kind stays with those before it
            heading = kind if voice.has(f"cli-group-{kind}") else OTHER
        groups.setdefault(heading, []).append(topic)
    return groups


def attributes(
    game: AnyGame, topic: str, attribute: str, voice: Voice, variant: Mapping[str, str] | None
) -> list[tuple[str, str]]:
    """A text and those it has for other settings, each with the setting it is for.

    At a table (`variant` is known) only the one that counts there.
    """
    base = voice.say(f"{topic}.{attribute}") if voice.has(f"{topic}.{attribute}") else ""
    found = [("", base)] if base else []
    for rule in game.variants:
        for value in rule.values:
            key = f"{topic}.{attribute}-{value}"
            if not voice.has(key):
                continue
            if variant is not None and variant.get(rule.key, rule.values[0]) == value:
                return [("", voice.say(key))]
            if variant is None:
                found.append((f"{rule.key}={value}", voice.say(key)))
    return found
