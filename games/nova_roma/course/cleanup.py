"""The clean-up phase: first player, chariot, figures, offers; after round 5 the scoring."""

from __future__ import annotations

from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.nova_roma.course.automa import advance_racer, take_contracts
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.course.ending import end_of_rounds
from games.nova_roma.course.order import is_solo
from games.nova_roma.course.refill import drop_first, fill, fill_followers
from games.nova_roma.data import TABLES
from games.nova_roma.hippodrome import leader_of, space_of
from games.nova_roma.state import Player, State
from games.nova_roma.terms import ARTISANS_KEPT, LEGIONNAIRES_EACH, NEUTRAL, ROUNDS
from games.nova_roma.words.labels import FOLLOWER_TINY, NONE, chained, tile_text

TWO = 2


def clean_up(table: Table, s: State) -> None:
    t, last = Chronicle(table), s.round == ROUNDS
    if not is_solo(s):
        _pass_marker(s)
    _award_chariot(t, s)
    new = _move_automa(t, s, last)
    if last:
        if not is_solo(s):
            t.tell("told-marker-end", who=who(s.first_player))
        end_of_rounds(t, s)
        return
    _take_figures_back(s)
    gone = [*_drop_follower(s), *_drop_tiles(s)]
    new += [FOLLOWER_TINY[card] for card in fill_followers(t, s)]
    new += _new_tiles(s)
    key = "told-renewed" if gone else "told-refill"
    t.tell(key, things=chained(new), gone=chained(gone or [NONE]), reveals=True)
    s.round += 1
    s.phase = "emperor"


def _move_automa(t: Chronicle, s: State, last: bool) -> list[Text]:
    """What the solo opponent does; returns what is new in the offers afterwards."""
    if s.automa is None:
        return []
    if not last:
        advance_racer(t, s)
    new = take_contracts(t, s)
    t.tell_deeds("told-automa")
    return new


def _pass_marker(s: State) -> None:
    """To who claimed it, else clockwise; the next round tells who begins it."""
    if s.marker_claimed is not None:
        s.first_player = s.marker_claimed
    else:
        s.first_player = (s.first_player + 1) % len(s.players)
    s.marker_claimed = None


# ---- hippodrome -------------------------------------------------------------------------------


def _award_chariot(t: Chronicle, s: State) -> None:
    """The favoured tile goes to the first on its lane; then the next one is favoured."""
    assert s.favoured is not None
    tile, s.favoured = s.favoured, s.next_favoured
    s.next_favoured = s.chariot_stack.pop() if s.chariot_stack else None
    lane = TABLES.chariots[tile].lane
    winner = chariot_winner(s, lane - 1)
    if winner is not None:
        s.players[winner].chariots.append(tile)
        won = Text("told-chariot", {"who": who(winner), "lane": lane})
    elif s.automa:
        s.automa.chariots.append(tile)
        won = Text("told-automa-chariot", {"lane": lane})
    else:
        s.removed.append(tile)
        won = Text("told-chariot-nobody", {"lane": lane})
    if s.favoured is None:
        t.tell("told-chariot-last", won=won)
    else:
        t.tell("told-chariot-next", won=won, next=_lanes_to_come(s), reveals=True)


def _lanes_to_come(s: State) -> Text:
    lanes = [TABLES.chariots[tile].lane for tile in (s.favoured, s.next_favoured) if tile]
    if len(lanes) == 1:
        return Text("favoured-last", {"lane": lanes[0]})
    key = "favoured-twice" if lanes[0] == lanes[1] else "favoured-then"
    return Text(key, {"lane": lanes[0], "after": lanes[1]})


def chariot_winner(s: State, lane: int) -> Seat | None:
    """None if the neutral racer leads, or if nobody has moved and the table wants a step."""
    if s.automa:
        ahead = space_of(s, lane, Seat(0)) > space_of(s, lane, NEUTRAL)
        return Seat(0) if ahead else None
    leader = leader_of(s, lane)
    if leader == NEUTRAL:
        return None
    if s.variant.chariot_needs_step and space_of(s, lane, leader) == 0:
        return None
    return Seat(leader)


# ---- figures and offers -----------------------------------------------------------------------


def _take_figures_back(s: State) -> None:
    s.patricians = {}
    s.legionnaires = []
    for player in s.players:
        player.legionnaires = LEGIONNAIRES_EACH if len(s.players) == TWO else 0
        _call_artisans_back(s, player)
        for hired in player.row:
            hired.exhausted = False


def _call_artisans_back(s: State, player: Player) -> None:
    for space in player.production:
        player.artisans += space.artisan
        space.artisan = False
    surplus = max(0, player.artisans - ARTISANS_KEPT)
    player.artisans -= surplus
    s.artisans += surplus


def _drop_follower(s: State) -> list[Text]:
    gone = drop_first(s.follower_offer)
    if gone is None:
        return []
    s.follower_discard.append(gone)
    return [FOLLOWER_TINY[gone]]


def _drop_tiles(s: State) -> list[Text]:
    gone = [tile for tile in (drop_first(s.basic_offer), s.special_offer) if tile]
    s.removed += gone
    return [tile_text(tile) for tile in gone]


def _new_tiles(s: State) -> list[Text]:
    s.special_offer = s.special_stack.pop()
    new = [*fill(s.basic_offer, s.basic_stack), s.special_offer]
    return [tile_text(tile) for tile in new]
