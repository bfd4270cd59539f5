"""Discord's rules for embeds."""

from __future__ import annotations

from collections.abc import Sequence

from playground.protocol import limits
from playground.protocol.problems import Path, Problems
from playground.world.model import Embed


def check_embeds(embeds: Sequence[Embed], problems: Problems) -> None:
    path: Path = ("embeds",)
    problems.length(path, embeds, limits.EMBEDS)
    for number, embed in enumerate(embeds):
        _check_embed(embed, (*path, number), problems)
    if sum(_length(embed) for embed in embeds) > limits.EMBED_TOTAL_LENGTH:
        message = f"Embed size exceeds maximum size of {limits.EMBED_TOTAL_LENGTH}"
        problems.add(path, "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(embed: Embed, path: Path, problems: Problems) -> None:
    problems.length((*path, "title"), embed.title, limits.EMBED_TITLE_LENGTH)
    problems.length((*path, "description"), embed.description, limits.EMBED_DESCRIPTION_LENGTH)
    problems.length((*path, "fields"), embed.fields, limits.EMBED_FIELDS)
    problems.number((*path, "color"), embed.color, 0, limits.COLOUR)
    if embed.footer:
        problems.length((*path, "footer", "text"), embed.footer.text, limits.EMBED_FOOTER_LENGTH)
    if embed.author:
        problems.length((*path, "author", "name"), embed.author.name, limits.EMBED_AUTHOR_LENGTH)
    for number, field in enumerate(embed.fields):
        place = (*path, "fields", number)
        problems.length((*place, "name"), field.name, limits.EMBED_FIELD_NAME_LENGTH, least=1)
        problems.length((*place, "value"), field.value, limits.EMBED_FIELD_VALUE_LENGTH, least=1)


def _length(embed: Embed) -> int:
    texts = [embed.title, embed.description]
    texts += [embed.footer.text if embed.footer else None]
    texts += [embed.author.name if embed.author else None]
    texts += [text for field in embed.fields for text in (field.name, field.value)]
    return sum(len(text) for text in texts if text)
