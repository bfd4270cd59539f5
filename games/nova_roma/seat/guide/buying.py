"""Trades that make sense: what a contract lacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from games.core.guiding import Answer
from games.core.text import Text, Value
from games.nova_roma.data import TABLES
from games.nova_roma.seat.guide.opening import Opening
from games.nova_roma.seat.guide.standing import lacks
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import GOODS, Good
from games.nova_roma.words.labels import price_texts

FEW = 5  # other beginnings of a trade are not lost: goods can be chosen then


def purchases(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """Nobody is sent away; with what a contract lacks, or goods are chosen then."""
    kept: tuple[Answer, ...] = ((),) if me.hand_size else ()
    if kept:
        yield Opening(Text("join-keep-all"), kept)
    key = "join-buy-keep" if kept else "join-buy"
    sailing = {id: TABLES.sailing[id].cost for id in view.sailing.cards if id}
    building = {id: TABLES.building[id].cost for id in view.building.cards if id}
    seen: list[dict[Good, int]] = []
    for id, price in (sailing | building).items():
        short = lacks(me, price)
        wanted = {good: n for good, n in short.items() if is_good(good)}
        coins = price.get("coin", 0) + sum(wanted.values())
        lacking_else = len(wanted) < len(short)
        if not wanted or lacking_else or wanted in seen or coins > me.coins + strength:
            continue
        seen.append(wanted)
        if len(seen) > FEW:
            return
        values: dict[str, Value] = {"contract": id, "goods": price_texts(wanted)}
        picks = tuple(unit(good, k) for good in GOODS for k in range(1, wanted.get(good, 0) + 1))
        yield Opening(Text(key, values), (*kept, picks), spot=id)


def is_good(what: str) -> TypeGuard[Good]:
    return what in GOODS


def unit(good: Good, k: int) -> str:
    """As the list of goods calls the so-manieth."""
    return good if k == 1 else f"{good}.{k}"
