"""Settings of a table and computer players are chosen, and refused, in words."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.tables.computers import bot_meant
from bot.tables.variants import read_variant, suggestions
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.registry import all_games
from playground import LoopbackServer
from tests.bot.forum import choose_switch, running_bot

GAME = all_games()["glory_to_rome"]
ENGLISH, GERMAN = Voice("en", GAME), Voice("de", GAME)


def test_suggestions_are_words_in_the_language_of_whoever_types() -> None:
    assert suggestions(GAME, ENGLISH, "trial") == [
        ("Trial game: Trial game without functions", "trial_game=on")
    ]
    assert suggestions(GAME, GERMAN, "probe") == [
        ("Probepartie: Probepartie ohne Funktionen", "trial_game=on")
    ]
    everything = suggestions(GAME, GERMAN, "")
    assert len(everything) == sum(len(rule.values) - 1 for rule in GAME.variants)
    assert not any("=" in name for name, _ in everything)


def test_a_list_is_carried_on_and_a_switch_offered_once() -> None:
    words = "Trial game: Trial game without functions"
    found = suggestions(GAME, ENGLISH, f"{words}; open")
    assert (f"{words}; Open hands: In the first 2 rounds", "trial_game=on;open_hands_rounds=2") in (
        found
    )
    assert not suggestions(GAME, ENGLISH, f"{words}; trial")
    assert not suggestions(GAME, ENGLISH, "trial", ["trial_game=on"])
    assert all(max(map(len, pair)) <= 100 for pair in found)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["trial_game=on;open_hands_rounds=2"], {"trial_game": "on", "open_hands_rounds": "2"}),
        (["trial_game=on open_hands_rounds=2"], {"trial_game": "on", "open_hands_rounds": "2"}),
        (["trial_game=on", "wall_counts=vault"], {"trial_game": "on", "wall_counts": "vault"}),
        (["Open hands: In the first 2 rounds"], {"open_hands_rounds": "2"}),
        (["Bauplätze zu zweit: 2 innerstädtisch, 4 auswärtig;"], {"two_player_sites": "2"}),
        (["trial GAME"], {"trial_game": "on"}),  # it has but one other position
        ([" ; "], {}),
    ],
)
def test_what_was_chosen_or_typed_is_understood(typed: list[str], meant: dict[str, str]) -> None:
    assert read_variant(GAME, ENGLISH, typed) == meant


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("speed=high", ("speed=high", "Start typing and choose from the list", "Open hands")),
        ("trial_game=maybe", ("Trial game can be", "Full game; Trial game without functions")),
        ("Open hands", ("Open hands can be", "In the first round")),
        ("x" * 500, ("x" * 60,)),
    ],
)
def test_what_is_not_understood_is_answered_with_what_to_do(typed: str, told: list[str]) -> None:
    with pytest.raises(RefusedError) as caught:
        read_variant(GAME, ENGLISH, [typed])
    said = ENGLISH.say(caught.value.text)
    assert all(words in said for words in told)
    assert len(said) < 1000


def test_a_computer_player_is_known_by_key_and_by_name() -> None:
    assert bot_meant(GAME, None) == bot_meant(GAME, "steward") == "steward"
    assert bot_meant(GAME, "Überlegter Verwalter") == "steward"
    with pytest.raises(RefusedError):
        bot_meant(GAME, "genius")


# ---- as people meet it ------------------------------------------------------------------------


@pytest_asyncio.fixture
async def server():
    async with LoopbackServer() as running, running_bot(running, ":memory:"):
        yield running
        assert list(running.violations) == []


@pytest.mark.asyncio
async def test_three_settings_are_entered_in_three_fields(server) -> None:
    livia = server.person("Livia", locale="de")
    chosen = {"game": "glory_to_rome"}
    for field, typed in (("variant", "Probe"), ("variant-2", "Offene"), ("variant-3", "Mauer")):
        found = await livia.autocomplete(server.channel, "table open", **chosen, **{field: typed})
        assert found, field
        assert not any("=" in choice.name for choice in found)
        chosen[field] = found[-1].value
    again = await livia.autocomplete(
        server.channel, "table open", **{**chosen, "variant-3": "Probe"}
    )
    assert again == [], "what another field holds is not offered again"
    await livia.slash(server.channel, "table open", **chosen, language="en")
    lobby = await livia.wait_for(lambda m: "Trial game without functions" in m.text)
    assert "Open hands: In the first 9 rounds" in lobby.text
    assert "Cards in the stockpile" in lobby.text


@pytest.mark.asyncio
async def test_settings_that_exclude_each_other_are_refused_in_the_games_words(server) -> None:
    livia = server.person("Livia", locale="de")
    both = {"variant": "trial_game=on;alt_circus_forum=on", "game": "glory_to_rome"}
    await livia.slash(server.channel, "table open", **both)
    refusal = await livia.wait_for(lambda m: m.seen_by == livia.id)
    assert "Probepartie" in refusal.text
    assert "error-" not in refusal.text
    trial = {"game": "glory_to_rome", "variant": "trial_game=on", "language": "en"}
    await livia.slash(server.channel, "table open", **trial)
    lobby = await livia.wait_for(lambda m: m.seen_by is None and "Trial game" in m.text)
    menu = await (await livia.click(lobby, "Variant…")).message()
    positions = await choose_switch(livia, menu, "alt_circus_forum")
    await livia.select(menu, "on", custom_id=positions.custom_id)
    told = await livia.wait_for(lambda m: m.id not in (menu.id, refusal.id) and "Probe" in m.text)
    assert told.seen_by == livia.id
    assert told.text == refusal.text


@pytest.mark.asyncio
async def test_a_wrong_setting_says_what_to_do(server) -> None:
    livia = server.person("Livia", locale="de")
    await livia.slash(server.channel, "table open", game="glory_to_rome", variant="schnell")
    told = await livia.wait_for(lambda m: m.seen_by == livia.id)
    assert "„schnell“" in told.text
    assert "wähle aus der Liste" in told.text
    assert "Offene Handkarten" in told.text


@pytest.mark.asyncio
async def test_computer_players_are_completed_in_words(server) -> None:
    livia, gaius = server.person("Livia", locale="de"), server.person("Gaius")
    found = await gaius.autocomplete(server.channel, "table add-bot", kind="stew")
    assert [choice.value for choice in found] == ["steward"], "where no table is yet"
    await (await livia.slash(server.channel, "table open", game="glory_to_rome")).message()
    found = await livia.autocomplete(server.channel, "table add-bot", kind="verw")
    assert [(choice.name, choice.value) for choice in found] == [
        ("mittel: überlegter Verwalter", "steward")
    ]
    found = await gaius.autocomplete(server.channel, "table add-bot", kind="")
    names = ["easy: random player", "medium: thoughtful steward", "hard: far-sighted consul"]
    assert [choice.name for choice in found] == names
    found = await gaius.autocomplete(server.channel, "table replace", whose="1", kind="ran")
    assert [choice.value for choice in found] == ["random"]
    await (await livia.slash(server.channel, "table add-bot", kind="random")).message()
    await livia.wait_for(lambda m: "Computer (leicht: Zufallsspieler)" in m.text)
    await livia.slash(server.channel, "table add-bot", kind="Genie")
    told = await livia.wait_for(lambda m: "Computerspieler gibt es nicht" in m.text)
    assert (
        "leicht: Zufallsspieler, mittel: überlegter Verwalter und schwer: weitblickender Konsul"
        in told.text
    )
