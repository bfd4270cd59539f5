"""A loopback Discord: REST and gateway enough for the real discord.py, and people who use it."""

from playground.errors import NoResponseError, RefusedError
from playground.model import Attachment, Channel, Guild, Message
from playground.person import Person
from playground.protocol import CallbackType, MessageFlag
from playground.receipts import Receipt
from playground.server import LoopbackServer
from playground.settings import Settings
from playground.started import Interaction, Response
from playground.violations import Violation

__all__ = [
    "Attachment",
    "CallbackType",
    "Channel",
    "Guild",
    "Interaction",
    "LoopbackServer",
    "Message",
    "MessageFlag",
    "NoResponseError",
    "Person",
    "Receipt",
    "RefusedError",
    "Response",
    "Settings",
    "Violation",
]
