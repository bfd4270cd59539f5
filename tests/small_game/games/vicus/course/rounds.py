"""A round: everybody lays a card in secret; the highest builds first; then there is a festival."""

from __future__ import annotations

from games.core.asking import Offer, each, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.vicus.course.ending import best, end
from games.vicus.course.scoring import free_plots
from games.vicus.data.cards import CARDS
from games.vicus.data.plots import PLOTS, ROWS
from games.vicus.state import Shop, State
from games.vicus.words.labels import card_text, plot_text, ware_text


def segment(t: Table, s: State) -> Steps[None] | None:
    """Cards are laid by all at once; each building is a stretch of its own."""
    if s.result:
        return None
    return _build(t, s, Seat(s.queue[0])) if s.queue else _lay(t, s)


def _lay(t: Table, s: State) -> Steps[None]:
    def hands() -> dict[Seat, list[Offer[str]]]:
        return {
            Seat(seat): [offer(card, f"lay:{card}", card_text(card)) for card in player.hand]
            for seat, player in enumerate(s.players)
        }

    laid = yield from each("vicus.lay", Text("ask-lay"), hands)
    for seat, card in laid.items():
        s.players[seat].hand.remove(card)
        s.players[seat].laid = card
        t.tell("told-lays", who=who(seat), card=card_text(card), reveals=True)
    highest_first = sorted(laid, key=lambda seat: -CARDS[laid[seat]].number)
    s.queue = [*highest_first]


def _build(t: Table, s: State, seat: Seat) -> Steps[None]:
    player = s.players[seat]
    assert player.laid is not None
    ware = CARDS[player.laid].ware
    places = [
        offer(
            place,
            f"build:{place}",
            plot_text(place),
            Text("hint-rent", {"n": PLOTS[place].rent}),
            spot=place,
        )
        for place in free_plots(s)
    ]
    prompt = Text("ask-build", {"ware": ware_text(ware)})
    place = yield from pick(seat, "vicus.build", prompt, places)
    s.shops[place] = Shop(seat, ware)
    s.queue.remove(seat)
    t.tell("told-builds", who=who(seat), ware=ware_text(ware), plot=plot_text(place))
    if not s.queue:
        _end_round(t, s)


def _end_round(t: Table, s: State) -> None:
    for player in s.players:
        if player.laid:
            s.discard.append(player.laid)
        player.laid = None
    if s.variant.festival:
        _festival(t, s)
    if len(free_plots(s)) < len(s.players):
        end(t, s, "full", best(s))
        return
    for seat, player in enumerate(s.players):
        card = s.deck.pop()
        player.hand.append(card)
        t.whisper(Seat(seat), "told-draws", card=card_text(card), reveals=True)


def _festival(t: Table, s: State) -> None:
    """A row of the street celebrates: a coin for each of its shops."""
    row = ROWS[t.rng.below(len(ROWS))]
    t.tell("told-festival", row=row.upper(), reveals=True)
    for place, shop in s.shops.items():
        if place[0] == row:
            s.players[shop.seat].coins += 1
