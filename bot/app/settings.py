"""What the bot must know to start: from the environment or .env, typed and checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from bot.app.shards import Shards, read_shards
from storage.environment import DEFAULT_DATABASE, is_server, settings_given

DISCORD_API = "https://discord.com/api/v10"
DISCORD_GATEWAY = "wss://gateway.discord.gg/"
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
MOST_WORKERS = 16
LAST_PORT = 65535
WANTED = {
    "DEV_GUILD": "a server's id, which is a number (right-click the server, Copy Server ID)",
    "RENDER_WORKERS": f"a whole number from 1 to {MOST_WORKERS}",
    "DISCORD_TOKEN_FILE": "a file that can be read and holds the bot's token, nothing else",
    "METRICS_PORT": f"a free port of this machine, from 1 to {LAST_PORT}",
    "LOG_LEVEL": f"one of {', '.join(LOG_LEVELS)}",
    "SHARDS": "the first and last shard of this process and how many there are, as 0-3/8 or 5/8",
    "DISCORD_API_URL": "an address with http:// or https://",
    "DISCORD_GATEWAY_URL": "an address with ws:// or wss://",
}


class SettingsError(Exception):
    """One line that says which setting is wrong and how to mend it."""


class Settings(Struct, frozen=True):
    discord_token: str = ""  # none: a local table in the browser
    discord_token_file: Path | None = None  # that holds the token instead
    database: Path = DEFAULT_DATABASE  # with a server: beside it is what concerns this machine
    server: str = ""  # postgresql://…, instead of the file
    discord_api_url: str = DISCORD_API
    discord_gateway_url: str = DISCORD_GATEWAY
    dev_guild: int | None = None
    shards: Shards | None = None  # of this process; None: as many as Discord recommends
    render_workers: int = 2
    log_level: str = "INFO"
    metrics_port: int | None = None  # on this machine; None: figures are not told

    def __repr__(self) -> str:
        """Without the token or a password: settings may be logged."""
        database = "PostgreSQL" if self.server else self.database
        return f"Settings(database={database}, api={self.discord_api_url})"


def read_settings(environment: Mapping[str, str] | None = None, folder: Path = Path()) -> Settings:
    """Environment variables, and behind them the file .env; empty ones count as not set."""
    names = {field.upper(): field for field in Settings.__struct_fields__ if field != "server"}
    given = settings_given(names, environment, folder)
    raw = {names[name]: value for name, value in given.items()}
    if is_server(raw.get("database", "")):
        raw["server"] = raw.pop("database")
    shards = _shards(raw.pop("shards", ""))
    try:
        settings = msgspec.convert(raw, Settings, strict=False, dec_hook=_decode)
    except msgspec.ValidationError as error:
        raise _wrong(str(error).rpartition(" - at `$.")[2].rstrip("`").upper()) from None
    settings = msgspec.structs.replace(settings, shards=shards)
    _check(settings)
    return _with_filed_token(settings)


def _with_filed_token(settings: Settings) -> Settings:
    """The token itself goes before the file."""
    if settings.discord_token or settings.discord_token_file is None:
        return settings
    try:
        token = settings.discord_token_file.read_text().strip()
    except (OSError, UnicodeDecodeError):
        raise _wrong("DISCORD_TOKEN_FILE") from None
    if not token or len(token.split()) != 1:
        raise _wrong("DISCORD_TOKEN_FILE")
    return msgspec.structs.replace(settings, discord_token=token)


def _shards(text: str) -> Shards | None:
    shards = read_shards(text) if text else None
    if text and shards is None:
        raise _wrong("SHARDS")
    return shards


def _decode(kind: type, value: object) -> object:
    if kind is Path:
        return Path(str(value))
    raise NotImplementedError(kind)


def _wrong(name: str) -> SettingsError:
    return SettingsError(f"{name} is wrong: use {WANTED[name]}.")


def _check(settings: Settings) -> None:
    if settings.log_level.upper() not in LOG_LEVELS:
        raise _wrong("LOG_LEVEL")
    if not 1 <= settings.render_workers <= MOST_WORKERS:
        raise _wrong("RENDER_WORKERS")
    if settings.metrics_port is not None and not 1 <= settings.metrics_port <= LAST_PORT:
        raise _wrong("METRICS_PORT")
    if settings.dev_guild is not None and settings.dev_guild <= 0:
        raise _wrong("DEV_GUILD")
    if settings.shards and not settings.shards.is_all and not settings.server:
        raise SettingsError(
            f"SHARDS is wrong: {settings.shards} is a part of the bot's servers, and the rest would"
            " be nobody's. A file serves one process: leave SHARDS empty, or set DATABASE to a"
            " PostgreSQL server."
        )
    for name, url, schemes in (
        ("DISCORD_API_URL", settings.discord_api_url, ("http", "https")),
        ("DISCORD_GATEWAY_URL", settings.discord_gateway_url, ("ws", "wss")),
    ):
        if urlsplit(url).scheme not in schemes or not urlsplit(url).netloc:
            raise _wrong(name)
