"""What is asked, as pictures say it."""

from __future__ import annotations

import re

_KEY = re.compile(r"\s*\([^()]*:[^()]*\)$")


def pictured(question: str) -> str:
    """Without the key to the labels of options, in brackets at its end: no picture has labels."""
    return _KEY.sub("", question)
