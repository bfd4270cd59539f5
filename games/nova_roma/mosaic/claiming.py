"""Claiming achievements: a marker on the mosaic, and what it brings at once."""

from __future__ import annotations

from games.core.asking import Offer, offer
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.data.components import LineId, Reward
from games.nova_roma.mosaic.fields import achievement_at, claimable
from games.nova_roma.mosaic.lines import LINES, lines_through
from games.nova_roma.purse import in_words, take_reward
from games.nova_roma.state import Player, State
from games.nova_roma.terms import MOSAIC_COLOURS
from games.nova_roma.words.labels import ACHIEVEMENT_TEXT, ACHIEVEMENT_TINY, reward_texts


def claims_offered(s: State, seat: Seat, *, beside: bool = False) -> list[Offer[str]]:
    """Beside the squares of the forum with short labels; what it is for says the hint there."""
    if s.turn.claimed is not None:
        return []
    return [_claim_offered(s, seat, field, beside) for field in claimable(s, seat)]


def _claim_offered(s: State, seat: Seat, field: str, beside: bool) -> Offer[str]:
    player = s.players[seat]
    achievement = ACHIEVEMENT_TINY[achievement_at(player, field)]
    label = Text("do-claim", {"achievement": achievement})
    if beside:
        label = Text("do-claim-beside", {"field": field})
    row = TABLES.fields[MOSAIC_COLOURS[int(field[1]) - 1]]
    lines = [TABLES.lines[line] for line in lines_completed(player, field)]
    gains = reward_texts(row.reward, *(line.reward for line in lines))
    values: dict[str, Value] = {
        "achievement": achievement,
        "vp": row.vp + sum(line.vp for line in lines),
        "gains": gains,
    }
    key = "hint-claim-gaining" if gains else "hint-claim"
    hint = Text(f"{key}-beside" if beside else key, values)
    return offer(field, f"claim:{field}", label, hint, group="claim", spot=field)


def lines_completed(player: Player, field: str) -> list[LineId]:
    """Lines that a marker on this field would complete, or has just completed."""
    there = [*player.claimed, field]
    return [line for line in lines_through(field) if all(f in there for f in LINES[line])]


def claim(t: Chronicle, s: State, seat: Seat, field: str) -> Steps[None]:
    """Cost, marker, reward of the row, rewards of completed lines, in this order."""
    player = s.players[seat]
    achievement = achievement_at(player, field)
    player.influence -= ACHIEVEMENTS[achievement].cost
    player.markers -= 1
    player.claimed.append(field)
    s.turn.claimed = field
    t.did("did-claims", field=field, achievement=ACHIEVEMENT_TEXT[achievement])
    row = TABLES.fields[MOSAIC_COLOURS[int(field[1]) - 1]]
    yield from _gain(t, s, seat, row.reward, Text("mosaic-field", {"field": field}), "did-gains")
    for line in lines_completed(player, field):
        yield from _gain(t, s, seat, TABLES.lines[line].reward, Text(f"line-{line}"))
    t.tell_deeds("told-claims", who=who(seat))


def _gain(
    t: Chronicle, s: State, seat: Seat, reward: Reward, source: Text, key: str = "did-gains-by"
) -> Steps[None]:
    if reward_texts(reward):
        got = yield from take_reward(t, s, seat, reward, source)
        t.did(key, source=source, gains=in_words(got))
