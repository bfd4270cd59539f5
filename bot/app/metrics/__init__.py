"""How the bot is doing, in figures: counted, timed, and told in Prometheus's format on request.

figures   what is counted and timed, under which name
watch     where it is noticed: clicks, requests, moves, deliveries, errors, the database
gauges    what is looked up when somebody asks: queues, caches, tables, shards
serving   the port on this machine

None of it holds a name, an id or a word of anybody.
"""
