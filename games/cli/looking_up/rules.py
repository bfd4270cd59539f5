"""`rules`: what a game explains, as a whole or one topic of it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from games.cli.command import Command, Desk
from games.cli.looking_up.game_search import find_game
from games.cli.looking_up.topic_search import attributes, find_topic, grouped
from games.cli.screen.voice import Voice
from games.core.contract import AnyGame, VariantRule
from games.core.variants import abridged

INDENT = (0, 0, 0, 2)


def declare(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("game", nargs="?", help=voice.say("cli-help-game"))
    parser.add_argument("topic", nargs="*", help=voice.say("cli-help-topic"))


def run(options: Namespace, desk: Desk) -> int:
    game = find_game(options.game)
    voice = desk.voice.knowing(game.texts)
    if options.topic:
        topic = find_topic(game, " ".join(options.topic), voice)
        desk.terminal.show(explained(game, topic, voice))
    else:
        desk.terminal.show(overview(game, voice))
    return 0


def explained(
    game: AnyGame, topic: str, voice: Voice, variant: Mapping[str, str] | None = None
) -> RenderableType:
    """One topic: title, the short form, the whole rule. At a table: as its variant has it."""
    parts: list[RenderableType] = [Styled(voice.say(topic), style="bold")]
    for attribute, style in (("short", "italic"), ("rule", "")):
        for setting, text in attributes(game, topic, attribute, voice, variant):
            if setting:
                text = voice.say("cli-rules-with", setting=setting, text=text)
            parts.append(Padding(Styled(text, style=style), INDENT))
    return Group(*parts)


def overview(game: AnyGame, voice: Voice) -> RenderableType:
    return Group(
        Styled(voice.say("game-name"), style="bold"),
        Padding(voice.say("game-about"), INDENT),
        *_topics(game, voice),
        *_variants(game, voice),
        "",
        Styled(voice.say("cli-rules-how", game=game.key), style="dim"),
    )


def _topics(game: AnyGame, voice: Voice) -> Iterator[RenderableType]:
    for kind, topics in grouped(game, voice).items():
        yield ""
        yield Styled(voice.say(f"cli-group-{kind}"), style="bold")
        yield Padding(", ".join(voice.say(topic) for topic in topics), INDENT)


def _variants(game: AnyGame, voice: Voice) -> Iterator[RenderableType]:
    if game.variants:
        yield ""
        yield Styled(voice.say("cli-rules-variants"), style="bold")
    for rule in game.variants:
        yield Padding(_variant(rule, voice), INDENT)


def _variant(rule: VariantRule, voice: Voice) -> RenderableType:
    head = Styled.assemble((voice.say(f"variant-{rule.key}"), "bold"), f" · {rule.key}")
    values = [f"{value} – {voice.variant_value(rule, value)}" for value in rule.values]
    values[0] = voice.say("cli-rules-default", value=values[0])
    return Group(
        head,
        Padding(Group(voice.say(f"variant-{rule.key}.rule"), *abridged(values)), INDENT),
    )


COMMAND = Command("rules", declare, run)
