"""Pieces are looked at before they are moved; what one did, another repeats by one tap."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.panel.piece_panel import fits, piece_marks, piece_panel, piece_view
from bot.panel.pieces import Opened, open_piece, pieces_of, read_deed, repetitions
from bot.talk.addresses import read_address
from bot.talk.voice import Voice
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from playground import LoopbackServer
from playground.people.person import Person
from playground.world.model import Message
from tests.bot.forum import PATIENCE, Table, button, has_verb, is_question, running_bot, verb
from tests.bot.panel.test_model import check_view
from tests.games.evening import moments

GAME = all_games()["romolo_o_remo"]
NAMES = ["Livia Drusilla", "Gaius", "Octavia", "Marcus"]
STEWARD = GAME.bots["steward"]
MOMENTS, EVERY = 240, 6  # questions of a game, and which of them are looked at


def asked_for_pieces(seats: int, seed: int) -> Iterator[tuple[Match, Seat]]:
    for match, seat, decision in moments(GAME, [STEWARD] * seats, seed):
        if decision.key in GAME.piece_keys:
            yield match, seat


def offered(shown, view) -> set[tuple[str, str]]:
    """Pieces with their deeds, and what is no piece, that the panel lets one choose."""
    found = set()
    for item in view.children:
        if hasattr(item, "options"):
            found |= {read_deed(option.value) for option in item.options}
            continue
        address = read_address(item.custom_id)
        if address.verb == "act":
            found.add(read_deed(address.argument))
        elif address.verb == "pick":
            found.add((address.argument, ""))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_a_piece_may_do_is_on_its_panel(seats: int, language: str):
    voice = Voice(language, GAME, NAMES)
    for match, seat in islice(asked_for_pieces(seats, 1), 0, MOMENTS, EVERY):
        decision, count = match.pending(seat), match.count
        for piece in pieces_of(decision):
            opened = open_piece(7, match, seat, piece.id)
            if opened is None or opened.piece != piece:
                continue
            shown = piece_panel(voice, match, opened, repetitions(7, match, seat, opened))
            assert fits(shown)
            view = piece_view(voice, 7, match.seq, shown)
            check_view(view)
            deeds = {(piece.id, option.id) for option in opened.decision.options}
            others = {(option.id, "") for option in decision.options if not option.spot}
            assert offered(shown, view) >= deeds | others
            marks = piece_marks(voice, decision.options, opened)
            assert {p.spot for p in pieces_of(decision) if p != piece} <= marks.keys()
        assert match.count == count, "nothing is chosen by looking"


def test_what_one_piece_did_others_repeat():
    seen = 0
    for match, seat in islice(asked_for_pieces(2, 3), MOMENTS):
        opened = open_piece(7, match, seat)
        assert opened is not None
        for piece, option in repetitions(7, match, seat, opened):
            last = next(c for c in reversed(match.tail) if c.key == "romolo.deed").picks[0]
            assert option.id.split(":")[0] == last.split(":")[0]
            assert piece.id != opened.piece.id
            twin = match.clone()
            twin.submit(seat, twin.seq, [piece.id])
            twin.submit(seat, twin.seq, [option.id])
            seen += 1
    assert seen > 5


def test_games_without_pieces_have_none():
    toy = all_games()["trajan"]
    match = Match.start(toy, 2, 1)
    assert open_piece(7, match, match.waiting()[0]) is None


def test_too_many_deeds_leave_no_room_for_repetitions():
    voice = Voice("en", GAME, NAMES)
    match, seat = next(asked_for_pieces(2, 1))
    opened = open_piece(7, match, seat)
    options = opened.decision.options * 3
    crowded = Opened(
        opened.piece, type(opened.decision)(seat, "k", opened.decision.prompt, options), match
    )
    shown = piece_panel(voice, match, crowded, ())
    assert not shown.again
    assert shown.menu


# ---- by clicks --------------------------------------------------------------------------------


async def press(person: Person, panel: Message, custom_id: str) -> Message:
    return await (await person.click(panel, custom_id=custom_id)).message(PATIENCE)


def of_verb(panel: Message, wanted: str) -> list[str]:
    return [b.custom_id for b in panel.buttons if verb(b.custom_id) == wanted]


async def to_the_first_turn(table: Table) -> tuple[Person, Message]:
    """Everybody sets up by the first button there is; who begins, and their panel."""
    for _ in range(80):
        for person in table.people:
            panel = await table.panel(person)
            for _ in range(5):  # who has answered in secret may change it for ever
                if is_question(panel) and not has_verb(panel, "piece"):
                    wanted = "confirm" if has_verb(panel, "confirm") else "pick"
                    panel = await press(person, panel, button(panel, wanted))
            if has_verb(panel, "piece"):
                return person, panel
    raise AssertionError("no turn began")


@pytest.mark.asyncio
async def test_a_unit_is_looked_at_moved_and_put_back_by_clicks() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        people = [server.person("Livia"), server.person("Gaius", locale="de")]
        table = Table(server, people, "romolo_o_remo")
        await table.start()
        person, panel = await to_the_first_turn(table)
        one, other = of_verb(panel, "piece")
        looked = await press(person, panel, other)
        assert {read_deed(read_address(id).argument)[0] for id in of_verb(looked, "act")} == {"W2"}
        assert not has_verb(looked, "undo"), "looking is no choice"
        produce = next(id for id in of_verb(looked, "act") if ">produce:" in id)
        done = await press(person, looked, produce)
        assert ("Ar2" if person is people[1] else "Wo2") in done.text
        assert has_verb(done, "undo")
        back = await press(person, done, button(done, "undo"))
        assert of_verb(back, "piece") == [
            id.replace(read_seq(one), read_seq(of_verb(back, "piece")[0])) for id in (one, other)
        ]
        assert {read_deed(read_address(id).argument)[0] for id in of_verb(back, "act")} == {"W2"}
        assert list(server.violations) == []


def read_seq(custom_id: str) -> str:
    return f":{read_address(custom_id).seq}:"


@pytest.mark.asyncio
async def test_choosing_again_puts_the_piece_down() -> None:
    rng = Rng(1)
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")], "romolo_o_remo")
        await table.start()
        person, panel = await to_the_first_turn(table)
        for _ in range(20):
            deeds = [id for id in of_verb(panel, "act") if ">move:" in id]
            panel = await press(person, panel, deeds[rng.below(len(deeds))])
            if has_verb(panel, "confirm"):
                break
            panel = await press(person, panel, button(panel, "restart"))
        again = await press(person, panel, button(panel, "rethink"))
        assert has_verb(again, "piece"), "what would reveal something was not done"
        assert not has_verb(again, "undo")
