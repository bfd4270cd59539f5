"""What is called payable can be paid, and what can be paid is called so."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from games.corduba.holdings.prices import Price, is_payable, payments
from games.corduba.state import Player
from games.corduba.terms import RESOURCES
from tests.games.corduba.scene import Scene

few = st.integers(0, 3)
STATE = Scene(4).state
prices = st.builds(
    Price,
    st.just(1),
    st.integers(0, 4),
    st.tuples(few, few, few, few),
    few,
    st.integers(0, 1),
    st.integers(0, 1),
    st.booleans(),
)


@settings(derandomize=True, max_examples=300)
@given(
    price=prices, goods=st.tuples(*[few] * 6), denarii=st.integers(0, 6), extra=st.integers(0, 2)
)
def test_payable_is_what_has_a_payment(
    price: Price, goods: tuple[int, ...], denarii: int, extra: int
) -> None:
    dropped = min(price.dropped, sum(price.basics))
    price = msgspec.structs.replace(price, dropped=dropped)
    player = Player(denarii=denarii)
    player.goods.update(zip(RESOURCES, goods, strict=True))
    found = payments(STATE, player, price, extra)
    assert bool(found) == is_payable(player, price, extra)
    for payment in found:
        assert payment.denarii <= denarii
        assert all(paid <= has for paid, has in zip(payment.goods, goods, strict=True))
        units = sum(price.basics) + price.marble - dropped
        assert sum(payment.goods) == units - payment.swapped
        assert price.marble - payment.goods[-1] <= price.amphora_as_marble  # one at most
    assert len(set(found)) == len(found)
