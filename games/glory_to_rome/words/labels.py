"""How cards, materials and roles are named in options and events."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.asking import Offer, offer
from games.core.text import Text
from games.glory_to_rome.data.cards import CARDS, KINDS, MATERIALS, ROLES, SENATOR, Material, Role
from games.glory_to_rome.state import State, Variant

MATERIAL_TEXT: dict[Material, Text] = {m: Text(f"material-{m}") for m in MATERIALS}
ROLE_TEXT: dict[Role, Text] = {r: Text(f"role-{r}") for r in ROLES}
ROLE_HINT: dict[Role, Text] = {r: Text(f"role-{r}.short") for r in ROLES}
BUILDING_TEXT: dict[str, Text] = {name: Text(f"building-{name}") for name in KINDS}
BUILDING_HINT: dict[str, Text] = {name: Text(f"building-{name}.short") for name in KINDS}
SENATOR_TEXT = Text("senator")
SENATOR_HINT = Text("senator.short")
_CARD_TEXT: dict[str, Text] = {
    name: Text(
        "card",
        {
            "name": BUILDING_TEXT[name],
            "material": MATERIAL_TEXT[kind.material],
            "role": ROLE_TEXT[kind.role],
        },
    )
    for name, kind in KINDS.items()
}


def name_of(card: str) -> str:
    return SENATOR if card == SENATOR else CARDS[card].name


def card_text(card: str) -> Text:
    """The card with material and role: «Road (Rubble, Laborer)»."""
    return kind_text(name_of(card))


def kind_text(name: str) -> Text:
    """The same for who knows the name alone."""
    return SENATOR_TEXT if name == SENATOR else _CARD_TEXT[name]


def building_hint(variant: Variant, name: str) -> Text:
    """The function in one line, as the table's options have it."""
    if variant.trial_game:
        return Text("trial-no-function")
    if name == "wall" and variant.wall_counts == "stockpile":
        return Text("building-wall.short-stockpile")
    return BUILDING_HINT[name]


def card_hint(s: State, card: str) -> Text:
    return SENATOR_HINT if card == SENATOR else building_hint(s.variant, CARDS[card].name)


def name_text(card: str) -> Text:
    return SENATOR_TEXT if card == SENATOR else BUILDING_TEXT[CARDS[card].name]


def material_texts(cards: Iterable[str]) -> tuple[Text, ...]:
    return tuple(MATERIAL_TEXT[CARDS[card].material] for card in cards)


def counted(materials: dict[Material, int]) -> tuple[Text, ...]:
    """«2 Brick», «1 Marble»."""
    return tuple(
        Text("counted-material", {"n": n, "material": MATERIAL_TEXT[m]})
        for m, n in materials.items()
        if n
    )


def kinds_offered(
    s: State, cards: Iterable[str], prefix: str = "", group: str = ""
) -> list[Offer[str]]:
    """One offer per name: equal cards are one option."""
    seen: dict[str, str] = {}
    for card in cards:
        seen.setdefault(name_of(card), card)
    return [
        offer(card, f"{prefix}{name}", card_text(card), card_hint(s, card), group=group)
        for name, card in seen.items()
    ]


def copies_offered(s: State, cards: Iterable[str], spot: str = "") -> list[Offer[str]]:
    """One offer per card, for picking several; the second Road is «road.2»."""
    count: dict[str, int] = {}
    offers = []
    for card in cards:
        name = name_of(card)
        k = count[name] = count.get(name, 0) + 1
        id = name if k == 1 else f"{name}.{k}"
        offers.append(offer(card, id, card_text(card), card_hint(s, card), spot=spot))
    return offers


def materials_offered(
    materials: Iterable[Material], prefix: str, label: str, group: str, place: str
) -> list[Offer[Material]]:
    """One offer per material; `place` is what the spots of the pile they lie in begin with."""
    return [
        offer(
            m,
            f"{prefix}{m}",
            Text(label, {"material": MATERIAL_TEXT[m]}),
            group=group,
            spot=f"{place}{m}",
        )
        for m in materials
    ]
