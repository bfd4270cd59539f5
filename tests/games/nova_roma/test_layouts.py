"""Games stored and exported before followers had names."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.choices import Choice, Saved
from games.core.match import Match, resume
from games.core.record import Record, RecordedMatch, read_record
from games.core.text import Text
from games.nova_roma import GAME
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.layouts import FORMER_NAMES
from tests.games.nova_roma.scene import Scene

GOLDEN = Path(__file__).parents[2] / "golden" / "nova_roma"
EXPORT = GOLDEN / "variant-follower_draft-on.json"


def exported() -> Record:
    record = read_record(EXPORT.read_bytes())
    assert record.layout == 2
    return record


def as_stored_before(match: Match, choices: list[Choice]) -> Saved:
    """What an older version would have stored: its layout, its names, its choices."""
    saved = match.saved()
    state = bytes(saved.state).decode()
    for name, number in FORMER_NAMES.items():
        state = state.replace(f'"{name}"', f'"{number}"')
    tail = tuple(choices[saved.before :])
    return msgspec.structs.replace(saved, layout=2, state=msgspec.Raw(state.encode()), tail=tail)


def test_every_follower_had_a_number() -> None:
    assert [*FORMER_NAMES] == [*FOLLOWERS]
    assert [FORMER_NAMES[card] for card in ("calux", "priscus", "trivia")] == [
        "FO01",
        "FO10",
        "FO40",
    ]


def test_an_open_turn_stored_before_is_not_lost() -> None:
    record = exported()
    named = [n for n, c in enumerate(record.choices, start=1) if any(":FO" in p for p in c.picks)]
    assert len(named) > 20
    for upto in named[::5]:
        match = RecordedMatch.replayed(GAME, record, upto).match
        stored = as_stored_before(match, record.choices[:upto])
        again = resume(GAME, stored)
        assert (again.dropped, again.count) == ((), upto)
        assert GAME.dump(again.state_copy()) == GAME.dump(match.state_copy())
        assert again.saved().tail == match.saved().tail


def test_an_export_of_before_is_written_anew_in_the_names_of_today() -> None:
    old = exported()
    recorded = RecordedMatch.replayed(GAME, old)
    new = read_record(recorded.finished_record())
    assert (new.layout, len(new.choices)) == (GAME.version, len(old.choices))
    assert not any("FO" in pick for choice in new.choices for pick in choice.picks)
    assert RecordedMatch.replayed(GAME, new).match.outcome == recorded.match.outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_told_before_can_still_be_said(language: str) -> None:
    speaker = Catalogue(language, GAME.texts, strict=True)
    for name, number in FORMER_NAMES.items():
        for part in ("", ".tiny"):
            told, said = Text(f"follower-{number}{part}"), Text(f"follower-{name}{part}")
            assert speaker.say(told) == speaker.say(said)


def test_a_button_of_before_still_does_what_it_says() -> None:
    scene = Scene(3).player(0, coins=1, goods="s2", artisans=1, row="hadrianus")
    scene.offers(sailing="SC12").acts(0, "sail", 1)
    assert scene.script(0, "use:FO18").me().row[0].exhausted
