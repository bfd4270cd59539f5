"""The world that is kept: everything the server knows, in memory and in its file.

settings            what can be set when the server starts
model               people, guilds, channels, messages
interaction_record  what is kept of an interaction while its token lives
shelf               things by id, and which of them changed
world               all shelves together, and what is added and removed
permissions         who may do what where
storage, saving     the SQLite file, written now and then
"""
