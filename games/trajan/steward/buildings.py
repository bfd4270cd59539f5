"""What the steward expects of the construction district: sites, sets, bonus actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.trajan.data.board import SITE_NEIGHBOURS, SITES
from games.trajan.data.circle import Action
from games.trajan.data.tiles import BONUS_ACTION, BUILDINGS, SET_POINTS, Building
from games.trajan.steward import weights as w
from games.trajan.steward.mind import Mind

FIRST_SET = min(SET_POINTS)


class Buildings:
    """`bonus_action` says what an action brings that comes with a first tile."""

    def __init__(self, mind: Mind, bonus_action: Callable[[Action], float]) -> None:
        self.mind = mind
        self.bonus_action = bonus_action
        self.types = {site.id: site.type for site in mind.view.sites}
        self.points = {site.id: site.vp for site in mind.view.sites}
        lying = list(self.types.values())
        self.lying = {type: lying.count(type) for type in BUILDINGS}
        self.figure = mind.per_figure("workers") - 1  # in camp it would be a point at the end
        self._worths: dict[tuple[Building, int], float] = {}

    def build_up(self, times: int) -> float:
        """The best of so many deeds, the nearest first."""
        me = self.mind.me
        worth, camp, own, had = 0.0, me.worker_camp, list(me.sites), list[Building]()
        for _ in range(times):
            found = {site: self.build(site, had) for site in self._open(own)} if camp else {}
            best = max(found, key=lambda site: found[site], default="")
            if not best or found[best] < self.recruit(camp):
                worth, camp = worth + self.recruit(camp), camp + 1
                continue
            worth, camp = worth + found[best], camp - 1
            own.append(best)
            if type := self.types[best]:
                had.append(type)
        return worth

    def recruit(self, camp: int) -> float:
        """One more worker: a point at the end in any case."""
        if not self.mind.me.supply:
            return 0.0
        worth = w.RECRUIT_WORKER[min(camp, len(w.RECRUIT_WORKER) - 1)]
        return 1 + (worth - 1) * self.mind.soon(w.TO_BUILD)

    def build(self, site: str, had: Sequence[Building] = ()) -> float:
        """A worker on a site, and what it opens up; `had`: types of tiles taken just before."""
        near = [at for at in SITE_NEIGHBOURS[site] if at not in self.mind.me.sites]
        beyond = max((self._tile(at, had) for at in near), default=0.0)
        return self.figure + self._tile(site, had) + w.BESIDE * beyond * self.mind.soon(w.TO_BUILD)

    def _open(self, own: list[str]) -> list[str]:
        if not own:
            return list(SITES)
        near = {site: None for at in own for site in SITE_NEIGHBOURS[at]}
        return [site for site in near if site not in own]

    def _tile(self, site: str, had: Sequence[Building]) -> float:
        """Points, the bonus action of a first tile, the part of a set."""
        type = self.types[site]
        if type is None:
            return 0.0
        count = len(self.mind.me.buildings[type]) + had.count(type)
        if (type, count) not in self._worths:
            first = 0.0 if count else self.bonus_action(BONUS_ACTION[type])
            self._worths[type, count] = first + self._set(type, count)
        return self.points[site] + self._worths[type, count]

    def _set(self, type: Building, count: int) -> float:
        """What one more of a type does for a set, if there can still be one."""
        held = count + self.mind.me.wild["wild_construction"]
        if held + self.lying[type] < FIRST_SET or held >= max(SET_POINTS):
            return 0.0
        missing = max(1, FIRST_SET - held)
        return w.SET_STEP[held] * self.mind.soon(w.TURNS_A_BUILDING * (missing - 1) + 0.1)
