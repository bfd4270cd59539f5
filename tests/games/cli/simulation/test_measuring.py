"""`measure`: one player among others, seats changing, and how sure the result is."""

from __future__ import annotations

import re


def test_a_steward_among_randoms(cli):
    done = cli("measure gtr --bots steward,random --games 4")
    assert (done.code, done.err) == (0, "")
    told = re.fullmatch(
        r"steward among random: (\d) of 4 games won, (\d+) % \(95 % interval (\d+)–(\d+) %\); "
        r"([+-][\d.]+) points ahead of the best other \(± [\d.]+\)\. An answer takes \d+ ms in the "
        r"median, \d+ ms at most in 99 of 100; a game takes [\d.]+ s of computing\.\n",
        done.out,
    )
    assert told
    won, share, least, most, lead = (float(group) for group in told.groups())
    assert won >= 3
    assert share == 25 * won
    assert least < share <= most
    assert lead > 0


def test_wants_two_players_that_there_are(cli):
    assert cli("measure gtr --bots steward").sentence.startswith("Name two computer players")
    assert "senator" in cli("measure gtr --bots senator,steward").sentence


def test_speaks_german(cli):
    done = cli("measure gtr --bots random,random --games 1 --language de")
    assert "von 1 Partien gewonnen" in done.out
