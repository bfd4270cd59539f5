"""The real bot on the loopback Discord, and people who play by clicking what they are shown."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.client import Roma, point_at
from bot.app.settings import Settings
from bot.app.shards import Shards
from games.core.rng import Rng
from games.registry import all_games
from playground import LoopbackServer
from playground.people.interaction import Interaction
from playground.people.person import Person
from playground.world.model import Channel, Message
from storage.environment import is_server
from storage.opening import open_store
from storage.store import Store

PATIENCE = 20.0  # seconds; drawing processes start slowly on a busy machine
NAVIGATION = (
    *("page", "piece", "undo", "restart", "rethink", "clear", "type", "history", "recap", "more"),
    *("leaf", "film", "plan", "rules", "hint"),
)


class NoDrawing:
    """Stands in for the drawing processes where a test is not about pictures."""

    async def picture(self, *_: object, **__: object) -> None:
        return None

    picture_or_late = picture

    async def animation(self, *_: object) -> None:
        return None

    async def course(self, *_: object) -> None:
        return None

    async def warm_up(self) -> None:
        return None

    def close(self) -> None:
        return None

    def waiting(self, *_: object) -> int:
        return 0

    found = drawn = 0


def settings_for(
    server: LoopbackServer,
    database: Path | str,
    dev_guild: int | None = None,
    shards: Shards | None = None,
    metrics_port: int | None = None,
) -> Settings:
    return Settings(
        discord_token=server.token,
        database=Path(":memory:" if is_server(str(database)) else database),
        discord_api_url=server.api_url,
        discord_gateway_url=server.gateway_url,
        render_workers=1,
        dev_guild=dev_guild,
        shards=shards,
        metrics_port=metrics_port,
    )


@asynccontextmanager
async def running_bot(
    server: LoopbackServer,
    database: Path | str,
    *,
    pictures: bool = False,
    dev_guild: int | None = None,
    shards: Shards | None = None,
    metrics_port: int | None = None,
):
    settings = settings_for(server, database, dev_guild, shards, metrics_port)
    point_at(settings)
    store = await open_store(str(database))
    roma = Roma(settings, store, all_games())
    if not pictures:
        roma.drawing.close()
        roma.drawing = roma.composer.drawing = NoDrawing()
    task = asyncio.create_task(roma.start(settings.discord_token))
    while not roma.is_ready():
        if task.done():
            task.result()
        await asyncio.sleep(0.02)
    await roma.drawing.warm_up()  # a machine full of tests starts processes slowly
    try:
        yield roma
    finally:
        await roma.close()
        await asyncio.wait([task])


async def all_told(roma: Roma, seconds: float = 30.0) -> None:
    """Waits until nothing is left in the outbox."""
    async with asyncio.timeout(seconds):
        while await roma.store.waiting_count():
            await asyncio.sleep(0.02)


def verb(custom_id: str) -> str:
    return custom_id.split(":")[1]


async def begin_press(person: Person, panel: Message, rng: Rng) -> Interaction:
    """One random press on a panel: an option, or what carries the draft on."""
    choices = []
    for button in panel.buttons:
        if not button.disabled and verb(button.custom_id) not in NAVIGATION:
            choices.append(("button", button))
    for menu in panel.selects:
        choices.append(("select", menu))
    kind, item = choices[rng.below(len(choices))]
    if kind == "button":
        return await person.click(panel, custom_id=item.custom_id)
    values = [option.value for option in item.options]
    rng.shuffle(values)
    least, most = max(1, item.min_values), item.max_values
    n = least + rng.below(most - least + 1)
    return await person.select(panel, values[:n], custom_id=item.custom_id)


def offers(panel: Message) -> list[str]:
    """Ids of all options that can be pressed or chosen on a panel."""
    pressed = [each.custom_id.split(":", 4) for each in panel.buttons if not each.disabled]
    ids = [words[4] for words in pressed if words[1] == "pick"]
    return ids + [option.value for menu in panel.selects for option in menu.options]


async def choose_option(person: Person, panel: Message, id: str) -> Message:
    """The panel after one of its options, be it a button or an entry of a menu."""
    for each in panel.buttons:
        if verb(each.custom_id) == "pick" and each.custom_id.split(":", 4)[4] == id:
            return await (await person.click(panel, custom_id=each.custom_id)).message(PATIENCE)
    menu = next(m for m in panel.selects if id in [option.value for option in m.options])
    chosen = await person.select(panel, id, custom_id=menu.custom_id)
    return await chosen.message(PATIENCE)


async def press_anything(person: Person, panel: Message, rng: Rng) -> Message:
    """The panel after one random press."""
    return await (await begin_press(person, panel, rng)).message(PATIENCE)


def is_question(panel: Message) -> bool:
    """Whether a panel asks something, rather than saying that others are awaited."""
    verbs = {verb(button.custom_id) for button in panel.buttons}
    return bool(panel.selects) or bool(verbs & {"pick", "confirm", "none", "basket"})


class Table:
    """A table in the loopback's channel, seen from its people."""

    def __init__(
        self, server: LoopbackServer, people: list[Person], game: str = "glory_to_rome"
    ) -> None:
        self.server = server
        self.game = game
        self.people = people
        self.channel = server.channel

    async def open(self, **options: object) -> Message:
        """Its posts are in English, whatever its host speaks."""
        host = self.people[0]
        usual = {"game": self.game, "seats": len(self.people), "language": "en"}
        opened = await host.slash(self.channel, "table open", **(usual | options))
        lobby = await opened.message(PATIENCE)
        for person in self.people[1:]:
            lobby = await self.press(person, lobby, "join")
        return lobby

    async def press(self, person: Person, message: Message, wanted: str) -> Message:
        pressed = await person.click(message, custom_id=button(message, wanted))
        return await pressed.message(PATIENCE)

    async def start(self, **options: object) -> None:
        lobby = await self.open(**options)
        await self.press(self.people[0], lobby, "start")
        here = self.channel.id
        await self.people[0].wait_for(
            lambda m: has_verb(m, "move") and m.channel_id == here, PATIENCE
        )

    def latest(self, person: Person) -> Message:
        """The newest public post with a *My move* button."""
        posts = [m for m in person.sees(self.channel) if has_verb(m, "move") and m.seen_by is None]
        return posts[-1]

    async def panel(self, person: Person) -> Message:
        post = self.latest(person)
        return await (await person.click(post, custom_id=button(post, "move"))).message(PATIENCE)

    async def play_round(self, rng: Rng, presses: int = 40) -> None:
        """Everybody opens the panel once and presses until nothing is asked any more."""
        for person in self.people:
            panel = await self.panel(person)
            for _ in range(presses):
                if not is_question(panel):
                    break
                panel = await press_anything(person, panel, rng)

    def is_over(self) -> bool:
        return any(has_verb(m, "rematch") for m in self.people[0].sees(self.channel))

    async def play_to_the_end(self, rng: Rng, rounds: int = 2000) -> None:
        for _ in range(rounds):
            await self.play_round(rng)
            if self.is_over():
                return
            await asyncio.sleep(0)
        raise AssertionError("the game did not end")


