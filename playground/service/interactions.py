"""The life of an interaction: told to the bot, answered in time and once, then followed up."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from playground.events.activity import Activity
from playground.events.broadcast import Broadcast
from playground.payloads.interactions import interaction_json
from playground.protocol import errors, limits
from playground.protocol.commands import Choice
from playground.protocol.components import Modal, numbered
from playground.protocol.numbers import (
    CallbackType,
    InteractionType,
    Json,
    MessageFlag,
    MessageType,
)
from playground.protocol.problems import Problems, read
from playground.protocol.snowflakes import written_id
from playground.requests.bodies import MessageRequest
from playground.requests.modal_rules import check_modal
from playground.service.posting import Posting
from playground.world.interaction_record import InteractionRecord
from playground.world.model import Cause, Channel, Message
from playground.world.world import World

ANSWERS: Final = {
    InteractionType.COMMAND: {
        CallbackType.MESSAGE,
        CallbackType.DEFERRED_MESSAGE,
        CallbackType.MODAL,
    },
    InteractionType.AUTOCOMPLETE: {CallbackType.CHOICES},
    InteractionType.COMPONENT: set(CallbackType) - {CallbackType.CHOICES},
    InteractionType.MODAL_SUBMIT: set(CallbackType) - {CallbackType.CHOICES, CallbackType.MODAL},
}
UPDATES: Final = frozenset({CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE})


class ChoicesBody(Struct, frozen=True):
    choices: tuple[Choice, ...] = ()


class Interactions:
    """Every interaction whose token still lives, and those who wait for an answer."""

    def __init__(
        self,
        world: World,
        broadcast: Broadcast,
        posting: Posting,
        activity: Activity,
        unanswered: Callable[[InteractionRecord], None],
    ) -> None:
        self.world = world
        self.broadcast = broadcast
        self.posting = posting
        self._unanswered = unanswered
        self._waiting: dict[int, asyncio.Future[InteractionRecord | None]] = {}
        self._deferred: set[int] = set()  # messages that say the bot is thinking
        activity.watch(self._still_waiting)

    def _still_waiting(self) -> str:
        found = {id: self.world.messages.get(id) for id in self._deferred}
        self._deferred = {id for id, message in found.items() if message and message.is_loading}
        if not self._waiting and not self._deferred:
            return ""
        return f"{len(self._waiting)} unanswered and {len(self._deferred)} deferred interactions"

    def close(self) -> None:
        """Nobody will answer any more."""
        for waiting in self._waiting.values():
            waiting.set_result(None)
        self._waiting.clear()

    # People begin

    def begin(
        self,
        kind: InteractionType,
        user_id: int,
        channel: Channel,
        data: Json,
        *,
        name: str = "",
        message: Message | None = None,
    ) -> InteractionRecord:
        """Tell the bot; it has to answer before the time is over."""
        self.world.forget_expired_interactions()
        id = self.world.snowflakes.next()
        record = InteractionRecord(
            id=id,
            token=f"{id}.{secrets.token_urlsafe(48)}",
            kind=kind,
            user_id=user_id,
            channel_id=channel.id,
            made_at=time.time(),
            name=name,
            pressed_message_id=message.id if message else None,
        )
        self.world.interactions.put(record.id, record)
        loop = asyncio.get_running_loop()
        self._waiting[record.id] = loop.create_future()
        loop.call_later(self.world.settings.acknowledge_seconds, self._give_up, record.id)
        payload = interaction_json(self.world, record, channel, data, message)
        gateway = self.broadcast.gateway
        gateway.dispatch("INTERACTION_CREATE", 0, payload, guild_id=channel.guild_id)
        return record

    async def answered(self, record: InteractionRecord) -> InteractionRecord | None:
        """The record with its response; None when there was none in time."""
        waiting = self._waiting.get(record.id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        found = self.world.interactions.get(record.id)
        return found if found and found.response is not None else None

    def _give_up(self, id: int) -> None:
        waiting = self._waiting.pop(id, None)
        if waiting is None:
            return
        waiting.set_result(None)
        record = self.world.interactions.get(id)
        if record is not None:
            self._unanswered(record)

    # The bot answers

    def respond(
        self, id: int, token: str, kind: int, data: Json, request: MessageRequest
    ) -> InteractionRecord:
        record = self.world.interactions.get(id)
        if record is None or record.token != token:
            raise errors.unknown_interaction()
        if record.response is not None:
            raise errors.already_acknowledged()
        age = time.time() - record.made_at
        if id not in self._waiting or age > self.world.settings.acknowledge_seconds:
            raise errors.unknown_interaction()
        answer = self._valid_answer(record, kind)
        try:
            made = replace(self._carry_out(record, answer, data, request), response=answer)
        except errors.ApiError as error:
            raise error.under("data") from None
        self.world.interactions.put(id, made)
        self._waiting.pop(id).set_result(made)
        return made

    def _valid_answer(self, record: InteractionRecord, kind: int) -> CallbackType:
        allowed = set(ANSWERS[record.kind])
        if record.pressed_message_id is None:
            allowed -= UPDATES
        problems = Problems()
        problems.choice(("type",), kind, [int(answer) for answer in allowed])
        problems.raise_if_any()
        return CallbackType(kind)

    def _carry_out(
        self, record: InteractionRecord, answer: CallbackType, data: Json, request: MessageRequest
    ) -> InteractionRecord:
        match answer:
            case CallbackType.MESSAGE | CallbackType.DEFERRED_MESSAGE:
                is_deferred = answer == CallbackType.DEFERRED_MESSAGE
                message = self._first_message(record, request, deferred=is_deferred)
                return replace(record, original_id=message.id, message_ids=(message.id,))
            case CallbackType.UPDATE:
                pressed = self._pressed(record)
                self.posting.edit(pressed, request, record.id)
                return replace(record, original_id=pressed.id)
            case CallbackType.DEFERRED_UPDATE:
                return replace(record, original_id=record.pressed_message_id)
            case CallbackType.CHOICES:
                return replace(record, choices=self._choices(record, data))
            case CallbackType.MODAL:
                return replace(record, modal=self._modal(record, data))

    def _pressed(self, record: InteractionRecord) -> Message:
        message = self.world.messages.get(record.pressed_message_id)
        if message is None:
            raise errors.unknown_message()
        return message

    def _first_message(
        self, record: InteractionRecord, request: MessageRequest, *, deferred: bool
    ) -> Message:
        wanted = request.body.wanted_flags
        private = wanted & MessageFlag.EPHEMERAL
        empty = self._empty(record, private=bool(private))
        if not deferred:
            return self.posting.add(empty, request)
        if wanted & ~MessageFlag.EPHEMERAL:
            problems = Problems()
            message = "Only EPHEMERAL can be set when a response is deferred"
            problems.add(("flags",), "BASE_TYPE_INVALID", message)
            problems.raise_if_any()
        loading = replace(empty, flags=empty.flags | MessageFlag.LOADING)
        self.posting.publish(loading)
        self._deferred.add(loading.id)
        return loading

    def _empty(self, record: InteractionRecord, *, private: bool) -> Message:
        is_command = record.kind == InteractionType.COMMAND and record.original_id is None
        return Message(
            id=self.world.snowflakes.next(),
            channel_id=record.channel_id,
            author_id=self.world.bot_id,
            kind=MessageType.COMMAND if is_command else MessageType.DEFAULT,
            flags=int(MessageFlag.EPHEMERAL) if private else 0,
            seen_by=record.user_id if private else None,
            cause=Cause(
                interaction_id=record.id,
                kind=record.kind,
                user_id=record.user_id,
                name=record.name,
                pressed_message_id=record.pressed_message_id,
                original_id=record.original_id,
            ),
        )

    def _choices(self, record: InteractionRecord, data: Json) -> tuple[Choice, ...]:
        body = read(ChoicesBody, data)
        problems = Problems()
        path = ("choices",)
        problems.length(path, body.choices, limits.COMMAND_CHOICES)
        for number, choice in enumerate(body.choices):
            place = (*path, number)
            problems.length((*place, "name"), choice.name, limits.CHOICE_NAME_LENGTH, least=1)
            text = choice.value if isinstance(choice.value, str) else None
            problems.length((*place, "value"), text, limits.CHOICE_VALUE_LENGTH)
        problems.raise_if_any()
        told: Json = {"choices": msgspec.to_builtins(body.choices)}
        self.broadcast.tell(record.user_id, "CHOICES", record.channel_id, told)
        return body.choices

    def _modal(self, record: InteractionRecord, data: Json) -> Modal:
        modal = read(Modal, data | {"interaction_id": record.id})
        check_modal(modal)
        modal = replace(modal, components=numbered(modal.components))
        told: Json = msgspec.to_builtins(modal)
        self.broadcast.tell(record.user_id, "MODAL", record.channel_id, told)
        return modal

    # The bot goes on, through the interaction's webhook

    def alive(self, token: str) -> InteractionRecord:
        self.world.forget_expired_interactions()
        id = token.partition(".")[0]
        record = self.world.interactions.get(written_id(id))
        if record is None or record.token != token:
            raise errors.invalid_webhook_token()
        if record.response is None:
            raise errors.unknown_webhook()
        return record

    def message(self, record: InteractionRecord, id: int | None) -> Message:
        """A message of this interaction; None is @original."""
        wanted = record.original_id if id is None else id
        known = {record.original_id, *record.message_ids}
        found = self.world.messages.get(wanted) if wanted in known else None
        if found is None:
            raise errors.unknown_message()
        return found

    def edit(self, record: InteractionRecord, id: int | None, request: MessageRequest) -> Message:
        """Changes a message of this interaction; None is @original."""
        message = self.message(record, id)
        self.world.interactions.put(record.id, replace(record, has_edited=True))
        return self.posting.edit(message, request, record.id)

    def follow_up(self, record: InteractionRecord, request: MessageRequest) -> Message:
        """A further message; the first one after a deferral takes the place of «thinking»."""
        original = self.world.messages.get(record.original_id)
        deferred = record.response == CallbackType.DEFERRED_MESSAGE
        if deferred and original is not None and original.is_loading:
            return self.posting.edit(original, request)
        private = bool(request.body.wanted_flags & MessageFlag.EPHEMERAL)
        message = self.posting.add(self._empty(record, private=private), request)
        ids = (*record.message_ids, message.id)
        self.world.interactions.put(record.id, replace(record, message_ids=ids))
        return message
