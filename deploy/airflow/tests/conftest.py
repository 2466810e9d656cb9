"""An Airflow without a database, and a stand-in for the command line."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

# Before anything imports Airflow, which reads its configuration once.
os.environ["AIRFLOW_HOME"] = tempfile.mkdtemp(prefix="pagewright-airflow-")
atexit.register(shutil.rmtree, os.environ["AIRFLOW_HOME"], ignore_errors=True)
os.environ["AIRFLOW__CORE__UNIT_TEST_MODE"] = "True"


class FakeTaskInstance:
    """Keeps what a task pushes."""

    def __init__(self) -> None:
        self.pushed: dict[str, Any] = {}

    def xcom_push(self, key: str, value: Any) -> None:
        self.pushed[key] = value


@pytest.fixture
def context() -> Any:
    return {"ti": FakeTaskInstance()}


@pytest.fixture
def program(tmp_path: Path) -> Any:
    """Return a function that makes a command from the text of a Python program."""

    def make(text: str) -> tuple[str, str]:
        file = tmp_path / "program.py"
        file.write_text(text)
        return (sys.executable, str(file))

    return make
