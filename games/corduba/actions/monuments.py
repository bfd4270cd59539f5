"""Building a monument: dear, and worth a bonus for the rest of the game."""

from __future__ import annotations

from games.corduba.actions.paying import monument_price, what_is_paid, who_goes
from games.corduba.data import TABLES
from games.corduba.holdings.effects import advance
from games.corduba.holdings.pieces import crews_of, send
from games.corduba.holdings.prices import is_payable, pay, payments
from games.corduba.measures import board, is_revolting
from games.corduba.state import State
from games.corduba.terms import DistrictId
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import DISTRICT_TINY, MONUMENT_TEXT, amount_text, owner_text
from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value

Plan = tuple[str, DistrictId | None]  # a monument, and whose construction bonus is used

# What no bonus or ability makes less: who has fewer hands need not be asked.
_SAVED = [row.saved for row in TABLES.districts.values() if row.bonus == "strength"]
_SAVED += [c.ability.modifier.n for c in TABLES.characters.values() if c.ability.modifier]
EASIEST = min(row.strength for row in TABLES.monuments.values()) - 2 * max(_SAVED, default=0)


def plans(s: State, seat: Seat) -> list[Plan]:
    """Every monument somebody can pay, once for each construction bonus they may use."""
    player = board(s, seat)
    hands = player.workers + player.special_ready
    found: list[Plan] = []
    if hands < EASIEST:
        return found
    for monument in s.monuments:
        where = TABLES.monuments[monument].prestige
        calm: list[DistrictId | None] = [d for d in where if not is_revolting(s, d)]
        for district in calm or [None]:
            price = monument_price(player, monument, district)
            if hands >= price.strength and is_payable(player, price):
                found.append((monument, district))
    return found


def build_monument(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    offers = [_plan_offered(s, seat, plan) for plan in plans(s, seat)]
    prompt = Text("ask-monument")
    monument, district = yield from pick(seat, "corduba.monument", prompt, offers)
    player, row = board(s, seat), TABLES.monuments[monument]
    price = monument_price(player, monument, district)
    crew = yield from who_goes(s, seat, crews_of(player, price.strength, specialists=False))
    payment = yield from what_is_paid(s, seat, price)
    send(s, seat, crew)
    pay(t, s, player, payment)
    s.monuments.remove(monument)
    player.monuments.append(monument)
    if row.bonus.kind == "special_worker":
        player.special_ready += row.bonus.n
    for where, n in row.prestige.items():
        yield from advance(t, s, seat, where, n)
    t.tell_deeds(
        "told-monument",
        who=owner_text(seat),
        monument=MONUMENT_TEXT[monument],
        price=(*crew.words, *payment.words),
    )


def _plan_offered(s: State, seat: Seat, plan: Plan) -> Offer[Plan]:
    monument, district = plan
    price = monument_price(board(s, seat), monument, district)
    goods = payments(s, board(s, seat), price)[0].words
    words: dict[str, Value] = {"monument": MONUMENT_TEXT[monument]}
    key = "do-monument"
    if district:
        row = TABLES.districts[district]
        key, words["district"] = "do-monument-bonus", DISTRICT_TINY[district]
        words["saved"] = Text(f"saved-{row.bonus}", {"n": row.saved})
    hint = Text("hint-price", {"price": (amount_text("workers", price.strength), *goods)})
    id = f"monument:{monument}:{district or 'none'}"
    return offer(plan, id, Text(key, words), hint, spot=f"monument:{monument}", group=monument)
