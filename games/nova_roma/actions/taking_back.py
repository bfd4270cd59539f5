"""Taking an action back: the state as it was, put back part by part."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from games.core.seats import Seat
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.state import State

# What is hidden changes only by coming to light, and then there is no way back. Worlds that are
# imagined in the middle of an action keep theirs.
_HIDDEN = frozenset(
    {
        "sailing_deck",
        "building_deck",
        "follower_deck",
        "basic_stack",
        "special_stack",
        "emperor_stack",
        "emperor_out",
        "chariot_stack",
        "chariot_out",
        "mosaic_stacks",
        "older",
        "pack",
        "kept",
        "drafted",
    }
)
# Flags of conceding are no part of an action: others may have raised theirs meanwhile.
_LEFT_OUT = _HIDDEN | {"conceded"}
_HAND = frozenset({"hand", "known"})


class Earlier:
    """What every part of a state held at a moment to which an action of a seat may return.

    Returning fills the same players, lists and spaces again and replaces none of them: whoever
    holds a part from before still holds the one that counts. Only what came into being since is
    gone, and with it the steps of the action that made it.
    """

    __slots__ = ("_dicts", "_lists", "_revealed", "_structs")

    def __init__(self, t: Chronicle, s: State, seat: Seat) -> None:
        self._structs: list[tuple[Struct, dict[str, object]]] = []
        self._lists: list[tuple[list[object], list[object]]] = []
        self._dicts: list[tuple[dict[object, object], dict[object, object]]] = []
        self._revealed = t.revealed
        self._remember(s, _LEFT_OUT | {"players"})
        for n, player in enumerate(s.players):
            self._remember(player, _LEFT_OUT if n == seat else _LEFT_OUT | _HAND)

    def has_revealed(self, t: Chronicle) -> bool:
        """Whether hidden cards came to light since: then there is no way back."""
        return t.revealed > self._revealed

    def put_back(self) -> None:
        for struct, fields in self._structs:
            for name, value in fields.items():
                setattr(struct, name, value)
        for listed, things in self._lists:
            listed[:] = things
        for mapping, items in self._dicts:
            mapping.clear()
            mapping.update(items)

    def _remember(self, part: object, left_out: Collection[str] = ()) -> None:
        parts: Iterable[object] = ()
        if isinstance(part, Struct):
            names = [name for name in part.__struct_fields__ if name not in left_out]
            fields = {name: getattr(part, name) for name in names}
            self._structs.append((part, fields))
            parts = fields.values()
        elif isinstance(part, list):
            self._lists.append((part, [*part]))
            parts = part
        elif isinstance(part, dict):
            self._dicts.append((part, {**part}))
            parts = part.values()
        for inner in parts:
            if not isinstance(inner, str):
                self._remember(inner)
