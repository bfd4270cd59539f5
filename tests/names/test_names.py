"""Names: what stays of them, what makes them unusable, and which could be mixed up."""

from __future__ import annotations

import pytest

from names import cleaned, is_overloaded, look_alike, skeleton, unlinked


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u3164", "\u2800\u2800", "\u00ad", "\u200b\u202e", "\ufe0f", "\u115f", "\u0301",
     "\u034f", "\U000e0041", "\u00a0\u3000", "\ufeff", "\x00\x07"],
)  # fmt: skip
def test_nothing_stays_of_a_blank(name: str) -> None:
    assert cleaned(name) == ""


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("  Livia \t Drusilla ", "Livia Drusilla"),
        ("Li\u200bvi\u00ada", "Livia"),
        ("A\u0308nnchen", "Ännchen"),
        ("Nguyễn Văn", "Nguyễn Văn"),
        ("ที่นั่น", "ที่นั่น"),
        ("Γάιος", "Γάιος"),
        ("🦉", "🦉"),
        ("evil\u202etxt", "eviltxt"),
        ("x" + "\u0301" * 30, "x\u0301\u0301"),
    ],
)
def test_what_can_be_seen_stays(name: str, seen: str) -> None:
    assert cleaned(name) == seen
    assert cleaned(seen) == seen


def test_a_letter_carries_only_so_many_accents() -> None:
    assert is_overloaded("Z" + "\u0301\u0302\u0303\u0304" + "algo")
    assert not is_overloaded("Nguyễn ที่นั่น")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Livia", "L\u0456via"),  # Cyrillic
        ("Livia", "LIVIA"),
        ("Livia", "Llvla"),
        ("Livia", "\uff2c\uff49\uff56\uff49\uff41"),  # full width
        ("Livia", "Li via"),
        ("Livia", "Liv\u0131a"),
        ("Paulo", "\u0420\u0430ul0"),
        ("Marcus", "rnarcus"),
        ("Octavia", "\u039fctavi\u03b1"),
        ("Roma", "R\u043em\u0430"),
        ("Iulia", "lulia"),
        ("Hector", "\u041dector"),
        ("Anna", "\U0001d400nna"),
    ],
)
def test_names_that_could_be_mixed_up(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Livia", "Lidia"), ("Ännchen", "Annchen"), ("Gaius", "Gaia"), ("Иван", "Иона"), ("🦉", "🦊")],
)
def test_names_that_cannot(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize(
    ("name", "harmless"),
    [
        ("https://evil.example", "evil.example"),
        ("HTTP://x", "x"),
        ("discord.gg/abc", "discord gg abc"),
        ("Livia", "Livia"),
        ("hthttps://tps://x.y", "x.y"),
    ],
)
def test_a_link_is_broken(name: str, harmless: str) -> None:
    assert unlinked(name) == harmless
    assert unlinked(harmless) == harmless
