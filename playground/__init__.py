"""A loopback Discord: REST and gateway enough for the real discord.py, and people who use it.

From the top; each room imports only what stands below it (`tests/test_layers.py`).

__main__        `python -m playground`: the bare server
local           the local table: a Discord with a page to play on, kept in one file
page_server     the server of the page; the page itself is `page/`
server          the Discord, started and stopped, and its people
mishaps         what a test may do to its bot
rest            the bot's way in
people          the people's way in
listening       ports that survive a flood
service         messages, threads and interactions: what is done when asked to
events          what is told, to whom: the bot's gateway, people's receipts
payloads        the world in Discord's JSON
requests        what is sent, read and checked against Discord's rules
world           everything that is known, in memory and in its file
protocol        Discord's numbers, limits, errors and forms
"""

from playground.events.receipts import Receipt
from playground.people.interaction import Interaction, Response
from playground.people.person import Person
from playground.protocol.errors import NoResponseError, RefusedError
from playground.protocol.numbers import CallbackType, MessageFlag
from playground.server import LoopbackServer
from playground.service.violations import Violation
from playground.world.model import Attachment, Channel, Guild, Message
from playground.world.settings import Settings

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
