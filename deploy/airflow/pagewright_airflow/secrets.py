"""Secrets of a configuration in an Airflow connection."""

from __future__ import annotations

import re

from airflow.sdk import BaseHook
from airflow.sdk.log import mask_secret


def read_secrets(connection_id: str | None) -> dict[str, str]:
    """Read a connection as the environment variables that Pagewright takes secrets from.

    The extra fields are secrets by their names (`{"#token": "…"}`), and the password is `#password`. They are masked
    in the log. Nothing but the process that is started gets them.
    """
    if connection_id is None:
        return {}
    connection = BaseHook.get_connection(connection_id)
    named = {**({"#password": connection.password} if connection.password else {}), **connection.extra_dejson}
    secrets = {_variable(name): str(value) for name, value in named.items()}
    for value in secrets.values():
        mask_secret(value)
    return secrets


def _variable(name: str) -> str:
    return f"PAGEWRIGHT_SECRET_{re.sub('[^A-Z0-9]', '_', name.replace('#', '').upper())}"
