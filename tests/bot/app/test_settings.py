from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.settings import SettingsError, read_settings


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=filed\nRENDER_WORKERS=3\n# a comment\n")
    settings = read_settings({"DISCORD_TOKEN": "given"}, tmp_path)
    assert settings.discord_token == "given"
    assert settings.render_workers == 3
    assert settings.database == Path("data/roma.sqlite3")


def test_empty_settings_count_as_not_set(tmp_path: Path) -> None:
    settings = read_settings({"DISCORD_TOKEN": "x", "DEV_GUILD": " ", "DATABASE": ""}, tmp_path)
    assert settings.dev_guild is None


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("RENDER_WORKERS", "many", "use a whole number from 1 to 16"),
        ("RENDER_WORKERS", "2.5", "use a whole number from 1 to 16"),
        ("RENDER_WORKERS", "0", "use a whole number from 1 to 16"),
        ("DEV_GUILD", "my server", "use a server's id, which is a number"),
        ("DEV_GUILD", "-1", "use a server's id, which is a number"),
        ("LOG_LEVEL", "LOUD", "use one of DEBUG, INFO, WARNING, ERROR"),
        ("METRICS_PORT", "0", "use a free port of this machine, from 1 to 65535"),
        ("METRICS_PORT", "9100/tcp", "use a free port of this machine, from 1 to 65535"),
        ("SHARDS", "4", "use the first and last shard"),
        ("SHARDS", "3-1/8", "use the first and last shard"),
        ("SHARDS", "0-8/8", "use the first and last shard"),
        ("SHARDS", "0-0/0", "use the first and last shard"),
        ("SHARDS", "0-3/8", "0-3/8 is a part of the bot's servers, and the rest would be nobody's"),
        ("DISCORD_API_URL", "discord.com", "use an address with http:// or https://"),
        ("DISCORD_GATEWAY_URL", "http://example.org", "use an address with ws:// or wss://"),
    ],
)
def test_a_wrong_setting_is_named_with_what_it_should_be(
    name: str, value: str, wanted: str, tmp_path: Path
) -> None:
    with pytest.raises(SettingsError) as caught:
        read_settings({"DISCORD_TOKEN": "secret-token", name: value}, tmp_path)
    assert str(caught.value).startswith(f"{name} is wrong: {wanted}")
    assert "secret-token" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_settings_can_be_logged_without_the_token(tmp_path: Path) -> None:
    settings = read_settings({"DISCORD_TOKEN": "secret-token"}, tmp_path)
    assert "secret-token" not in f"{settings} {settings!r}"


def test_without_a_token_the_table_is_local(tmp_path: Path) -> None:
    assert read_settings({}, tmp_path).discord_token == ""


def test_the_token_may_lie_in_a_file(tmp_path: Path) -> None:
    filed = tmp_path / "token"
    filed.write_text("secret-token\n")
    given = {"DISCORD_TOKEN_FILE": str(filed)}
    assert read_settings(given, tmp_path).discord_token == "secret-token"
    assert read_settings({**given, "DISCORD_TOKEN": "x"}, tmp_path).discord_token == "x"
    for broken in ("", "two words"):
        filed.write_text(broken)
        with pytest.raises(SettingsError, match="DISCORD_TOKEN_FILE is wrong: use a file"):
            read_settings(given, tmp_path)
    filed.unlink()
    with pytest.raises(SettingsError, match="DISCORD_TOKEN_FILE is wrong"):
        read_settings(given, tmp_path)


def test_a_process_may_take_a_part_of_the_shards(tmp_path: Path) -> None:
    server = {"DATABASE": "postgresql://host/roma"}
    some = read_settings({**server, "SHARDS": "2-3/8"}, tmp_path).shards
    assert some is not None
    assert (some.numbers, some.count, str(some)) == ([2, 3], 8, "2-3/8")
    one = read_settings({**server, "SHARDS": " 5/8 "}, tmp_path).shards
    assert one is not None
    assert one.numbers == [5]
    assert read_settings({"SHARDS": ""}, tmp_path).shards is None
    everything = read_settings({"SHARDS": "0-1/2"}, tmp_path).shards  # one process on a file
    assert everything is not None
    assert everything.is_all
