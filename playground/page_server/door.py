"""Who may use the page: the right Host, no foreign site, and the key."""

from __future__ import annotations

import hmac
import socket
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from aiohttp import web

from playground.listening.quiet_log import DROPPED, request_log
from playground.page_server.addresses import Host, is_loopback, is_number, read_host
from playground.page_server.claims import BROWSER_COOKIE, cookie, fresh_secret, holder_of

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
API: Final = "/page/api/"
KEY_HEADER: Final = "X-Local-Table-Key"
COOKIE_SECONDS: Final = 365 * 24 * 3600
SAFE_METHODS: Final = frozenset({"GET", "HEAD"})
OWN_SITE: Final = frozenset({"same-origin", "none"})  # none: typed into the address bar

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the address may hold the key
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


KEY_NEEDED: Final = (
    "This table asks for a key: open the address that was printed when it was started.\n"
    "Dieser Tisch verlangt einen Schlüssel: Öffne die Adresse, die beim Start angezeigt wurde.\n"
)


class PageError(Exception):
    """What is wrong with a request: a status and a word the page understands."""

    def __init__(self, status: int, why: str, words: str = "") -> None:
        super().__init__(why)
        self.response = refusal(status, why, words)


class PageDoor:
    """Every request to the page passes here; `welcome` says whether there is room for one more."""

    def __init__(
        self, *, open_to_network: bool, key: str, welcome: Callable[[web.Request], bool]
    ) -> None:
        self.port = 0  # known when the server listens
        self._key = key
        self._welcome = welcome
        self._names = {"localhost"}
        if open_to_network:
            own = socket.gethostname().lower()
            self._names |= {own, f"{own}.local"}
        self._open = open_to_network

    @web.middleware
    async def admit(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            response = self._refused(request) or await handler(request)
        except PageError as wrong:
            response = wrong.response
        except web.HTTPException as wrong:
            response = wrong
        except DROPPED:
            response = refusal(400, "gone")  # nobody reads it
        except Exception:
            request_log().exception("the page's %s %s failed", request.method, request.path)
            response = refusal(500, "broken")
        if not response.prepared:
            self._mark(request, response)
        if isinstance(response, web.HTTPException):
            raise response
        return response

    def _refused(self, request: web.Request) -> web.Response | None:
        """A name that is not ours means that a foreign site calls itself by our address."""
        host = self._our_host(request)
        if host is None:
            return refusal(421, "host")
        if not self._is_own_page(request, host):
            return refusal(403, "origin")
        if not self._has_key(request):
            if request.path == "/":
                return web.Response(status=401, text=KEY_NEEDED)
            return refusal(401, "key")
        if not self._welcome(request):
            full = refusal(503, "full")
            full.force_close()
            return full
        return None

    def _our_host(self, request: web.Request) -> Host | None:
        """Numbers cannot be bound to somebody else's name, so any will do for the network."""
        host = read_host(request.headers.get("Host", ""))
        if host is None or host.port != self.port:
            return None
        is_ours = host.name in self._names or is_loopback(host.name)
        return host if is_ours or (self._open and is_number(host.name)) else None

    def _is_own_page(self, request: web.Request, host: Host) -> bool:
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"http://{host.written}":
            return False
        is_socket = request.headers.get("Upgrade", "").lower() == "websocket"
        if origin is None and (is_socket or request.method not in SAFE_METHODS):
            return False
        site = request.headers.get("Sec-Fetch-Site", "none")
        return site in OWN_SITE or not request.path.startswith(API)

    def _has_key(self, request: web.Request) -> bool:
        """From the address once, then from the cookie that it left."""
        given = (
            request.headers.get(KEY_HEADER),
            cookie(request, self._key_cookie),
            request.query.get("key") if request.path == "/" else None,
        )
        return any(_same(each, self._key) for each in given if each is not None)

    @property
    def _key_cookie(self) -> str:
        """Browsers keep cookies by address, whatever the port: each table needs its own name."""
        return f"local_table_key_{self.port}"

    def _mark(self, request: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(HEADERS)
        response.headers["Content-Security-Policy"] = policy(self._our_host(request))
        if not request.path.startswith("/page/static/"):
            response.headers["Cache-Control"] = "no-store"
        if response.status == 200 and request.path == "/":
            self._leave_cookies(request, response)

    def _leave_cookies(self, request: web.Request, response: web.StreamResponse) -> None:
        """The key, so that the address need not keep it, and what tells this browser apart."""
        wanted = {self._key_cookie: self._key}
        if self._open and holder_of(request) is None:
            wanted[BROWSER_COOKIE] = fresh_secret()
        for name, value in wanted.items():
            response.set_cookie(
                name,
                value,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="Strict",
                path="/",
            )


def policy(host: Host | None) -> str:
    """Nothing from elsewhere, nothing inline. Some browsers want the socket named."""
    sockets = f" ws://{host.written}" if host else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


def refusal(status: int, why: str, words: str = "") -> web.Response:
    body = msgspec.json.encode({"error": why, "message": words})
    return web.Response(status=status, body=body, content_type="application/json")


def _same(given: str, wanted: str) -> bool:
    return given.isascii() and hmac.compare_digest(given.encode(), wanted.encode())
