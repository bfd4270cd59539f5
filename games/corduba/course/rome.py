"""Rome's demand at the end of a decade: sealed deliveries, Senators, unrest, ranks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeVar

from msgspec import Struct

from games.corduba.course.deliveries import (
    demand_of,
    goods_sent,
    group_minimum,
    has_choice,
    least_offerings,
    least_troops,
    most_amphorae,
    most_goods,
    offering_choices,
    offerings_sent,
    ranks,
    shortcuts,
    troop_choices,
    troops_sent,
)
from games.corduba.holdings.effects import resolve
from games.corduba.holdings.purse import lose_senator, take_unrest, win_senator
from games.corduba.measures import board, everybody, owners
from games.corduba.solo.delivering import caepio_delivers
from games.corduba.state import Delivery, Owner, Player, Source, State
from games.corduba.terms import (
    CAEPIO,
    DECADES,
    Offering,
    Troop,
    decade_of,
)
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import DEMAND_TEXT, amount_text, amounts, owner_text
from games.core.asking import Offer, chosen, decision, offer
from games.core.contract import Ask, Decision, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value

LAST_RANK = 4
Marker = TypeVar("Marker", bound=str)


class Part(Struct, frozen=True):
    """One part of a delivery, or a whole one."""

    what: Literal["whole", "by_hand", "troops", "offerings", "goods", "amphorae"]
    whole: Delivery | None = None
    troops: dict[Troop, int] | None = None
    offerings: dict[Offering, int] | None = None
    n: int = 0


def demand(table: Table, s: State) -> Steps[None]:
    t = Chronicle(table)
    t.tell("told-rome", card=DEMAND_TEXT[demand_of(s).id])
    if s.solo:
        caepio_delivers(t, s)
    for player in s.players:
        player.delivery = None if has_choice(s, player) else shortcuts_only(s, player)
    while asked := _undecided(s):
        answers = yield _ask(s)
        for seat in asked:
            if seat in answers:
                (part,) = chosen(_offers(s, seat), answers[seat])
                _apply(s, s.players[seat], part)
    _show(t, s)
    yield from _resolve(t, s)
    s.phase = "harmony"


def shortcuts_only(s: State, player: Player) -> Delivery:
    """The one delivery of somebody without a choice."""
    return Delivery(troop_choices(s, player)[0], offering_choices(s, player)[0], 0, 0, ready=True)


# ---- asking -----------------------------------------------------------------------------------


def _undecided(s: State) -> list[Seat]:
    return [seat for seat in everybody(s) if not (own := s.players[seat].delivery) or not own.ready]


def _ask(s: State) -> Ask:
    asked = tuple(_question(s, seat) for seat in _undecided(s))
    return Ask(asked, sealed=False, renew=lambda _: _ask(s))


def _next_part(player: Player) -> str:
    own = player.delivery
    if own is None:
        return "whole"
    if own.troops is None:
        return "troops"
    if own.offerings is None:
        return "offerings"
    return "goods" if own.goods is None else "amphorae"


def _question(s: State, seat: Seat) -> Decision:
    card, part = demand_of(s), _next_part(s.players[seat])
    words: dict[str, Value] = {
        "troops": least_troops(s),
        "offerings": least_offerings(s),
        "group": amount_text(card.what, group_minimum(s)),
        "amphora": card.amphora,
    }
    prompt = Text(f"ask-rome-{part}", words)
    return decision(seat, f"corduba.rome.{part}", prompt, _offers(s, seat))


def _offers(s: State, seat: Seat) -> Sequence[Offer[Part]]:
    player = s.players[seat]
    match _next_part(player):
        case "whole":
            return _whole_offers(s, seat)
        case "troops":
            return [_offered(Part("troops", troops=one), one) for one in troop_choices(s, player)]
        case "offerings":
            return [
                _offered(Part("offerings", offerings=one), one)
                for one in offering_choices(s, player)
            ]
        case "goods":
            what = demand_of(s).what
            return [
                offer(Part("goods", n=n), f"send:{what}:{n}", amount_text(what, n))
                for n in range(most_goods(s, player) + 1)
            ]
        case _:
            return [
                offer(Part("amphorae", n=n), f"send:amphora:{n}", amount_text("amphora", n))
                for n in range(most_amphorae(s, player) + 1)
            ]


def _offered(part: Part, counts: Mapping[Marker, int]) -> Offer[Part]:
    id = ":".join(f"{kind}.{n}" for kind, n in counts.items())
    return offer(part, f"send:{id}", Text("do-send", {"what": amounts(counts)}))


def _whole_offers(s: State, seat: Seat) -> list[Offer[Part]]:
    found: list[Offer[Part]] = []
    for name, delivery in shortcuts(s, seat).items():
        hint = Text("hint-delivery", {"what": delivery_words(s, delivery)})
        whole = Part("whole", delivery)
        everything = name == "everything"
        found.append(offer(whole, name, Text(f"do-rome-{name}"), None if everything else hint))
    by_hand = Text("do-rome-by-hand")
    return [*found, offer(Part("by_hand"), "by_hand", by_hand, Text("hint-rome-by-hand"))]


def delivery_words(s: State, delivery: Delivery) -> tuple[Text, ...]:
    counts: dict[str, int] = {str(kind): n for kind, n in (delivery.troops or {}).items()}
    counts |= {str(kind): n for kind, n in (delivery.offerings or {}).items()}
    counts[demand_of(s).what] = delivery.goods or 0
    counts["amphora"] = counts.get("amphora", 0) + (delivery.amphorae or 0)
    return amounts(counts)


def _apply(s: State, player: Player, part: Part) -> None:
    if part.what == "whole":
        assert part.whole is not None
        player.delivery = Delivery(
            dict(part.whole.troops or {}),
            dict(part.whole.offerings or {}),
            part.whole.goods,
            part.whole.amphorae,
            ready=True,
        )
        return
    own = player.delivery = player.delivery or Delivery(by_hand=True)
    if part.what == "troops":
        own.troops = part.troops
    elif part.what == "offerings":
        own.offerings = part.offerings
    elif part.what == "goods":
        own.goods = part.n
    elif part.what == "amphorae":
        own.amphorae = part.n
    if own.goods is not None and own.amphorae is None and not most_amphorae(s, player):
        own.amphorae = 0
    own.ready = own.amphorae is not None


# ---- what comes of it -------------------------------------------------------------------------


def _show(t: Chronicle, s: State) -> None:
    for owner in s.order:
        player = board(s, owner)
        if owner == CAEPIO:
            continue
        assert player.delivery is not None
        words = delivery_words(s, player.delivery)
        t.tell("told-delivers", who=owner_text(owner), what=words, reveals=True)


def _resolve(t: Chronicle, s: State) -> Steps[None]:
    _reward_most(t, s, "troops", troops_sent)
    _reward_most(t, s, "offerings", offerings_sent)
    for owner in s.order:
        player = board(s, owner)
        short = (troops_sent(player) < least_troops(s)) + (
            offerings_sent(player) < least_offerings(s)
        )
        if short:
            _cause(t, s, owner, short, "told-short")
    sent = {owner: goods_sent(s, board(s, owner)) for owner in s.order if owner != CAEPIO}
    met = sum(sent.values()) >= group_minimum(s)
    t.tell("told-demand-met" if met else "told-demand-missed", n=sum(sent.values()))
    for owner, n in sent.items():
        caused = (not n and not s.solo) + (not met)
        if caused:
            _cause(t, s, owner, caused, "told-causes")
    places = ranks(sent, group_minimum(s))
    _give_away(s)
    if decade_of(s.round) == DECADES:
        _last_rewards(t, s, sent, met)
    else:
        yield from _rewards(t, s, places)
    _hand_in(s)


def _reward_most(t: Chronicle, s: State, source: Source, value: Callable[[Player], int]) -> None:
    """A Senator for who alone sent the most."""
    values = {owner: value(board(s, owner)) for owner in s.order}
    most = max(values.values())
    best = [owner for owner, n in values.items() if n == most]
    if most and len(best) == 1:
        win_senator(t, s, best[0], source)
        t.tell_deeds(f"told-most-{source}", who=owner_text(best[0]), n=most)


def _cause(t: Chronicle, s: State, owner: Owner, n: int, key: str) -> None:
    take_unrest(s, board(s, owner), n)
    t.tell(key, who=owner_text(owner), what=amount_text("flames", n))


def _give_away(s: State) -> None:
    """What was sent is nobody's until the rewards are over."""
    for owner in owners(s):
        player = board(s, owner)
        own = player.delivery
        assert own is not None
        own.sent = True
        for kind, n in (own.troops or {}).items():
            player.troops[kind] -= n
        for offering, n in (own.offerings or {}).items():
            player.offerings[offering] -= n
        player.goods["amphora"] -= own.amphorae or 0
        what = demand_of(s).what
        if what == "denarii":
            player.denarii -= own.goods or 0
        else:
            player.goods[what] -= own.goods or 0


