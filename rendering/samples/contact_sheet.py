"""One picture of every kind on one sheet: at full size, and as a phone shows it beside."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Literal, TypeAlias, get_args

from PIL import Image

from rendering.frame import Picture
from rendering.samples.positions import Sample

PREVIEW = 400  # px wide: what a phone shows before one taps
GAP = 24

Shown: TypeAlias = Literal[
    "front", "board", "phone", "hand", "close", "marks", "final", "still", "film"
]
ORDER: tuple[Shown, ...] = get_args(Shown)


def shown_kind(sample: Sample) -> Shown:
    """What a sample of the gallery is an example of."""
    if sample.kind != "board":
        return sample.kind
    if sample.frame.focus:
        return "close"
    if sample.frame.marks:
        return "marks"
    return "phone" if sample.frame.style == "compact" else "board"


class ContactSheet:
    """Collects the last picture of each kind."""

    def __init__(self) -> None:
        self.pictures: dict[Shown, Picture] = {}

    def add(self, kind: Shown, picture: Picture) -> None:
        self.pictures[kind] = picture

    def image(self) -> Image.Image:
        """A row for each kind: 100 %, then 400 px wide."""
        rows = list(self._rows())
        w = max(large.width for large, _ in rows) + 3 * GAP + PREVIEW
        h = sum(max(large.height, small.height) + GAP for large, small in rows) + GAP
        sheet = Image.new("RGB", (w, h), "white")
        y = GAP
        for large, small in rows:
            sheet.paste(large, (GAP, y))
            sheet.paste(small, (w - GAP - PREVIEW, y))
            y += max(large.height, small.height) + GAP
        return sheet

    def _rows(self) -> Iterator[tuple[Image.Image, Image.Image]]:
        for kind in ORDER:
            if kind in self.pictures:
                large = opened(self.pictures[kind])
                yield large, previewed(large)


def opened(picture: Picture) -> Image.Image:
    """Of a film its last moment."""
    with Image.open(BytesIO(picture.data)) as image:
        image.seek(getattr(image, "n_frames", 1) - 1)
        return image.convert("RGB")


def previewed(image: Image.Image) -> Image.Image:
    size = (PREVIEW, max(1, image.height * PREVIEW // image.width))
    return image.resize(size, Image.Resampling.LANCZOS)
