"""Discord's limits (developer docs, API v10), and our own bounds, all in one place."""

from __future__ import annotations

from typing import Final

MIB: Final = 1024 * 1024

# Messages
CONTENT_LENGTH: Final = 2000
EMBEDS: Final = 10
EMBED_TOTAL_LENGTH: Final = 6000  # over all embeds of a message
EMBED_TITLE_LENGTH: Final = 256
EMBED_DESCRIPTION_LENGTH: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME_LENGTH: Final = 256
EMBED_FIELD_VALUE_LENGTH: Final = 1024
EMBED_FOOTER_LENGTH: Final = 2048
EMBED_AUTHOR_LENGTH: Final = 256
ATTACHMENTS: Final = 10
ALT_TEXT_LENGTH: Final = 1024
FILE_NAME_LENGTH: Final = 1024
FILE_BYTES: Final = 10 * MIB
REQUEST_BYTES: Final = 25 * MIB
NONCE_LENGTH: Final = 25
MENTIONED_IDS: Final = 100
LISTED_MESSAGES: Final = 100
OLD_MESSAGE_SECONDS: Final = 3600.0
EDITS_OF_OLD_MESSAGES: Final = 30  # an hour; Discord does not publish its number

# Components
CUSTOM_ID_LENGTH: Final = 100
ROWS: Final = 5
ROW_BUTTONS: Final = 5
BUTTON_LABEL_LENGTH: Final = 80
BUTTON_URL_LENGTH: Final = 512
SELECT_OPTIONS: Final = 25
OPTION_LABEL_LENGTH: Final = 100
OPTION_VALUE_LENGTH: Final = 100
OPTION_DESCRIPTION_LENGTH: Final = 100
PLACEHOLDER_LENGTH: Final = 150
COMPONENTS_IN_ALL: Final = 40  # with the components V2 flag, nested ones counted
DISPLAYED_TEXT_LENGTH: Final = 4000  # with the components V2 flag, over all text displays
SECTION_TEXTS: Final = 3
GALLERY_ITEMS: Final = 10
MEDIA_DESCRIPTION_LENGTH: Final = 1024
MEDIA_URL_LENGTH: Final = 2048
COMPONENT_NUMBER: Final = (1 << 31) - 1  # the largest `id` of a component
COLOUR: Final = 0xFFFFFF
SPACINGS: Final = (1, 2)
EMOJI_NAME_LENGTH: Final = 32

# Modals
MODAL_TITLE_LENGTH: Final = 45
MODAL_COMPONENTS: Final = 5
INPUT_LABEL_LENGTH: Final = 45
INPUT_PLACEHOLDER_LENGTH: Final = 100
INPUT_VALUE_LENGTH: Final = 4000
LABEL_DESCRIPTION_LENGTH: Final = 100
RADIO_OPTIONS: Final = (2, 10)
CHECKBOX_OPTIONS: Final = (1, 10)
UPLOADED_FILES: Final = 10

# Application commands
COMMANDS: Final = 100  # per scope: global, or one guild
COMMAND_NAME_LENGTH: Final = 32
COMMAND_DESCRIPTION_LENGTH: Final = 100
COMMAND_OPTIONS: Final = 25
COMMAND_CHOICES: Final = 25
CHOICE_NAME_LENGTH: Final = 100
CHOICE_VALUE_LENGTH: Final = 100
COMMAND_TOTAL_LENGTH: Final = 8000
OPTION_TEXT_LENGTH: Final = 6000

# Interactions
ACKNOWLEDGE_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 15 * 60.0

# Channels and threads
CHANNEL_NAME_LENGTH: Final = 100
TOPIC_LENGTH: Final = 1024
ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)

# Gateway
HEARTBEAT_SECONDS: Final = 41.25
HEARTBEAT_ANSWER_SECONDS: Final = 0.1
IDENTIFY_SECONDS: Final = 5.0  # between two shards of the same bucket
SESSION_STARTS: Final = 1000
STARTS_RENEWED_SECONDS: Final = 24 * 3600.0
GUILDS_OF_ONE_SHARD: Final = 2500

# Our own bounds: Discord has its own, larger and unpublished
NONCE_SECONDS: Final = 180.0  # "a few minutes" in Discord's words
REPLAYED_EVENTS: Final = 10_000
LEFT_SESSIONS: Final = 16  # that may still be resumed
LOGGED_REQUESTS: Final = 10_000
KEPT_MESSAGES: Final = 5_000  # per channel
KEPT_FILE_BYTES: Final = 512 * MIB
