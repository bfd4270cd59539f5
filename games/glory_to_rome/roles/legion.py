"""Legionary: Rome demands material, from the pool and from neighbours' hands."""

from __future__ import annotations

from typing import Literal

from games.core.asking import offer, pick, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import CARDS, MATERIALS, Material
from games.glory_to_rome.functions import Demand
from games.glory_to_rome.measures import (
    functions,
    of_material,
    opponents,
    order_cards,
    take_material,
)
from games.glory_to_rome.state import State
from games.glory_to_rome.words.labels import (
    MATERIAL_TEXT,
    copies_offered,
    counted,
    material_texts,
    name_of,
)


def demand(t: Table, s: State, seat: Seat, k: int) -> Steps[None]:
    """One demand with k Legionary actions: show up to k cards, collect, feed the lions."""
    shown = yield from _show(t, s, seat, k)
    if not shown:
        return
    materials = count_materials(shown)
    yield from _take_from_pool(t, s, seat, materials)
    check(t, s)
    rome = Demand(materials, [])
    for target in targets(s, seat):
        yield from _collect(t, s, seat, target, rome)
        check(t, s)
    for f in functions(s, seat):
        if f.after_demand:
            yield from f.after_demand(t, s, seat, rome)


def _show(t: Table, s: State, seat: Seat, k: int) -> Steps[tuple[str, ...]]:
    """Shows order cards, each once a round (ruling R21); all at the same time."""
    player = s.players[seat]
    cards = [card for card in order_cards(player.hand) if card not in player.revealed]
    prompt = Text("ask-demand", {"n": min(k, len(cards))})
    shown = yield from pick_some(seat, "gtr.demand", prompt, copies_offered(s, cards), 0, k)
    player.revealed += shown
    if shown:
        materials = counted(count_materials(shown))
        t.tell("told-demands", reveals=True, who=who(seat), materials=materials)
    else:
        t.tell("told-demands-nothing", who=who(seat))
    return shown


def count_materials(cards: tuple[str, ...]) -> dict[Material, int]:
    shown = [CARDS[card].material for card in cards]
    return {m: shown.count(m) for m in MATERIALS if m in shown}


def targets(s: State, seat: Seat) -> list[Seat]:
    """The neighbours, or with a Bridge everybody, clockwise."""
    others = opponents(s, seat)
    if any(f.reaches_everybody for f in functions(s, seat)) or len(others) < 3:
        return others
    return [others[0], others[-1]]


def is_protected(s: State, seat: Seat, target: Seat) -> bool:
    walls = [f.protects for f in functions(s, target)]
    if "fully" in walls:
        return True
    return "mostly" in walls and not any(f.breaks_protection for f in functions(s, seat))


def _take_from_pool(t: Table, s: State, seat: Seat, materials: dict[Material, int]) -> Steps[None]:
    there = {m: of_material(s.pool, m)[:n] for m, n in materials.items()}
    cards = [card for found in there.values() for card in found]
    if not cards:
        return
    offers = [
        offer("all", "all", Text("do-take-all", {"materials": material_texts(cards)}), spot="pool"),
        offer("none", "none", Text("do-take-none")),
    ]
    if len(cards) > 1:
        offers.append(offer("some", "some", Text("do-take-some"), spot="pool"))
    taken = cards
    how = yield from pick(seat, "gtr.demand.pool", Text("ask-demand-pool"), offers)
    if how == "none":
        return
    if how == "some":
        taken = yield from _some_of_pool(seat, there)
    for card in taken:
        s.pool.remove(card)
    s.players[seat].stockpile += taken
    if taken:
        materials_taken = counted(count_materials(tuple(taken)))
        t.tell("told-takes-pool", who=who(seat), materials=materials_taken)


def _some_of_pool(seat: Seat, there: dict[Material, list[str]]) -> Steps[list[str]]:
    offers = [
        offer(
            card,
            material if k == 0 else f"{material}.{k + 1}",
            MATERIAL_TEXT[material],
            spot=f"pool:{material}",
        )
        for material, cards in there.items()
        for k, card in enumerate(cards)
    ]
    prompt = Text("ask-demand-pool-some")
    return list((yield from pick_some(seat, "gtr.demand.pool.some", prompt, offers)))


def _collect(t: Table, s: State, seat: Seat, target: Seat, rome: Demand) -> Steps[None]:
    """What one opponent gives: from hand, with a Bridge from the stockpile too."""
    protected = is_protected(s, seat, target)
    if protected:
        given = yield from _volunteered(s, seat, target, rome)
    else:
        rome.victims.append(target)
        given = yield from _owed(s, seat, target, rome)
    # Only now, with every question answered: a card is never in nobody's hands.
    for card in given:
        s.players[target].hand.remove(card)
    if not protected and any(f.takes_from_stockpiles for f in functions(s, seat)):
        given += _from_stockpile(s, target, rome)
    s.players[seat].stockpile += given
    if given:
        goods = counted(count_materials(tuple(given)))
        t.tell("told-gives", reveals=True, who=who(target), to=who(seat), materials=goods)
    elif protected:
        t.tell("told-protected", who=who(target))
    else:
        t.tell("told-glory", reveals=True, who=who(target))


def _owed(s: State, seat: Seat, target: Seat, rome: Demand) -> Steps[list[str]]:
    given: list[str] = []
    for material, n in rome.materials.items():
        given += yield from _hand_cards(s, seat, target, material, n, "must")
    return given


def _volunteered(s: State, seat: Seat, target: Seat, rome: Demand) -> Steps[list[str]]:
    """Protected players are asked only if they wished to be (ruling R26)."""
    given: list[str] = []
    if s.players[target].volunteer:
        for material, n in rome.materials.items():
            given += yield from _hand_cards(s, seat, target, material, n, "may")
    return given


def _hand_cards(
    s: State, seat: Seat, target: Seat, material: Material, n: int, duty: Literal["must", "may"]
) -> Steps[list[str]]:
    """Which cards of one material are given; asks only where there is a real choice."""
    own = order_cards(of_material(s.players[target].hand, material))
    n = min(n, len(own))
    given = own[:n]
    alike = len({name_of(card) for card in own}) <= 1
    if n and (duty == "may" or (n < len(own) and not alike)):
        asking: dict[str, Value] = {
            "who": who(seat),
            "n": n,
            "material": MATERIAL_TEXT[material],
        }
        prompt = Text(f"ask-give-{duty}", asking)
        least = n if duty == "must" else 0
        picked = yield from pick_some(
            target, f"gtr.give.{duty}", prompt, copies_offered(s, own), least, n
        )
        given = list(picked)
    return given


def _from_stockpile(s: State, target: Seat, rome: Demand) -> list[str]:
    stockpile = s.players[target].stockpile
    return [
        take_material(stockpile, material)
        for material, n in rome.materials.items()
        for _ in range(min(n, len(of_material(stockpile, material))))
    ]
