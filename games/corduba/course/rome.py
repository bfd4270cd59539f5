"""Rome's demand at the end of a decade: sealed deliveries, Senators, unrest, ranks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.corduba.course.deliveries import (
    demand_of,
    goods_sent,
    group_minimum,
    has_choice,
    least_offerings,
    least_troops,
    offering_choices,
    offerings_sent,
    ranks,
    troop_choices,
    troops_sent,
)
from games.corduba.course.sending import apply, ask, delivery_words, offers, undecided
from games.corduba.holdings.effects import resolve
from games.corduba.holdings.purse import lose_senator, take_unrest, win_senator
from games.corduba.measures import board, owners
from games.corduba.solo.delivering import caepio_delivers
from games.corduba.state import Delivery, Owner, Player, Source, State
from games.corduba.terms import CAEPIO, DECADES, decade_of
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import DEMAND_TEXT, amount_text, owner_text
from games.core.asking import chosen
from games.core.contract import Steps, Table
from games.core.text import Text

LAST_RANK = 4


def demand(table: Table, s: State) -> Steps[None]:
    t = Chronicle(table)
    t.tell("told-rome", card=DEMAND_TEXT[demand_of(s).id])
    if s.solo:
        caepio_delivers(t, s)
    for player in s.players:
        player.delivery = None if has_choice(s, player) else shortcuts_only(s, player)
    while asked := undecided(s):
        answers = yield ask(s)
        for seat in asked:
            if seat in answers:
                (part,) = chosen(offers(s, seat), answers[seat])
                apply(s, s.players[seat], part)
    _show(t, s)
    yield from _resolve(t, s)
    s.phase = "harmony"


def shortcuts_only(s: State, player: Player) -> Delivery:
    """The one delivery of somebody without a choice."""
    return Delivery(troop_choices(s, player)[0], offering_choices(s, player)[0], 0, 0, ready=True)


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
                with t.because(Text("why-rank", {"n": rank})):
                    yield from resolve(t, s, owner, demand_of(s).ranks[rank - 1], firsts=firsts)
                t.tell_deeds("told-rank", who=owner_text(owner), n=rank)


def _last_rewards(t: Chronicle, s: State, sent: Mapping[Owner, int], met: bool) -> None:
    """In the last decade a Senator for most and one less for least (rulings R-45, R-46)."""
    most, least = max(sent.values()), min(sent.values())
    for owner, n in sent.items():
        wins = met and n == most
        loses = n == least and not s.solo if met else True
        if wins:
            win_senator(t, s, owner, "rome")
        if loses and not (s.solo and s.variant.goal == "monuments"):
            lose_senator(t, s, owner, "rome")
        if t.has_deeds:
            why = "missed" if not met else "most" if not loses else "equal" if wins else "least"
            t.tell_deeds(f"told-last-{why}", who=owner_text(owner), n=n)
