"""What must outlive the process: tables, choices, outbox and users, in a file or on a server.

store     what storage promises; `records` what it takes and gives; `opening` which one it is
subjects  what it does, a subject to a module, in SQL that both databases understand
file      the SQLite file and the thread that owns it
server    PostgreSQL, a few threads with a connection each
upkeep    layouts and migrations, health, copies
"""
