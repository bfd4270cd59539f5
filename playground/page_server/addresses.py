"""Under which addresses this machine can be reached, and the ports to listen on."""

from __future__ import annotations

import argparse
import ipaddress
import re
import socket
from collections.abc import Iterator
from typing import Final, NamedTuple
from urllib.parse import urlsplit

ANYWHERE: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # nobody's
HTTP_PORT: Final = 80
PLAIN_NAME: Final = re.compile(r"[a-z0-9]([a-z0-9._-]*[a-z0-9])?")
PORT: Final = 8484
PORTS_TRIED: Final = 10
LARGEST_PORT: Final = 65535


def is_loopback(host: str) -> bool:
    return host == "localhost" or (is_number(host) and ipaddress.ip_address(host).is_loopback)


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Host(NamedTuple):
    """What a browser calls this machine, taken apart."""

    name: str
    port: int

    @property
    def written(self) -> str:
        """As it stands in an address; nothing of what was sent is repeated in it."""
        name = f"[{self.name}]" if ":" in self.name else self.name
        return name if self.port == HTTP_PORT else f"{name}:{self.port}"


def read_host(text: str) -> Host | None:
    """A `Host` header, if it is one: a plain name or a number, and perhaps a port."""
    try:
        parts = urlsplit(f"//{text}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    if parts.netloc != text or parts.username is not None:
        return None
    try:
        name = str(ipaddress.ip_address(name))
    except ValueError:
        if not PLAIN_NAME.fullmatch(name):
            return None
    return None if "%" in name else Host(name, HTTP_PORT if port is None else port)


def own_addresses(host: str) -> list[str]:
    """Where others reach a server that listens on `host`; the likeliest first."""
    if host not in ANYWHERE:
        return [host]
    family = ANYWHERE[host]
    return list(dict.fromkeys((*_outbound(family), *_named(family))))


def _outbound(family: int) -> Iterator[str]:
    """The address with which this machine goes out; nothing is sent to find it."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE[socket.AddressFamily(family)], 9))
        except OSError:
            return  # no network at all
        yield str(probe.getsockname()[0])


def _named(family: int) -> Iterator[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AddressFamily(family))
    except OSError:
        return
    for *_, place in found:
        address = str(place[0])
        if not is_loopback(address) and "%" not in address:
            yield address


def written(host: str, port: int) -> str:
    """As it stands in an address bar."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


# Ports


def ports_to_try(wanted: int | None) -> range:
    """The one that was named, else the usual one and those behind it; 0 is any free one."""
    if wanted is not None:
        return range(wanted, wanted + 1)
    return range(PORT, PORT + PORTS_TRIED)


def port_number(text: str) -> int:
    """For a command line."""
    if not text.isdecimal() or int(text) > LARGEST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is no port: choose one from 0 to {LARGEST_PORT}.")
    return int(text)


def taken(wanted: int | None) -> str:
    if wanted is not None:
        return f"Port {wanted} is taken by another program: name another one with --port"
    return f"The ports {PORT} to {PORT + PORTS_TRIED - 1} are all taken: name one with --port"
