"""Pictures in words: whose turn, what changed, the standings, key counts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from games.corduba.data import TABLES
from games.corduba.seat.view import DistrictView, PlayerView, TileView, View
from games.corduba.terms import CAEPIO, DISTRICTS, RESOURCES
from games.corduba.words.cards import character_hint, hereditas_hint
from games.corduba.words.labels import (
    BUILDING_TEXT,
    CHARACTER_TEXT,
    DEMAND_TEXT,
    DISTRICT_TEXT,
    DISTRICT_TINY,
    HEREDITAS_TEXT,
    MILESTONE_TEXT,
    MONUMENT_TEXT,
    RESOURCE_TEXT,
    amount_text,
    amounts,
)
from games.core.text import Text
from rendering.corduba.board.changes import changes
from rendering.corduba.final import columns, entries
from rendering.corduba.hand.prices import (
    Lack,
    lacking,
    open_kinds,
    payable,
    payable_monuments,
)
from rendering.corduba.hand.sheet import SETTLING
from rendering.corduba.look.people import looks_like, names_of, people, workers_told
from rendering.corduba.words.head import PACKAGE, doing, progress, standing_title, standings, turn
from rendering.frame import Frame
from rendering.words.alt import as_many, capital, joined, pointed, sentence, tally, told
from rendering.words.spoken import Words, told_words

LACKS = 480  # characters of what is missing
_COINS = re.compile(r"(\d+)🪙")


def alt_text(view: View, frame: Frame) -> str:
    """At most 1024 characters; what matters most comes first, the rest as far as it fits."""
    words = told_words(PACKAGE, frame, len(view.players))
    asked = view.seat if frame.focus or frame.marks else None
    return joined(
        [
            *_news(view, frame, words),
            *_players(view, words, (asked,)),
            *_standing(view, words),
            *_scoring(view, words),
            *_changed(view, frame, words),
            *_demand(view, words),
            *_prestige(view, words),
            *_players(view, words, [each.seat for each in people(view) if each.seat != asked]),
            *_market(view, words),
            *_city(view, words),
            *_milestones(view, words),
        ]
    )


def hand_alt(view: View, frame: Frame) -> str:
    assert view.seat is not None
    words, me = told_words(PACKAGE, frame, len(view.players)), view.players[view.seat]
    title = words.say("pic-hand-title", name=words.names[view.seat])
    sentences = [f"{title}: {', '.join(_has(me, words))}."]
    if frame.playable:
        named = [_named(what, words) for what in frame.playable]
        sentences.append(f"{words.say('pic-playable')}: {', '.join(named)}.")
    for id in me.cards or ():
        hint = words.tell(hereditas_hint(id))
        sentences.append(sentence(f"{words.tell(HEREDITAS_TEXT[id])}: {hint}"))
    if me.cards and me.family:
        sentences.append(sentence(words.say(f"family-{me.family}")))
        for id in TABLES.families[me.family]:
            hint = words.tell(character_hint(id))
            sentences.append(sentence(f"{words.tell(CHARACTER_TEXT[id])}: {hint}"))
    sentences += [*_character(me, words), *_rows(me, words)]
    if me.upkeep:
        sentences.append(sentence(words.say("sheet-upkeep", n=me.upkeep)))
    sentences += map(sentence, _rome(view, me, "sheet-rome", words))
    if view.phase == "rome":
        sentences += _demand(view, words)
    if view.phase not in SETTLING and not me.cards:
        named = [words.tell(BUILDING_TEXT[kind]) for kind in payable(view, me)]
        named += [words.tell(MONUMENT_TEXT[id]) for id in payable_monuments(view, me)]
        key = "corduba-payable" if named else "corduba-nothing-payable"
        sentences.append(sentence(words.say(key, names=", ".join(named))))
        sentences += _lacks(view, me, words)
    return joined(sentences)


def _lacks(view: View, me: PlayerView, words: Words) -> Iterator[str]:
    """What the other buildings would still need."""
    paid = payable(view, me)
    others = [kind for kind in open_kinds(view) if kind not in paid]
    lacks = [
        f"{words.tell(BUILDING_TEXT[kind])} {_amounts(lacking(view, me, kind), words)}"
        for kind in others
    ]
    if lacks:
        yield as_many(words.say("corduba-lacking"), lacks, LACKS)


def _amounts(lack: Lack, words: Words) -> str:
    return ", ".join(words.tell(amount_text(what, n)) for what, n in lack.items())


def _named(what: str, words: Words) -> str:
    return words.tell(HEREDITAS_TEXT.get(what) or RESOURCE_TEXT.get(what) or CHARACTER_TEXT[what])


# ---- news -------------------------------------------------------------------------------------


def _news(view: View, frame: Frame, words: Words) -> Iterator[str]:
    yield f"{words.say('game-name')}, {progress(view, frame, words)}."
    said = turn(view, frame, words)
    if said:
        yield sentence(said)
    now = doing(view, words)
    if now:
        yield sentence(capital(now))
    yield from pointed(replace(frame, places=_spelt(frame.places, words)), words)
    yield from told(frame)


def _spelt(places: Mapping[str, str], words: Words) -> dict[str, str]:
    """Denarii as a word instead of the coin that buttons have."""

    def spelt(coins: re.Match[str]) -> str:
        return words.tell(amount_text("denarii", int(coins[1])))

    return {spot: _COINS.sub(spelt, said) for spot, said in places.items()}


def _standing(view: View, words: Words) -> Iterator[str]:
    order = [f"{names_of(words)[seat]} {value}" for seat, value in standings(view)]
    if order:
        yield f"{words.say(standing_title(view))}: {', '.join(order)}."


def _scoring(view: View, words: Words) -> Iterator[str]:
    shown = columns(view)
    for player, name, _ in entries(view, words) if view.result else ():
        listed = [
            f"{words.say(f'points-{key}')} {n}" for key in shown if (n := player.points.get(key, 0))
        ]
        if listed:
            yield f"{name}: {', '.join(listed)}."


def _changed(view: View, frame: Frame, words: Words) -> Iterator[str]:
    """Buildings of which something changed."""
    found = []
    for spot in changes(frame.before, view):
        if spot.startswith("tile:"):
            found.append(words.say(f"building-{spot.rpartition(':')[2]}"))
    if found:
        yield f"{words.say('pic-changed')}: {tally(found)}."


# ---- the table --------------------------------------------------------------------------------


def _demand(view: View, words: Words) -> Iterator[str]:
    card = view.demand
    if card and not view.result:
        said = Text(
            "sheet-demand",
            {
                "card": DEMAND_TEXT[card.id],
                "minimum": amount_text(card.what, card.minimum),
                "troops": card.troops,
                "offerings": card.offerings,
                "amphora": card.amphora,
            },
        )
        yield sentence(words.tell(said))


def _prestige(view: View, words: Words) -> Iterator[str]:
    for district in DISTRICTS:
        listed = [f"{_name(p, words)} {p.prestige[district]}" for p in people(view)]
        where = words.tell(DISTRICT_TINY[district])
        yield words.say("corduba-alt-prestige", district=where, list=", ".join(listed))


def _players(view: View, words: Words, seats: Sequence[int | None]) -> Iterator[str]:
    """What those have; nothing once it is over."""
    for player in people(view) if not view.result else ():
        if player.seat not in seats:
            continue
        parts = list(_has(player, words))
        if player.upkeep:
            parts.append(words.say("corduba-upkeep", n=player.upkeep))
        parts += [*_rome(view, player, "corduba-alt-rome", words), *_built(player, words)]
        yield words.say("corduba-alt-player", who=_name(player, words), list=", ".join(parts))


def _name(player: PlayerView, words: Words) -> str:
    return names_of(words)[looks_like(player.seat)]


def _has(player: PlayerView, words: Words) -> Iterator[str]:
    yield words.tell(amount_text("denarii", player.denarii))
    for what in RESOURCES:
        if player.goods[what]:
            yield words.tell(amount_text(what, player.goods[what]))
    yield f"{words.say('corduba-key-worker')} {workers_told(player)}"
    if player.freed:
        yield ", ".join(words.say(f"specialist-{colour}") for colour in player.freed)
    yield f"{words.say('corduba-key-popularity')} {player.popularity}"
    if player.seat != CAEPIO:
        yield f"{words.say('corduba-key-harmony')} {player.harmony}"
    if player.unrest:
        yield f"{words.say('corduba-key-flame')} {player.unrest}"


def _rome(view: View, player: PlayerView, key: str, words: Words) -> list[str]:
    if view.demand is None:
        return []
    values = {
        "troops": player.troop_value,
        "least_troops": view.demand.troops,
        "offerings": player.offering_value,
        "least_offerings": view.demand.offerings,
    }
    return [words.say(key, **values)]


def _built(player: PlayerView, words: Words) -> Iterator[str]:
    if player.monuments:
        names = ", ".join(words.tell(MONUMENT_TEXT[id]) for id in player.monuments)
        yield words.say("corduba-alt-built", names=names)


def _character(player: PlayerView, words: Words) -> list[str]:
    if not player.character:
        return []
    return [sentence(words.tell(CHARACTER_TEXT[player.character]))]


def _rows(player: PlayerView, words: Words) -> list[str]:
    listed = [f"{words.tell(DISTRICT_TINY[d])} {6 - player.rows[d]}" for d in DISTRICTS]
    return [sentence(words.say("sheet-rows", where=", ".join(listed)))]


def _market(view: View, words: Words) -> Iterator[str]:
    prices = [f"{words.tell(RESOURCE_TEXT[row.resource])} {row.price}" for row in view.market]
    yield f"{words.say('sheet-market')}: {', '.join(prices)}."
    if view.basket:
        basket = {"sold": amounts(view.basket.sold), "bought": amounts(view.basket.bought)}
        yield words.tell(Text("corduba-alt-basket", basket))


def _city(view: View, words: Words) -> Iterator[str]:
    for district in view.districts:
        yield f"{words.tell(DISTRICT_TEXT[district.id])}: {', '.join(_in(district, words)) or '–'}."


def _in(district: DistrictView, words: Words) -> Iterator[str]:
    if district.revolting:
        yield words.say("corduba-alt-revolt")
    for tile in district.tiles:
        yield _tile(tile, words)


def _tile(tile: TileView, words: Words) -> str:
    said = f"{words.tell(BUILDING_TEXT[tile.kind])} {tile.cells[0]}"
    return f"{said} ({words.say('corduba-alt-flame')})" if tile.unrest else said


def _milestones(view: View, words: Words) -> Iterator[str]:
    shown = [words.tell(MILESTONE_TEXT[id]) for id in view.milestones]
    if shown and not view.result:
        yield f"{words.say('sheet-milestones')}: {', '.join(shown)}."
