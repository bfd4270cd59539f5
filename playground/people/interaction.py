"""What a person started with the bot, and how it was answered."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Protocol

from msgspec import Struct

from playground.protocol.commands import Choice
from playground.protocol.components import Modal
from playground.protocol.errors import NoResponseError
from playground.protocol.numbers import CallbackType
from playground.service.interactions import Interactions
from playground.world.interaction_record import InteractionRecord
from playground.world.model import Message

Predicate = Callable[[Message], object]


class Watcher(Protocol):
    """Whoever can wait until a message looks as wanted."""

    receipts: int

    async def wait_for(
        self, predicate: Predicate, timeout: float = ..., since: int | None = ...
    ) -> Message: ...


class Response(Struct, frozen=True, kw_only=True):
    """The first answer to an interaction."""

    kind: CallbackType
    message: Message | None = None  # as it was when the answer came
    modal: Modal | None = None
    choices: tuple[Choice, ...] = ()


class Interaction:
    """Await it for the bot's first response."""

    def __init__(self, desk: Interactions, record: InteractionRecord, person: Watcher) -> None:
        self.id = record.id
        self._desk = desk
        self._record = record
        self._person = person

    def __await__(self) -> Generator[Any, None, Response]:
        return self.response().__await__()

    async def response(self) -> Response:
        record = await self._answered()
        assert record.response is not None
        return Response(
            kind=record.response,
            message=self._desk.world.messages.get(record.original_id),
            modal=record.modal,
            choices=record.choices,
        )

    async def _answered(self) -> InteractionRecord:
        if self._record.response is None:  # later the server forgets it, we do not
            record = await self._desk.answered(self._record)
            if record is None:
                raise NoResponseError(f"The application did not respond: {self._record.name}")
            self._record = record
        return self._record

    async def message(self, timeout: float = 15.0) -> Message:
        """The response as a message, once there is more to see than «thinking».

        Another interaction may change the same message meanwhile, as late pictures do: that is no
        answer to this one.
        """
        record = await self._answered()
        if record.original_id is None:
            raise LookupError(f"the answer is no message but {record.response!r}")
        waits_for_edit = record.response == CallbackType.DEFERRED_UPDATE

        def is_done(message: Message) -> bool:
            is_new = not waits_for_edit or self._is_answered_by(message)
            return message.id == record.original_id and not message.is_loading and is_new

        found = self._desk.world.messages.get(record.original_id)
        if found is not None and is_done(found):
            return found
        return await self._person.wait_for(is_done, timeout, self._person.receipts)

    def _is_answered_by(self, message: Message) -> bool:
        """It was changed by this interaction, or since then by none at all."""
        known = self._desk.world.interactions.get(self.id) or self._record
        is_later = (message.edited_at or 0.0) >= known.made_at
        return known.has_edited or (is_later and message.edited_with is None)

    async def modal(self) -> Modal:
        response = await self.response()
        if response.modal is None:
            raise LookupError(f"the answer is no modal but {response.kind!r}")
        return response.modal

    @property
    def messages(self) -> list[Message]:
        """All messages the bot sent with this interaction so far."""
        record = self._desk.world.interactions.get(self.id) or self._record
        found = [self._desk.world.messages.get(id) for id in record.message_ids]
        return [message for message in found if message is not None]
