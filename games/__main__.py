"""`python -m games`: the terminal."""

from __future__ import annotations

import sys

from games.cli.main import main

if __name__ == "__main__":  # worker processes of `simulate` import this file too
    sys.exit(main())
