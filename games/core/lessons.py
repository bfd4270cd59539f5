"""A first game that explains itself: what is prepared for it, and how a question is explained."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from games.core.rng import Seed


class Lesson(Struct, frozen=True):
    """A game prepared for one who has never played it, in the first seat.

    Its texts are `lesson-<kind of question>` with dashes for dots, shown when such a question is
    asked for the first time: what it is, why it is asked, what is usually good, in at most three
    sentences. `lesson-begin` says what the game is about, `lesson-end` what comes after the lesson.
    """

    seats: int
    seed: Seed  # known to whoever reads the code: nothing counts here
    rounds: int  # after which the lesson ends
    variant: Mapping[str, str] = field(default_factory=dict)


def explanation(kind: str) -> str:
    """The key of the text that explains this kind of question."""
    return f"lesson-{kind.replace('.', '-')}"
