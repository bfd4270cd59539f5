"""What followers are worth in the row."""

from __future__ import annotations

from games.nova_roma.data.followers import FOLLOWERS, AtLeast, Counted, Follower, ForEach
from games.nova_roma.estate.tiles import ANIMALS
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import AT
from games.nova_roma.steward.mind import Mind
from games.nova_roma.terms import FREE_ROW, LAPS, ROUNDS, ROW_LIMIT


def card_worth(m: Mind, card: str) -> float:
    """A follower in the row from now on; that it is one more feat counts elsewhere."""
    if card not in m.cards:
        m.cards[card] = _card_worth(m, card)
    return m.cards[card]


def _card_worth(m: Mind, card: str) -> float:
    follower = FOLLOWERS[card]
    if follower.scores:
        return _at_the_end(m, follower.scores)
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


def _at_the_end(m: Mind, scores: ForEach | AtLeast) -> float:
    """The points as things are, and what may still come."""
    n = _counted(m, scores.counted)
    if isinstance(scores, AtLeast):
        return float(scores.points(n)) if not m.turns else scores.vp * w.PRIZE_HOPE
    kept = 1 - w.GOODS_SPENT * m.pace if scores.counted in AT else 1.0
    grown = w.GROWTH.get(scores.counted, 0.0) * m.turns / (LAPS * ROUNDS)
    return scores.base + n * kept / scores.per + grown


def _counted(m: Mind, what: Counted) -> int:
    st = m.now
    match what:
        case "coin":
            return st.coins
        case "influence":
            return st.influence
        case "building":
            return st.building
        case "sailing":
            return st.sailing
        case "follower":
            return st.followers + 1
        case "estate":
            return st.estate
        case "animal":
            return animals(m)
        case "race":
            return sum(st.spaces)
        case _:
            return st.goods[AT[what]]


def animals(m: Mind) -> int:
    return sum(space.kind in ANIMALS for space in m.me.production)


def surcharge(followers: int) -> int:
    return int(min(followers, ROW_LIMIT - 1) >= FREE_ROW)


def keeping(m: Mind, card: str) -> float:
    """A card in hand: it may be played some day."""
    return max(0.0, card_worth(m, card)) * min(1.0, m.actions / w.PLAYING_PACE)
