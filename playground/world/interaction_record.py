"""What the server keeps of an interaction while its token lives."""

from __future__ import annotations

from msgspec import Struct

from playground.protocol.commands import Choice
from playground.protocol.components import Modal
from playground.protocol.numbers import CallbackType, InteractionType


class InteractionRecord(Struct, frozen=True, kw_only=True):
    id: int
    token: str
    kind: InteractionType
    user_id: int
    channel_id: int
    made_at: float
    name: str = ""  # of the command, sub-commands included
    pressed_message_id: int | None = None  # the message whose component was used
    response: CallbackType | None = None
    original_id: int | None = None  # what @original means
    message_ids: tuple[int, ...] = ()  # all messages sent with its token
    has_edited: bool = False  # its token was used to change a message
    modal: Modal | None = None
    choices: tuple[Choice, ...] = ()
