"""Bounds of what the page accepts, and what each of its requests may hold."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from playground.listening.connections import Room
from playground.protocol import limits
from playground.protocol.snowflakes import WRITTEN

REQUEST_BYTES: Final = 64 * 1024
PEOPLE: Final = 40
CHANNELS: Final = 200
PERSON_NAME: Final = 32
CHANNEL_NAME: Final = 60
MESSAGES_AT_ONCE: Final = 50
SOCKETS: Final = 120
SOCKETS_FROM_ONE: Final = 60  # address
SOCKETS_OF_ONE: Final = 12  # person
CONNECTIONS: Final = Room(strangers=128, strangers_from_one=32, known=400, known_from_one=160)
FRAMES_WAITING: Final = 2_000  # then the window is too slow: it is cut off and starts anew
ACTIONS_AT_ONCE: Final = 24  # of one person, unanswered

Id = Annotated[str, Meta(pattern=WRITTEN)]
CustomId = Annotated[str, Meta(min_length=1, max_length=limits.CUSTOM_ID_LENGTH)]
Name = Annotated[str, Meta(min_length=1, max_length=limits.COMMAND_NAME_LENGTH)]
CommandName = Annotated[str, Meta(min_length=1, max_length=3 * limits.COMMAND_NAME_LENGTH + 2)]
Picked = Annotated[str, Meta(max_length=limits.OPTION_VALUE_LENGTH)]
PickedSeveral = Annotated[list[Picked], Meta(max_length=limits.SELECT_OPTIONS)]
OptionText = Annotated[str, Meta(max_length=limits.OPTION_TEXT_LENGTH)]
OptionValue = OptionText | int | float | bool
Options = Annotated[dict[Name, OptionValue], Meta(max_length=limits.COMMAND_OPTIONS)]
Typed = Annotated[str, Meta(max_length=limits.INPUT_VALUE_LENGTH)]
Answers = Annotated[
    dict[CustomId, Typed | bool | PickedSeveral | None],
    Meta(max_length=2 * limits.MODAL_COMPONENTS),
]


def room_for_people() -> Room:
    """Fewer connections where a process may open only few files: the bot needs some, too."""
    files = open_files()
    return CONNECTIONS._replace(
        strangers=min(CONNECTIONS.strangers, files // 8), known=min(CONNECTIONS.known, files // 3)
    )


def open_files() -> int:
    """How many files and sockets this process may have."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise, and allows more
        return 8192
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 8192 if allowed == resource.RLIM_INFINITY else min(allowed, 8192)


class NewPerson(Struct, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=PERSON_NAME)]
    locale: Annotated[str, Meta(max_length=8)] = "en-US"


class NewName(Struct, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=PERSON_NAME)]


class NewChannel(Struct, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=CHANNEL_NAME)]


class NewMessage(Struct, frozen=True):
    channel: Id
    content: Annotated[str, Meta(min_length=1, max_length=limits.CONTENT_LENGTH)]


class Press(Struct, frozen=True):
    message: Id
    custom_id: CustomId


class Selection(Struct, frozen=True):
    message: Id
    custom_id: CustomId
    values: PickedSeveral


class FilledModal(Struct, frozen=True):
    interaction: Id
    answers: Answers


class TypedCommand(Struct, frozen=True):
    channel: Id
    command: CommandName
    options: Options = {}
    focused: Name | None = None  # the option being typed in: only asked for completions


class Dismissal(Struct, frozen=True):
    message: Id


class NewLocale(Struct, frozen=True):
    locale: Annotated[str, Meta(max_length=8)]
