"""Which topics explain a kind of question, the most important first."""

from __future__ import annotations

# Topics that are named in the key or in the ids of its options are found without.
QUESTION_TOPICS: dict[str, tuple[str, ...]] = {
    "gtr.lead": ("topic-lead", "topic-think", "topic-petition", "topic-round"),
    "gtr.lead.cards": ("topic-lead", "topic-petition"),
    "gtr.follow": ("topic-follow", "topic-think"),
    "gtr.several": ("topic-nesting",),
    "gtr.several.petition": ("topic-petition", "topic-nesting"),
    "gtr.start": ("topic-round",),
    "gtr.demand": ("topic-demand", "role-legionary"),
    "gtr.demand.pool": ("topic-demand", "topic-pool"),
    "gtr.demand.pool.some": ("topic-demand", "topic-pool"),
    "gtr.give.may": ("topic-demand",),
    "gtr.give.must": ("topic-demand",),
    "gtr.lions": ("topic-demand", "topic-clients"),
    "gtr.craftsman": ("role-craftsman", "topic-foundation", "topic-sites", "topic-completion"),
    "gtr.architect": ("role-architect", "topic-foundation", "topic-sites", "topic-completion"),
    "gtr.patron": ("role-patron", "topic-clients"),
    "gtr.laborer": ("role-laborer", "topic-pool", "topic-stockpile"),
    "gtr.merchant": ("role-merchant", "topic-vault", "topic-merchant_bonus"),
    "gtr.think": ("topic-think", "topic-hand"),
    "gtr.think.optional": ("topic-think", "topic-hand"),
}
