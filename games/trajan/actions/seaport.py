"""The seaport action: cards and ships (specification 7.2)."""

from __future__ import annotations

from functools import partial

from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.trajan.actions.deeds import Deed, Offers
from games.trajan.actions.shipping import (
    LARGEST,
    Shipment,
    held_kinds,
    largest_shipment,
    points_of,
    same_shipments,
    ship_points,
)
from games.trajan.data.board import PILES, Pile
from games.trajan.data.cargo import SHIP_VALUES, SHIPS, Commodity, Ship
from games.trajan.mat.goods import can_draw, draw_cards, leave_hand, spend_tiles, take_discard
from games.trajan.measures import tiles_of
from games.trajan.state import Player, State
from games.trajan.words.labels import CARD_TEXT, SHIP_TEXT, cards_text

DRAWN = 2
MOST_PLAYED = 2


def can_trade(s: State, seat: Seat) -> bool:
    player = s.players[seat]
    piles = any(s.discards[pile] for pile in PILES)
    return piles or bool(player.hand) or can_draw(s) or tiles_of(player, "wild_commodity") > 0


def seaport_offers(s: State, seat: Seat) -> Offers:
    player = s.players[seat]
    offers: Offers = []
    if can_draw(s):
        hint = Text("hint-draw-two", {"n": len(s.deck)})
        offers.append(offer(draw_two, "draw_two", Text("do-draw-two"), hint, spot="deck"))
    offers += [_take_offered(s, pile) for pile in PILES if s.discards[pile]]
    if player.hand:
        offers.append(offer(play_cards, "play", Text("do-play"), Text("hint-play")))
    return [*offers, *(x for ship in SHIPS if (x := _ship_offered(s, player, ship)))]


def _take_offered(s: State, pile: Pile) -> Offer[Deed]:
    label = Text("do-take-discard", {"card": CARD_TEXT[s.discards[pile][-1]], "pile": pile})
    deed: Deed = partial(_take, pile)
    return offer(deed, f"take_{pile}", label, spot=f"discard:{pile}")


def _take(pile: Pile, t: Table, s: State, seat: Seat) -> None:
    take_discard(t, s, seat, pile)


def _ship_offered(s: State, player: Player, ship: Ship) -> Offer[Deed] | None:
    units = largest_shipment(player, ship)
    if not units:
        return None
    best = ship_points(s.ships[ship], ship, units)
    hint = Text(f"hint-{ship}", {"n": units, "vp": best})
    deed: Deed = _LOADING[ship]
    label = Text("do-ship", {"ship": SHIP_TEXT[ship], "vp": best})
    return offer(deed, ship, label, hint, spot=f"ship:{ship}")


# ---- cards ------------------------------------------------------------------------------------


def draw_two(t: Table, s: State, seat: Seat) -> Steps[None]:
    """Two cards from the deck, then one of the hand away; a single last card is simply kept."""
    if draw_cards(t, s, seat, DRAWN) < DRAWN:
        return
    player = s.players[seat]
    offers = [_discard_offered(s, kind, pile) for kind in held_kinds(player.hand) for pile in PILES]
    kind, pile = yield from pick(seat, "trajan.discard", Text("ask-discard"), offers)
    leave_hand(player, [kind])
    s.discards[pile].append(kind)
    t.tell("told-discards-card", who=who(seat), card=CARD_TEXT[kind], pile=pile)


def _discard_offered(s: State, kind: Commodity, pile: Pile) -> Offer[tuple[Commodity, Pile]]:
    label = Text("do-discard", {"card": CARD_TEXT[kind], "pile": pile})
    open_card = s.discards[pile][-1:]
    hint = Text("hint-discard", {"card": CARD_TEXT[open_card[0]]}) if open_card else None
    id, spot = f"discard:{kind}:{pile}", f"discard:{pile}"
    return offer((kind, pile), id, label, hint, group=kind, spot=spot)


def play_cards(t: Table, s: State, seat: Seat) -> Steps[None]:
    """One or two cards into the display, as many from the deck."""
    player = s.players[seat]
    offers = _copies_offered(player)
    prompt = Text("ask-play")
    cards = yield from pick_some(seat, "trajan.play", prompt, offers, 1, MOST_PLAYED)
    leave_hand(player, cards)
    player.display += cards
    t.tell("told-plays", who=who(seat), cards=cards_text(cards))
    draw_cards(t, s, seat, len(cards))


def _copies_offered(player: Player) -> list[Offer[Commodity]]:
    """Every kind once, and again where the hand has two; the second Wheat is «wheat.2»."""
    offers = []
    for kind, n in held_kinds(player.hand).items():
        for copy in range(1, min(n, MOST_PLAYED) + 1):
            id = kind if copy == 1 else f"{kind}.{copy}"
            offers.append(offer(kind, id, CARD_TEXT[kind], group=kind))
    return offers


# ---- ships ------------------------------------------------------------------------------------


def _ask_cargo(s: State, ship: Ship) -> Text:
    """The question with what 1, 2, … units bring now."""
    values = SHIP_VALUES[ship][s.ships[ship]]
    return Text(f"ask-{ship}", {"values": " / ".join(map(str, values))})


def load_same(t: Table, s: State, seat: Seat) -> Steps[None]:
    offers = [_same_offered(s, shipment) for shipment in same_shipments(s.players[seat])]
    prompt = _ask_cargo(s, "ship_same")
    set_sail(t, s, seat, (yield from pick(seat, "trajan.ship_same", prompt, offers)))


