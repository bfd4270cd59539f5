"""Where somebody lives, as people write it: a zone, its city, or another city with that time."""

from __future__ import annotations

import difflib
import unicodedata
from functools import cache
from typing import Final

from bot.people.quiet_hours import zones
from bot.talk.refusals import RefusedError

NEAR: Final = 3  # that are offered to who has mistyped

# No zone is called so, or not in this language.
ALSO: Final[dict[str, str]] = {
    "Europe/Berlin": (
        "Köln, Cologne, Hamburg, München, Munich, Frankfurt, Frankfurt am Main, Stuttgart,"
        " Düsseldorf, Leipzig, Dresden, Hannover, Bremen, Nürnberg, Nuremberg, Bonn, Dortmund,"
        " Essen, Duisburg, Bochum, Münster, Mannheim, Karlsruhe, Freiburg, Augsburg, Aachen,"
        " Kiel, Mainz, Erfurt, Rostock, Kassel, Saarbrücken, Deutschland, Germany"
    ),
    "Europe/Vienna": "Wien, Graz, Linz, Salzburg, Innsbruck, Österreich, Austria",
    "Europe/Zurich": "Basel, Bern, Genf, Geneva, Lausanne, Luzern, Schweiz, Switzerland",
    "Europe/Rome": "Rom, Roma, Mailand, Milano, Milan, Neapel, Napoli, Venedig, Turin, Italien",
    "Europe/Paris": "Lyon, Marseille, Straßburg, Strasbourg, Frankreich, France",
    "Europe/London": "England, Manchester, Edinburgh, Glasgow",
    "Europe/Madrid": "Barcelona, Sevilla, Valencia, Spanien, Spain",
    "Europe/Lisbon": "Lissabon, Lisboa, Porto, Portugal",
    "Europe/Amsterdam": "Rotterdam, Den Haag, Niederlande, Netherlands",
    "Europe/Brussels": "Brüssel, Antwerpen, Gent, Belgien, Belgium",
    "Europe/Luxembourg": "Luxemburg",
    "Europe/Copenhagen": "Kopenhagen, Dänemark, Denmark",
    "Europe/Prague": "Prag, Praha",
    "Europe/Warsaw": "Warschau, Warszawa, Krakau, Kraków, Danzig, Breslau, Polen, Poland",
    "Europe/Athens": "Athen, Griechenland, Greece",
    "Europe/Bucharest": "Bukarest",
    "Europe/Belgrade": "Belgrad",
    "Europe/Moscow": "Moskau",
    "Europe/Kyiv": "Kiew, Kiev",
    "Africa/Cairo": "Kairo",
    "Africa/Johannesburg": "Kapstadt, Cape Town",
    "America/New_York": "New York City, Boston, Washington, Philadelphia, Miami, Atlanta",
    "America/Chicago": "Houston, Dallas, Austin, New Orleans",
    "America/Los_Angeles": "San Francisco, Seattle, San Diego, Portland",
    "America/Toronto": "Montreal, Ottawa",
    "America/Sao_Paulo": "Rio de Janeiro",
    "America/Mexico_City": "Mexiko-Stadt",
    "Asia/Kolkata": "Mumbai, Delhi, Neu-Delhi, New Delhi, Kalkutta, Bangalore",
    "Asia/Shanghai": "Peking, Beijing",
    "Asia/Singapore": "Singapur",
    "Asia/Tokyo": "Tokio, Osaka, Kyoto, Japan",
}


def read_zone(text: str) -> str:
    """The zone of this name; its city, or another one that has its time, is enough."""
    known, wanted = _known(), _plain(text)
    if wanted in known:
        return known[wanted]
    near = near_zones(text)
    if near:
        raise RefusedError("refused-zone-near", zone=text[:60], near=", ".join(near))
    raise RefusedError("refused-zone", zone=text[:60])


def near_zones(text: str) -> list[str]:
    """The few that may be meant."""
    known = _known()
    close = difflib.get_close_matches(_plain(text)[:60], known, NEAR * 3, 0.7)
    return list(dict.fromkeys(known[name] for name in close))[:NEAR]


@cache
def _known() -> dict[str, str]:
    """Zones by all their names. A zone's own name comes before a city's, and that before others."""
    named = {_plain(name): name for name in zones()}
    for name in zones():
        named.setdefault(_plain(name.rpartition("/")[2]), name)
    for zone, cities in ALSO.items():
        for city in cities.split(", ") if zone in zones() else ():
            named.setdefault(_plain(city), zone)
            named.setdefault(_plain(_spelled_out(city)), zone)
    return named


def _spelled_out(city: str) -> str:
    """As on a keyboard without umlauts: Koeln."""
    letters = {"ä": "ae", "ö": "oe", "ü": "ue", "Ö": "Oe"}
    return "".join(letters.get(letter, letter) for letter in city)


def _plain(text: str) -> str:
    """Without case, accents, and the ways to write a space."""
    bare = unicodedata.normalize("NFKD", text.strip().casefold())
    kept = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return kept.replace("_", " ").replace("-", " ")
