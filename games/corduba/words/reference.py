"""Writes the numbers of `data/` into texts that players can look up.

python -m games.corduba.words.reference     after a change to `data/` or to the words it uses

Topics are plain texts without gaps, so what depends on the data is written out into
`texts/<language>/reference.ftl`; the texts of topics refer to it (`{ numbers-building-forum }`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from games.corduba.data import TABLES
from games.corduba.data.components import Action, BuildingType
from games.corduba.data.effects import Effects
from games.corduba.terms import DISTRICTS, SITES, DistrictId
from games.corduba.words.cards import ability_text, hereditas_hint
from games.corduba.words.effects import effects_text, modifier_text
from games.corduba.words.labels import (
    COLOUR_TEXT,
    DISTRICT_TINY,
    NONE,
    RESOURCE_TEXT,
    amount_text,
    chained,
    drawing,
    price_text,
)
from games.corduba.words.sheet import condition_text
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Language, Text, Value

TEXTS = Path(__file__).parents[1] / "texts"
FILE = "reference.ftl"
HEAD = "# Written by `python -m games.corduba.words.reference` from data/. Do not edit.\n"


def write_reference() -> None:
    for language in LANGUAGES:
        (TEXTS / language / FILE).write_text(reference(language), encoding="utf-8")


def reference(language: Language) -> str:
    """The file of a language."""
    speaker = Catalogue(language, "games.corduba", strict=True)
    lines = [f"numbers-{key} = {speaker.say(text)}" for key, text in _rules()]
    return "\n".join([HEAD, *lines, ""])


def _rules() -> Iterator[tuple[str, Text]]:
    yield from ((f"building-{type.id}", _building(type)) for type in TABLES.buildings.values())
    yield from ((f"monument-{id}", _monument(id)) for id in TABLES.monuments)
    yield from ((f"milestone-{id}", _milestone(id)) for id in TABLES.res_gestae)
    yield from ((f"demand-{id}", _demand(id)) for id in TABLES.demands)
    yield from ((f"hereditas-{id}", hereditas_hint(id)) for id in TABLES.hereditas)
    yield from ((f"character-{id}", _character(id)) for id in TABLES.characters)
    yield from ((f"site-{site}", _site(site)) for site in SITES)
    yield "castra", _castra()
    for colour, row in TABLES.specialists.items():
        words: dict[str, Value] = {
            "colour": COLOUR_TEXT[colour],
            "what": effects_text(row.peculium),
        }
        yield f"specialist-{colour}", Text("rule-specialist", words)
    yield from ((f"district-{district}", _district(district)) for district in DISTRICTS)


def _building(type: BuildingType) -> Text:
    words: dict[str, Value] = {
        "colour": Text(f"colour-{type.colour}.name"),
        "picture": drawing(type.shape, 0),
        "price": price_text(type.strength, type.cost),
        "prestige": type.prestige,
        "actions": chained([_action(action) for action in type.actions]),
    }
    return Text("rule-building", words)


def _action(action: Action) -> Text:
    price = price_text(action.strength, action.cost)
    return Text("rule-action", {"price": price, "what": effects_text(action.effects)})


def _monument(id: str) -> Text:
    row = TABLES.monuments[id]
    prestige = tuple(
        Text("effect-prestige", {"sign": "+", "n": n, "where": DISTRICT_TINY[district]})
        for district, n in row.prestige.items()
    )
    price = price_text(row.strength, row.cost)
    bonus = modifier_text(row.bonus)
    return Text("rule-monument", {"price": price, "prestige": prestige, "bonus": bonus})


def _milestone(id: str) -> Text:
    piece = TABLES.res_gestae[id].piece
    if piece is None:
        return Text("rule-milestone", {"how": condition_text(id)})
    words = {"how": condition_text(id), "piece": Text(f"specialist-{piece}")}
    return Text("rule-milestone-piece", words)


def _demand(id: str) -> Text:
    card = TABLES.demands[id]
    two, three, four = card.minimum
    ranks = [
        Text("sheet-rank", {"n": n, "what": effects_text(effects)})
        for n, effects in enumerate(card.ranks, start=1)
    ]
    words: dict[str, Value] = {
        "what": RESOURCE_TEXT[card.what],
        "two": two,
        "three": three,
        "four": four,
        "amphora": card.amphora,
        "ranks": chained(ranks),
    }
    return Text("rule-demand", words)


def _character(id: str) -> Text:
    character = TABLES.characters[id]
    words: dict[str, Value] = {
        "family": Text(f"family-{character.family}"),
        "ability": ability_text(id),
        "district": DISTRICT_TINY[character.district],
        "start": effects_text(character.start),
    }
    return Text("rule-character", words)


def _site(site: str) -> Text:
    spaces = [
        Text("rule-space", {"pieces": space.pieces, "what": amount_text(space.what, space.n)})
        for space in TABLES.sites.values()
        if space.site == site
    ]
    return Text("rule-site", {"left": spaces[0], "right": spaces[1]})


def _castra() -> Text:
    spaces = [
        Text(
            "rule-castra-space",
            {"troop": Text(f"troop-{kind}"), "price": price_text(space.strength, space.cost)},
        )
        for kind, space in TABLES.castra.items()
    ]
    return Text("rule-castra", {"spaces": chained(spaces)})


def _district(district: DistrictId) -> Text:
    row = TABLES.districts[district]
    words: dict[str, Value] = {
        "bonus": Text(f"sheet-bonus-{row.bonus}", {"n": row.saved}),
        "track": _numbered(row.track),
        "row": _numbered(row.insulae),
    }
    return Text("rule-district", words)


def _numbered(bonuses: Mapping[str, Effects]) -> Text:
    found = [
        Text("rule-at", {"n": n, "what": effects_text(effects)}) for n, effects in bonuses.items()
    ]
    return chained(found or [NONE])


if __name__ == "__main__":
    write_reference()
