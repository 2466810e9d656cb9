"""Connections as secrets."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from airflow.sdk import BaseHook, Connection

from pagewright_airflow import LocalRunner
from pagewright_airflow.operators import RunShard
from pagewright_airflow.secrets import read_secrets


@pytest.fixture(autouse=True)
def shop(monkeypatch: pytest.MonkeyPatch) -> None:
    extra = json.dumps({"#token": "very-secret", "config.jobs.2.params.#key": "k-e-y"})
    connection = Connection(conn_id="shop", conn_type="http", password="pass-word", extra=extra)
    monkeypatch.setattr(BaseHook, "get_connection", lambda _name: connection)


def test_fields_are_secrets_by_their_names() -> None:
    assert read_secrets("shop") == {
        "PAGEWRIGHT_SECRET_TOKEN": "very-secret",
        "PAGEWRIGHT_SECRET_CONFIG_JOBS_2_PARAMS_KEY": "k-e-y",
        "PAGEWRIGHT_SECRET_PASSWORD": "pass-word",
    }


def test_without_a_connection_there_are_none() -> None:
    assert read_secrets(None) == {}


def test_they_are_neither_in_the_arguments_nor_in_an_xcom(program: Any, context: Any, caplog: Any) -> None:
    command = program("import os, sys\nsys.exit(0 if os.environ['PAGEWRIGHT_SECRET_TOKEN'] == 'very-secret' else 1)\n")
    operator = RunShard(
        task_id="run", arguments=["run", "c.json"], runner=LocalRunner(command), connection="shop", shard={"name": "1"}
    )
    with caplog.at_level(logging.DEBUG):
        assert operator.execute(context) is None
    shown = [*operator.command(), repr(operator.runner), str(context["ti"].pushed), caplog.text]
    assert "very-secret" not in "".join(shown)
