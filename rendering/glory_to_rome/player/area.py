"""A player's area: influence, played cards, hand and vault, clients, stockpile, buildings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from games.glory_to_rome.data.cards import KINDS, MATERIALS, SENATOR, Material
from games.glory_to_rome.seat.view import PlayerView
from games.glory_to_rome.state import Variant
from games.glory_to_rome.words.labels import counted
from rendering.board.scene import INNER
from rendering.glory_to_rome.look import LETTER, ChipKind, card_colour, chip
from rendering.glory_to_rome.player.plates import Detail, arrange, column_width, plate_sheet, plates
from rendering.kit.box import Box
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.seats import SEATS, badge
from rendering.kit.theme import (
    INK,
    INK_SOFT,
    OCHRE,
    PLASTER,
    PLASTER_LIGHT,
    RED,
    VERDIGRIS,
    Colour,
    mix,
    on,
)
from rendering.kit.type import break_lines, leading, width
from rendering.words.spoken import Words

BAND = 112
LEFT = BAND + 14
RIGHT = INNER - 12
ROW = 44  # name, stance, hand, vault
TABLES = 44  # clients, stockpile, sites
TOP = ROW + TABLES + 20
CHIP = 59  # one material or role in a table
STANCE = 530  # where the played cards begin, unless the name is longer
CAMP = 480  # room kept for them
COUNTERS = 290  # room for hand and vault at the right

# What the sum of a table is called as a spot.
WHOLE: dict[ChipKind, str] = {"client": "clients", "stock": "stockpile", "site": "sites"}

Told: TypeAlias = Literal["", "hand", "hand and vault"]  # open zones written below

_blocks: Store[Canvas] = Store(20)


class Area(NamedTuple):
    """All that a player's block depends on."""

    player: PlayerView
    leads: bool
    waits: bool  # the table waits for this player
    ahead: bool  # nobody has more influence
    told: Told
    variant: Variant
    detail: Detail


class Table(NamedTuple):
    """Six counts by material or role, with their sum."""

    key: ChipKind
    icon: Icon
    total: str
    room: int  # for the total
    counts: Mapping[Material, int]


def player_block(area: Area, words: Words) -> Canvas:
    """The block, from the store when nothing of it has changed."""
    flags = (area.leads, area.waits, area.ahead, area.told, area.detail, words.language)
    seen = msgspec.json.encode((area.player, area.variant))
    key = (seen, words.names[area.player.seat], flags)
    return _blocks.get(key, lambda: _draw(area, words))


def _draw(area: Area, words: Words) -> Canvas:
    player = area.player
    w = RIGHT - LEFT
    found = plates(player.buildings, words, area.variant, column_width(w), area.detail)
    boxes, built = arrange(found, w, area.detail is Detail.DENSE)
    opened = _opened(area, words, w)
    height = TOP + built + (leading(20) * len(opened) + 8 if opened else 0)
    canvas = Canvas(INNER, height + height % 2, PLASTER)
    _ground(canvas, area, words)
    _name_row(canvas, area, words)
    _tables(canvas, player)
    for plate, box in zip(found, boxes, strict=True):
        at = box.moved(LEFT, TOP - 3)
        canvas.put(plate_sheet(plate, at.w), at.x, at.y)
        tag = Tag(Box(at.x + 2, at.y + 2, 31, 30))  # over the letter of the material
        canvas.spot(f"p{player.seat}:b:{plate.building.name}", at, tag=tag)
        canvas.part(at.inset(-8), player.seat)
    for n, line in enumerate(opened):
        room = Box(LEFT, TOP + built + n * leading(20) - 4, w, leading(20))
        canvas.text(line, room, "text", 20, INK)
    return canvas


