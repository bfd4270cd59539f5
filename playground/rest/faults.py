"""Faults on demand: errors, rate limits, slowness and lost connections, where a test wants them."""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random

from msgspec import Struct


class Fault(Struct, kw_only=True):
    """What goes wrong, where, and how often."""

    method: str
    route: str
    status: int | None = None
    code: int | None = None  # Discord's own, with its usual status and words
    retry_after: float | None = None
    is_global: bool = False
    delay: float = 0.0
    drop: bool = False
    after: bool = False  # the request is carried out, only its answer is lost
    left: int | None = 1  # None: for ever
    probability: float = 1.0
    hits: int = 0

    @property
    def is_spent(self) -> bool:
        return self.left is not None and self.left <= 0


class Faults:
    def __init__(self) -> None:
        self._faults: list[tuple[Fault, Random]] = []

    def add(
        self,
        method: str = "*",
        route: str = "*",
        *,
        status: int | None = None,
        code: int | None = None,
        retry_after: float | None = None,
        is_global: bool = False,
        delay: float = 0.0,
        drop: bool = False,
        after: bool = False,
        times: int | None = 1,
        probability: float = 1.0,
        seed: int = 0,
    ) -> Fault:
        """Answer matching requests with `status`, Discord's `code`, a 429, late, or not at all.

        `route` is a pattern over the path after the API's base, `/channels/*/messages`.
        """
        fault = Fault(
            method=method,
            route=route,
            status=status,
            code=code,
            retry_after=retry_after,
            is_global=is_global,
            delay=delay,
            drop=drop,
            after=after,
            left=times,
            probability=probability,
        )
        self._faults.append((fault, Random(seed)))
        return fault

    def clear(self) -> None:
        self._faults.clear()

    def meet(self, method: str, path: str) -> Fault | None:
        """The fault this request meets, counted; the first that fits."""
        for fault, rng in self._faults:
            if fault.is_spent or fault.method not in {"*", method}:
                continue
            if not fnmatchcase(path, fault.route) or rng.random() >= fault.probability:
                continue
            fault.hits += 1
            if fault.left is not None:
                fault.left -= 1
            return fault
        return None
