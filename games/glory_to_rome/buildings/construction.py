"""Buildings about building."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import Material, Role
from games.glory_to_rome.functions import Deed, Function, building
from games.glory_to_rome.measures import functions, materials_in, opponents, take_material
from games.glory_to_rome.roles.construction import (
    Place,
    additions_offered,
    architect_places,
    cards_at,
    fits_opponents,
    foundations_offered,
    nothing,
    out_of_town_terms,
)
from games.glory_to_rome.state import Batch, Building, State
from games.glory_to_rome.words.labels import (
    BUILDING_TEXT,
    MATERIAL_TEXT,
    building_hint,
    card_text,
    name_text,
)


def _is_stone(b: Building) -> bool:
    return "stone" in (b.kind.material, b.site)


building("road", Function(accepts=lambda b, material: _is_stone(b)))
building(
    "tower",
    Function(accepts=lambda b, material: material == "rubble", out_of_town_actions=1),
)
building(
    "scriptorium",
    Function(
        accepts=lambda b, material: material == "marble",
        finishes=lambda b, material, role: material == "marble",
    ),
)
building("villa", Function(self_finishes=lambda role: role == "architect"))
building("archway", Function(builds_from_pool=True))
building("gate", Function(wakes_marble=True))


# ---- Fountain ---------------------------------------------------------------------------------


def _fountain(t: Table, s: State, seat: Seat, role: Role) -> Sequence[Offer[Deed]]:
    """Craftsman: work with the top card of the deck instead of a hand card."""
    if role != "craftsman" or not s.deck:
        return []
    deed = partial(_draw_and_use, t, s, seat, s.stack[-1] if s.stack else None)
    hint = Text("building-fountain.short")
    return [offer(deed, "fountain", Text("do-fountain"), hint, spot="deck")]


def _draw_and_use(t: Table, s: State, seat: Seat, top: Batch | None) -> Steps[None]:
    """Drawing spends the action; an emptied deck ends the game only after the card is placed."""
    player = s.players[seat]
    card = player.drawn = s.deck.pop()
    player.did_craftsman = True
    t.tell("told-fountain", who=who(seat), reveals=True)
    t.whisper(seat, "told-you-drew", cards=(name_text(card),))
    # A Bath's action lies on a hiring and has no batch of its own to pay from.
    batch = top if top and top.kind in ("perform", "actions") else None
    active = functions(s, seat)
    terms = out_of_town_terms(s, batch, active)
    offers: list[Offer[Deed]] = [
        *foundations_offered(t, s, seat, "craftsman", card, "drawn", terms),
        *additions_offered(t, s, seat, "craftsman", card, "drawn", active),
        offer(partial(_keep, t, s, seat), "hand", Text("do-fountain-keep"), spot=f"p{seat}:hand"),
    ]
    prompt = Text("ask-fountain", {"card": card_text(card)})
    deed = yield from pick(seat, "gtr.fountain", prompt, offers)
    yield from deed()


def _keep(t: Table, s: State, seat: Seat) -> Steps[None]:
    player = s.players[seat]
    assert player.drawn is not None
    player.hand.append(player.drawn)
    player.drawn = None
    t.tell("told-fountain-keeps", who=who(seat))
    check(t, s)
    yield from ()


building("fountain", Function(build_offers=_fountain))


# ---- Stairway ---------------------------------------------------------------------------------


def _stairway(t: Table, s: State, seat: Seat, role: Role) -> Sequence[Offer[Deed]]:
    """Architect: one material on an opponent's finished building makes its function everybody's."""
    if role != "architect" or s.variant.stairway_mode == "additional":
        return []
    return list(_stairs_offered(t, s, seat))


def _stairs_offered(t: Table, s: State, seat: Seat) -> Iterator[Offer[Deed]]:
    active = functions(s, seat)
    for owner in opponents(s, seat):
        for b in s.players[owner].buildings:
            if not b.complete or b.public_card is not None:
                continue
            for place in architect_places(active):
                for material in materials_in(cards_at(s, seat, place)):
                    if fits_opponents(b, material, active):
                        yield _stair_offer(t, s, seat, owner, b, material, place)


def _stair_offer(
    t: Table, s: State, seat: Seat, owner: Seat, b: Building, material: Material, place: Place
) -> Offer[Deed]:
    id = f"stairs:{owner}:{b.name}:{material}" + (":pool" if place == "pool" else "")
    label = Text(
        f"do-stairs-{place}",
        {"who": who(owner), "name": BUILDING_TEXT[b.name], "material": MATERIAL_TEXT[material]},
    )
    deed = partial(_climb, t, s, seat, owner, b, material, place)
    hint, spot = building_hint(s.variant, b.name), f"p{owner}:b:{b.name}"
    return offer(deed, id, label, hint, group="stairs", spot=spot)


def _climb(
    t: Table, s: State, seat: Seat, owner: Seat, b: Building, material: Material, place: Place
) -> Steps[None]:
    b.public_card = take_material(cards_at(s, seat, place), material)
    t.tell(
        "told-stairs",
        who=who(seat),
        owner=who(owner),
        name=BUILDING_TEXT[b.name],
        material=MATERIAL_TEXT[material],
    )
    check(t, s)
    yield from ()


def _stairs_on_top(t: Table, s: State, seat: Seat) -> Steps[None]:
    """Table option: the Stairway comes on top of every Architect action."""
    offers = list(_stairs_offered(t, s, seat))
    if not offers:
        return
    offers.append(offer(nothing, "skip", Text("do-skip"), group=APART))
    deed = yield from pick(seat, "gtr.stairs", Text("ask-stairs"), offers)
    yield from deed()


building("stairway", Function(build_offers=_stairway, after_architect=_stairs_on_top))
