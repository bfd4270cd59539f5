"""What a button is for, in its custom_id: verb, table, question, argument. Nothing else is kept."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple, TypeAlias, TypeGuard, get_args

from bot.talk.limits import CUSTOM_ID

# Buttons outlive versions: a verb that was ever posted keeps its meaning, or goes for good and is
# answered as stale.
Verb: TypeAlias = Literal[
    # under posts and hands
    "move",
    "hand",
    "recap",
    "history",
    "rules",
    "table",
    "rematch",
    "stats",
    "count",
    "uncount",
    "mygames",
    "privacy",
    "my_data",
    "forget_me",
    "forgotten",
    "settings",
    "set_page",
    "set_to",
    "set_typed",
    # the lobby
    "join",
    "leave",
    "addbot",
    "removebot",
    "start",
    "alone",
    "close",
    "keep",
    "sit",
    "note",
    "noted",
    "entry",
    "thread",
    "invite",
    "remove",
    "variant",
    "switch",
    "setvariant",
    # the panel
    "pick",
    "piece",
    "act",
    "deed",
    "choose",
    "none",
    "add",
    "page",
    "basket",
    "clear",
    "again",
    "type",
    "typed",
    "confirm",
    "rethink",
    "undo",
    "restart",
    "more",
    "aside",
    "do_aside",
    "back",
    # advice of a computer player
    "hint",
    "hints",
    "sethints",
    "lookback",
    # answers in advance
    "plan",
    "plankind",
    "planas",
    "planlasts",
    "plandrop",
    "planauto",
    "wish",
    # looking back and up
    "show",
    "jump",
    "jumped",
    "leaf",
    "film",
    "topic",
    "topics",
    "following",
    "follow",
    "unfollow",
    # waiting
    "tomorrow",
    "away",
    "awayfor",
    "awayat",
    "awayback",
    "pause",
    "pausefor",
    "playon",
    "quit",
    "quitting",
    "take",
    "pace",
    "setpace",
    "volume",
    "setvolume",
    # lessons
    "learn",
    "lesson",
    # servers
    "server",
    # votes
    "agree",
    "refuse",
    "ballot",
]
VERBS: frozenset[str] = frozenset(get_args(Verb))

# An option id is the last part and may itself hold colons. Selects have a prefix of their own,
# because discord.py asks every pattern about every component.
_REST = r":(?P<verb>[a-z_]+):(?P<table>\d+):(?P<seq>\d+)(?::(?P<argument>.+))?"
BUTTON_PATTERN = "roma" + _REST
SELECT_PATTERN = "roms" + _REST
LONGEST_ID = 18  # digits: more are no number of a table, a question or a time, and fit nowhere
_EITHER = re.compile("rom[as]" + _REST)


class Address(NamedTuple):
    verb: Verb
    table: int
    seq: int = 0
    argument: str = ""

    def custom_id(self, prefix: str = "roma") -> str:
        tail = f":{self.argument}" if self.argument else ""
        made = f"{prefix}:{self.verb}:{self.table}:{self.seq}{tail}"
        assert len(made) <= CUSTOM_ID, made
        return made

    def select_id(self) -> str:
        return self.custom_id("roms")


def read_address(custom_id: str) -> Address | None:
    """What it is for; None if no version of ours made it so. Others' ids are a ValueError."""
    found = _EITHER.fullmatch(custom_id)
    if found is None:
        raise ValueError(custom_id)
    return from_match(found)


def from_match(found: re.Match[str]) -> Address | None:
    verb = found["verb"]
    if not _is_verb(verb) or max(len(found["table"]), len(found["seq"])) > LONGEST_ID:
        return None
    return Address(verb, int(found["table"]), int(found["seq"]), found["argument"] or "")


def _is_verb(word: str) -> TypeGuard[Verb]:
    return word in VERBS
