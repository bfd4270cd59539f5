"""What can be set when the server starts."""

from __future__ import annotations

from msgspec import Struct

from playground.protocol import limits
from playground.protocol.numbers import EVERYONE_PERMISSIONS


class Settings(Struct, frozen=True, kw_only=True):
    """Discord's own values unless a test wants to wait less."""

    token: str = "loopback-token"
    bot_name: str = "Bot"
    guild_name: str = "Playground"
    channel_name: str = "table"
    bot_permissions: int = EVERYONE_PERMISSIONS
    privileged_intents: int = 0  # those the bot may ask for
    acknowledge_seconds: float = limits.ACKNOWLEDGE_SECONDS
    token_seconds: float = limits.TOKEN_SECONDS
    heartbeat_seconds: float = limits.HEARTBEAT_SECONDS
    heartbeat_answer_seconds: float = limits.HEARTBEAT_ANSWER_SECONDS
    shards: int = 1  # how many Discord recommends
    max_concurrency: int = 1  # shards that may identify together
    session_starts: int = limits.SESSION_STARTS  # a day
    identify_seconds: float = 0.0  # on Discord limits.IDENTIFY_SECONDS: each restart would wait
    nonce_seconds: float = limits.NONCE_SECONDS
    limits_old_edits: bool = False
    old_message_seconds: float = limits.OLD_MESSAGE_SECONDS
    edits_of_old_messages: int = limits.EDITS_OF_OLD_MESSAGES
    kept_messages: int = limits.KEPT_MESSAGES  # per channel; the oldest go first
    kept_file_bytes: int = limits.KEPT_FILE_BYTES
    kept_receipts: int | None = None  # per person; None: all
    save_seconds: float = 0.5  # between two saves, when there is a file to save to
