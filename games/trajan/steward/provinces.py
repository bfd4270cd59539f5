"""What the steward expects of the provinces: marches, legionnaires, tiles on the way."""

from __future__ import annotations

from games.trajan.data.board import NEIGHBOURS
from games.trajan.data.tiles import KIND_OF
from games.trajan.steward import weights as w
from games.trajan.steward.mind import Mind


class Provinces:
    """What lies where is weighed once; then marches are thought through step by step."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        me, bonus = mind.me, mind.per_figure("legionnaires")
        # A legionnaire left in camp would be a point at the end.
        self.posts = {
            p.id: p.value + bonus - 1 for p in mind.view.provinces if p.id not in me.legions
        }
        self.tiles = {
            p.id: mind.tile(KIND_OF[p.tile]) if p.tile else 0.0 for p in mind.view.provinces
        }
        self._manned, self._later = mind.soon(w.TO_DEPLOY), mind.soon(w.TO_DEPLOY_RECRUIT)
        self._onward = mind.soon(w.TO_GO_ON)
        self._moves: dict[tuple[str, bool, tuple[str, ...]], float] = {}

    def march(self, place: str, camp: int, done: tuple[str, ...], times: int) -> float:
        """The best of so many deeds; `done` names provinces entered, with + those manned."""
        if not times:
            return 0.0
        found = [self.recruit(camp) + self.march(place, camp + 1, done, times - 1)]
        if camp and self.post(place, done) is not None:
            found.append(self.deploy(place, camp, done, times - 1))
        found += [self.move(to, camp, done, times - 1) for to in NEIGHBOURS[place]]
        return max(found)

    def recruit(self, camp: int) -> float:
        """One more legionnaire: a point at the end in any case."""
        if not self.mind.me.supply:
            return 0.0
        worth = w.RECRUIT_LEGIONNAIRE[min(camp, len(w.RECRUIT_LEGIONNAIRE) - 1)]
        return 1 + (worth - 1) * self._later

    def deploy(self, place: str, camp: int, done: tuple[str, ...] = (), more: int = 0) -> float:
        then = self.march(place, camp - 1, (*done, f"+{place}"), more)
        return (self.post(place, done) or 0.0) + then

    def move(self, to: str, camp: int, done: tuple[str, ...] = (), more: int = 0) -> float:
        """The tile there, and what the leader does next: now, or some time later."""
        if more:
            return self._tile(to, done) + self.march(to, camp, (*done, to), more)
        key = (to, camp > 0, done)
        if key not in self._moves:
            stay = self._foothold(to, camp, done)
            self._moves[key] = self._tile(to, done) + max(stay, self._beyond(to, camp, done))
        return self._moves[key]

    def _beyond(self, place: str, camp: int, done: tuple[str, ...]) -> float:
        """What the provinces next to one promise."""
        there = [self._tile(to, done) + self._foothold(to, camp, done) for to in NEIGHBOURS[place]]
        return w.ONWARD * max(there) * self._onward

    def post(self, place: str, done: tuple[str, ...] = ()) -> float | None:
        """A legionnaire of ours in a province; None where none can be."""
        return None if done and f"+{place}" in done else self.posts.get(place)

    def _tile(self, place: str, done: tuple[str, ...]) -> float:
        return 0.0 if place in done else self.tiles[place]

    def _foothold(self, place: str, camp: int, done: tuple[str, ...]) -> float:
        post = self.post(place, done) or 0.0
        if camp:
            return w.ARRIVED * post * self._manned
        return w.UNMANNED * post * self._later
