"""What must outlive the process: tables, choices, outbox and users, in a file or on a server."""
