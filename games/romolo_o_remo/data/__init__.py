"""The components, read once from the files beside this one."""

from importlib.resources import files

from games.romolo_o_remo.data.reader import read_tables

TABLES = read_tables(files(__name__))
