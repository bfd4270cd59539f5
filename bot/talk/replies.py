"""Answering an interaction: acknowledged at once, filled in when the work is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

import aiohttp
import discord
from discord import ui
from msgspec import Struct

from bot.talk.faults import RuleFailedError
from bot.talk.limits import MESSAGE, cut
from bot.talk.refusals import RefusedError
from bot.talk.troubles import brief, passing
from bot.talk.voice import Voice, language_of
from games.core.errors import GameError
from games.core.text import Language
from storage.store import ConflictError, DamagedError, DatabaseError, MissingError, StoreError

log = logging.getLogger(__name__)

PICTURE_WAITED_FOR = 0.7  # seconds, then the answer comes without it
REMEMBERED = 1024

_newest: dict[int, int] = {}  # by message: what was pressed on it last, of late ones


class Speaker(discord.AutoShardedClient):
    """A client that knows in which language people want to be spoken to."""

    languages: dict[int, Language]  # of those who chose one; the others hear Discord's


Click = discord.Interaction[Speaker]


class Drawn(Struct, frozen=True):
    """Pictures for an answer, and what is said of those that could not be drawn in time."""

    files: Sequence[discord.File]
    note: str = ""


class Reply(Struct):
    """A message for one person (or, where said, for all)."""

    content: str
    view: ui.View | None = None
    files: Sequence[discord.File] = ()
    draw: Callable[[], Awaitable[Drawn]] | None = None  # once the table is free
    afterwards: Callable[[], Awaitable[None]] | None = None  # while the person reads it


class NotShownError(Exception):
    """What was asked was done and is stored; only the answer could not be shown."""


async def private(click: Click) -> None:
    """Acknowledges with «thinking», for this person alone. These three do so once only: work that
    met with somebody faster is done again.
    """
    click.extras["private"] = True
    if not click.response.is_done():
        await click.response.defer(ephemeral=True, thinking=True)


async def public(click: Click) -> None:
    """Acknowledges with «thinking», for everybody in the channel."""
    if not click.response.is_done():
        await click.response.defer(thinking=True)


async def in_place(click: Click) -> None:
    """Acknowledges a press on a message that will be edited.

    The work need not wait until Discord has confirmed that; what answers the press must.
    """
    if "acknowledging" in click.extras or click.response.is_done():
        return
    if click.message and click.message.id in _newest:
        _filled_by(click, click.message.id)
    click.extras["acknowledging"] = asyncio.create_task(click.response.defer())
    await asyncio.sleep(0)


async def acknowledged(click: Click) -> None:
    acknowledging = click.extras.pop("acknowledging", None)
    if acknowledging:
        await acknowledging


async def fill(click: Click, reply: Reply) -> None:
    """Puts the reply where the acknowledgement promised it."""
    try:
        await _fill(click, reply)
    except discord.NotFound:
        raise
    except Exception as error:
        raise NotShownError from error
    if reply.afterwards:
        await _afterwards(click, reply.afterwards)


async def _fill(click: Click, reply: Reply) -> None:
    """A picture that takes its time is added later: nobody waits for it to be asked something."""
    drawing = asyncio.ensure_future(reply.draw()) if reply.draw else None
    if drawing:
        await asyncio.wait({drawing}, timeout=PICTURE_WAITED_FOR)
    late = drawing is not None and not drawing.done()
    await acknowledged(click)
    drawn = drawing.result() if drawing and not late else Drawn(())
    shown = await click.edit_original_response(
        content=_noted(reply.content, drawn.note),
        view=reply.view,
        attachments=[*reply.files, *drawn.files],
        allowed_mentions=discord.AllowedMentions.none(),
    )
    if drawing and late:
        _filled_by(click, shown.id)
        await _add(click, shown, reply.content, drawing)


def _noted(content: str, note: str) -> str:
    """A note is never what is cut off."""
    if not note:
        return cut(content, MESSAGE)
    return "\n".join([cut(content, MESSAGE - len(note) - 1), note])


def _filled_by(click: Click, message: int) -> None:
    _newest[message] = click.id
    while len(_newest) > REMEMBERED:
        del _newest[next(iter(_newest))]


async def _add(
    click: Click,
    shown: discord.InteractionMessage,
    content: str,
    drawing: asyncio.Future[Drawn],
) -> None:
    """Puts pictures under an answer, unless something else was pressed on it meanwhile."""
    try:
        drawn = await drawing
        if (drawn.files or drawn.note) and _newest.get(shown.id) == click.id:
            await click.edit_original_response(
                content=_noted(content, drawn.note),
                attachments=[*shown.attachments, *drawn.files],
                allowed_mentions=discord.AllowedMentions.none(),
            )
    except (discord.HTTPException, OSError, TimeoutError) as error:
        log.info("interaction %s: a late picture was not added: %s", click.id, brief(error))
    except Exception:
        log.exception("interaction %s: a late picture was not added", click.id)


async def _afterwards(click: Click, work: Callable[[], Awaitable[None]]) -> None:
    """The person has the answer: what fails now is no trouble of theirs."""
    try:
        await work()
    except StoreError as error:
        log.error("interaction %s: work after its answer failed: %s", click.id, error)
    except Exception:
        log.exception("interaction %s: work after its answer failed", click.id)


async def whisper(click: Click, text: str) -> None:
    """A private sentence instead of the answer, or beside one that was given already."""
    text = cut(text, MESSAGE)
    await acknowledged(click)
    if not click.response.is_done():
        await click.response.send_message(text, ephemeral=True)
        return
    thinking = click.response.type is discord.InteractionResponseType.deferred_channel_message
    if thinking and click.extras.get("private"):
        await click.edit_original_response(content=text)
        return
    if thinking:
        # Others would see the refusal where the answer was promised.
        await click.delete_original_response()
    await click.followup.send(text, ephemeral=True)


def language_for(click: Click) -> Language:
    """The language a person chose here, or else Discord's."""
    return click.client.languages.get(click.user.id) or language_of(str(click.locale))


