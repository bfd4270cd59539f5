"""A log without what strangers send: a request that is no HTTP is answered, not told about."""

from __future__ import annotations

import logging

from aiohttp.http_exceptions import HttpProcessingError


def request_log() -> logging.Logger:
    """For aiohttp's servers, which would tell of every broken request with its whole traceback."""
    log = logging.getLogger("playground.requests")
    if not any(isinstance(each, _OwnFaultsOnly) for each in log.filters):
        log.addFilter(_OwnFaultsOnly())
    return log


class _OwnFaultsOnly(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not isinstance(error, HttpProcessingError)