def _hand_in(s: State) -> None:
    """All that was sent goes back to the supplies."""
    for owner in owners(s):
        player = board(s, owner)
        own, player.delivery = player.delivery, None
        assert own is not None
        for kind, n in (own.troops or {}).items():
            s.troops[kind] += n
        for offering, n in (own.offerings or {}).items():
            s.offerings[offering] += n
        s.supply["amphora"] += own.amphorae or 0
        what = demand_of(s).what
        if what != "denarii":
            s.supply[what] += own.goods or 0


def _rewards(t: Chronicle, s: State, places: Mapping[Owner, int]) -> Steps[None]:
    firsts = [owner for owner in s.order if places.get(owner) == 1]
    for rank in range(1, LAST_RANK + 1):
        for owner in s.order:
            if places.get(owner) == rank:
                yield from resolve(t, s, owner, demand_of(s).ranks[rank - 1], firsts=firsts)
                t.tell_deeds("told-rank", who=owner_text(owner), n=rank)


def _last_rewards(t: Chronicle, s: State, sent: Mapping[Owner, int], met: bool) -> None:
    """In the last decade a Senator for most and one less for least (rulings R-45, R-46)."""
    most, least = max(sent.values()), min(sent.values())
    for owner, n in sent.items():
        if met and n == most:
            win_senator(t, s, owner, "rome")
        loses = n == least and not s.solo if met else True
        if loses and not (s.solo and s.variant.goal == "monuments"):
            lose_senator(t, s, owner, "rome")
        if t.has_deeds:
            t.tell_deeds("told-last-rank", who=owner_text(owner))