def _same_offered(s: State, shipment: Shipment) -> Offer[Shipment]:
    cards, wilds = len(shipment.cards), shipment.wilds
    args: dict[str, Value] = {"n": cards, "wilds": wilds, "vp": points_of(s, shipment)}
    if not cards:
        return offer(shipment, f"wild.{wilds}", Text("do-load-wild", args), group="wild")
    kind = shipment.cards[0]
    args["card"] = CARD_TEXT[kind]
    id = f"{kind}.{cards}" + (f"+{wilds}" if wilds else "")
    label = Text("do-load-same-wild" if wilds else "do-load-same", args)
    return offer(shipment, id, label, group=kind)


def load_pairs(t: Table, s: State, seat: Seat) -> Steps[None]:
    """Real pairs first, then cards paired with a wild tile, then wild tiles with each other."""
    player = s.players[seat]
    held, wilds = held_kinds(player.hand), tiles_of(player, "wild_commodity")
    room = LARGEST["ship_pairs"]
    whole = [_pair_offered(s, kind) for kind, n in held.items() if n > 1]
    prompt = _ask_cargo(s, "ship_pairs")
    least = 0 if wilds else 1
    real = yield from pick_some(seat, "trajan.ship_pairs", prompt, whole, least, room)
    room -= len(real)
    mixed = yield from _mixed_pairs(s, seat, [k for k in held if k not in real], wilds, room)
    room, wilds = room - len(mixed), wilds - len(mixed)
    alone = yield from _wild_pairs(s, seat, min(room, wilds // 2), 0 if real or mixed else 1)
    cards = [card for kind in real for card in (kind, kind)]
    units = len(real) + len(mixed) + alone
    used = len(mixed) + 2 * alone
    set_sail(t, s, seat, Shipment("ship_pairs", units, (*cards, *mixed), used))


def _pair_offered(s: State, kind: Commodity) -> Offer[Commodity]:
    return offer(kind, f"pair:{kind}", Text("do-load-pair", {"card": CARD_TEXT[kind]}))


def _mixed_pairs(
    s: State, seat: Seat, kinds: list[Commodity], wilds: int, room: int
) -> Steps[tuple[Commodity, ...]]:
    """Pairs of one card and one wild tile."""
    most = min(wilds, room)
    if not most:
        return ()
    must = room == LARGEST["ship_pairs"] and wilds < 2  # nothing else could fill the ship
    offers = [
        offer(kind, f"mixed:{kind}", Text("do-load-mixed", {"card": CARD_TEXT[kind]}))
        for kind in kinds
    ]
    prompt = Text("ask-mixed-pairs", {"n": wilds})
    return (yield from pick_some(seat, "trajan.ship_mixed", prompt, offers, int(must), most))


def _wild_pairs(s: State, seat: Seat, most: int, least: int) -> Steps[int]:
    """How many pairs of two wild tiles each."""
    offers = [
        offer(n, f"wild_pairs:{n}", Text("do-load-wild-pairs", {"n": n}), spot="ship:ship_pairs")
        for n in range(least, most + 1)
    ]
    if not most:
        return 0
    return (yield from pick(seat, "trajan.ship_wild", Text("ask-wild-pairs"), offers))


def load_different(t: Table, s: State, seat: Seat) -> Steps[None]:
    player = s.players[seat]
    wilds, room = tiles_of(player, "wild_commodity"), LARGEST["ship_different"]
    offers = [offer(kind, kind, CARD_TEXT[kind]) for kind in held_kinds(player.hand)]
    prompt = _ask_cargo(s, "ship_different")
    least = 0 if wilds else 1
    cards = yield from pick_some(seat, "trajan.ship_different", prompt, offers, least, room)
    used = yield from _wild_top_up(s, seat, len(cards), min(wilds, room - len(cards)))
    units = len(cards) + used
    set_sail(t, s, seat, Shipment("ship_different", units, cards, used))


def _wild_top_up(s: State, seat: Seat, cards: int, most: int) -> Steps[int]:
    if not most:
        return 0
    side = s.ships["ship_different"]
    offers = []
    for n in range(0 if cards else 1, most + 1):
        vp = ship_points(side, "ship_different", cards + n)
        label = Text("do-load-wild", {"wilds": n, "vp": vp})
        offers.append(offer(n, f"wilds:{n}", label, spot="ship:ship_different"))
    return (yield from pick(seat, "trajan.ship_wild", Text("ask-wild-cards"), offers))


def set_sail(t: Table, s: State, seat: Seat, shipment: Shipment) -> None:
    """Cards to the display, wild tiles out of the game, points; a colour side is turned."""
    player, points = s.players[seat], points_of(s, shipment)
    leave_hand(player, shipment.cards)
    player.display += shipment.cards
    spend_tiles(s, player, "wild_commodity", shipment.wilds)
    player.vp += points
    s.ships[shipment.ship] = "back"
    cargo = [*cards_text(shipment.cards)]
    if shipment.wilds:
        cargo.append(Text("counted-wild", {"n": shipment.wilds}))
    t.tell(
        "told-ships",
        who=who(seat),
        ship=SHIP_TEXT[shipment.ship],
        cargo=tuple(cargo),
        vp=points,
    )


_LOADING = {
    "ship_same": load_same,
    "ship_pairs": load_pairs,
    "ship_different": load_different,
}
