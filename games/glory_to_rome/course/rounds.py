"""A round: lead or think, follow or think, everybody acts, clean up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.core.asking import Offer, offer, pick
from games.core.contract import Ask, Decision, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import Ended
from games.glory_to_rome.course.playing import (
    Petition,
    SeveralUnits,
    cards_of_play,
    petition_colours,
    play_rules,
    playable_roles,
    plays_offered,
    units,
)
from games.glory_to_rome.course.setup import choose_start
from games.glory_to_rome.course.thinking import (
    Thought,
    discards_before_thinking,
    plan_thought,
    think,
    thoughts_offered,
)
from games.glory_to_rome.data.cards import CARDS, ROLES, SENATOR, Role
from games.glory_to_rome.functions import Effect, Function
from games.glory_to_rome.measures import functions, turn_order
from games.glory_to_rome.roles.batches import performance, remaining
from games.glory_to_rome.roles.performing import work_off
from games.glory_to_rome.state import State
from games.glory_to_rome.words.labels import ROLE_HINT, ROLE_TEXT, card_text, name_text

LOW_DECK = 16  # more cards than any hand can be refilled with
Plan: TypeAlias = "Thought | tuple[str, ...]"  # what a follower will do: think, or play cards


def segment(t: Table, s: State) -> Steps[None] | None:
    """The stretch of play up to the next checkpoint."""
    if s.result:
        return None
    phases: dict[str, Callable[[Table, State], Steps[None]]] = {
        "start": choose_start,
        "lead": lead,
        "follow": follow,
        "act": perform,
        "end": end_round,
    }
    return _until_ended(phases[s.phase](t, s))


def _until_ended(steps: Steps[None]) -> Steps[None]:
    try:
        yield from steps
    except Ended:
        return


# ---- leading ----------------------------------------------------------------------------------


def lead(t: Table, s: State) -> Steps[None]:
    seat = Seat(s.leader)
    playable = playable_roles(s, seat)
    roles: list[Offer[Role | Thought | str]] = [
        offer(
            role,
            f"lead:{role}",
            ROLE_TEXT[role],
            ROLE_HINT[role],
            group="lead",
            spot=f"role:{role}",
        )
        for role in playable
    ]
    prompt = _ask_lead(s, seat, playable)
    what = yield from pick(seat, "gtr.lead", prompt, [*roles, *_thinking(s, seat)])
    if what == "think":
        what = yield from plan_thought(s, seat)
    if isinstance(what, Thought):
        s.players[seat].stance = "think"
        t.tell("told-leader-thinks", who=who(seat))
        think(t, s, seat, what)
        pass_leader(t, s)
        return
    role = next(role for role in ROLES if role == what)
    offers = plays_offered(s, seat, role)
    prompt = Text("ask-lead-cards", {"role": ROLE_TEXT[role]})
    play = yield from pick(seat, "gtr.lead.cards", prompt, offers)
    cards = yield from cards_of_play(s, seat, role, play)
    s.role = role
    lay_down(t, s, seat, cards, "lead")
    s.phase = "follow"


def _ask_lead(s: State, seat: Seat, roles: Sequence[Role]) -> Text:
    """Which role; and what leads those of which there is no card."""
    ask, hand = Text("ask-lead", {"round": s.round}), s.players[seat].hand
    active = functions(s, seat)
    rules = [play_rules(s, seat, role, active) for role in roles]
    lacking = [each for each in rules if not any(map(each.on_role, hand))]
    if not lacking:
        return ask
    means = "senator" if SENATOR in hand else "petition"
    if SENATOR in hand and petition_colours(hand, lacking[0]):
        means = "either"
    return Text("ask-lead-otherwise", {"ask": ask, "means": means})


def _thinking(s: State, seat: Seat) -> list[Offer[Thought | str]]:
    """The three ways to think at once, or one button where something may be discarded first."""
    if discards_before_thinking(s, seat):
        return [offer("think", "think", Text("do-think"), group="think", spot="deck")]
    return [*thoughts_offered(s, seat)]


def lay_down(t: Table, s: State, seat: Seat, cards: tuple[str, ...], stance: str) -> None:
    assert s.role is not None
    player = s.players[seat]
    made = units(cards, play_rules(s, seat, s.role))
    assert made is not None, (seat, s.role, cards)
    player.units = made
    player.stance = "lead" if stance == "lead" else "follow"
    for card in cards:
        player.hand.remove(card)
    player.camp += cards
    t.tell(
        f"told-{stance}s",
        who=who(seat),
        role=ROLE_TEXT[s.role],
        cards=tuple(laid(card, s.role) for card in cards),
        units=made,
    )


def laid(card: str, role: Role) -> Text:
    """Of a card of the role its name says enough."""
    is_of_it = card != SENATOR and CARDS[card].role == role
    return name_text(card) if is_of_it else card_text(card)


# ---- following --------------------------------------------------------------------------------


class _Planner:
    """One follower's questions, asked ahead of its turn as far as it likes to answer.

    Nothing happens before the seat's turn comes; if what others did meanwhile takes an answer
    away, it is asked again from there.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.given: list[tuple[str, ...]] = []
        self.refresh()

    def refresh(self) -> None:
        """Goes through the answers again, as the table is now."""
        given, self.given = self.given, []
        self.plan: Plan | None = None
        self.decision: Decision | None = None
        self._steps = plan_follow(self.s, self.seat)
        self._run(None)
        for picks in given:
            if self.decision is None or not _still_offered(self.decision, picks):
                return
            self.answer(picks)

    def answer(self, picks: tuple[str, ...]) -> None:
        self.given.append(picks)
        self._run(picks)

    def _run(self, picks: tuple[str, ...] | None) -> None:
        try:
            ask = next(self._steps) if picks is None else self._steps.send({self.seat: picks})
            self.decision = ask.decisions[0]
        except StopIteration as done:
            self.plan, self.decision = done.value, None


