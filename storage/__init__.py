"""What must outlive the process: tables, choices, outbox and users, in a file or on a server.

store     all its promises; `records` what it takes and gives; `opening` which one it is
promises  what a store promises, a subject to a module
subjects  what it does, a subject to a module, in SQL that both databases understand
file      the SQLite file and the thread that owns it
server    PostgreSQL, a few threads with a connection each
upkeep    layouts and migrations, health, copies
"""
