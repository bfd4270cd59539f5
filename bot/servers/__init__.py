"""What the moderators of a server want there: shown and changed by a panel, and held to."""
