"""/table and its subcommands, one module for what belongs together."""
