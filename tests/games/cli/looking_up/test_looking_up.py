"""`list` and `rules`, and finding games and topics by what people call them."""

from __future__ import annotations

import pytest

from games.cli.looking_up.matching import fold, initials, meant, nearest


def test_list_names_every_game_in_the_language_asked_for(cli):
    assert "Glory to Rome · glory_to_rome · 2–5 players" in cli("list").out
    assert "Ruhm für Rom · glory_to_rome · 2–5 Personen" in cli("list --language de").out
    assert "Ruhm für Rom" in cli("--language=de list").out


def test_the_language_of_the_system_is_taken(cli, monkeypatch):
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "Ruhm für Rom" in cli("list").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Glory to Rome" in cli("list").out


@pytest.mark.parametrize("word", ["glory_to_rome", "gtr", "rfr", "glory", "Ruhm", "GLORY", "rome"])
def test_a_game_is_found_by_key_name_initials_or_part(cli, word: str):
    assert "Glory to Rome" in cli(f"rules {word}").out


def test_the_overview_has_topics_in_groups_and_variants_with_their_rules(cli):
    out = cli("rules gtr").out
    for words in ("How it works", "Roles", "Materials", "Buildings", "Vomitorium", "trial_game"):
        assert words in out
    assert "off – Full game (usual)" in out
    assert "A shorter game for learning." in out
    assert "9 – In the first 9 rounds" in out


@pytest.mark.parametrize(
    "word", ["bath", "Bath", "building-bath", "Therme", "therm", "thermee", "BATH"]
)
def test_a_topic_is_found_by_id_name_in_both_languages_or_nearly(cli, word: str):
    out = cli(f"rules gtr {word}").out
    assert out.startswith("Bath\n")
    assert "Each new client performs" in out


def test_a_topic_may_have_several_words(cli):
    assert cli("rules gtr ludus magnus").out.startswith("Ludus Magnus")


def test_a_rule_that_depends_on_a_variant_has_both_forms(cli):
    assert "With stairway_mode=additional:" in cli("rules gtr stairway").out


def test_an_ambiguous_or_unknown_topic_names_the_nearest(cli):
    assert "Senator, Senate" in cli("rules gtr sena").sentence
    assert "perhaps you mean: " in cli("rules gtr marbles-and-so").sentence
    assert "try another word" in cli("rules gtr qqqq").sentence


def test_an_unknown_or_missing_game_names_those_there_are(cli):
    assert "glory_to_rome" in cli("rules chess").sentence
    assert "glory_to_rome" in cli("rules").sentence


def test_folding_drops_case_accents_and_joints():
    assert fold("  Gärten_und-STRASSE ") == "garten und strasse"
    assert initials("glory_to_rome") == "gtr"


def test_meaning_goes_from_exact_to_nearly():
    names = {"a": ["Senate"], "b": ["Senator"], "c": ["Big Wall"]}
    assert meant("senate", names) == ["a"]
    assert meant("sena", names) == ["a", "b"]
    assert meant("wall", names) == ["c"]
    assert meant("sanator", names) == ["b"]
    assert meant("", names) == []
    assert nearest("wal", names) == ["c"]