async def choose_switch(host: Person, menu: Message, key: str):
    """Names a switch in the menu of variants; returns the menu of its positions."""
    shown = await (await host.select(menu, key, custom_id=menu.selects[0].custom_id)).message()
    return shown.selects[1]


async def told(person: Person, place: Channel, command: str, **options: object) -> str:
    """What a command is answered with."""
    return (await (await person.slash(place, command, **options)).message()).text


def button(message: Message, wanted: str) -> str:
    return next(b.custom_id for b in message.buttons if verb(b.custom_id) == wanted)


def has_verb(message: Message, wanted: str) -> bool:
    return any(verb(b.custom_id) == wanted for b in message.buttons if b.custom_id)


async def give_seat(table: Table, owner: Person, **to: object) -> Message:
    """The host asks for the owner's seat, who agrees by direct message; a person then takes it."""
    await told(table.people[0], table.channel, "table replace", whose=owner.name, **to)
    asked = await owner.wait_for(
        lambda m: m.channel_id == owner.dm.id and has_verb(m, "agree"), PATIENCE
    )
    agreed = await table.press(owner, asked, "agree")
    heir = to.get("member")
    if isinstance(heir, Person):
        await take_seat(table, heir)
    return agreed


async def take_seat(table: Table, heir: Person) -> Message:
    """Whoever is offered a seat takes it."""
    offer = await heir.wait_for(lambda m: has_verb(m, "take") and heir.mention in m.text, PATIENCE)
    return await table.press(heir, offer, "take")


async def close_game(person: Person, table: Table) -> Message:
    """Asks for the running game to be closed, and means it; gives the last answer."""
    sure = await (await person.slash(table.channel, "table close")).message()
    return await table.press(person, sure, "close")


async def check_posts(table: Table, store: Store) -> None:
    """Every move is told in exactly one post, in order, and every post is of a stored move."""
    row = await store.table_in(table.channel.id)
    assert row is not None
    moves = [m for m in await store.moves(row.id, 0, 10_000) if not m.undone]
    posts = [m for m in table.people[0].sees(table.channel) if told_moves(m)]
    told = [told_moves(m) for m in posts]
    assert told == sorted(set(told)), "a move was told twice or out of order"
    assert told[-1] == moves[-1].number
    assert all(move.message in {m.id for m in posts} for move in moves)


def told_moves(message: Message) -> int:
    """The last move a public board post tells of; 0 for other messages."""
    tells = "•" in message.text or "\n2. " in message.text
    if message.seen_by is not None or not (message.attachments or tells):
        return 0
    for each in message.buttons:
        if verb(each.custom_id) == "history":
            return int(each.custom_id.split(":")[-1])
    return 0


async def until_final(person, panel, rng: Rng):
    """Presses on until the panel asks for a confirmation."""
    while not has_verb(panel, "confirm"):
        panel = await press_anything(person, panel, rng)
    return panel


async def waiting_person(table: Table):
    for person in table.people:
        panel = await table.panel(person)
        if is_question(panel):
            return person, panel
    raise AssertionError("nobody is asked")


async def count_of(roma, table: Table) -> int:
    row = await roma.store.table_in(table.channel.id)
    return len(await roma.store.choices(row.id))


async def lead_something(person, panel, rng: Rng) -> None:
    role = next(id for id in offers(panel) if id.startswith("lead:"))
    panel = await choose_option(person, panel, role)
    panel = await until_final(person, panel, rng)
    await (await person.click(panel, custom_id=button(panel, "confirm"))).message()


async def concede(table: Table):
    """Whoever is asked gives up; the post that ends the game."""
    for person in table.people:
        panel = await table.panel(person)
        if is_question(panel):
            break
    more = await (await person.click(panel, custom_id=button(panel, "more"))).message()
    tap = next(b.custom_id for b in more.buttons if b.custom_id.endswith(":concede"))
    sure = await (await person.click(more, custom_id=tap)).message()
    await (await person.click(sure, custom_id=button(sure, "do_aside"))).message()
    return await person.wait_for(lambda m: has_verb(m, "rematch"))
