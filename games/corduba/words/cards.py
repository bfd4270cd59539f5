"""Characters, Hereditas cards and demands in a line each, with the numbers of the data files."""

from __future__ import annotations

from functools import lru_cache

from games.corduba.data import TABLES
from games.corduba.data.effects import Effect
from games.corduba.words.effects import effect_text, modifier_text
from games.corduba.words.labels import DISTRICT_TINY, amount_text
from games.core.text import Text, Value


@lru_cache(maxsize=64)
def character_hint(id: str) -> Text:
    """What the character can do and where the first prestige is."""
    character = TABLES.characters[id]
    values: dict[str, Value] = {
        "ability": ability_text(id),
        "district": DISTRICT_TINY[character.district],
    }
    if not character.start:
        return Text("hint-character-bare", values)
    return Text("hint-character", {**values, "start": _together(character.start)})


@lru_cache(maxsize=64)
def ability_text(id: str) -> Text:
    ability = TABLES.characters[id].ability
    if ability.modifier:
        return modifier_text(ability.modifier)
    return Text("ability-decade", {"what": _together(ability.effects), "n": ability.price})


def _together(effects: tuple[Effect, ...]) -> tuple[Text, ...]:
    return tuple(effect_text(effect) for effect in effects)


@lru_cache(maxsize=64)
def hereditas_hint(id: str) -> Text:
    card = TABLES.hereditas[id]
    words: dict[str, Value] = {"register": card.register, "popularity": card.popularity}
    other = card.harmony != card.popularity  # as much as popularity, unless it is said
    more = [Text("did-harmony", {"n": card.harmony})] if other else []
    more += [amount_text("denarii", card.denarii), Text("n-basics", {"n": card.basics})]
    if card.specialist == "choice":
        more.append(Text("any-specialist"))
    elif card.specialist:
        more.append(Text(f"specialist-{card.specialist}"))
    more += [effect_text(effect) for effect in card.extra]
    return Text("hint-hereditas", {**words, "more": tuple(more)})
