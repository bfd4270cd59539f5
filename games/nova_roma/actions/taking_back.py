"""Taking an action back: the state as it was, put back part by part."""

from __future__ import annotations

from msgspec import Struct

from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.state import State


class Earlier:
    """What every part of a state held at a moment to which an action may return.

    Returning fills the same players, lists and spaces again and replaces none of them: whoever
    holds a part from before still holds the one that counts. Only what came into being since is
    gone, and with it the steps of the action that made it.
    """

    __slots__ = ("_dicts", "_lists", "_structs", "_told")

    def __init__(self, t: Chronicle, s: State) -> None:
        self._structs: list[tuple[Struct, list[object]]] = []
        self._lists: list[tuple[list[object], list[object]]] = []
        self._dicts: list[tuple[dict[object, object], dict[object, object]]] = []
        self._told = len(t.told)
        self._remember(s)

    def has_revealed(self, t: Chronicle) -> bool:
        """Whether hidden cards came to light since: then there is no way back."""
        return any(event.reveals for event in t.told[self._told :])

    def put_back(self, s: State) -> None:
        """Flags of conceding are no part of an action: others may have raised theirs meanwhile."""
        flags = [player.conceded for player in s.players]
        for struct, values in self._structs:
            for name, value in zip(struct.__struct_fields__, values, strict=True):
                setattr(struct, name, value)
        for listed, things in self._lists:
            listed[:] = things
        for mapping, items in self._dicts:
            mapping.clear()
            mapping.update(items)
        for player, conceded in zip(s.players, flags, strict=True):
            player.conceded = conceded

    def _remember(self, part: object) -> None:
        if isinstance(part, Struct):
            values = [getattr(part, name) for name in part.__struct_fields__]
            self._structs.append((part, values))
            self._remember_all(values)
        elif isinstance(part, list):
            self._lists.append((part, [*part]))
            self._remember_all(part)
        elif isinstance(part, dict):
            self._dicts.append((part, {**part}))
            self._remember_all([*part.values()])

    def _remember_all(self, parts: list[object]) -> None:
        for part in parts:
            if not isinstance(part, str):
                self._remember(part)
