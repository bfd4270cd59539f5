"""What is asked about a delivery to Rome: a whole one at once, or part by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

from msgspec import Struct

from games.corduba.course.deliveries import (
    demand_of,
    group_minimum,
    least_offerings,
    least_troops,
    most_amphorae,
    most_goods,
    offering_choices,
    shortcuts,
    troop_choices,
)
from games.corduba.measures import everybody, offering_value, troop_value
from games.corduba.state import Delivery, Player, State
from games.corduba.terms import Offering, Troop
from games.corduba.words.labels import amount_text, amounts
from games.core.asking import Offer, decision, offer
from games.core.contract import Ask, Decision
from games.core.seats import Seat
from games.core.text import Text, Value

Marker = TypeVar("Marker", bound=str)


class Part(Struct, frozen=True):
    """One part of a delivery, or a whole one."""

    what: Literal["whole", "by_hand", "troops", "offerings", "goods", "amphorae"]
    whole: Delivery | None = None
    troops: dict[Troop, int] | None = None
    offerings: dict[Offering, int] | None = None
    n: int = 0


def undecided(s: State) -> list[Seat]:
    return [seat for seat in everybody(s) if not (own := s.players[seat].delivery) or not own.ready]


def ask(s: State) -> Ask:
    asked = tuple(_question(s, seat) for seat in undecided(s))
    return Ask(asked, sealed=False, renew=lambda _: ask(s))


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
        "players": len(s.players),
    }
    if part not in ("whole", "troops"):
        words["so_far"] = delivery_words(s, s.players[seat].delivery or Delivery())
    prompt = Text(f"ask-rome-{part}", words)
    return decision(seat, f"corduba.rome.{part}", prompt, offers(s, seat))


def offers(s: State, seat: Seat) -> Sequence[Offer[Part]]:
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
    """Each says what it counts, so that whoever confirms it knows what goes."""
    found: list[Offer[Part]] = []
    group = amount_text(demand_of(s).what, group_minimum(s))
    for name, delivery in shortcuts(s, seat).items():
        what, n = _counted(s, s.players[seat], delivery), len(s.players)
        label = Text(f"do-rome-{name}", {"what": what, "n": n})
        hint = Text(f"hint-rome-{name}", {"group": group, "n": n})
        found.append(offer(Part("whole", delivery), name, label, hint))
    by_hand = Text("do-rome-by-hand")
    return [*found, offer(Part("by_hand"), "by_hand", by_hand, Text("hint-rome-by-hand"))]


def _counted(s: State, player: Player, delivery: Delivery) -> tuple[Text, ...]:
    """«troops 4, offerings 2 and 3 stone»: by value, for a button is short."""
    counts: dict[str, int] = {
        "troops": troop_value(player, delivery.troops or {}),
        "offerings": offering_value(player, delivery.offerings or {}),
        demand_of(s).what: delivery.goods or 0,
    }
    counts["amphora"] = counts.get("amphora", 0) + (delivery.amphorae or 0)
    return amounts(counts)


def delivery_words(s: State, delivery: Delivery) -> tuple[Text, ...]:
    counts: dict[str, int] = {str(kind): n for kind, n in (delivery.troops or {}).items()}
    counts |= {str(kind): n for kind, n in (delivery.offerings or {}).items()}
    counts[demand_of(s).what] = delivery.goods or 0
    counts["amphora"] = counts.get("amphora", 0) + (delivery.amphorae or 0)
    return amounts(counts)


def apply(s: State, player: Player, part: Part) -> None:
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
