"""What Discord allows. Each number is from its developer documentation; tests hold us to them."""

ACKNOWLEDGE_SECONDS = 3.0
MESSAGE = 2000
ROWS = 5
BUTTONS_PER_ROW = 5
SELECT_OPTIONS = 25
OPTION_TEXT = 100  # label, value and description of a select option
PLACEHOLDER = 150
BUTTON_LABEL = 80
CUSTOM_ID = 100
MODAL_TITLE = 45
THREAD_NAME = 100
AUTOCOMPLETE = 25
CHOICE_TEXT = 100
ALT_TEXT = 1024


def cut(text: str, limit: int) -> str:
    """The text, shortened with an ellipsis where it would be refused."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
