"""The building cards of the solo game: stacks by decade and the pile of what stands."""

from __future__ import annotations

from games.corduba.state import State


def note_built(s: State, kind: str) -> None:
    """The card of a built type goes from wherever it is to the pile; the watch house has none."""
    if s.solo is None:
        return
    for stack in s.solo.stacks:
        if kind in stack:
            stack.remove(kind)
            s.solo.built.append(kind)
