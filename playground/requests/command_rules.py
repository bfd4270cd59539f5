"""Discord's rules for registering application commands."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from playground.protocol import errors, limits
from playground.protocol.commands import Choice, Command, Option
from playground.protocol.numbers import LOCALES, CommandType, OptionType
from playground.protocol.problems import Path, Problems

# Letters and digits of any script; Python's \w knows them without Unicode properties.
NAME: Final = re.compile(rf"[-_'ʼ\w]{{1,{limits.COMMAND_NAME_LENGTH}}}")
NESTING: Final = {
    OptionType.SUB_COMMAND_GROUP: frozenset({OptionType.SUB_COMMAND}),
    OptionType.SUB_COMMAND: frozenset(OptionType)
    - {OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP},
}
CHOICE_TYPES: Final = frozenset({OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER})
NUMBER_TYPES: Final = frozenset({OptionType.INTEGER, OptionType.NUMBER})
CONTEXTS: Final = (0, 1, 2)  # guild, the bot's direct messages, other private channels
INSTALLS: Final = (0, 1)  # in a guild, by a user
Localized = Mapping[str, str] | None


def check_commands(commands: Sequence[Command]) -> None:
    """A whole scope at once, as a bulk overwrite sends it."""
    problems = Problems()
    seen: set[tuple[str, int]] = set()
    for number, command in enumerate(commands):
        check_command(command, (number,), problems)
        if (command.name, command.type) in seen:
            message = "Application command names must be unique"
            problems.add((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add((command.name, command.type))
    problems.raise_if_any()
    slash = sum(command.type == CommandType.CHAT_INPUT for command in commands)
    if slash > limits.COMMANDS:
        raise errors.too_many_commands()


def check_command(command: Command, path: Path, problems: Problems) -> None:
    problems.choice((*path, "type"), command.type, [int(kind) for kind in CommandType])
    _check_places(command.contexts, (*path, "contexts"), CONTEXTS, problems)
    _check_places(command.integration_types, (*path, "integration_types"), INSTALLS, problems)
    if command.type != CommandType.CHAT_INPUT:
        problems.length((*path, "name"), command.name, limits.COMMAND_NAME_LENGTH, least=1)
        return
    _check_texts(command, path, problems)
    _check_options(command.options, path, problems, depth=0)
    if _total_length(command) > limits.COMMAND_TOTAL_LENGTH:
        message = f"Command exceeds maximum size ({limits.COMMAND_TOTAL_LENGTH})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def deprecated_in(command: Command) -> list[str]:
    """What Discord still takes, but would rather have otherwise."""
    said = []
    if command.contexts is None and command.dm_permission is not None:
        said.append(f"/{command.name}: dm_permission without contexts")
    if command.integration_types is None:
        said.append(f"/{command.name}: no integration_types")
    return said


def _check_places(
    given: Sequence[int] | None, path: Path, known: Collection[int], problems: Problems
) -> None:
    for number, each in enumerate(given or ()):
        problems.choice((*path, number), each, known)
    if given is not None and len(set(given)) != len(given):
        problems.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")


def _check_texts(thing: Command | Option, path: Path, problems: Problems) -> None:
    _check_name(thing.name, (*path, "name"), problems)
    for locale, name in _localized(thing.name_localizations, path, "name", problems):
        _check_name(name, (*path, "name_localizations", locale), problems)
    most = limits.COMMAND_DESCRIPTION_LENGTH
    problems.length((*path, "description"), thing.description, most, least=1)
    for locale, text in _localized(thing.description_localizations, path, "description", problems):
        problems.length((*path, "description_localizations", locale), text, most, least=1)


def _check_name(name: str, path: Path, problems: Problems) -> None:
    if not NAME.fullmatch(name) or name != name.lower():
        message = f"Command name is invalid: {name!r}"
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", message)


def _localized(
    texts: Localized, path: Path, field: str, problems: Problems
) -> list[tuple[str, str]]:
    for locale in texts or {}:
        problems.choice((*path, f"{field}_localizations", locale), locale, LOCALES)
    return list((texts or {}).items())


def _check_options(options: Sequence[Option], path: Path, problems: Problems, depth: int) -> None:
    place = (*path, "options")
    problems.length(place, options, limits.COMMAND_OPTIONS)
    branches = [option.is_branch for option in options]
    if any(branches) and not all(branches):
        message = "Sub-command and sub-command group option types are mutually exclusive to others"
        problems.add(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    names = [option.name for option in options]
    if len(set(names)) != len(names):
        message = "Option name already exists"
        problems.add(place, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
    needed = [option.required for option in options]
    if needed != sorted(needed, reverse=True):
        message = "Required options must be placed before non-required options"
        problems.add(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
    for number, option in enumerate(options):
        _check_option(option, (*place, number), problems, depth)


def _check_option(option: Option, path: Path, problems: Problems, depth: int) -> None:
    _check_texts(option, path, problems)
    problems.choice((*path, "type"), option.type, [int(kind) for kind in OptionType])
    if option.is_branch:
        _check_branch(option, path, problems, depth)
        return
    _check_choices(option, path, problems)
    _check_bounds(option, path, problems)
    problems.number((*path, "min_length"), option.min_length, 0, limits.OPTION_TEXT_LENGTH)
    problems.number((*path, "max_length"), option.max_length, 1, limits.OPTION_TEXT_LENGTH)


def _check_bounds(option: Option, path: Path, problems: Problems) -> None:
    is_number = option.type in NUMBER_TYPES
    for field in ("min_value", "max_value"):
        if getattr(option, field) is not None and not is_number:
            message = "This is for whole numbers and numbers only"
            problems.add((*path, field), "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID", message)
    least, most = option.min_value, option.max_value
    if least is not None and most is not None and least > most:
        message = "min_value cannot exceed max_value"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID", message)


def _check_branch(option: Option, path: Path, problems: Problems, depth: int) -> None:
    allowed = NESTING[OptionType(option.type)]
    for number, inner in enumerate(option.options):
        if inner.type not in allowed:
            message = "Sub-commands cannot be nested like this"
            place = (*path, "options", number, "type")
            problems.add(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    if option.type == OptionType.SUB_COMMAND_GROUP and depth > 0:
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested")
    _check_options(option.options, path, problems, depth + 1)


def _check_choices(option: Option, path: Path, problems: Problems) -> None:
    problems.length((*path, "choices"), option.choices, limits.COMMAND_CHOICES)
    if option.choices and (option.autocomplete or option.type not in CHOICE_TYPES):
        message = "Choices are for strings and numbers without autocompletion"
        problems.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message)
    names = [choice.name for choice in option.choices]
    if len(set(names)) != len(names):
        message = "Choice names must be unique"
        code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
        problems.add((*path, "choices"), code, message)
    for number, choice in enumerate(option.choices):
        _check_choice(choice, (*path, "choices", number), problems)


def _check_choice(choice: Choice, path: Path, problems: Problems) -> None:
    most = limits.CHOICE_NAME_LENGTH
    problems.length((*path, "name"), choice.name, most, least=1)
    for locale, name in _localized(choice.name_localizations, path, "name", problems):
        problems.length((*path, "name_localizations", locale), name, most, least=1)
    if isinstance(choice.value, str):
        problems.length((*path, "value"), choice.value, limits.CHOICE_VALUE_LENGTH)


def _total_length(thing: Command | Option) -> int:
    """Names, descriptions and values of all of it, each in its longest language."""
    own = _longest(thing.name, thing.name_localizations)
    own += _longest(thing.description, thing.description_localizations)
    if isinstance(thing, Option):
        for choice in thing.choices:
            value = choice.value if isinstance(choice.value, str) else ""
            own += _longest(choice.name, choice.name_localizations) + len(value)
    return own + sum(_total_length(option) for option in thing.options)


def _longest(text: str, localized: Localized) -> int:
    return max(len(each) for each in (text, *(localized or {}).values()))
