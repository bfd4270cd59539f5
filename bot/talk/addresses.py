"""What a button is for, in its custom_id: verb, table, question, argument. Nothing else is kept."""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.talk.limits import CUSTOM_ID

# An option id is the last part and may itself hold colons. Selects have a prefix of their own,
# because discord.py asks every pattern about every component.
_REST = r":(?P<verb>[a-z_]+):(?P<table>\d+):(?P<seq>\d+)(?::(?P<argument>.+))?"
BUTTON_PATTERN = "roma" + _REST
SELECT_PATTERN = "roms" + _REST
_EITHER = re.compile("rom[as]" + _REST)


class Address(NamedTuple):
    verb: str
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


def read_address(custom_id: str) -> Address:
    found = _EITHER.fullmatch(custom_id)
    if found is None:
        raise ValueError(custom_id)
    return from_match(found)


def from_match(found: re.Match[str]) -> Address:
    return Address(found["verb"], int(found["table"]), int(found["seq"]), found["argument"] or "")
