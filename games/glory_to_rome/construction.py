"""Architect and Craftsman: lay foundations, add material, complete buildings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal, TypeAlias

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.text import Seat, Text, who
from games.glory_to_rome.batches import drop, payer_of_second_action, remaining, take_action
from games.glory_to_rome.cards import CARDS, MATERIALS, VALUE, Material, Role
from games.glory_to_rome.ending import check
from games.glory_to_rome.functions import Deed
from games.glory_to_rome.labels import BUILDING_TEXT, MATERIAL_TEXT, building_hint, name_of
from games.glory_to_rome.measures import (
    functions,
    influence,
    materials_in,
    need,
    order_cards,
    printed,
    take_material,
)
from games.glory_to_rome.state import Batch, Building, State

Place: TypeAlias = Literal["hand", "drawn", "stockpile", "pool"]


def build(t: Table, s: State, seat: Seat, role: Role, batch: Batch | None) -> Steps[None]:
    """One Architect or Craftsman action."""
    depth = len(s.stack)
    offers = builds_offered(t, s, seat, role, batch)
    if offers:
        offers.append(offer(nothing, "skip", Text("do-skip")))
        left = remaining(s, batch) if batch else 0
        if batch and left:
            offers.append(offer(partial(_give_up, batch), "skip_all", Text("do-skip-all")))
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
    player = s.players[seat]
    hand = _one_of_each(order_cards(player.hand))
    offers = [
        o for card in hand for o in foundations_offered(t, s, seat, role, card, "hand", batch)
    ]
    if role == "craftsman":
        offers += [o for card in hand for o in additions_offered(t, s, seat, role, card, "hand")]
    else:
        for place in architect_places(s, seat):
            for material in materials_in(cards_at(s, seat, place)):
                offers += additions_offered(t, s, seat, role, material, place)
    for f in functions(s, seat):
        if f.build_offers:
            offers += f.build_offers(t, s, seat, role)
    return offers


def _one_of_each(cards: list[str]) -> list[str]:
    return list({name_of(card): card for card in reversed(cards)}.values())[::-1]


def architect_places(s: State, seat: Seat) -> list[Place]:
    if any(f.builds_from_pool for f in functions(s, seat)):
        return ["stockpile", "pool"]
    return ["stockpile"]


def cards_at(s: State, seat: Seat, place: Place) -> list[str]:
    player = s.players[seat]
    if place == "pool":
        return s.pool
    return player.stockpile if place == "stockpile" else player.hand


# ---- foundations ------------------------------------------------------------------------------


def foundations_offered(
    t: Table, s: State, seat: Seat, role: Role, card: str, place: Place, batch: Batch | None
) -> Iterator[Offer[Deed]]:
    """In town, and out of town if a second action can be paid or is not needed."""
    kind = CARDS[card]
    if any(b.name == kind.name for b in s.players[seat].buildings):
        return
    actions = min([2, *(f.out_of_town_actions for f in functions(s, seat))])
    payer = payer_of_second_action(s, batch) if actions > 1 else None
    for site in MATERIALS if printed(s, kind.name).any_site else (kind.material,):
        if s.sites[site].in_town:
            deed = partial(lay, t, s, seat, role, card, place, site, False, None)
            yield _foundation_offer(s, card, site, False, deed, 1)
        if s.sites[site].out_of_town and (payer or actions == 1):
            deed = partial(lay, t, s, seat, role, card, place, site, True, payer)
            yield _foundation_offer(s, card, site, True, deed, actions)


def _foundation_offer(
    s: State, card: str, site: Material, away: bool, deed: Deed, actions: int
) -> Offer[Deed]:
    kind = CARDS[card]
    id = f"found:{kind.name}"
    if printed(s, kind.name).any_site:
        id += f":{site}"
    label = Text(
        "do-found-away" if away else "do-found",
        {
            "name": BUILDING_TEXT[kind.name],
            "site": MATERIAL_TEXT[site],
            "need": VALUE[site],
            "actions": actions,
        },
    )
    group = "away" if away else "found"
    hint = building_hint(s.variant, kind.name)
    return offer(deed, id + (":away" if away else ""), label, hint, group=group)


def lay(
    t: Table,
    s: State,
    seat: Seat,
    role: Role,
    card: str,
    place: Place,
    site: Material,
    away: bool,
    payer: Batch | None,
) -> Steps[None]:
    """Lays a foundation; the last in-town site ends the game at once."""
    player = s.players[seat]
    if payer:
        take_action(s, payer)
    _take_card(s, seat, card, place)
    if away:
        s.sites[site].out_of_town -= 1
    else:
        s.sites[site].in_town -= 1
    player.buildings.append(Building(card, site, out_of_town=away))
    _note_craftsman(s, seat, role)
    t.tell(
        "told-founds-away" if away else "told-founds",
        who=who(seat),
        name=BUILDING_TEXT[CARDS[card].name],
        site=MATERIAL_TEXT[site],
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
    t: Table, s: State, seat: Seat, role: Role, what: str, place: Place
) -> Iterator[Offer[Deed]]:
    """Own unfinished buildings the material fits; `what` is a card of the hand or a material."""
    material = _material(what)
    for b in s.players[seat].buildings:
        if b.complete or not fits(s, seat, b, material):
            continue
        deed = partial(add, t, s, seat, role, b, what, place)
        spare = CARDS[what].name if what in CARDS else material
        ending = ":pool" if place == "pool" else ""
        label = Text(
            f"do-add-{place}",
            {
                "name": BUILDING_TEXT[b.name],
                "material": MATERIAL_TEXT[material],
                "card": BUILDING_TEXT[spare] if what in CARDS else MATERIAL_TEXT[material],
                "have": len(b.materials) + 1,
                "need": need(b),
            },
        )
        finishing = is_finished_by(s, seat, b, material, role)
        hint = Text("hint-completes" if finishing else "hint-progress")
        yield offer(deed, f"add:{b.name}:{spare}{ending}", label, hint, group="add")


def _material(what: str) -> Material:
    if what in CARDS:
        return CARDS[what].material
    return next(m for m in MATERIALS if m == what)


def fits(s: State, seat: Seat, b: Building, material: Material) -> bool:
    """Material of foundation or site; or what the player's buildings make fit."""
    if material in (b.kind.material, b.site):
        return True
    return any(f.accepts and f.accepts(b, material) for f in functions(s, seat))


def fits_opponents(s: State, seat: Seat, b: Building, material: Material) -> bool:
    """What a Stairway may put on another's building: Road and Tower of the acting player help,
    Scriptorium does not (ruling R27)."""
    if material in (b.kind.material, b.site):
        return True
    return any(f.accepts and not f.finishes and f.accepts(b, material) for f in functions(s, seat))


def is_finished_by(s: State, seat: Seat, b: Building, material: Material, role: Role) -> bool:
    """Whether this material on top completes the building."""
    if len(b.materials) + 1 >= need(b):
        return True
    itself = printed(s, b.name).self_finishes
    if itself and itself(role):
        return True
    return any(f.finishes and f.finishes(b, material, role) for f in functions(s, seat))


def add(
    t: Table, s: State, seat: Seat, role: Role, b: Building, what: str, place: Place
) -> Steps[None]:
    material = _material(what)
    finished = is_finished_by(s, seat, b, material, role)
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
