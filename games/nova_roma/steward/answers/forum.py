"""Answers about the forum: drafts, emperor, patrician, order of actions, claims, legionnaires."""

from __future__ import annotations

from collections.abc import Collection

from games.core.ids import rest, verb
from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.mosaic.lines import LINES, lines_through
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import Holdings
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.plans.at_home import rewarded
from games.nova_roma.steward.plans.chains import chain, forgone, outcomes
from games.nova_roma.steward.worths.goals import MISSING, field_vp, goals_of, hopes, nearness
from games.nova_roma.steward.worths.people import card_worth
from games.nova_roma.terms import COLUMN, LAPS, ROW, SQUARES, TOP_STRENGTH, Action

FIRST = 1000.0  # before everything else
NEVER = -1000.0


# ---- drafts -----------------------------------------------------------------------------------


def draft_mosaic(m: Mind, id: str) -> float:
    tile = TABLES.mosaic[rest(id)]
    vp = TABLES.fields[tile.colour].vp
    return sum(vp * nearness(MISSING[field](m.now), m.actions) for field in tile.fields)


def draft_follower(m: Mind, id: str) -> float:
    return card_worth(m, rest(id))


# ---- emperor and legionnaires -----------------------------------------------------------------


def emperor(m: Mind, id: str) -> float:
    """Where the emperor strengthens actions that bring more when they are strong."""
    return sum(_second_strength(m, action) for action in m.actions_at(id))


def _second_strength(m: Mind, action: Action) -> float:
    weak, strong = (
        max((m.worth(after) for after in outcomes(m, action, strength, m.now)), default=0.0)
        for strength in (1, 2)
    )
    return strong - max(weak, m.worth(forgone(m.now)))


def legionnaire(m: Mind, id: str) -> float:
    """On a square that opponents would like better than oneself."""
    others = [player.seat for player in m.view.players if player.seat != m.me.seat]
    return sum(_liking(m, id, seat) for seat in others) - _liking(m, id, m.me.seat)


def _liking(m: Mind, square: str, seat: int) -> float:
    lines = zip(m.actions_at(square), m.strengths_at(square, seat), strict=True)
    return sum(w.LINE_LURE[action] * strength for action, strength in lines)


# ---- the patrician ----------------------------------------------------------------------------


def patrician(m: Mind, id: str) -> float:
    """The square whose two actions bring most, unless something can be claimed before."""
    if verb(id) == "claim":
        return _claiming_first(m, rest(id))
    if id not in _likely(m):
        return NEVER + _apart(m, id)
    (row, column), (r, c) = m.actions_at(id), m.strengths_at(id)
    first: tuple[Action, int] = (row, r)
    second: tuple[Action, int] = (column, c)
    brings = max(chain(m, [first, second], m.now), chain(m, [second, first], m.now))
    return brings + _for_later(m, id)


def _likely(m: Mind) -> Collection[str]:
    """The squares whose actions promise most, each taken for itself; remembered."""
    if m.squares is None:
        offered = [option.id for option in m.decision.options if option.id in ROW]
        m.squares = sorted(offered, key=lambda id: -_apart(m, id))[: w.LIKELY_SQUARES]
    return m.squares


def _apart(m: Mind, square: str) -> float:
    """What the two actions bring, each at the beginning of the turn."""
    lines = zip(m.actions_at(square), m.strengths_at(square), strict=True)
    return sum(_most(m, action, strength) for action, strength in lines) + _for_later(m, square)


def _most(m: Mind, action: Action, strength: int) -> float:
    return chain(m, ((action, strength),), m.now)


def _for_later(m: Mind, square: str) -> float:
    """Patricians still to come will be stronger in the same lines."""
    later = LAPS - m.view.lap
    if not later:
        return 0.0
    worth = 0.0
    strengths = m.strengths_at(square)
    for action, strength, line in zip(m.actions_at(square), strengths, (ROW, COLUMN), strict=True):
        if strength < TOP_STRENGTH and _room_beside(m, square, line):
            worth += w.SAME_LINE * w.LINE_LURE[action] * later
    return worth


def _room_beside(m: Mind, square: str, line: dict[str, int]) -> bool:
    taken = [token.square for token in m.view.forum.tokens]
    return any(
        line[other] == line[square] and other != square and other not in taken for other in SQUARES
    )


# ---- the two actions --------------------------------------------------------------------------


def action(m: Mind, id: str) -> float:
    """This action first, then the other; it is only forgone when it brings less than a coin."""
    chosen = rest(id)
    others = [line for line in m.pending if line[0] != chosen]
    if verb(id) == "forgo":
        return chain(m, others, forgone(m.now))
    ((name, strength),) = [line for line in m.pending if line[0] == chosen]
    found = [chain(m, others, after) for after in outcomes(m, name, strength, m.now)]
    return max(found, default=NEVER)


# ---- claims -----------------------------------------------------------------------------------


def claim(m: Mind, id: str) -> float:
    return 0.0 if id == "none" else claiming(m, rest(id), m.turns)


def _claiming_first(m: Mind, name: str) -> float:
    """Before the patrician, while there are more turns than markers; else the turn may bring
    something better to claim at its end."""
    if m.now.markers >= m.claims:
        return NEVER
    worth = claiming(m, name, m.claims)
    return FIRST + worth if worth > 0 else NEVER


def claiming(m: Mind, name: str, claims: int) -> float:
    """What a marker on a field brings, against keeping it for so many claims to come."""
    field = {field.name: field for field in m.me.mosaic}[name]
    claimed = [*m.claimed, name]
    after = _claimed(m, name, claimed)
    goals = goals_of(m.me.mosaic, claimed, m.solo)
    gained = m.supplies(after) + hopes(goals, after, m.actions, m.claims - 1)
    kept = m.supplies(m.now) + hopes(m.goals, m.now, m.actions, claims)
    return gained + field_vp(field, m.solo) - kept


def _claimed(m: Mind, name: str, claimed: list[str]) -> Holdings:
    """Marker and cost paid, rewards taken."""
    field = {field.name: field for field in m.me.mosaic}[name]
    cost = ACHIEVEMENTS[field.achievement].cost
    st = m.now.but(markers=m.now.markers - 1, influence=m.now.influence - cost)
    rewards = [TABLES.fields[field.colour].reward]
    for line in lines_through(name):
        if all(part in claimed for part in LINES[line]):
            rewards.append(TABLES.lines[line].reward)
            st = st.but(vp=st.vp + TABLES.lines[line].vp)
    for reward in rewards:
        st = rewarded(m, st, reward)
    return st