def _still_offered(decision: Decision, picks: tuple[str, ...]) -> bool:
    ids = [option.id for option in decision.options]
    return decision.least <= len(picks) <= decision.most and all(id in ids for id in picks)


def follow(t: Table, s: State) -> Steps[None]:
    """All followers are asked at once; what they chose happens clockwise."""
    planners = [_Planner(s, seat) for seat in turn_order(s)[1:]]
    known = _circumstances(s)
    while planners:
        first = planners[0]
        while first.plan is None:
            answers = yield _open_questions(planners)
            for planner in planners:
                if planner.seat in answers:
                    planner.answer(answers[planner.seat])
        planners.pop(0)
        carry_out(t, s, first.seat, first.plan)
        if _circumstances(s) != known:
            known = _circumstances(s)
            for planner in planners:
                planner.refresh()
    s.phase = "act"
    s.actor = s.leader


def _open_questions(planners: list[_Planner]) -> Ask:
    def renew(seat: Seat) -> Ask:
        for planner in planners:
            if planner.seat != seat:
                planner.given = []
                planner.refresh()
        return _open_questions(planners)

    questions = tuple(p.decision for p in planners if p.decision)
    return Ask(questions, sealed=False, renew=renew)


def _circumstances(s: State) -> tuple[int, int]:
    """What others can change about a follower's choices: Senators, and a deck that runs low."""
    return s.senators, min(len(s.deck), LOW_DECK)


def plan_follow(s: State, seat: Seat) -> Steps[Plan]:
    """What one follower wants to do; the state is not touched."""
    assert s.role is not None
    offers: list[Offer[str | Petition | SeveralUnits | Thought]] = [
        *plays_offered(s, seat, s.role),
        *_thinking(s, seat),
    ]
    prompt = Text("ask-follow", {"who": who(s.leader), "role": ROLE_TEXT[s.role]})
    what = yield from pick(seat, "gtr.follow", prompt, offers)
    if what == "think":
        return (yield from plan_thought(s, seat))
    if isinstance(what, Thought):
        return what
    return (yield from cards_of_play(s, seat, s.role, what))


def carry_out(t: Table, s: State, seat: Seat, plan: Plan) -> None:
    if isinstance(plan, Thought):
        s.players[seat].stance = "think"
        t.tell("told-thinks", who=who(seat))
        think(t, s, seat, plan)
    else:
        lay_down(t, s, seat, plan, "follow")


# ---- acting -----------------------------------------------------------------------------------


def perform(t: Table, s: State) -> Steps[None]:
    """One player's actions; a long chain may take several segments."""
    seat = Seat(s.actor)
    told, had_actions = len(t.told), bool(s.stack)
    if not s.stack:
        s.stack.append(performance(s, seat))
        had_actions = remaining(s, s.stack[0]) > 0
    yield from work_off(t, s)
    if s.stack:
        return
    if had_actions and len(t.told) == told:
        t.tell("told-passes", who=who(seat))
    order = turn_order(s)
    at = order.index(seat) + 1
    if at < len(order):
        s.actor = order[at]
    else:
        s.phase = "end"


# ---- the end of a round -----------------------------------------------------------------------


def end_round(t: Table, s: State) -> Steps[None]:
    yield from _each_effect(t, s, lambda f: f.on_senators)
    yield from _each_effect(t, s, lambda f: f.on_clean_up)
    clean_up(s)
    yield from _each_effect(t, s, lambda f: f.after_round)
    pass_leader(t, s)


def _each_effect(t: Table, s: State, effect_of: Callable[[Function], Effect | None]) -> Steps[None]:
    """In the turn order of this round; what is active is looked at when its turn comes."""
    for seat in turn_order(s):
        for f in functions(s, seat):
            effect = effect_of(f)
            if effect:
                yield from effect(t, s, seat)


def clean_up(s: State) -> None:
    for player in s.players:
        s.senators += player.camp.count(SENATOR)
        s.pool += [card for card in player.camp if card != SENATOR]
        player.camp.clear()


def pass_leader(t: Table, s: State) -> None:
    for player in s.players:
        player.units = 0
        player.stance = ""
        player.did_craftsman = False
        player.revealed.clear()
    s.role = None
    s.leader = (s.leader + 1) % len(s.players)
    s.round += 1
    s.phase = "lead"
    t.tell("told-round", round=s.round, who=who(s.leader))
