"""Runs of real processes, and the command line of a container."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from pagewright_airflow import ContainerRunner, LocalRunner


def test_a_process_logs_its_events_and_gives_its_output(program: Any, context: Any, caplog: Any) -> None:
    command = program(
        "import os, sys\n"
        'print(\'{"level": "warning", "job": "orders", "message": "Slow."}\')\n'
        "print(sys.argv[1:], os.environ['PAGEWRIGHT_SECRET_TOKEN'])\n"
        'print(\'{"level": "info", "message": "Done."}\')\n'
        "sys.exit(3)\n"
    )
    with caplog.at_level(logging.INFO):
        finished = LocalRunner(command).job(["run", "a b"], {"PAGEWRIGHT_SECRET_TOKEN": "t"}).run(context)
    assert finished.exit_code == 3
    assert finished.output == "['run', 'a b'] t"
    assert ("WARNING", "[orders] Slow.") in [(record.levelname, record.message) for record in caplog.records]


def test_a_stopped_process_ends_by_itself(program: Any, context: Any) -> None:
    command = program(
        "import signal, sys\n"
        "def leave(*_):\n    print('cleaned up')\n    sys.exit(130)\n"
        "signal.signal(signal.SIGTERM, leave)\n"
        'print(\'{"level": "info", "message": "ready"}\', flush=True)\n'
        "signal.pause()\n"
    )
    job = LocalRunner(command).job(["run"], {})

    class StopWhenReady(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.getMessage() == "ready":
                job.stop()

    logger = logging.getLogger("pagewright_airflow.processes")
    logger.addHandler(handler := StopWhenReady())
    logger.setLevel(logging.INFO)
    finished = job.run(context)
    logger.removeHandler(handler)
    assert (finished.exit_code, finished.output) == (130, "cleaned up")


def test_a_process_that_never_started_can_be_stopped() -> None:
    LocalRunner().job(["run"], {}).stop()


def test_a_container_gets_its_secrets_without_showing_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGEWRIGHT_SECRET_KEY", "hidden")
    monkeypatch.setenv("AWS_REGION", "eu")
    monkeypatch.setenv("UNRELATED", "other")
    runner = ContainerRunner("pagewright:1", engine=["podman"], options=["--network=host"])
    command = runner.job(["run", "c.json"], {"PAGEWRIGHT_SECRET_TOKEN": "hidden"}).command
    assert command[:3] == ["podman", "run", "--rm"]
    assert command[-4:] == ["--network=host", "pagewright:1", "run", "c.json"]
    assert {"--env=PAGEWRIGHT_SECRET_KEY", "--env=PAGEWRIGHT_SECRET_TOKEN", "--env=AWS_REGION"} <= set(command)
    assert "--read-only" in command
    assert not any("hidden" in part or "UNRELATED" in part for part in command)
