"""The store on a PostgreSQL server: a few threads, each with a connection."""
