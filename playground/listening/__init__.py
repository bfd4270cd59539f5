"""Ports that survive a flood: who listens, who is connected, and what is noted of it.

listener       a port with an application behind it
connections    how many at once, and how long somebody may take to ask
quiet_log      a log without what strangers send, and without the same line a thousand times
"""
