"""A data file of Corduba."""

from __future__ import annotations

from games.core.data_file import DataFile


class File(DataFile):
    named_by = ("id", "site", "kind", "colour", "resource", "hereditas")
