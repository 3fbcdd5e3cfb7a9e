"""Container, compose file and units: they can be read, run nothing as root, and name only what exists."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from bakufu.cli.commands.backup import backup
from bakufu.cli.commands.serve import serve

ROOT = Path(__file__).parents[2]
COMMANDS: dict[str, click.Command] = {"serve": serve, "backup": backup}
VARIABLES = {str(option.envvar) for option in serve.params if isinstance(option, click.Option)} | {"BAKUFU_DATA"}


def parsed(words: list[str]) -> None:
    """Fail where a command or an option doesn't exist."""
    name, *args = words
    COMMANDS[name].make_context(name, args)


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile, each on one line."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines)).splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in joined]


DOCKERFILE = instructions((ROOT / "Dockerfile").read_text())
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
KNOWN = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL"}


def test_the_image_runs_the_server_as_a_user_of_its_own() -> None:
    assert {name for name, _ in DOCKERFILE} == KNOWN | {"ENTRYPOINT", "CMD"}
    last = DOCKERFILE[max(at for at, (name, _) in enumerate(DOCKERFILE) if name == "FROM") :]
    told = dict(last)
    assert told["USER"] not in ("root", "0")
    assert told["ENTRYPOINT"] == '["bakufu"]'
    parsed(yaml.safe_load(told["CMD"]))
    variables = dict(part.split("=", 1) for part in shlex.split(told["ENV"]))
    assert {name for name in variables if name.startswith("BAKUFU_")} <= VARIABLES
    assert variables["BAKUFU_DATA"] == told["VOLUME"]
    assert "/api/health" in told["HEALTHCHECK"]
    assert told["EXPOSE"] == str(next(option.default for option in serve.params if option.name == "port"))


def test_the_image_is_built_by_the_same_steps_as_make_play() -> None:
    assert ("RUN", "python set_up.py play /opt/bakufu") in DOCKERFILE
    assert (ROOT / "set_up.py").exists()
    assert "set_up.py $(patsubst .%,%,$(notdir $@)) $(VENV)" in (ROOT / "Makefile").read_text()
    assert any(name == "COPY" and source.endswith("/opt/bakufu /opt/bakufu") for name, source in DOCKERFILE)


@pytest.mark.parametrize("secret", [".env", ".git", "**/node_modules"])
def test_what_is_private_or_large_stays_out_of_the_image(secret: str) -> None:
    assert secret in (ROOT / ".dockerignore").read_text().splitlines()


def test_compose_runs_a_server_with_its_database_without_root() -> None:
    services = COMPOSE["services"]
    server, database = services["server"], services["database"]
    parsed(server["command"])
    assert set(server["environment"]) <= VARIABLES
    assert server["build"] == "."  # whose Dockerfile has user and health check
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert database["user"] == "postgres"
    assert database["healthcheck"]["test"][0] == "CMD"
    named = {volume.split(":")[0] for one in services.values() for volume in one["volumes"]}
    assert named == set(COMPOSE["volumes"])
    for one in services.values():
        assert one["cap_drop"] == ["ALL"]
        assert one["security_opt"] == ["no-new-privileges:true"]
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    assert "ports" not in database


def test_compose_has_no_password_of_its_own() -> None:
    text = (ROOT / "compose.yaml").read_text()
    for name in ("BAKUFU_SECRET", "BAKUFU_DATABASE_PASSWORD"):
        assert f"${{{name}:?" in text
        assert f'echo "{name}=$(openssl rand -hex 32)"' in (ROOT / "docs" / "hosting.md").read_text()


def unit(name: str) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string((ROOT / "deploy" / name).read_text())
    return found


@pytest.mark.parametrize("name", ["bakufu.service", "bakufu-backup.service"])
def test_units_name_commands_and_variables_that_exist(name: str) -> None:
    service = unit(name)["Service"]
    command = re.search(r"/opt/bakufu/bin/bakufu (.*?)'?$", service["ExecStart"])
    assert command is not None
    parsed(shlex.split(command[1]))
    assert service["Environment"].split("=")[0] in VARIABLES


def test_the_service_has_no_rights_and_its_own_folder() -> None:
    service = unit("bakufu.service")["Service"]
    assert (service["DynamicUser"], service["NoNewPrivileges"], service["ProtectSystem"]) == ("yes", "yes", "strict")
    assert service["Environment"] == f"BAKUFU_DATA=/var/lib/{service['StateDirectory']}"


def test_the_timer_is_of_the_backup() -> None:
    assert unit("bakufu-backup.timer")["Timer"]["Persistent"] == "true"
    assert unit("bakufu-backup.service")["Service"]["Type"] == "oneshot"
