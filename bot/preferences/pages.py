"""The settings panel: a page of controls at a time, each showing what is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, TypeGuard, assert_never, get_args

from discord import ButtonStyle, ui

from bot.people import ping_ways
from bot.people.quiet_hours import hours_words, zones
from bot.preferences.wishes import AS_DISCORD, AS_USUAL, OFF, ON, PAUSES, TableWishName, Wish
from bot.tables.live import Live
from bot.talk.addresses import Address
from bot.talk.limits import SELECT_OPTIONS
from bot.talk.replies import Reply
from bot.talk.voice import Voice
from bot.talk.widgets import button, select, view_of
from storage.records import TableWish, UserRow

Page: TypeAlias = Literal["pings", "quiet", "you", "table"]
PAGES: Final[tuple[Page, ...]] = get_args(Page)
OTHER: Final = "other"  # is typed
HOURS: Final = ("21-6", "22-6", "22-7", "22-8", "23-7", "23-8", "0-7", "0-8", "9-17")
PLACES: Final[tuple[str, ...]] = (
    *("Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/London", "Europe/Paris"),
    *("Europe/Rome", "Europe/Madrid", "Europe/Warsaw", "Europe/Athens", "Europe/Istanbul"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
    *("America/Sao_Paulo", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney"),
    *("Pacific/Auckland", "UTC"),
)
Options: TypeAlias = list[tuple[str, str, str]]


class Chosen(NamedTuple):
    """All that a panel shows."""

    user: UserRow
    counted: bool
    digests: bool  # somewhere
    tables: Sequence[Live]
    table: Live | None  # the one the page is about
    wish: TableWish | None  # for it

    @property
    def there(self) -> int:
        """In every address, so that the page about it knows which table is meant."""
        return self.table.id if self.table else 0


def is_page(text: str) -> TypeGuard[Page]:
    return text in PAGES


def shown(chosen: Chosen, page: Page, voice: Voice) -> Reply:
    """One page, with the way to the others."""
    items: list[ui.Item[ui.View]] = []
    match page:
        case "pings":
            items = _pings(chosen, voice)
        case "quiet":
            items = _quiet(chosen, voice)
        case "you":
            items = _you(chosen, voice)
        case "table":
            items = _table(chosen, voice)
        case unknown:
            assert_never(unknown)
    ways = [
        button(
            Address("set_page", chosen.there, 0, each),
            voice(f"settings-page-{each}"),
            style=ButtonStyle.primary if each == page else ButtonStyle.secondary,
            row=4,
        )
        for each in PAGES
    ]
    return Reply(_words(chosen, page, voice), view_of([*items, *ways]))


def _words(chosen: Chosen, page: Page, voice: Voice) -> str:
    """What is chosen everywhere, then what this page is for."""
    user, hours = chosen.user, hours_words(chosen.user)
    zone = user.time_zone.replace("_", " ") or voice("settings-zone-unknown")
    quiet = voice("settings-quiet", hours=hours, zone=zone)
    lines = [
        voice("settings-title"),
        voice(f"settings-way-{user.ping_way}", at=f"{user.digest_hour}:00", zone=zone),
        *(
            [voice("settings-digest-hour", at=f"{user.digest_hour}:00", zone=zone)]
            if chosen.digests and user.ping_way != "digest"
            else []
        ),
        *([voice("settings-closed")] if user.dm == "closed" else []),
        quiet if hours else voice("settings-no-quiet"),
        voice(
            "settings-now",
            language=voice(f"language-{voice.language}"),
            pings=_word(voice, on=user.pings),
            style=voice(f"choice-style-{user.style or 'full'}"),
            dm=voice(f"dm-state-{user.dm}"),
        ),
    ]
    if page == "table":
        lines.append(voice("settings-table-about" if chosen.tables else "settings-no-tables"))
    return "\n".join(lines)


def _pings(chosen: Chosen, voice: Voice) -> list[ui.Item[ui.View]]:
    user = chosen.user
    ways: Options = [
        (way, voice(f"choice-way-{way}"), voice(f"choice-way-{way}-about"))
        for way in ping_ways.WAYS
    ]
    pause = ping_ways.PAUSE if user.ping_pause is None else user.ping_pause
    pauses: Options = [(str(n), voice("choice-pause", n=n), "") for n in PAUSES]
    items: list[ui.Item[ui.View]] = [
        _menu(chosen, "way", voice, ways, user.ping_way, 0),
        _menu(chosen, "pause", voice, pauses, str(pause), 1),
        _switch(chosen, "next", voice, on=user.next_up, row=3),
        _switch(chosen, "away", voice, on=user.ping_away, row=3),
    ]
    if chosen.digests:
        hours: Options = [(str(n), voice("choice-hour", at=f"{n}:00"), "") for n in range(24)]
        items.append(_menu(chosen, "hour", voice, hours, str(user.digest_hour), 2))
    return items


def _quiet(chosen: Chosen, voice: Voice) -> list[ui.Item[ui.View]]:
    user, now = chosen.user, hours_words(chosen.user)
    known = {_spoken(span): span for span in HOURS}
    spans: Options = [("off", voice("choice-quiet-off"), "")]
    if now and now not in known:
        spans.append((now, now, ""))
    spans += [(span, words, "") for words, span in known.items()]
    spans.append((OTHER, voice("choice-quiet-other"), ""))
    names = [name for name in PLACES if name in zones()]
    if user.time_zone and user.time_zone not in names:
        names.insert(0, user.time_zone)
    places: Options = [(name, name.rpartition("/")[2].replace("_", " "), name) for name in names]
    places.append((OTHER, voice("choice-zone-other"), ""))
    return [
        _menu(chosen, "quiet", voice, spans, known.get(now, now) or "off", 0),
        _menu(chosen, "zone", voice, places, user.time_zone, 1),
    ]


def _spoken(span: str) -> str:
    begin, end = span.split("-")
    return f"{begin}:00–{end}:00"


def _you(chosen: Chosen, voice: Voice) -> list[ui.Item[ui.View]]:
    user = chosen.user
    languages: Options = [
        (AS_DISCORD, voice("choice-discord-language"), ""),
        ("en", "English", ""),
        ("de", "Deutsch", ""),
    ]
    styles: Options = [
        (style, voice(f"choice-pictures-{style}"), voice(f"choice-pictures-{style}-about"))
        for style in ("full", "compact")
    ]
    return [
        _menu(chosen, "language", voice, languages, user.language or AS_DISCORD, 0),
        _menu(chosen, "style", voice, styles, user.style or "full", 1),
        _switch(chosen, "hands", voice, on=user.pings, row=2),
        _switch(chosen, "counted", voice, on=chosen.counted, row=2),
    ]


def _table(chosen: Chosen, voice: Voice) -> list[ui.Item[ui.View]]:
    if not chosen.tables:
        return []
    known = [(str(live.id), _named(live, voice), ", ".join(live.names)) for live in chosen.tables]
    here = str(chosen.table.id) if chosen.table else ""
    menu = select(
        Address("set_page", 0, 0, "table"),
        voice("choose-settings-table"),
        known[:SELECT_OPTIONS],
        row=0,
        chosen=here,
    )
    if chosen.table is None:
        return [menu]
    wish = chosen.wish or TableWish(chosen.table.id, chosen.user.id)
    ways: Options = [
        (AS_USUAL, voice("choice-way-usual"), voice(f"choice-way-{chosen.user.ping_way}")),
        *((way, voice(f"choice-way-{way}"), "") for way in ping_ways.WAYS),
    ]
    told: Options = [
        (AS_USUAL, voice("choice-next-usual"), _word(voice, on=chosen.user.next_up)),
        (ON, voice("switch-next", state=voice("word-on")), ""),
        (OFF, voice("switch-next", state=voice("word-off")), ""),
    ]
    next_up = AS_USUAL if wish.next_up is None else ON if wish.next_up else OFF
    return [
        menu,
        _menu(chosen, "table_way", voice, ways, wish.ping_way or AS_USUAL, 1),
        _menu(chosen, "table_next", voice, told, next_up, 2),
    ]


def _named(live: Live, voice: Voice) -> str:
    game = live.plain_voice(voice.language)("game-name")
    return f"{game} · {voice('info-table', id=str(live.id))}"


def _menu(
    chosen: Chosen,
    name: Wish | TableWishName,
    voice: Voice,
    options: Options,
    value: str,
    row: int,
) -> ui.Select[ui.View]:
    address = Address("set_to", chosen.there, 0, name)
    return select(address, voice(f"choose-settings-{name}"), options, row=row, chosen=value)


def _switch(chosen: Chosen, name: Wish, voice: Voice, *, on: bool, row: int) -> ui.Button[ui.View]:
    """Says what is; a press makes it otherwise."""
    return button(
        Address("set_to", chosen.there, 0, f"{name}:{OFF if on else ON}"),
        voice(f"switch-{name}", state=_word(voice, on=on)),
        style=ButtonStyle.success if on else ButtonStyle.secondary,
        row=row,
    )


def _word(voice: Voice, *, on: bool) -> str:
    return voice("word-on" if on else "word-off")
