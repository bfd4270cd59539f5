"""What a phone says can be paid."""

from __future__ import annotations

from msgspec.structs import replace

from games.romolo_o_remo.seat.view import PlayerView
from games.romolo_o_remo.terms import RESOURCES
from rendering.romolo_o_remo.player.mine import creatable, payable
from tests.rendering.romolo_o_remo.positions import read, samples


def king(**stock: int) -> PlayerView:
    found = next(sample for sample in samples() if sample.name == "hand-middle2")
    view = read(found.view)
    assert view.seat is not None
    return replace(view.players[view.seat], stock={good: stock.get(good, 0) for good in RESOURCES})


def test_buildings_whose_whole_price_lies_in_stock_can_be_paid():
    assert payable(king()) == []
    assert payable(king(grain=5)) == []
    assert payable(king(stone=1)) == ["wall"]
    assert payable(king(wood=1, stone=1)) == ["farm", "wall"]


def test_units_need_goods_and_room():
    rich = king(grain=9, wood=9, stone=9, salt=9, refined=9)
    full = replace(rich, workers=rich.most_workers, military=rich.most_military, pool={})
    roomy = replace(rich, workers=0, military=0, pool={"explorer": 1})
    assert creatable(full) == []
    assert creatable(roomy) == ["worker", "soldier", "explorer"]
    assert creatable(replace(roomy, stock=king().stock)) == []
