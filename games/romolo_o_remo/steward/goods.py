"""What goods are worth to the steward: by what its first wishes lack."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.bots.once import once
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.plans import Plans, Wish
from games.romolo_o_remo.terms import RESOURCES, Resource

HUNGRY = 0.8  # a cube of grain when somebody starves
TOP = 5  # wishes that make goods dear
GOODS: dict[Resource, float] = {
    "wood": 0.30,
    "stone": 0.30,
    "grain": 0.24,
    "salt": 0.15,
    "refined": 0.3,
}

GOOD: dict[str, Resource] = {kind: kind for kind in RESOURCES}  # by what options call it


class Goods:
    def __init__(self, mind: Mind, plans: Plans) -> None:
        self.mind = mind
        self.plans = plans

    @once
    def wanted(self) -> dict[Resource, int]:
        """Goods that the first wishes lack, and how many cubes these are short."""
        found: dict[Resource, int] = {}
        for wish in self.plans.wishes[:TOP]:
            have = self._have(wish)
            for kind, n in wish.cost.items():
                if wish.missing and have[kind] < n:
                    found.setdefault(kind, wish.missing)
        return found

    def _have(self, wish: Wish) -> Mapping[Resource, int]:
        return self.mind.purse(wish.hex) if wish.hex else self.mind.me.stock

    @once
    def worth(self) -> dict[Resource, float]:
        """What one more cube is worth."""
        mind = self.mind
        found = {
            kind: worth * max(0.3, 1.1 - 0.12 * mind.me.stock[kind]) + 0.03 * mind.prices[kind]
            for kind, worth in GOODS.items()
        }
        if mind.reserve < 1:
            found["grain"] += HUNGRY if mind.reserve < 0 else 0.5 * HUNGRY
        for wish in self.plans.wishes[:TOP]:
            if wish.missing:
                have = self._have(wish)
                for kind, n in wish.cost.items():
                    if have[kind] < n:
                        found[kind] = max(found[kind], wish.share)
        return found

    @once
    def kept(self) -> dict[Resource, float]:
        """What a cube of the stock is worth."""
        found = {kind: 0.8 * worth for kind, worth in self.worth.items()}
        for wish in self.plans.wishes[:TOP]:
            have = self._have(wish)
            for kind, n in wish.cost.items():
                if wish.missing <= 2 and have[kind] <= n:
                    found[kind] = max(found[kind], wish.share)
        return found

    def harvest(self, source: str) -> float:
        kind, n = self.mind.product(source)
        return self.worth[kind] * n

    def harvests(self, hex: str) -> float:
        """The best harvest of a worker on a hex."""
        mind = self.mind
        if not mind.has_store(hex) and not mind.is_ready("apothecarius"):
            return 0.0
        return max((self.harvest(source) for source in mind.sources(hex)), default=0.0)

    def spent(self, cubes: str) -> float:
        """What cubes cost us that an option names: «wood2+stone1»."""
        total = 0.0
        for word in cubes.split("+"):
            kind = word.rstrip("0123456789")
            if kind in GOOD:
                total += int(word[len(kind) :]) * self.kept[GOOD[kind]]
        return total
