"""The clean-up phase: first player, chariot, figures, offers; after round 5 the scoring."""

from __future__ import annotations

from games.core.contract import Table
from games.core.text import Seat, who
from games.nova_roma.automa import advance_racer, take_contracts
from games.nova_roma.data import TABLES
from games.nova_roma.ending import end_of_rounds
from games.nova_roma.labels import FOLLOWER_TEXT, tile_text
from games.nova_roma.measures import is_solo, leader_of, space_of
from games.nova_roma.offers import drop_first, fill, fill_followers, tell_new
from games.nova_roma.state import Player, State
from games.nova_roma.terms import ARTISANS_KEPT, LEGIONNAIRES_EACH, NEUTRAL, ROUNDS

TWO = 2


def clean_up(t: Table, s: State) -> None:
    if not is_solo(s):
        _pass_marker(t, s)
    _award_chariot(t, s)
    last = s.round == ROUNDS
    if s.automa:
        if not last:
            advance_racer(t, s)
        take_contracts(t, s)
    if last:
        end_of_rounds(t, s)
        return
    _take_figures_back(s)
    _renew_followers(t, s)
    _renew_estate(t, s)
    s.round += 1
    s.phase = "emperor"


def _pass_marker(t: Table, s: State) -> None:
    """To who claimed it, else clockwise."""
    if s.marker_claimed is not None:
        s.first_player = s.marker_claimed
    else:
        s.first_player = (s.first_player + 1) % len(s.players)
    s.marker_claimed = None
    t.tell("told-first-player", who=who(s.first_player))


# ---- hippodrome -------------------------------------------------------------------------------


def _award_chariot(t: Table, s: State) -> None:
    """The favoured tile goes to the first on its lane; then the next one is favoured."""
    assert s.favoured is not None
    tile, s.favoured = s.favoured, s.next_favoured
    s.next_favoured = s.chariot_stack.pop() if s.chariot_stack else None
    lane = TABLES.chariots[tile].lane
    winner = chariot_winner(s, lane - 1)
    if winner is not None:
        s.players[winner].chariots.append(tile)
        t.tell("told-chariot", who=who(winner), lane=lane)
    elif s.automa:
        s.automa.chariots.append(tile)
        t.tell("told-automa-chariot", lane=lane)
    else:
        s.removed.append(tile)
        t.tell("told-chariot-nobody", lane=lane)
    if s.next_favoured:
        after = TABLES.chariots[s.next_favoured].lane
        t.tell("told-next-chariot", lane=after, reveals=True)


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


def _renew_followers(t: Table, s: State) -> None:
    if gone := drop_first(s.follower_offer):
        s.follower_discard.append(gone)
        t.tell("told-leaves-offer", things=(FOLLOWER_TEXT[gone],))
    tell_new(t, [FOLLOWER_TEXT[card] for card in fill_followers(t, s)])


def _renew_estate(t: Table, s: State) -> None:
    gone = [tile for tile in (drop_first(s.basic_offer), s.special_offer) if tile]
    s.removed += gone
    if gone:
        t.tell("told-leaves-offer", things=tuple(tile_text(tile) for tile in gone))
    s.special_offer = s.special_stack.pop()
    new = [*fill(s.basic_offer, s.basic_stack), s.special_offer]
    tell_new(t, [tile_text(tile) for tile in new])
