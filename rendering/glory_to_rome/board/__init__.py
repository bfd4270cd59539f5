"""The table of Ruhm für Rom: its scene, the middle, the key to the signs, what changed."""
