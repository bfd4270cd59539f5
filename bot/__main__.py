"""`python -m bot`. Loading takes a second, and Ctrl-C may come in it."""

import sys


def main() -> int:
    try:
        from bot.app.start import main as start

        return start()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
