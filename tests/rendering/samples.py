"""The samples of the gallery, each game played once."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rendering.frame import Language
from rendering.registry import painter_of
from rendering.samples.positions import Sample


@cache
def samples_of(key: str, language: Language = "en") -> tuple[Sample, ...]:
    return tuple(painter_of(key).samples(language))


def read(key: str, sample: Sample) -> Any:
    """The view of a sample."""
    return msgspec.json.decode(sample.view, type=painter_of(key).view)
