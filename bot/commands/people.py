"""/mygames, /settings, /help: about oneself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands.here import personal_voice
from bot.commands.localised import word
from bot.limits import MESSAGE, cut
from bot.posting import hand_rows
from bot.replies import Click, Reply, fill, guarded, private
from bot.speech import language_of
from storage.records import TableRow, UserChanges

if TYPE_CHECKING:
    from bot.client import Roma


def add(roma: Roma) -> None:
    @roma.tree.command(name=word("command-mygames"), description=word("command-mygames-about"))
    async def mygames(click: Click) -> None:
        await guarded(click, lambda: _mygames(roma, click))

    @roma.tree.command(name=word("command-help"), description=word("command-help-about"))
    async def help_(click: Click) -> None:
        await guarded(click, lambda: _help(roma, click))

    @roma.tree.command(name=word("command-settings"), description=word("command-settings-about"))
    @app_commands.rename(
        language=word("option-language"), pings=word("option-pings"), style=word("option-style")
    )
    @app_commands.describe(
        language=word("option-language-about"),
        pings=word("option-pings-about"),
        style=word("option-style-about"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=word("choice-discord-language"), value="discord"),
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Deutsch", value="de"),
        ],
        style=[
            app_commands.Choice(name=word("choice-style-full"), value="full"),
            app_commands.Choice(name=word("choice-style-compact"), value="compact"),
        ],
    )
    async def settings(
        click: Click,
        language: str | None = None,
        pings: bool | None = None,
        style: str | None = None,
    ) -> None:
        await guarded(click, lambda: _settings(roma, click, language, pings, style))


async def _mygames(roma: Roma, click: Click) -> None:
    """All open tables, those that wait for this person first, longest waiting on top."""
    await private(click)
    rows = await roma.store.tables_of(click.user.id)
    waiting: list[str] = []
    others: list[str] = []
    for row in rows:
        line, mine = await _game_line(roma, click, row)
        (waiting if mine else others).append(line)
    voice = personal_voice(roma, click)
    lines = [*([voice("mygames-waiting")] if waiting else []), *waiting]
    lines += [*([voice("mygames-others")] if others else []), *others]
    await fill(click, Reply(cut("\n".join(lines) or voice("refused-no-games"), MESSAGE)))


async def _game_line(roma: Roma, click: Click, row: TableRow) -> tuple[str, bool]:
    async with roma.sessions.table(row.id) as live:
        voice = personal_voice(roma, click, live)
        seat = live.seat_of(click.user.id)
        mine = seat is not None and seat in live.waiting()
        turn = voice.listing([voice.names[other] for other in live.waiting()])
    status = voice(f"status-{row.status}") if not turn else voice("mygames-turn", who=turn)
    since = f"<t:{row.changed_at}:R>"
    return f"• <#{row.channel}> {voice('game-name')} · {status} · {since}", mine


async def _help(roma: Roma, click: Click) -> None:
    await private(click)
    await fill(click, Reply(personal_voice(roma, click)("help-text")))


async def _send_hands(roma: Roma, user: int) -> None:
    """All hands of a person who wants them by DM, or has opened DMs again."""
    for row in await roma.store.tables_of(user):
        async with roma.sessions.table(row.id) as live:
            seat = live.seat_of(user)
            if live.match and seat is not None:
                await roma.store.post(hand_rows(live, [seat]))
    roma.outbox.wake()


async def _settings(
    roma: Roma, click: Click, language: str | None, pings: bool | None, style: str | None
) -> None:
    await private(click)
    changes: UserChanges = {"locale": language_of(str(click.locale))}
    if language is not None:
        own = None if language == "discord" else language
        roma.set_language(click.user.id, own)
        changes["language"] = own or ""
    if pings is not None:
        changes["pings"] = pings
    if pings:
        changes["dm"] = "unknown"  # worth another try
    if style is not None:
        changes["style"] = style
    user = await roma.store.update_user(click.user.id, **changes)
    if pings:
        await _send_hands(roma, click.user.id)
    voice = personal_voice(roma, click)
    text = voice(
        "settings-now",
        language=voice(f"language-{voice.language}"),
        pings=voice("word-on" if user.pings else "word-off"),
        style=voice(f"choice-style-{user.style or 'full'}"),
        dm=voice(f"dm-state-{user.dm}"),
    )
    await fill(click, Reply(text))