def _opened(area: Area, words: Words, w: int) -> tuple[str, ...]:
    """Hands in the first rounds of a teaching game, hands and vaults after the end."""
    told = []
    if area.told and area.player.hand:
        names = ", ".join(card_name(card, words) for card in area.player.hand)
        told.append(f"{words.say('gtr-open-hand')}: {names}")
    if area.told == "hand and vault" and area.player.vault:
        told.append(words.say("sheet-vault", materials=counted(area.player.vault)))
    return break_lines(" · ".join(told), "text", 20, w)


def card_name(name: str, words: Words) -> str:
    return words.say(SENATOR if name == SENATOR else f"building-{name}")


def _ground(canvas: Canvas, area: Area, words: Words) -> None:
    """The plate with its band in the colour of the seat, and influence in large figures."""
    player = area.player
    box = canvas.box
    seat = SEATS[player.seat].colour
    edge = 6 if area.waits else 2
    canvas.plate(box, 12, PLASTER_LIGHT, VERDIGRIS if area.waits else INK, edge)
    band = Box(edge, edge, BAND - edge, box.h - 2 * edge)
    canvas.rounded(band, 10, seat)
    canvas.fill(Box(band.x + 12, band.y, band.w - 12, band.h), seat)
    if area.ahead:
        canvas.shape("laurel", Box(4, 2, BAND - 6, BAND - 10), mix(seat, on(seat), 0.6))
    figure = Box(4, 8, BAND - 6, 80)
    canvas.text(str(player.influence), figure, "title", 62, on(seat), "centre", least=44)
    canvas.spot(f"p{player.seat}:influence", Box(edge + 4, edge + 4, BAND - edge - 8, 92))
    canvas.spot(f"p{player.seat}:area", box.inset(3))


def _name_row(canvas: Canvas, area: Area, words: Words) -> None:
    player, y = area.player, 8
    name = words.names[player.seat]
    badge(canvas, player.seat, name, Box(LEFT, y, 44, 44))
    x = LEFT + 54
    gave_up = words.say("gtr-conceded") if player.conceded else ""
    wide = 40 + width(gave_up, "semi", 24) if gave_up else 0
    extra = 44 * (area.leads + area.waits) + wide
    right = RIGHT - COUNTERS - (CAMP if player.stance else 0)
    room = Box(x, y, right - x - 16 - extra, ROW)
    end = canvas.text(name, room, "head", 36, INK).right + 12
    signs: tuple[tuple[bool, Icon, Colour], ...] = (
        (area.leads, "crown", OCHRE),
        (area.waits, "hourglass-half", VERDIGRIS),
        (player.conceded, "flag", RED),
    )
    for shown, icon, colour in signs:
        if shown:
            canvas.icon(icon, end + 18, y + 22, 34 if icon == "crown" else 28, colour)
            if icon == "crown":
                canvas.spot("leader", Box(end - 2, y + 1, 40, ROW - 4))
            end += 42
    if gave_up:
        end = canvas.text(gave_up, Box(end, y, wide, ROW), "semi", 24, RED).right
    canvas.spot(f"p{player.seat}:name", Box(LEFT - 4, y - 2, end - LEFT + 8, ROW))
    _stance(canvas, player, words, max(STANCE, end + 20))
    x = RIGHT - COUNTERS
    hand, vault = Box(x, y, 136, ROW), Box(x + 150, y, 140, ROW)
    _count(canvas, player, "hand", hand, player.hand_size, player.hand_limit)
    _count(canvas, player, "vault", vault, player.vault_size, player.vault_limit)
    canvas.part(Box(LEFT - 12, 1, INNER - LEFT + 10, ROW + 12), player.seat)


def _count(canvas: Canvas, player: PlayerView, key: str, box: Box, n: int, limit: int) -> None:
    if key == "hand":
        canvas.shape("fan", Box(box.x + 4, box.y + 4, 38, 38), INK_SOFT)
    else:
        canvas.icon("box-archive", box.x + 22, box.y + 22, 32, INK_SOFT)
    room = Box(box.x + 50, box.y, box.w - 52, box.h)
    end = canvas.text(str(n), room, "bold", 36, INK).right
    room = Box(end + 2, box.y + 4, box.right - end - 2, box.h - 4)
    end = canvas.text(f"/{limit}", room, "semi", 26, INK_SOFT).right
    canvas.spot(f"p{player.seat}:{key}", Box(box.x, box.y, end - box.x + 6, box.h - 2))


