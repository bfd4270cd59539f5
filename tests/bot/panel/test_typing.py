"""Answers in words: several at once, completed while one types."""

from __future__ import annotations

import pytest

from bot.panel.typing import completions, read_words
from bot.talk.voice import Voice
from games.core.match import Match
from games.core.seats import Seat
from games.registry import all_games
from playground import LoopbackServer
from tests.bot.forum import PATIENCE, Table, has_verb, running_bot
from tests.bot.panel.test_pieces import to_the_first_turn
from tests.games.evening import moments

GAME = all_games()["romolo_o_remo"]
NAMES = ["Livia", "Gaius"]


def first_turn() -> tuple[Match, Seat]:
    for match, seat, decision in moments(GAME, [GAME.bots["steward"]] * 2, 1):
        if decision.key == "romolo.unit":
            return match, seat
    raise AssertionError("no turn began")


def read(match: Match, seat: Seat, said: str, language: str = "en") -> tuple[str, ...] | None:
    typed = read_words(7, match, seat, Voice(language, GAME, NAMES), said.split())
    return typed.picks if typed else None


def test_a_unit_and_its_deed_are_said_in_one_line():
    match, seat = first_turn()
    twin = match.clone()
    twin.submit(seat, twin.seq, ["W1"])
    deeds = {option.id: option for option in twin.pending(seat).options}
    step = next(id for id, option in deeds.items() if id.startswith("move:") and not option.hint)
    hex = step.split(":")[1]
    for said in (f"W1 {hex}", f"w1 {hex.lower()}", f"W1 {step}", f"W1 move {hex}"):
        assert read(match, seat, said) == ("W1", step)
    assert read(match, seat, "W1 sell") == ("W1", "sell")
    assert read(match, seat, "W1 verkaufen", "de") == ("W1", "sell")
    assert read(match, seat, "W1") == ("W1",)
    assert read(match, seat, f"Wo1 {hex}") == read(match, seat, f"wo1 {hex}") == ("W1", step)
    assert read(match, seat, f"Ar1 {hex}", "de") == ("W1", step)
    assert read(match, seat, "W1 Z9") is None
    assert read(match, seat, "X1") is None
    then = read(match, seat, f"W1 {hex} stop")
    assert then == ("W1", step, "stop"), "three answers in a row"


def test_nothing_is_said_behind_what_cannot_be_taken_back():
    match, seat = first_turn()
    twin = match.clone()
    twin.submit(seat, twin.seq, ["W1"])
    unknown = next(o.id for o in twin.pending(seat).options if o.id.startswith("move:") and o.hint)
    hex = unknown.split(":")[1]
    assert read(match, seat, f"W1 {hex}") == ("W1", unknown)
    assert read(match, seat, f"W1 {hex} W2") is None


def test_what_is_typed_is_completed_step_by_step():
    match, seat = first_turn()
    voice = Voice("en", GAME, NAMES)

    def names(typed: str) -> list[str]:
        return [name for name, _ in completions(7, match, seat, voice, typed)]

    assert any(name.startswith("Wo1 · ") for name in names(""))
    assert any(" › " in name and name.startswith("Wo1") for name in names("W1"))
    assert all("sell" in name.casefold() for name in names("W1 sel"))
    assert names("Wo1 sel") == names("W1 sel") != []
    for name, value in completions(7, match, seat, voice, "W1"):
        assert read(match, seat, value), name


@pytest.mark.asyncio
async def test_a_turn_is_typed_on_discord() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")], "romolo_o_remo")
        await table.start()
        person, _ = await to_the_first_turn(table)
        offered = await person.autocomplete(table.channel, "play", choice="W2 pro")
        produce = next(choice for choice in offered if "produce" in choice.value)
        assert produce.name.startswith("Wo2")
        done = await person.slash(table.channel, "play", choice=produce.value)
        panel = await done.message(PATIENCE)
        assert has_verb(panel, "undo")
        looked = await person.slash(table.channel, "play", choice="W1")
        assert "Wo1" in (await looked.message(PATIENCE)).text
        refused = await person.slash(table.channel, "play", choice="W1 nowhere")
        assert "nowhere" in (await refused.message(PATIENCE)).text
        assert list(server.violations) == []
