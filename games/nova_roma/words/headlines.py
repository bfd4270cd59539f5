"""Which event of a move is told first."""

from __future__ import annotations

HEADLINES = (
    "end-concession",
    "end-rounds",
    "told-chariot-last",
    "told-chariot-next",
    "told-claims",
    "told-acts",
    "told-drafts-mosaic",
    "told-draft-over",
    "told-emperor",
    "told-taken-back",
    "told-cannot",
    "told-forgoes",
    "told-patrician",
    "told-legionnaire",
    "told-automa",
    "told-round",
    "told-passes-packs",
    "told-marker-end",
    "told-renewed",
    "told-new-mosaic",
    "told-refill",
    "told-reshuffle",
)
