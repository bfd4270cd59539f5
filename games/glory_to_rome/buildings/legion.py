"""Buildings about demands."""

from __future__ import annotations

from games.core.asking import offer, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import CARDS, ROLE_OF, Material
from games.glory_to_rome.functions import Demand, Function, building
from games.glory_to_rome.measures import of_material, vault_room
from games.glory_to_rome.state import State
from games.glory_to_rome.words.labels import MATERIAL_TEXT, ROLE_TEXT

building("palisade", Function(protects="mostly"))


def _wall_points(s: State, seat: Seat) -> int:
    """One point for two cards in the vault (table option: in the stockpile)."""
    player = s.players[seat]
    counted = player.stockpile if s.variant.wall_counts == "stockpile" else player.vault
    return len(counted) // 2


building("wall", Function(protects="fully", points=_wall_points))
building(
    "bridge",
    Function(breaks_protection=True, reaches_everybody=True, takes_from_stockpiles=True),
)


def _colosseum(t: Table, s: State, seat: Seat, rome: Demand) -> Steps[None]:
    """Matching clients of the victims go to the lions and into the vault, as far as they fit."""
    room = vault_room(s, seat)
    if room <= 0:
        return
    offers = [
        offer(
            (victim, card),
            _lion_id(victim, material, k),
            _lion_label(victim, material),
            spot=f"p{victim}:client:{material}",
        )
        for victim in rome.victims
        for material, n in rome.materials.items()
        for k, card in enumerate(of_material(s.players[victim].clients, material)[:n])
    ]
    prompt = Text("ask-lions", {"n": min(room, len(offers))})
    eaten = yield from pick_some(seat, "gtr.lions", prompt, offers, 0, room)
    for victim, card in eaten:
        s.players[victim].clients.remove(card)
        s.players[seat].vault.append(card)
        role = ROLE_TEXT[CARDS[card].role]
        t.tell("told-lions", who=who(seat), victim=who(victim), role=role)
    check(t, s)


def _lion_id(victim: Seat, material: Material, k: int) -> str:
    return f"{victim}:{material}" + (f".{k + 1}" if k else "")


def _lion_label(victim: Seat, material: Material) -> Text:
    return Text(
        "do-lion",
        {
            "who": who(victim),
            "role": ROLE_TEXT[ROLE_OF[material]],
            "material": MATERIAL_TEXT[material],
        },
    )


building("colosseum", Function(after_demand=_colosseum))
