"""Architect and Craftsman: lay foundations, add material, complete buildings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import CARDS, MATERIALS, VALUE, Material, Role
from games.glory_to_rome.functions import Deed, Function
from games.glory_to_rome.measures import (
    functions,
    influence,
    materials_in,
    need,
    order_cards,
    printed,
    take_material,
)
from games.glory_to_rome.roles.batches import drop, payer_of_second_action, remaining, take_action
from games.glory_to_rome.state import Batch, Building, State
from games.glory_to_rome.words.labels import BUILDING_TEXT, MATERIAL_TEXT, building_hint, name_of

Place: TypeAlias = Literal["hand", "drawn", "stockpile", "pool"]


def build(t: Table, s: State, seat: Seat, role: Role, batch: Batch | None) -> Steps[None]:
    """One Architect or Craftsman action."""
    depth = len(s.stack)
    offers = builds_offered(t, s, seat, role, batch)
    if offers:
        offers.append(offer(nothing, "skip", Text("do-skip"), group=APART))
        left = remaining(s, batch) if batch else 0
        if batch and left:
            offers.append(
                offer(partial(_give_up, batch), "skip_all", Text("do-skip-all"), group=APART)
            )
        prompt = Text(f"ask-{role}", {"left": left})
        deed = yield from pick(seat, f"gtr.{role}", prompt, offers)
        yield from deed()
        if isinstance(deed, partial) and deed.func is _give_up:
            return
    comes_on_top = s.variant.stairway_mode == "additional" and role == "architect"
    if comes_on_top and any(f.after_architect for f in functions(s, seat)):
        # Below whatever the action itself has brought, so it comes after that (spec 7.15).
        s.stack.insert(depth, Batch("stairs", seat, role))


def nothing() -> Steps[None]:
    yield from ()


def _give_up(batch: Batch) -> Steps[None]:
    drop(batch)
    yield from ()


def builds_offered(
    t: Table, s: State, seat: Seat, role: Role, batch: Batch | None
) -> list[Offer[Deed]]:
    active = functions(s, seat)
    hand = _one_of_each(order_cards(s.players[seat].hand))
    terms = out_of_town_terms(s, batch, active)
    offers = [
        o for card in hand for o in foundations_offered(t, s, seat, role, card, "hand", terms)
    ]
    places: list[Place] = ["hand"] if role == "craftsman" else architect_places(active)
    for place in places:
        for what in hand if place == "hand" else materials_in(cards_at(s, seat, place)):
            offers += additions_offered(t, s, seat, role, what, place, active)
    for f in active:
        if f.build_offers:
            offers += f.build_offers(t, s, seat, role)
    return offers


def _one_of_each(cards: list[str]) -> list[str]:
    return list({name_of(card): card for card in reversed(cards)}.values())[::-1]


def architect_places(active: Iterable[Function]) -> list[Place]:
    return ["stockpile", "pool"] if any(f.builds_from_pool for f in active) else ["stockpile"]


def cards_at(s: State, seat: Seat, place: Place) -> list[str]:
    player = s.players[seat]
    if place == "pool":
        return s.pool
    return player.stockpile if place == "stockpile" else player.hand


# ---- foundations ------------------------------------------------------------------------------


class Terms(Struct):
    """What an out-of-town foundation costs, and who pays the second action if there is one."""

    actions: int
    payer: Batch | None

    @property
    def affordable(self) -> bool:
        return self.actions == 1 or self.payer is not None


class Plot(Struct):
    """A site chosen for a foundation."""

    material: Material
    terms: Terms | None = None  # None: in town

    @property
    def ending(self) -> str:
        return "-away" if self.terms else ""


def out_of_town_terms(s: State, batch: Batch | None, active: Iterable[Function]) -> Terms:
    actions = min([2, *(f.out_of_town_actions for f in active)])
    return Terms(actions, payer_of_second_action(s, batch) if actions > 1 else None)


def foundations_offered(
    t: Table, s: State, seat: Seat, role: Role, card: str, place: Place, terms: Terms
) -> Iterator[Offer[Deed]]:
    """In town, and out of town if a second action can be paid or is not needed."""
    kind = CARDS[card]
    if any(b.name == kind.name for b in s.players[seat].buildings):
        return
    for site in MATERIALS if printed(s, kind.name).any_site else (kind.material,):
        plots = [Plot(site)] if s.sites[site].in_town else []
        if s.sites[site].out_of_town and terms.affordable:
            plots.append(Plot(site, terms))
        for plot in plots:
            yield _foundation_offer(
                s, card, plot, partial(lay, t, s, seat, role, card, place, plot)
            )


def _foundation_offer(s: State, card: str, plot: Plot, deed: Deed) -> Offer[Deed]:
    kind = CARDS[card]
    id = f"found:{kind.name}"
    if printed(s, kind.name).any_site:
        id += f":{plot.material}"
    label = Text(
        f"do-found{plot.ending}",
        {
            "name": BUILDING_TEXT[kind.name],
            "site": MATERIAL_TEXT[plot.material],
            "need": VALUE[plot.material],
            "actions": plot.terms.actions if plot.terms else 1,
        },
    )
    hint = building_hint(s.variant, kind.name)
    if plot.terms:
        spot = f"away:{plot.material}"
        return offer(deed, f"{id}:away", label, hint, group="away", spot=spot)
    return offer(deed, id, label, hint, group="found", spot=f"town:{plot.material}")


def lay(
    t: Table, s: State, seat: Seat, role: Role, card: str, place: Place, plot: Plot
) -> Steps[None]:
    """Lays a foundation; the last in-town site ends the game at once."""
    _take_card(s, seat, card, place)
    stack = s.sites[plot.material]
    if plot.terms is None:
        stack.in_town -= 1
    else:
        stack.out_of_town -= 1
        if plot.terms.payer:
            take_action(s, plot.terms.payer)
    away = plot.terms is not None
    s.players[seat].buildings.append(Building(card, plot.material, out_of_town=away))
    _note_craftsman(s, seat, role)
    t.tell(
        f"told-founds{plot.ending}",
        who=who(seat),
        name=BUILDING_TEXT[CARDS[card].name],
        site=MATERIAL_TEXT[plot.material],
    )
    check(t, s)
    yield from ()


def _take_card(s: State, seat: Seat, card: str, place: Place) -> None:
    if place == "drawn":
        s.players[seat].drawn = None
    else:
        cards_at(s, seat, place).remove(card)


def _note_craftsman(s: State, seat: Seat, role: Role) -> None:
    if role == "craftsman":
        s.players[seat].did_craftsman = True


# ---- material ---------------------------------------------------------------------------------


def additions_offered(
    t: Table,
    s: State,
    seat: Seat,
    role: Role,
    what: str,
    place: Place,
    active: Sequence[Function],
) -> Iterator[Offer[Deed]]:
    """Own unfinished buildings the material fits; `what` is a card of the hand or a material."""
    material = _material(what)
    for b in s.players[seat].buildings:
        if b.complete or not fits(b, material, active):
            continue
        deed = partial(add, t, s, seat, role, b, what, place)
        card = CARDS[what].name if what in CARDS else material
        label = Text(
            f"do-add-{place}",
            {
                "name": BUILDING_TEXT[b.name],
                "material": MATERIAL_TEXT[material],
                "card": BUILDING_TEXT[card] if what in CARDS else MATERIAL_TEXT[material],
                "have": len(b.materials) + 1,
                "need": need(b),
            },
        )
        finishing = is_finished_by(s, b, material, role, active)
        hint = Text("hint-completes" if finishing else "hint-progress")
        ending = ":pool" if place == "pool" else ""
        id, spot = f"add:{b.name}:{card}{ending}", f"p{seat}:b:{b.name}"
        yield offer(deed, id, label, hint, group="add", spot=spot)


def _material(what: str) -> Material:
    if what in CARDS:
        return CARDS[what].material
    return next(m for m in MATERIALS if m == what)


def fits(b: Building, material: Material, active: Iterable[Function]) -> bool:
    """Material of foundation or site; or what the player's buildings make fit."""
    if material in (b.kind.material, b.site):
        return True
    return any(f.accepts and f.accepts(b, material) for f in active)


