"""What changed since one's last move: a board, lines with numbers, a way through, a film."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio

from bot.looking.stretches import MOST_LINES, Range, _latest
from bot.talk.refusals import RefusedError
from bot.waiting.leaving import Leaving
from games.core.choices import Choice, checksum
from games.core.contract import Event
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.registry import all_games
from storage.records import MoveRow
from tests.bot.forum import Table, all_told, button, has_verb, waiting_person

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius", locale="de")])
    await made.start()
    for _ in range(2):
        await made.play_round(Rng(3), presses=12)
    await all_told(roma)
    return made


async def opened(table: Table, person, message=None):
    post = message or table.latest(person)
    return await (await person.click(post, custom_id=button(post, "recap"))).message()


def steps_in(page) -> int:
    found = [re.fullmatch(r"(\d+)/(\d+)", b.label or "") for b in page.buttons]
    return next((int(match[2]) for match in found if match), 0)


async def test_the_post_opens_it_in_private_with_numbered_lines(table: Table) -> None:
    for person in table.people:
        page = await opened(table, person)
        assert page.seen_by == person.id
        numbers = [int(n) for n in re.findall(r"^`(\d+)` ", page.text, re.M)]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))
        assert len(numbers) == steps_in(page)


async def test_lines_stand_below_the_name_of_who_acted(table: Table) -> None:
    stranger = table.server.person("Nero")
    for person in (*table.people, stranger):
        page = await opened(table, person)
        heads = re.findall(r"^\*\*(Livia|Gaius)\*\*$", page.text, re.M)
        assert len(heads) == len(set(heads))
        for name in heads:
            group = page.text.partition(f"**{name}**\n")[2]
            assert not re.match(rf"`\d+` {name} ", group)


async def test_one_leafs_through_the_steps_and_back(table: Table) -> None:
    person = max(table.people, key=lambda it: it.id)
    page = await opened(table, person)
    last = steps_in(page)
    assert last
    for n in range(1, last + 1):
        on = next(b for b in page.buttons if b.label and re.fullmatch(r"\d+/\d+", b.label))
        page = await (await person.click(page, custom_id=on.custom_id)).message()
        assert re.search(rf"^`{n}` ", page.text, re.M)
        assert steps_in(page) == last
    ends = [b.disabled for b in page.buttons if b.label == f"{last}/{last}"]
    assert ends == [True]
    back = next(b for b in page.buttons if b.custom_id.startswith("roma:leaf:"))
    page = await (await person.click(page, custom_id=back.custom_id)).message()
    assert steps_in(page) == last


async def test_the_panel_and_the_hand_lead_there_too(table: Table) -> None:
    person, panel = await waiting_person(table)
    page = await opened(table, person, panel)
    assert page.id != panel.id
    hand = next(m for m in person.sees(person.dm) if has_verb(m, "recap"))
    again = await opened(table, person, hand)
    assert again.text == page.text


async def test_who_does_not_play_sees_the_move_of_the_post(table: Table) -> None:
    stranger = table.server.person("Nero")
    posts = [m for m in stranger.sees(table.channel) if has_verb(m, "recap")]
    page = await opened(table, stranger, posts[0])
    assert "What changed then" in page.text
    page = await opened(table, stranger, posts[-1])
    assert "The latest move" in page.text


async def test_a_newcomer_sees_what_happened_lately(table: Table, roma, monkeypatch) -> None:
    monkeypatch.setattr("bot.looking.stretches.MOST_LINES", 3)
    gaius = table.people[1]
    async with roma.sessions.table(1) as live:
        await Leaving(roma.sessions).leave(live, live.seat_of(gaius.id), "offer")
    await all_told(roma)
    nero = table.server.person("Nero")
    offer = next(m for m in nero.sees(table.channel) if has_verb(m, "take"))
    monkeypatch.setattr("bot.lobby.seat_clicks.FULL", 300)
    taken = await table.press(nero, offer, "take")
    head, _, lines = taken.text.partition("**What happened lately**\n")
    assert head.startswith("The seat is yours")
    (*_, last) = await roma.store.moves(1)
    assert f"`{last.number}` " in lines.splitlines()[-1], "the latest is told"
    await all_told(roma)
    page = await opened(table, nero)
    assert page.text.startswith("**What happened lately**")
    assert steps_in(page)


async def test_a_film_of_just_these_moves(table: Table, roma, monkeypatch) -> None:
    asked = []

    async def animation(game, views, frames, table):
        asked.append([frame.move for frame in frames])

    roma.drawing.animation = animation
    person = table.people[0]
    page = await opened(table, person)
    since, _, last = button(page, "film").rpartition(":")[2].partition("-")
    await person.click(page, custom_id=button(page, "film"))
    while not asked:
        await table.server.idle()
    (moves,) = asked
    assert moves[-1] == int(last)
    assert all(int(since) < move <= int(last) for move in moves)


async def taken_back(table: Table, roma) -> tuple[int, list[MoveRow]]:
    """The seat whose last move is gone, and what stands."""
    async with roma.sessions.table(1) as live:
        rows = await roma.store.moves(1)
        own = [row for row in rows if row.seat is not None][-1]
        await roma.sessions.rewind(live, own.first, [])
    await all_told(roma)
    return own.seat, [row for row in await roma.store.moves(1) if not row.undone]


def onward(page) -> list:
    """▶ and ⏭ of a page of the history."""
    return [b for b in page.buttons if b.custom_id.endswith((":pc", ":pd"))]


async def test_after_an_undo_nobody_is_told_of_anothers_move_as_their_own(table, roma) -> None:
    seat, standing = await taken_back(table, roma)
    assert standing[-1].seat != seat, "the other one's move is the last"
    live = await roma.sessions.glance(1)
    changed = roma.clicks.handlers["recap"].__self__.changed
    wanted, title = await changed._range(live, Seat(seat), None)
    own = max((row.number for row in standing if row.seat == seat), default=0)
    assert wanted == Range(own, standing[-1].number)
    assert title == ("recap-title" if own else "recap-first")


async def test_after_an_undo_the_history_ends_with_what_stands(table: Table, roma) -> None:
    _, standing = await taken_back(table, roma)
    person, last = table.people[0], standing[-1].number
    page = await (await person.slash(table.channel, "history")).message()
    if not all(b.disabled for b in onward(page)):
        page = await (await person.click(page, "⏭️")).message()
    assert f"Move {last} of {last}" in page.text
    assert [b.disabled for b in onward(page)] == [True, True]
    await table.play_round(Rng(5), presses=12)
    await all_told(roma)
    rows = await roma.store.moves(1)
    later = next(row.number for row in rows if row.number > last and not row.undone)
    assert later > last + 1, "numbers are never given twice"
    page = await (await person.click(page, custom_id=button(page, "jump"))).modal()
    page = await (await person.submit(page, {page.inputs[0][0]: str(last)})).message()
    page = await (await person.click(page, "▶️")).message()
    assert f"Move {later} of" in page.text


@pytest.mark.parametrize("words", ["", "3", "3-", "-4", "a-b", "²-4", "1" * 12 + "-" + "2" * 12])
async def test_a_range_of_another_version_is_stale(words: str) -> None:
    with pytest.raises(RefusedError, match="error-stale"):
        Range.read(words)


async def test_of_very_much_the_latest_moves_are_shown() -> None:
    told = tuple(Event(Text("x")) for _ in range(MOST_LINES // 3))
    rows = [MoveRow(n, None, n, n, told, 0, None, 0, False) for n in range(1, 11)]
    assert [row.number for row in _latest(rows, None)] == [8, 9, 10]
    assert [row.number for row in _latest(rows[:1], None)] == [1]
    long = MoveRow(11, None, 11, 11, told * 9, 0, None, 0, False)
    assert [row.number for row in _latest([*rows, long], None)] == [11]


@pytest.mark.parametrize("key", all_games())
async def test_a_film_for_a_seat_has_its_own_views_and_whispers_alone(key: str) -> None:
    game = all_games()[key]
    match, rng, seat = Match.start(game, game.seats[-1], 7), Rng(7), Seat(0)
    for _ in range(40):
        decision = match.pending(match.waiting()[0])
        picks = game.bots["random"].answer(match.view(decision.seat), decision, rng)
        choice = Choice(decision.seat, decision.key, tuple(picks), checksum(decision))
        for event, view in match.film([choice], seat):
            assert event.only is None or seat in event.only
            assert view.seat == seat
