"""How the beginning of a game is told, and a question that must say what it costs."""

from __future__ import annotations

import pytest

from games.core.catalogue import Catalogue
from games.core.contract import AnyGame
from games.core.text import Text
from games.registry import all_games

GAMES = all_games()


def german(game: AnyGame, key: str, **arguments: int | str) -> str:
    return Catalogue("de", game.texts, strict=True).say(Text(key, arguments))


@pytest.mark.parametrize("game", ["glory_to_rome", "nova_roma", "trajan"])
def test_a_computer_is_not_called_a_person(game: str) -> None:
    counts = dict(zip(range(2, 6), ("zweit", "dritt", "viert", "fünft"), strict=True))
    for seats in GAMES[game].seats:
        if seats > 1:
            said = german(GAMES[game], "told-start", n=seats)
            assert said == f"Eine neue Partie zu {counts[seats]} beginnt."


def test_the_first_discards_are_named_in_their_case() -> None:
    said = german(GAMES["trajan"], "told-discards", cards="Felle und Schmuck")
    assert said == "Auf den Ablagestapeln liegen zu Beginn: Felle und Schmuck."


@pytest.mark.parametrize(("left", "warned"), [(1, False), (2, True)])
def test_a_unit_with_actions_left_is_told_what_uses_them_up(left: int, warned: bool) -> None:
    asked = {"kind": "Arbeiter", "unit": "Ar1", "hex": "C4", "terrain": "Ebene", "n": left}
    said = german(GAMES["romolo_o_remo"], "ask-deed", **asked)
    assert ("alles außer Ziehen" in said) == warned
