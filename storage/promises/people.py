"""What is known of people, and what they have begun."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Unpack

from games.core.seats import Seat
from storage.records import (
    AbsenceRow,
    DraftRow,
    HandMessageRow,
    NewOutbox,
    UserChanges,
    UserRow,
    VoteRow,
)


class People(ABC):
    """Users, drafts, hands shown by direct message, votes."""

    @abstractmethod
    async def user(self, id: int) -> UserRow | None: ...

    @abstractmethod
    async def save_user(self, row: UserRow) -> None: ...

    @abstractmethod
    async def update_user(self, id: int, **changes: Unpack[UserChanges]) -> UserRow:
        """Changes these fields alone, of a new user too."""

    @abstractmethod
    async def messages_closed(self, user: int, told: Sequence[NewOutbox]) -> UserRow:
        """Direct messages are refused; queues what is told about it, unless that was known."""

    @abstractmethod
    async def messages_open(self, user: int, lane: str, error: str) -> UserRow:
        """They are taken again, and so is what was given up in that lane for that reason."""

    @abstractmethod
    async def languages(self) -> Mapping[int, str]:
        """The users who chose a language of their own."""

    @abstractmethod
    async def delete_user(self, id: int) -> None: ...

    @abstractmethod
    async def absence(self, table: int, user: int) -> AbsenceRow | None: ...

    @abstractmethod
    async def save_absence(self, row: AbsenceRow, told: Sequence[NewOutbox] = ()) -> None:
        """Notes who has left or is back, and queues what is told about it, unless it was known."""

    @abstractmethod
    async def draft(self, table: int, seat: Seat) -> DraftRow | None: ...

    @abstractmethod
    async def save_draft(self, row: DraftRow) -> None: ...

    @abstractmethod
    async def delete_draft(self, table: int, seat: Seat) -> None: ...

    @abstractmethod
    async def hand_message(self, table: int, user: int) -> HandMessageRow | None: ...

    @abstractmethod
    async def hand_messages(self, table: int) -> tuple[HandMessageRow, ...]: ...

    @abstractmethod
    async def save_hand_message(self, row: HandMessageRow) -> None: ...

    @abstractmethod
    async def delete_hand_message(self, table: int, user: int) -> None: ...

    @abstractmethod
    async def vote(self, table: int) -> VoteRow | None: ...

    @abstractmethod
    async def open_votes(self) -> tuple[VoteRow, ...]:
        """First those that expire first."""

    @abstractmethod
    async def save_vote(self, row: VoteRow, *, instead_of: VoteRow | None = None) -> None:
        """Raises ConflictError if the table's vote is not the one named; None: it has none."""

    @abstractmethod
    async def delete_vote(self, table: int) -> None: ...
