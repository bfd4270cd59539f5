"""What a game may say beside its questions, by what a seat sees: none of it changes a rule.

Everything here is asked with a view and the question that is open to it, so it gives nothing away,
and answers with ids of options, so stored games know nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from msgspec import Struct

from games.core.text import Text

if TYPE_CHECKING:  # the contract is made of this
    from games.core.contract import Decision

V = TypeVar("V")  # what one seat may see

Answer: TypeAlias = tuple[str, ...]  # the ids picked for one question


class WhyNot(Struct, frozen=True):
    """Something players may expect among the options that is not there, and why."""

    id: str  # what it would have been called; no option has it
    label: Text
    reason: Text


class Shortcut(Struct, frozen=True):
    """Several answers in a row on one button, the first to the open question; or one of many picks.

    Questions that answer themselves are left out. Only the last answer may be final, so it must not
    rest on anything that the others bring to light.
    """

    label: Text
    answers: tuple[Answer, ...]
    hint: Text | None = None
    spot: str | None = None  # place on the picture, as options have it


class Cell(Struct, frozen=True):
    """An option in a grid, with a short name for its button; none: its own label."""

    id: str
    label: Text | None = None


Grid: TypeAlias = tuple[tuple[Cell | None, ...], ...]  # rows; None: nothing to choose there


class Guide(Generic[V]):
    """The part of the contract that only makes questions easier; a game may leave all of it out."""

    # Topics that explain a kind of question, the most important first, by its key. Those whose
    # names are in the key or in the ids of its options (`role-patron`) are found without.
    question_topics: Mapping[str, tuple[str, ...]] = {}

    def why_not(self, view: V, decision: Decision) -> tuple[WhyNot, ...]:
        """What players may expect among the options and why it is not there, likeliest first.

        Shown on demand, and to whoever types it.
        """
        return ()

    def rules_of(self, view: V, decision: Decision) -> tuple[str, ...]:
        """The topics that explain this very question, the most important first."""
        return self.question_topics.get(decision.key, ())

    def shortcuts(self, view: V, decision: Decision) -> tuple[Shortcut, ...]:
        """Answers that usually go together, in the order they are shown: before the options.

        One that does not fit after all is not shown.
        """
        return ()

    def cautions(self, view: V, decision: Decision) -> Mapping[str, Text]:
        """Options from which nothing would come as things stand, by id, and why."""
        return {}

    def grid(self, view: V, decision: Decision) -> Grid:
        """Options as they lie on the board, at most four rows of five; empty: they are no grid.

        Options that are not in it stand beside or below it.
        """
        return ()

    def legend(self, view: V, decision: Decision) -> Text | None:
        """What the signs on the short buttons of a grid mean."""
        return None

    def opens(self, view: V, decision: Decision) -> str:
        """The option whose next question is shown at once, with the other options above it.

        Nothing is chosen by that. Empty: none.
        """
        return ""

    def obvious(self, view: V, decision: Decision) -> Answer | None:
        """The one answer that makes sense: given by itself after an answer of the same seat.

        Taking back goes past it, to what was really answered; whoever wants another types it
        behind that. None where there are two, or where not being asked would tell somebody
        something.
        """
        return None

    def closes(self, view: V, decision: Decision) -> bool:
        """Whether what the question makes final counts at once: the press confirms it.

        It ends a turn, or stands for itself, or brings something to light that it names. It has
        few options, and is asked where nobody presses by chance.
        """
        return False
