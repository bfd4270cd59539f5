"""People at one table after the other, who play on whatever happens: they press again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from bot.talk.voice import Voice
from games.core.contract import AnyGame
from games.core.rng import Rng
from playground import LoopbackServer
from playground.events.receipts import Receipt
from playground.people.interaction import Interaction
from playground.people.person import Person
from playground.protocol.errors import NoResponseError, RefusedError
from playground.world.model import Channel, Guild, Message
from tests.bot.forum import begin_press, button, has_verb, is_question
from tests.soak.ledger import Ledger, Stored

PATIENCE = 6.0  # seconds; then people press again
SEATS = 4  # at most
ENOUGH = 40  # presses at a table, or up to twice as many
PRESSES = 40  # of one person before the next one looks
DONE = tuple(
    Voice(language)(key) for language in ("en", "de") for key in ("panel-then", "panel-taken")
)
TROUBLES = (NoResponseError, RefusedError, TimeoutError, LookupError)


class Played:
    """A table as its people knew it."""

    def __init__(
        self, channel: Channel, game: AnyGame, people: list[Person], seats: int, enough: int | None
    ) -> None:
        self.channel = channel
        self.game = game
        self.people = people
        self.seats = seats
        self.enough = enough  # presses; then people give up. None: they never do
        self.id = 0
        self.presses: Counter[int] = Counter()  # by person
        self.pings: Counter[tuple[int, int]] = Counter()  # by person and message
        self.known: dict[int, Stored] = {}  # choices that were in the database once
        self.done: dict[int, tuple[int, int, str]] = {}  # by person: what was last called done
        self.lost: list[str] = []

    @property
    def is_tiring(self) -> bool:
        return self.enough is not None and self.presses.total() >= self.enough


class Company:
    """Some people who play one game, again and again."""

    def __init__(
        self,
        server: LoopbackServer,
        ledger: Ledger,
        game: AnyGame,
        rng: Rng,
        posted: Callable[[], None],
        guild: Guild | None = None,
    ) -> None:
        self.server = server
        self.ledger = ledger
        self.game = game
        self.rng = rng
        self.posted = posted  # a message came to a table
        self.guild = guild  # where they play; then now and then by direct message, too
        names = ("Livia", "Gaius")
        self.people = [
            server.person(f"{name} {game.key}", locale=locale)
            for name, locale in zip(names, ("de", "en-US"), strict=True)
        ]
        for person in self.people:
            person.listen(lambda receipt, person=person: self._hear(person, receipt))
        self.tables: list[Played] = []
        self.answered = 0

    def _hear(self, person: Person, receipt: Receipt) -> None:
        if receipt.event != "MESSAGE_CREATE" or not self.tables:
            return
        for table in self.tables:
            if table.channel.id == receipt.channel_id and receipt.pinged:
                table.pings[person.id, receipt.message_id] += 1
        if self.tables[-1].channel.id == receipt.channel_id:
            self.posted()

    @property
    def table(self) -> Played:
        return self.tables[-1]

    def is_over(self) -> bool:
        found = self.ledger.table_in(self.table.channel.id)
        return found is not None and found[1] == "over"

    def sit_elsewhere(self) -> None:
        """A new channel for the next game; every other one is given up before its end.

        That ends it, if there are not more computer players than one.
        """
        gives_up = len(self.tables) % 2 == 0
        least, most = len(self.people), len(self.people) + 1 if gives_up else SEATS
        fitting = [seats for seats in self.game.seats if least <= seats <= most]
        seats = fitting[self.rng.below(len(fitting))]
        enough = ENOUGH + self.rng.below(ENOUGH) if gives_up else None
        name = f"{self.game.key}-{len(self.tables)}".replace("_", "-")
        channel = self.server.add_channel(name, self.guild)
        self.tables.append(Played(channel, self.game, self.people, seats, enough))

    async def play(self, *, anew: bool = True) -> None:
        """Until cancelled, or until the game is over that is played now."""
        while True:
            try:
                if not self.tables or (anew and self.is_over()):
                    self.sit_elsewhere()
                if self.is_over():
                    return
                await self._play_on()
            except TROUBLES:
                await asyncio.sleep(0.2)

    async def _play_on(self) -> None:
        found = self.ledger.table_in(self.table.channel.id)
        if found is not None:
            self.table.id = found[0]
        if found is None or found[1] == "lobby":
            await self._start()
        elif self._board() is None:
            await asyncio.sleep(0.2)
        else:
            await self._round()

    # ---- before the game ----------------------------------------------------------------------

    async def _start(self) -> None:
        """One step towards the first move; each of them may fail and is done again."""
        table, host = self.table, self.people[0]
        lobby = next((m for m in host.sees(table.channel) if has_verb(m, "join")), None)
        if lobby is None:
            if table.id:
                self.sit_elsewhere()  # what opened it was never shown
                return
            opened = await host.slash(
                table.channel, "table open", game=self.game.key, seats=table.seats
            )
            await opened.message(PATIENCE)
            return
        seated = self.ledger.seats(table.id)
        missing = [person for person in self.people if person.id not in seated.values()]
        if missing:
            await self._press(missing[0], lobby, "join")
        elif len(seated) < table.seats:
            await self._press(host, lobby, "addbot")
        else:
            await self._press(host, lobby, "start")

    async def _press(self, person: Person, message: Message, wanted: str) -> Message:
        if not has_verb(message, wanted):
            raise LookupError(f"no {wanted} there")
        pressed = await person.click(message, custom_id=button(message, wanted))
        return await self._answer_to(pressed)

    async def _answer_to(self, pressed: Interaction) -> Message:
        answer = await pressed.message(PATIENCE)
        self.answered += 1
        return answer

    # ---- the game -----------------------------------------------------------------------------

    def _board(self) -> Message | None:
        posts = self.people[0].sees(self.table.channel)
        return next((m for m in reversed(posts) if has_verb(m, "move") and m.seen_by is None), None)

    def _hand(self, person: Person) -> Message | None:
        """Now and then, where that is another process than the channel's."""
        if self.guild is None or self.rng.below(3):
            return None
        here = f":move:{self.table.id}:"
        hands = [m for m in person.inbox if any(here in b.custom_id for b in m.buttons)]
        return hands[-1] if hands else None

    async def _round(self) -> None:
        """Whoever looks first; who was answered may stop, since some answers can be changed."""
        people = list(self.people)
        self.rng.shuffle(people)
        for person in people:
            board = self._board()
            assert board
            panel = await self._press(person, self._hand(person) or board, "move")
            if self.table.is_tiring and len(self.ledger.moves(self.table.id)) > 1:
                panel = await self._give_up(person, panel)
            for _ in range(PRESSES):
                if not is_question(panel):
                    break
                panel = await self._answer(person, panel)
                if panel.text.startswith(DONE) and not self.rng.below(3):
                    break

    async def _answer(self, person: Person, panel: Message) -> Message:
        """One press: most people who are asked whether they mean it do."""
        self.table.presses[person.id] += 1
        if has_verb(panel, "confirm") and self.rng.below(5):
            return self._noted(person, await self._press(person, panel, "confirm"))
        pressed = await begin_press(person, panel, self.rng)
        return self._noted(person, await self._answer_to(pressed))

    async def _give_up(self, person: Person, panel: Message) -> Message:
        """Unless they have; they may be asked still, until others have given up too."""
        if not has_verb(panel, "more"):
            return panel  # asked whether they mean something else
        more = await self._press(person, panel, "more")
        flag = next((b.custom_id for b in more.buttons if b.custom_id.endswith(":concede")), None)
        if flag is None:
            return await self._press(person, more, "back")
        sure = await self._answer_to(await person.click(more, custom_id=flag))
        self.table.presses[person.id] += 1
        return self._noted(person, await self._press(person, sure, "do_aside"))

    def _noted(self, person: Person, answer: Message) -> Message:
        """What the bot calls done must be in the database."""
        table = self.table
        if answer.text.startswith(DONE):
            self._look_up(person, answer)
        for choice in self.ledger.choices(table.id)[len(table.known) :]:
            table.known[choice.number] = choice
        return answer

    def _look_up(self, person: Person, answer: Message) -> None:
        """Whether there is a choice more than when something was called done before.

        An edit whose answer was lost may be made again; that is not a second answer.
        """
        table = self.table
        seat = next(n for n, user in self.ledger.seats(table.id).items() if user == person.id)
        count, panel, text = table.done.get(person.id, (0, 0, ""))
        stored = self.ledger.count(table.id, seat)
        if stored <= count and (panel, text) != (answer.id, answer.text):
            table.lost.append(f"table {table.id}: {person.name} was told «{answer.text[:40]}»")
        table.done[person.id] = (stored, answer.id, answer.text)
