"""Estate tiles: what happens when an artisan is placed on one."""
