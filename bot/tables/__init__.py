"""Tables in memory: the lock of each, an answer tried, rehearsed and written."""
