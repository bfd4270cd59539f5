"""Writes the numbers of `data/` into texts that players can look up.

python -m games.nova_roma.words.reference     after a change to `data/` or to the words it uses

Topics are plain texts without gaps, so what depends on the data is written out into
`texts/<language>/reference.ftl`; texts of topics refer to it (`{ numbers-harbours }`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Language, Text, Value
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS, AtLeast, ForEach
from games.nova_roma.data.shapes import SHAPES
from games.nova_roma.estate.tiles import TILE_KINDS
from games.nova_roma.words.labels import (
    BUILDING_TEXT,
    KIND_TEXT,
    SAILING_TEXT,
    SHAPE_TEXT,
    drawing,
    harbour_values,
    horse_lines_text,
    price_texts,
    reward_texts,
    wheels_text,
    with_points,
    yield_texts,
)

TEXTS = Path(__file__).parents[1] / "texts"
FILE = "reference.ftl"
HEAD = "# Written by `python -m games.nova_roma.words.reference` from data/. Do not edit.\n"


def write_reference() -> None:
    for language in LANGUAGES:
        (TEXTS / language / FILE).write_text(reference(language), encoding="utf-8")


def reference(language: Language) -> str:
    """The file of a language."""
    speaker = Catalogue(language, "games.nova_roma", strict=True)
    blocks = [HEAD]
    for key, lines in NUMBERS.items():
        said = "\n".join(f"    {speaker.say(line)}" for line in lines)
        blocks.append(f"numbers-{key} =\n{said}\n")
    for key, (title, rule) in CONTRACTS.items():
        blocks.append(f"{key} = {speaker.say(title)}\n    .rule = {speaker.say(rule)}\n")
    blocks.append("".join(f"{key} = {speaker.say(text)}\n" for key, text in SCORED.items()))
    return "\n".join(blocks)


# ---- tables -----------------------------------------------------------------------------------


def _line(what: Text, brings: Sequence[Text]) -> Text:
    return Text("number-line", {"what": what, "brings": tuple(brings)})


def _vp(n: int) -> Text:
    return Text("vp", {"n": n})


def _majorities() -> Iterator[Text]:
    for zone in TABLES.zones.values():
        yield _line(Text("zone", {"zone": zone.id}), [_vp(n) for n in zone.majority])


def _solo_majorities() -> Iterator[Text]:
    for zone in TABLES.zones.values():
        points = with_points(zone.solo_majority)
        yield _line(Text("zone", {"zone": zone.id}), [_vp(n) for n in points])


def _mosaic() -> Iterator[Text]:
    for row in TABLES.fields.values():
        yield _line(Text(f"mosaic-{row.colour}"), [_vp(row.vp), *reward_texts(row.reward)])


def _lines() -> Iterator[Text]:
    for line in TABLES.lines.values():
        yield _line(Text(f"line-{line.id}"), [_vp(line.vp), *reward_texts(line.reward)])


def _harbours() -> Iterator[Text]:
    for route, harbours in TABLES.routes.items():
        yield Text(f"sheet-route-{route}")
        for harbour in harbours:
            yield Text("sheet-harbour", harbour_values(harbour))


def _rewards() -> Iterator[Text]:
    alike = Counter(tile.reward for tile in TABLES.rewards.values())
    for reward, n in alike.items():
        yield Text("number-tiles", {"n": n, "what": reward_texts(reward)})


def _estate() -> Iterator[Text]:
    prices = [price_texts(price) for price in TABLES.prices.values()]
    *basic, special = (Text("number-price", {"price": price}) for price in prices)
    yield Text("number-prices", {"basic": tuple(basic), "special": special})
    for kind, n in Counter(TILE_KINDS.values()).items():
        yield Text("number-tiles", {"n": n, "what": KIND_TEXT[kind]})


NUMBERS: dict[str, list[Text]] = {
    "majorities": [*_majorities()],
    "solo_majorities": [*_solo_majorities()],
    "mosaic": [*_mosaic()],
    "lines": [*_lines()],
    "harbours": [*_harbours()],
    "hippodrome": [horse_lines_text()],
    "wheels": [wheels_text()],
    "rewards": [*_rewards()],
    "production": [*yield_texts()],
    "estate": [*_estate()],
    "sailing": [Text("number-entry", {"what": text}) for text in SAILING_TEXT.values()],
    "building": [Text("number-entry", {"what": text}) for text in BUILDING_TEXT.values()],
}


# ---- contracts, one by one --------------------------------------------------------------------


def _contracts() -> Iterator[tuple[str, tuple[Text, Text]]]:
    """Titles begin with the id, so that it can be looked up."""
    for id, sailing in TABLES.sailing.items():
        rule = Text("number-sailing", {"price": price_texts(sailing.cost)})
        yield f"contract-{id}", (SAILING_TEXT[id], rule)
    for id, building in TABLES.building.items():
        shape = SHAPE_TEXT[building.shape]
        values: dict[str, Value] = {
            "shape": shape,
            "picture": drawing(SHAPES[building.shape][0].id),
            "price": price_texts(building.cost),
            "vp": building.vp,
        }
        title = Text("number-contract", {"id": id, "shape": shape})
        yield f"contract-{id}", (title, Text("number-building", values))


CONTRACTS: dict[str, tuple[Text, Text]] = dict(_contracts())  # title and rule by topic


# ---- what followers score ----------------------------------------------------------------------


def _scored(scores: ForEach | AtLeast) -> Text:
    """«At the end: 1 VP and 1 VP for every 2 building contracts»."""
    if isinstance(scores, AtLeast):
        what = Text(f"counted-{scores.counted}", {"per": scores.least})
        return Text("scores-least", {"vp": scores.vp, "least": scores.least, "what": what})
    what = Text(f"counted-{scores.counted}", {"per": scores.per})
    return Text("scores-each", {"base": scores.base, "per": scores.per, "what": what})


SCORED: dict[str, Text] = {
    f"scores-{card}": _scored(follower.scores)
    for card, follower in FOLLOWERS.items()
    if follower.scores
}


if __name__ == "__main__":
    write_reference()
