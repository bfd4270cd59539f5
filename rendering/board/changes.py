"""What changed since an earlier view: the parts every game has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rendering.kit.type import figure


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else figure(n)


def differing(pairs: Iterable[tuple[str, object, object]]) -> Iterator[tuple[str, str]]:
    """Spots whose two looks are not the same, without a label."""
    for spot, then, now in pairs:
        if then != now:
            yield spot, ""