def voice_of(click: Click) -> Voice:
    """Speaks to this person; a table's own voice knows its game's words and people's names too."""
    return Voice(language_for(click))


async def guarded(click: Click, work: Callable[[], Awaitable[None]]) -> None:
    """The one place where errors become words. Whatever happens, nothing is lost."""
    try:
        refusal = await _refused(click, work)
        if refusal:
            await whisper(click, refusal)
    except discord.NotFound as error:
        # The token died or the message is gone: there is nobody to answer.
        log.info("interaction %s could not be answered: %s", click.id, error.code)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("interaction %s could not be answered: %s", click.id, brief(error))


async def _refused(click: Click, work: Callable[[], Awaitable[None]]) -> str | None:
    """Why the work could not be done, in words."""
    voice = voice_of(click)
    try:
        await _done(work)
    except RefusedError as refusal:
        return Voice(voice.language, refusal.speaker).say(refusal.text)
    except GameError as refusal:
        return voice.say(refusal.text)
    except MissingError:
        return voice("refused-no-table")
    except ConflictError:
        return voice("error-conflict")
    except discord.NotFound:
        raise
    except RuleFailedError as fault:
        log.error("interaction %s failed: %s: %s", click.id, place_of(click), fault)
        return voice("error-fault")
    except DamagedError as damage:
        log.error("interaction %s failed: %s", click.id, damage)
        return voice("error-damaged")
    except DatabaseError as error:
        log.error("interaction %s failed: %s: %s", click.id, place_of(click), error)
        return voice("error-database")
    except NotShownError as fault:
        cause = fault.__cause__
        if isinstance(cause, Exception) and passing(cause):
            log.warning("interaction %s was not shown: %s", click.id, brief(cause))
        elif isinstance(cause, StoreError):
            log.error("interaction %s was not shown: %s", click.id, cause)
        else:
            log.exception("interaction %s was not shown: %s", click.id, place_of(click))
        return voice("error-not-shown")
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        if not passing(error):
            log.exception("interaction %s failed: %s", click.id, place_of(click))
            return voice("error-fault")
        log.warning("interaction %s broke off: %s: %s", click.id, place_of(click), brief(error))
        return voice("error-broken-off")
    except Exception:
        log.exception("interaction %s failed: %s", click.id, place_of(click))
        return voice("error-fault")
    return None


async def _done(work: Callable[[], Awaitable[None]]) -> None:
    """Once more, from what is stored, if somebody was faster; what they did decides what is said.

    Where nothing was written nothing was done, so nothing is done twice.
    """
    try:
        await work()
    except ConflictError as conflict:
        log.info("somebody was faster, it is judged again: %s", conflict)
        await work()


def place_of(click: Click) -> str:
    """Where it happened, for the log: no picks, no hands."""
    data: Mapping[str, object] = dict(click.data or {})
    name = data.get("custom_id") or data.get("name") or ""
    words = str(name).split(":")[:4]
    return f"channel {click.channel_id}, {':'.join(words)}"
