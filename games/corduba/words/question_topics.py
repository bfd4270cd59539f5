"""Which topics explain a kind of question, the most important first."""

from __future__ import annotations

# Topics that are named in the key or in the ids of its options are found without.
QUESTION_TOPICS: dict[str, tuple[str, ...]] = {
    "corduba.turn": ("topic-turn", "topic-building", "topic-activating", "topic-sites"),
    "corduba.build.type": ("topic-building", "topic-insulae", "topic-payment"),
    "corduba.build.orientation": ("topic-building",),
    "corduba.build.spot": ("topic-building", "topic-prestige"),
    "corduba.build.use": ("topic-activating",),
    "corduba.build.chain": ("topic-building",),
    "corduba.build.confirm": ("topic-building",),
    "corduba.activate": ("topic-activating",),
    "corduba.worker": ("topic-special_workers",),
    "corduba.crew": ("topic-special_workers",),
    "corduba.after": ("topic-politics",),
    "corduba.choose": ("topic-specialists", "topic-activating", "topic-prestige"),
    "corduba.choose.units": ("topic-specialists", "topic-activating", "topic-prestige"),
    "corduba.caepio.place": ("topic-families",),
    "corduba.draft.character": ("topic-families",),
    "corduba.draft.hereditas": ("topic-hereditas",),
    "corduba.draft.specialist": ("topic-specialists",),
    "corduba.specialist": ("topic-specialists",),
    "corduba.monument": ("topic-monuments",),
    "corduba.payment": ("topic-payment",),
    "corduba.peculium": ("topic-specialists",),
    "corduba.rome.amphorae": ("topic-rome",),
    "corduba.share": ("topic-revolt",),
    "corduba.site.more": ("topic-sites",),
    "corduba.spread": ("topic-revolt", "topic-unrest"),
    "corduba.strike": ("topic-suppressing", "topic-strength"),
    "corduba.suppress": ("topic-suppressing", "topic-revolt"),
    "corduba.storage": ("topic-storage",),
    "corduba.market": ("topic-market", "topic-trader"),
    "corduba.harmony": ("topic-harmony",),
}
