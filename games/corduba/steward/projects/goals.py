"""What a seat could build or use, and the goal among it."""

from __future__ import annotations

from games.corduba.steward.mind import Mind
from games.corduba.steward.projects.bills import HOPEFUL, SHORT, Bill, Bills
from games.corduba.steward.projects.monuments import Monuments
from games.corduba.steward.projects.tiles import Tiles
from games.corduba.steward.projects.uses import Uses
from games.corduba.steward.worth import Worth
from games.corduba.terms import DISTRICTS, Resource


class Projects:
    def __init__(self, mind: Mind, worth: Worth) -> None:
        self.worth = worth
        self.bills = Bills(mind, worth)
        self.uses = Uses(self.bills)
        self.tiles = Tiles(self.bills, self.uses)
        self.monuments = Monuments(self.bills)

    def strive(self) -> None:
        """Makes what the best building lacks worth more."""
        best: tuple[float, dict[Resource, int]] | None = None
        for district in DISTRICTS:
            for project in self.tiles.of(district):
                best = _better(best, project.net, project.bill)
        for id, _, bill in self.monuments.found:
            if bill.units <= HOPEFUL:
                best = _better(best, self.monuments.gain(id) - bill.cost, bill)
        if best is None:
            return
        net, lacking = best
        units = sum(lacking.values())
        bonus = min(self.worth.w.most_goal, self.worth.w.goal * net / units)
        for what, n in lacking.items():
            self.worth.want(what, n, bonus)


def _better(
    best: tuple[float, dict[Resource, int]] | None, net: float, bill: Bill
) -> tuple[float, dict[Resource, int]] | None:
    """The dearest goal for which only goods are lacking, each unit counted."""
    units = bill.units
    if not units or net <= 0 or bill.denarii > SHORT:
        return best
    score = net / (1 + 0.5 * units)
    if best is None or score > best[0] / (1 + 0.5 * sum(best[1].values())):
        return net, bill.lacking
    return best
