"""The steward in the supply phase, when its city shrinks, and at the end."""

from __future__ import annotations

from games.core.ids import parts, verb
from games.romolo_o_remo.steward.march import March
from games.romolo_o_remo.steward.mind import Mind
from games.romolo_o_remo.steward.plans import COIN
from games.romolo_o_remo.steward.reckoning import Reckoning
from games.romolo_o_remo.steward.trade import Trade
from games.romolo_o_remo.terms import COMBAT_VALUE

LAST_ENDGAME_TURN = 4


class Supply:
    def __init__(self, mind: Mind, march: March, trade: Trade) -> None:
        self.mind = mind
        self.march = march
        self.trade = trade

    def surplus_unit(self, id: str) -> float:
        u = self.mind.units[id]
        return 1.0 + self.mind.away[u.hex] - COMBAT_VALUE[u.kind]

    def feed(self, id: str) -> float:
        word, name = parts(id)
        worth = {"W": 2.0, "S": 1.5}.get(name[0], 1.0)
        return worth if word == "feed" else 0.5 - 0.1 * worth

    def sacrifice(self, id: str) -> float:
        return {"farm": 3.0, "wall": 2.0, "warehouse": 1.5}.get(verb(id), 1.0)

    def dismiss(self, id: str) -> float:
        """Mercenaries stay while they have something to do that is worth their wages."""
        u = self.mind.units[id]
        wages = self.trade.wages(self.trade.hired) - self.trade.wages(self.trade.hired - 1)
        task = self.march.pull.get(u.hex, 0.0)
        if u.hex == self.mind.capital:
            task += self.march.guard(u)
        poor = 2 * self.trade.wages(self.trade.hired) > self.mind.money
        return COIN * wages - task + (5.0 if poor else 0.0)

    # ---- the end --------------------------------------------------------------------------

    def start(self, id: str) -> float:
        if id == "give_up":
            return -1.0
        if id == "play":
            return 0.5
        if self.mind.me.endgame_turns >= LAST_ENDGAME_TURN:
            return 9.0
        return 1.0 if Reckoning(self.mind).lead > 0 else 0.0
