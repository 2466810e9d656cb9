"""The examples are DAGs."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.mark.parametrize(
    ("file", "dag_id", "groups"),
    [
        ("nightly.py", "shop_nightly", {"extraction"}),
        ("backfill.py", "shop_months", {"extraction"}),
        ("pool.py", "shop_hourly", {"orders", "stock"}),
    ],
)
def test_an_example_is_a_dag(file: str, dag_id: str, groups: set[str]) -> None:
    dag = runpy.run_path(str(EXAMPLES / file))[dag_id]()
    assert dag.dag_id == dag_id
    assert {task.task_id.split(".")[0] for task in dag.tasks if "." in task.task_id} == groups
