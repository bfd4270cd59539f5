"""`python -m bot`. Loading takes a second, and Ctrl-C may come in it; a health check is quick."""

import sys


def main() -> int:
    try:
        if sys.argv[1:] == ["--health"]:
            from bot.app.care.health import check

            return check()
        from bot.app.start import main as start

        return start()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
