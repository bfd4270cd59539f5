"""What goes wrong: Discord's answers to the bot, and what its app would not let a person do."""

from __future__ import annotations

from typing import Any, Final

from playground.protocol.numbers import Json


class ApiError(Exception):
    """An answer other than success, with Discord's own status and code."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        avoidable: bool = False,
        extra: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.avoidable = avoidable  # a correct bot never meets it: recorded as a violation
        self.extra = extra or {}

    def under(self, field: str) -> ApiError:
        """The same, with its tree of errors one level deeper."""
        if self.errors is not None:
            self.errors = {field: self.errors}
        return self

    def body(self) -> Json:
        made: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            made["errors"] = self.errors
        return made


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized", avoidable=True)


def unknown_route() -> ApiError:
    return ApiError(404, 0, "404: Not Found", avoidable=True)


def wrong_method() -> ApiError:
    return ApiError(405, 0, "405: Method Not Allowed", avoidable=True)


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook", avoidable=True)


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction", avoidable=True)


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command", avoidable=True)


def too_many_commands() -> ApiError:
    message = "Maximum number of application commands reached (100)."
    return ApiError(400, 30032, message, avoidable=True)


def too_many_old_edits() -> ApiError:
    message = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    return ApiError(429, 30046, message, avoidable=True, extra={"retry_after": 1.0})


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large", avoidable=True)


def already_acknowledged() -> ApiError:
    message = "Interaction has already been acknowledged."
    return ApiError(400, 40060, message, avoidable=True)


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def foreign_message() -> ApiError:
    message = "Cannot edit a message authored by another user"
    return ApiError(403, 50005, message, avoidable=True)


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message", avoidable=True)


def closed_dms() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel_kind() -> ApiError:
    message = "Cannot execute action on this channel type"
    return ApiError(400, 50024, message, avoidable=True)


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token", avoidable=True)


def invalid_form(errors: Json) -> ApiError:
    return ApiError(400, 50035, "Invalid Form Body", errors=errors, avoidable=True)


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def locked_thread() -> ApiError:
    return ApiError(403, 160005, "Thread is locked")


def invalid_json() -> ApiError:
    message = "The request body contains invalid JSON."
    return ApiError(400, 50109, message, avoidable=True)


def no_mutual_guild() -> ApiError:
    message = "Cannot send messages to this user due to having no mutual guilds"
    return ApiError(403, 50278, message)


def thread_exists() -> ApiError:
    message = "A thread has already been created for this message"
    return ApiError(400, 160004, message, avoidable=True)


REFUSALS: Final = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    20028: (429, "The write action you are performing has hit the write rate limit"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160005: (403, "Thread is locked"),
}
WHAT_IS_WRONG: Final = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": "Too long."}]}


def refusal(code: int, status: int | None = None) -> ApiError:
    """Discord's answer with this code, as a fault gives it; the status is its usual one."""
    usual, message = REFUSALS.get(code, (400, "injected fault"))
    errors = {"content": WHAT_IS_WRONG} if code == 50035 else None
    extra = {"retry_after": 1.0, "global": False} if (status or usual) == 429 else None
    return ApiError(status or usual, code, message, errors=errors, extra=extra)


class RefusedError(Exception):
    """Discord's app would not let a person do this."""


class NoResponseError(Exception):
    """The person reads «The application did not respond»."""