def fits_opponents(b: Building, material: Material, active: Iterable[Function]) -> bool:
    """What a Stairway may put on another's building: Road and Tower of the acting player help,
    Scriptorium does not (ruling R27)."""
    return fits(b, material, [f for f in active if not f.finishes])


def is_finished_by(
    s: State, b: Building, material: Material, role: Role, active: Iterable[Function]
) -> bool:
    """Whether this material on top completes the building."""
    if len(b.materials) + 1 >= need(b):
        return True
    itself = printed(s, b.name).self_finishes
    if itself and itself(role):
        return True
    return any(f.finishes and f.finishes(b, material, role) for f in active)


def add(
    t: Table, s: State, seat: Seat, role: Role, b: Building, what: str, place: Place
) -> Steps[None]:
    material = _material(what)
    finished = is_finished_by(s, b, material, role, functions(s, seat))
    if what in CARDS:
        card = what
        _take_card(s, seat, card, place)
    else:
        card = take_material(cards_at(s, seat, place), material)
    b.materials.append(card)
    _note_craftsman(s, seat, role)
    t.tell(
        f"told-adds-{place}",
        who=who(seat),
        name=BUILDING_TEXT[b.name],
        material=MATERIAL_TEXT[material],
    )
    if finished:
        yield from complete(t, s, seat, b)
    else:
        check(t, s)


def complete(t: Table, s: State, seat: Seat, b: Building) -> Steps[None]:
    """Influence rises at once; what the building does on completion comes after the CHECK."""
    player = s.players[seat]
    b.complete = True
    s.removed += b.materials
    b.materials = []
    player.sites.append(b.site)
    t.tell(
        "told-completes",
        who=who(seat),
        name=BUILDING_TEXT[b.name],
        function=building_hint(s.variant, b.name),
        n=VALUE[b.site],
        influence=influence(player),
    )
    check(t, s, completed=b.name)
    yield from trigger(t, s, seat, b)


def trigger(t: Table, s: State, seat: Seat, b: Building) -> Steps[None]:
    """What happens once, when a building is completed or taken over."""
    effect = printed(s, b.name).on_completion
    if effect:
        yield from effect(t, s, seat)
