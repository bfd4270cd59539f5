"""What the steward expects of an action: the best deeds it could do so many times."""

from __future__ import annotations

from collections.abc import Callable

from games.core.bots.once import once
from games.trajan.data.board import SENATE, SENATE_END
from games.trajan.data.circle import TRAYS, Action
from games.trajan.data.tiles import KIND_OF, TRAJAN_TILES
from games.trajan.steward import weights as w
from games.trajan.steward.buildings import Buildings
from games.trajan.steward.mind import Mind
from games.trajan.steward.provinces import Provinces
from games.trajan.steward.trade import Trade


class Prospects:
    """All that is open to one seat, weighed when it is asked for."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._gains: dict[tuple[Action, int], float] = {}

    @once
    def trade(self) -> Trade:
        return Trade(self.mind)

    @once
    def provinces(self) -> Provinces:
        return Provinces(self.mind)

    @once
    def buildings(self) -> Buildings:
        return Buildings(self.mind, self.with_extra)

    def gain(self, action: Action, times: int = 1) -> float:
        """What carrying out an action so many times would bring now."""
        if not times:
            return 0.0
        if (action, times) not in self._gains:
            self._gains[action, times] = max(0.0, GAINS[action](self, times))
        return self._gains[action, times]

    def with_extra(self, action: Action) -> float:
        """An action, and its repetition if an extra-action tile is at hand and worth using."""
        return self.gain(action) + max(0.0, self.extra_use(action, done=1))

    def again(self, action: Action) -> float:
        """What the same action would bring in the next turn."""
        return self.gain(action, 2) - self.gain(action)

    def extra_use(self, action: Action, done: int) -> float:
        """Using an extra-action tile against keeping it; `done`: deeds to be done before it."""
        me, turn = self.mind.me, self.mind.view.turn
        used = turn is not None and turn.seat == me.seat and turn.extra_used
        if used or not (me.extra[action] or me.wild["wild_extra"]):
            return 0.0
        times = 2 if action in me.plus2 else 1
        gained = self.gain(action, done + times) - self.gain(action, done)
        kept = w.KEEP_EXTRA * w.USUAL_ACTION[action] * self.mind.soon(w.TO_USE_EXTRA)
        return gained - times * kept

    # ---- forum, senate, Trajan ----------------------------------------------------------------

    def visit_forum(self, times: int) -> float:
        kinds = {KIND_OF[tile]: None for tile in self.mind.view.forum.values() if tile}
        return sum(sorted((self.mind.tile(kind) for kind in kinds), reverse=True)[:times])

    def climb(self, times: int) -> float:
        space = self.mind.me.senate_pos
        return sum(self.advance(at) for at in range(space, space + times))

    def advance(self, space: int) -> float:
        """One space up the senate: points, votes, and that the next space brings more."""
        if space >= SENATE_END:
            return 0.0
        m = self.mind
        before = m.me.votes + SENATE[space] - SENATE[m.me.senate_pos]
        votes = m.vote_hopes(before + SENATE[space + 1] - SENATE[space]) - m.vote_hopes(before)
        later = w.NEXT_SPACE * min(1.0, m.quarter_turns / w.TO_CLIMB_ON)
        return SENATE[space + 1] + votes + (later if space + 1 < SENATE_END else 0.0)

    def take_trajan(self, times: int) -> float:
        """The best open tiles for the slots the arch will stand on."""
        worth, arch = 0.0, self.mind.me.arch
        if arch is None:
            return 0.0
        around = ((arch + i) % TRAYS for i in range(TRAYS))
        free = [slot for slot in around if self.mind.me.slots[slot] is None]
        tops = [TRAJAN_TILES[stack.top] for stack in self.mind.view.trajan_stacks if stack.top]
        for laid, slot in enumerate(free[:times]):
            found = {tile.id: self.mind.new_trajan(tile, slot, laid) for tile in tops}
            best = max(found, key=lambda id: found[id], default="")
            tops = [tile for tile in tops if tile.id != best]
            worth += found.get(best, 0.0)
        return worth

    # ---- seaport, provinces, buildings --------------------------------------------------------

    def go_to_sea(self, times: int) -> float:
        return self.trade.gain(times)

    def go_to_war(self, times: int) -> float:
        me = self.mind.me
        return self.provinces.march(me.leader, me.military_camp, (), times)

    def construct(self, times: int) -> float:
        return self.buildings.build_up(times)


GAINS: dict[Action, Callable[[Prospects, int], float]] = {
    "seaport": Prospects.go_to_sea,
    "forum": Prospects.visit_forum,
    "military": Prospects.go_to_war,
    "senate": Prospects.climb,
    "trajan": Prospects.take_trajan,
    "construction": Prospects.construct,
}