def _stance(canvas: Canvas, player: PlayerView, words: Words, left: int) -> None:
    """Lead, follow or think, and the cards played for it."""
    if not player.stance:
        return
    y, x = 8, left
    if player.stance == "think":
        canvas.icon("lightbulb", x + 14, y + 22, 28, OCHRE)
        x += 36
    said = words.say(f"gtr-stance-{player.stance}")
    end = canvas.text(said, Box(x, y, 150, ROW), "semi", 26, INK_SOFT).right + 12
    end = _camp(canvas, player.camp, words, end, RIGHT - COUNTERS - 66)
    if player.units > 1:
        room = Box(end + 6, y, RIGHT - COUNTERS - end - 10, ROW)
        end = canvas.text(f"×{player.units}", room, "bold", 26, INK).right
    canvas.spot(f"p{player.seat}:stance", Box(left - 4, y, end - left + 10, ROW - 4))


def _camp(canvas: Canvas, camp: tuple[str, ...], words: Words, x: int, right: int) -> int:
    """Played cards by name, or by letter when the names do not fit; returns where they end."""
    named = [width(card_name(name, words), "semi", 22) + 18 for name in camp]
    fits = x + sum(named) + 6 * len(named) <= right
    for name, w in zip(camp, named, strict=True):
        ground = card_colour(name)
        box = Box(x, 12, w if fits else 36, ROW - 10)
        canvas.plate(box, 6, ground, INK)
        if fits:
            canvas.text(card_name(name, words), box, "semi", 22, on(ground), "centre")
        elif name == SENATOR:
            canvas.icon("scroll", *box.middle, 24, INK_SOFT)
        else:
            canvas.text(LETTER[KINDS[name].material], box, "bold", 24, on(ground), "centre")
        x = box.right + 6
    return x - 6


def _tables(canvas: Canvas, player: PlayerView) -> None:
    clients = {m: player.clients.count(m) for m in MATERIALS}
    sites = {m: player.sites.count(m) for m in MATERIALS}
    used = f"{len(player.clients)}/{player.client_limit}"
    stock = str(sum(player.stockpile.values()))
    tables = (
        Table("client", "users", used, 74, clients),
        Table("stock", "boxes-stacked", stock, 36, player.stockpile),
        Table("site", "landmark", str(len(player.sites)), 36, sites),
    )
    x = LEFT
    for table in tables:
        x = _table(canvas, player, table, x) + 20


def _table(canvas: Canvas, player: PlayerView, table: Table, x: int) -> int:
    """Sign, total, and six chips; returns where it ends."""
    y, start = ROW + 12, x
    canvas.icon(table.icon, x + 16, y + TABLES // 2, 30, INK_SOFT)
    end = canvas.text(table.total, Box(x + 40, y, table.room, TABLES), "bold", 26, INK).right
    whole = f"p{player.seat}:{WHOLE[table.key]}"
    canvas.spot(whole, Box(x - 4, y + 1, end - x + 10, TABLES - 2))
    x += 40 + table.room + 4
    for n, material in enumerate(MATERIALS):
        box = Box(x + n * CHIP, y + 2, CHIP - 4, TABLES - 4)
        chip(canvas, box, table.key, material, table.counts.get(material, 0))
        tag = Tag(Box(box.x - 3, box.y - 11, 24, 20))
        canvas.spot(f"p{player.seat}:{table.key}:{material}", box, tag=tag)
    canvas.part(
        Box(start - 10, y - 7, x + len(MATERIALS) * CHIP - start + 18, TABLES + 14), player.seat
    )
    return x + len(MATERIALS) * CHIP
