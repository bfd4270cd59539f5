"""Writes the numbers of `data/` into texts that players can look up.

python -m games.romolo_o_remo.words.reference     after a change to `data/` or to the words it uses

Topics are plain texts without gaps, so what depends on the data is written out into
`texts/<language>/reference.ftl`; texts of topics refer to it (`{ numbers-farm }`).
"""

from __future__ import annotations

from pathlib import Path

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Language, Text
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.terms import TYPES, CharacterType
from games.romolo_o_remo.words.labels import RESOURCE_TEXT, TILE_TEXT, cubes_text

TEXTS = Path(__file__).parents[1] / "texts"
FILE = "reference.ftl"
HEAD = "# Written by `python -m games.romolo_o_remo.words.reference` from data/. Do not edit.\n"


def write_reference() -> None:
    for language in LANGUAGES:
        (TEXTS / language / FILE).write_text(reference(language), encoding="utf-8")


def reference(language: Language) -> str:
    """The file of a language."""
    speaker = Catalogue(language, "games.romolo_o_remo", strict=True)
    lines = [f"numbers-{key} = {speaker.say(text)}" for key, text in _numbers().items()]
    return "\n".join([HEAD, *lines]) + "\n"


def _numbers() -> dict[str, Text]:
    numbers = {
        str(kind): Text("number-cost", {"cubes": cubes_text(cost)})
        for kind, cost in TABLES.costs.items()
    }
    numbers["wall"] = Text("number-wall", {"goods": tuple(RESOURCE_TEXT[r] for r in TABLES.wall)})
    faces = tuple(
        Text("number-face", {"n": face.number, "symbol": TILE_TEXT[face.symbol]})
        for face in TABLES.die
    )
    numbers["die"] = Text("number-die", {"faces": faces})
    values = tuple(Text("sheet-marker", {"n": n}) for n in TABLES.multipliers)
    numbers["markers"] = Text("number-markers", {"values": values})
    alone = "alone" if TABLES.dominion_without_hex else "none"
    numbers["dominion"] = Text(f"number-dominion-{alone}")
    types = {type.lower(): _of_type(type) for type in TYPES}
    numbers["characters"] = Text("number-characters", {**types})
    return numbers


def _of_type(type: CharacterType) -> tuple[Text, ...]:
    """Names of a type, with the number of tiles where there are several."""
    rows = (row for row in TABLES.characters.values() if row.type == type)
    return tuple(
        Text("number-character", {"n": row.copies, "name": Text(f"character-{row.id}")})
        for row in rows
    )


if __name__ == "__main__":
    write_reference()
