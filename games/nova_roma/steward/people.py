"""What followers are worth in the row."""

from __future__ import annotations

from games.nova_roma.data.followers import FOLLOWERS, Follower
from games.nova_roma.estate.tiles import ANIMALS
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.mind import GOOD_OF_END, SIX, SIX_VP, Mind
from games.nova_roma.steward.standing import AT
from games.nova_roma.terms import FREE_ROW, LAPS, ROUNDS, ROW_LIMIT


def card_worth(m: Mind, card: str) -> float:
    """A follower in the row from now on; that it is one more deed counts elsewhere."""
    if card not in m.cards:
        m.cards[card] = _card_worth(m, card)
    return m.cards[card]


def _card_worth(m: Mind, card: str) -> float:
    follower = FOLLOWERS[card]
    if follower.kind == "end":
        return _at_the_end(m, card)
    uses = m.rounds + (w.THIS_ROUND if m.view.lap < LAPS else w.THIS_TURN)
    return _each_round(m, follower) * uses


def _each_round(m: Mind, follower: Follower) -> float:
    if follower.tames:
        return w.TAMED_EACH_ROUND * animals(m)
    if follower.kind == "perm":
        return w.COIN_EACH_ROUND
    if follower.strength and follower.action:
        return w.STRENGTH_EACH_ROUND[follower.action]
    if follower.places:
        return w.PLACING_EACH_ROUND
    if follower.waives_artisan:
        return w.WAIVING_EACH_ROUND
    return w.INFLUENCE_EACH_ROUND if follower.gives.influence else w.GOODS_EACH_ROUND


def _at_the_end(m: Mind, card: str) -> float:
    grown = w.GROWTH.get(card, 0.0) * m.turns / (LAPS * ROUNDS)
    return _now(m, card) + grown


def _now(m: Mind, card: str) -> float:
    """The points of a follower of the end as things are."""
    st = m.now
    if card in GOOD_OF_END:
        kept = st.goods[AT[GOOD_OF_END[card]]]
        return 1 + kept * (1 - w.GOODS_SPENT * m.pace)
    counts: dict[str, float] = {
        "FO03": st.estate,
        "FO06": _six(m, st.coins),
        "FO07": st.followers + 1,
        "FO08": _six(m, st.influence),
        "FO09": sum(st.spaces) / 2,
        "FO10": 1 + st.building / 2,
        "FO11": st.sailing,
        "FO12": 1 + animals(m),
    }
    return counts[card]


def _six(m: Mind, held: int) -> float:
    if not m.turns:
        return SIX_VP if held >= SIX else 0.0
    return SIX_VP * w.SIX_HOPE


def animals(m: Mind) -> int:
    return sum(space.kind in ANIMALS for space in m.me.production)


def surcharge(followers: int) -> int:
    return int(min(followers, ROW_LIMIT - 1) >= FREE_ROW)


def keeping(m: Mind, card: str) -> float:
    """A card in hand: it may be played some day."""
    return max(0.0, card_worth(m, card)) * min(1.0, m.actions / w.PLAYING_PACE)
