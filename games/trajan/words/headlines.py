"""Which event of a move is told first."""

from __future__ import annotations

HEADLINES = (
    "end-quarters",
    "end-concession",
    "told-gets-bonus",
    "told-demands-unmet",
    "told-ships",
    "told-builds",
    "told-deploys",
    "told-fulfils",
    "told-advances",
    "told-lays-tile",
    "told-takes-tile",
    "told-takes-in-province",
    "told-takes-province-tile",  # in stored stories
    "told-moves",
    "told-builds-empty",
    "told-plays",
    "told-bonus-action",
    "told-plus2",
    "told-figures-worker",
    "told-figures-military",
    "told-recruits-worker",
    "told-recruits-legionnaire",
    "told-takes-discard",
    "told-sows",  # a means, as the next: what it led to is told before it
    "told-extra",
    "told-draws",
    "told-demands-met",
    "told-quarter-ends",
    "told-demand",
    "told-impossible",
    "told-skips",
)
