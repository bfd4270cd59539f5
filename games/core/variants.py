"""The switches of a table: filling in defaults, refusing what the game does not have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.contract import AnyGame
from games.core.errors import SetupError
from games.core.text import Text

MANY = 5  # positions of a switch


def complete_variant(game: AnyGame, seats: int, variant: Mapping[str, str]) -> dict[str, str]:
    """The variant with every switch named; raises SetupError for what cannot be played."""
    if seats not in game.seats:
        bounds = {"least": game.seats[0], "most": game.seats[-1], "seats": seats}
        raise SetupError(Text("error-seats", bounds))
    known = {rule.key: rule for rule in game.variants}
    for key, value in variant.items():
        rule = known.get(key)
        if rule is None:
            names = ", ".join(known)
            raise SetupError(Text("error-variant", {"variant": key[:40], "known": names}))
        if value not in rule.values:
            values = ", ".join(abridged(rule.values))
            raise SetupError(
                Text("error-variant-value", {"variant": key, "value": value[:40], "known": values})
            )
    full = {rule.key: variant.get(rule.key, rule.values[0]) for rule in game.variants}
    game.check_variant(seats, full)
    return full


def variant_to_record(game: AnyGame, variant: Mapping[str, str]) -> dict[str, str]:
    """The variant of a new game, with every switch named that means something else unsaid."""
    return {rule.key: rule.values[0] for rule in game.variants if rule.unsaid} | dict(variant)


def recorded_variant(game: AnyGame, variant: Mapping[str, str]) -> dict[str, str]:
    """The variant of a recorded game, which may be older than some switches."""
    return {rule.key: rule.unsaid for rule in game.variants if rule.unsaid} | dict(variant)


def abridged(values: Sequence[str]) -> list[str]:
    """Positions of a switch in words; of many, the usual, the first and the last say enough."""
    return [*values[:2], "…", values[-1]] if len(values) > MANY else [*values]
