"""The two drafts before the first round."""

from __future__ import annotations

from collections.abc import Callable

from games.core.asking import Offer, each, each_some, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.nova_roma.course.order import everybody
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import in_order
from games.nova_roma.state import Player, State
from games.nova_roma.terms import CARDS_AT_START, DRAFT_PACK, MOSAIC_COLOURS
from games.nova_roma.words.labels import (
    ACHIEVEMENT_TEXT,
    ACHIEVEMENT_TINY,
    FOLLOWER_HINT,
    FOLLOWER_TINY,
    chained,
    follower_text,
)

# ---- mosaic tiles -----------------------------------------------------------------------------


def draft_mosaic(t: Table, s: State) -> Steps[None]:
    """One player takes one face-up tile of a missing colour; the last player begins."""
    seat = Seat(s.active)
    player = s.players[seat]
    missing = [colour for colour in MOSAIC_COLOURS if colour not in player.mosaic]
    offers = [_tile_offered(tile) for colour in missing for tile in s.mosaic_offer[colour]]
    tile = yield from pick(seat, "nova.draft.mosaic", Text("ask-draft-mosaic"), offers)
    colour = TABLES.mosaic[tile].colour
    player.mosaic[colour] = tile
    face_up, stack = s.mosaic_offer[colour], s.mosaic_stacks[colour]
    face_up.remove(tile)
    t.tell("told-drafts-mosaic", who=who(seat), tile=_tile_name(tile), fields=_fields(tile))
    if stack:
        new = stack.pop()
        face_up.append(new)
        t.tell("told-new-mosaic", tile=_tile_name(new), fields=_fields(new), reveals=True)
    s.active = (s.active - 1) % len(s.players)
    if all(len(p.mosaic) == len(MOSAIC_COLOURS) for p in s.players):
        _end_mosaic_draft(s)


def _end_mosaic_draft(s: State) -> None:
    for face_up in s.mosaic_offer.values():
        s.removed += face_up
    s.mosaic_offer = {}
    s.active = s.first_player
    s.phase = "follower_draft" if s.variant.follower_draft else "emperor"


def _tile_offered(tile: str) -> Offer[str]:
    hint = chained([ACHIEVEMENT_TINY[field] for field in TABLES.mosaic[tile].fields], "dots")
    group = TABLES.mosaic[tile].colour
    return offer(tile, f"tile:{tile}", _tile_name(tile), hint, group=group, spot=tile)


def _tile_name(tile: str) -> Text:
    return Text("mosaic-tile", {"id": tile, "colour": Text(f"mosaic-{TABLES.mosaic[tile].colour}")})


def _fields(tile: str) -> Text:
    return chained([ACHIEVEMENT_TEXT[field] for field in TABLES.mosaic[tile].fields], "dots")


# ---- followers --------------------------------------------------------------------------------


def draft_followers(t: Table, s: State) -> Steps[None]:
    """One pass: everybody keeps a card in secret and hands the rest on to the left."""
    if len(s.players) == 1:
        s.players[0].kept, s.players[0].pack = s.players[0].pack, []
    if len(s.players[0].kept) == DRAFT_PACK:
        yield from _keep_two(t, s)
        return
    prompt = Text("ask-draft-follower", {"left": len(s.players[0].pack)})
    kept = yield from each("nova.draft.follower", prompt, lambda: _offered(s, lambda p: p.pack))
    for seat, card in kept.items():
        s.players[seat].pack.remove(card)
        s.players[seat].kept.append(card)
    packs = [player.pack for player in s.players]
    for seat in everybody(s):
        s.players[seat].pack = packs[seat - 1]
    t.tell("told-passes-packs", left=len(packs[0]))
    if len(packs[0]) == 1:
        for player in s.players:
            player.kept.append(player.pack.pop())


def _offered(s: State, cards: Callable[[Player], list[str]]) -> dict[Seat, list[Offer[str]]]:
    return {
        seat: [_card_offered(card) for card in in_order(cards(s.players[seat]))]
        for seat in everybody(s)
    }


def _card_offered(card: str) -> Offer[str]:
    return offer(card, f"keep:{card}", FOLLOWER_TINY[card], FOLLOWER_HINT[card])


def _keep_two(t: Table, s: State) -> Steps[None]:
    """Everybody keeps two of four; the others are shuffled back into the deck."""
    n = CARDS_AT_START
    prompt = Text("ask-draft-keep", {"n": n})
    kept = yield from each_some("nova.draft.keep", prompt, lambda: _offered(s, lambda p: p.kept), n)
    for seat, cards_kept in kept.items():
        player = s.players[seat]
        player.hand = in_order(cards_kept)
        s.follower_deck += [card for card in player.kept if card not in player.hand]
        player.drafted, player.kept = player.kept, []
        cards = tuple(follower_text(card) for card in player.hand)
        t.whisper(seat, "told-you-keep", cards=cards)
    t.rng.shuffle(s.follower_deck)
    t.tell("told-draft-over", reveals=True)
    s.phase = "emperor"
