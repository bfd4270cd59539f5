"""The store on a PostgreSQL server: a few threads with a connection each, and other processes."""
