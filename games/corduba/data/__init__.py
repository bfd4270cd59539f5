"""The components, read once from the files beside this one."""

from importlib.resources import files

from games.corduba.data.reader import read_tables

TABLES = read_tables(files(__name__))
