"""Which topics explain a kind of question, the most important first."""

from __future__ import annotations

# Topics that are named in the key or in the ids of its options are found without.
QUESTION_TOPICS: dict[str, tuple[str, ...]] = {
    "trajan.stones": ("topic-set_up", "topic-circle"),
    "trajan.start_card": ("topic-set_up", "topic-cards"),
    "trajan.start_tile": ("topic-set_up", "topic-trajan_tiles"),
    "trajan.tray": ("topic-turn", "topic-sowing", "topic-time", "topic-trajan_tiles"),
    "trajan.sow": ("topic-sowing", "topic-trajan_tiles"),
    "trajan.sow_stone": ("topic-sowing", "topic-trajan_tiles"),
    "trajan.play": ("topic-display", "topic-cards"),
    "trajan.discard": ("topic-cards", "topic-hidden"),
    "trajan.ship_same": ("topic-ships", "topic-cards"),
    "trajan.ship_different": ("topic-ships", "topic-cards"),
    "trajan.ship_mixed": ("topic-ships", "topic-cards"),
    "trajan.ship_pairs": ("topic-ships", "topic-cards"),
    "trajan.ship_wild": ("topic-ships", "topic-wild"),
    "trajan.wild_demand": ("topic-demands", "topic-wild"),
    "trajan.bonus": ("topic-vote", "topic-bonus_tiles"),
    "trajan.trajan": ("action-trajan", "topic-trajan_tiles", "topic-arch"),
    "trajan.military": ("action-military", "topic-leader", "topic-provinces"),
    "trajan.construction": ("action-construction", "topic-district", "topic-buildings"),
    "trajan.forum": ("action-forum", "topic-forum_tiles"),
    "trajan.seaport": ("action-seaport", "topic-ships", "topic-cards"),
}
