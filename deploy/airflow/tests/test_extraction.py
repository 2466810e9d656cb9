"""The tasks of a run, and what Airflow stores of them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from airflow.sdk import DAG, TaskGroup
from airflow.serialization.serialized_objects import DagSerialization

from pagewright_airflow import ContainerRunner, extraction


def dag_of(**options: Any) -> DAG:
    with DAG("nightly", schedule=None) as dag:
        extraction("s3://b/shop.extractor.json", pages="s3://b/pages/", out="s3://b/out", **options)
    return dag


def arguments(dag: DAG, name: str) -> list[str]:
    task: Any = dag.get_task(f"extraction.{name}")
    return list(task.partial_kwargs["arguments"] if task.is_mapped else task.arguments)


def test_the_second_stage_waits_for_the_first_one_and_combine_for_all() -> None:
    dag = dag_of()
    upstream = {
        task.task_id.split(".")[1]: {name.split(".")[1] for name in task.upstream_task_ids} for task in dag.tasks
    }
    assert upstream == {
        "shards": set(),
        "run": {"shards"},
        "second_stage": {"shards"},
        "run_second_stage": {"run", "second_stage"},
        "combine": {"shards", "run", "run_second_stage"},
    }


def test_an_empty_second_stage_does_not_skip_combine() -> None:
    assert dag_of().get_task("extraction.combine").trigger_rule == "none_failed_min_one_success"


def test_all_commands_of_a_run_agree_on_its_places() -> None:
    dag = dag_of()
    listed_at = "{{ ti.xcom_pull(task_ids='extraction.shards', key='listed_at') }}"
    pages, state = f"--pages=s3://b/pages/{{{{ run_id }}}}/{listed_at}", "--state=s3://b/out"
    assert arguments(dag, "shards") == ["shards", "s3://b/shop.extractor.json", "--format=json", state]
    for name in ["run", "run_second_stage", "combine"]:
        assert {pages, state, "--events=json"} <= set(arguments(dag, name))
    assert "--out=s3://b/out" in arguments(dag, "combine")


def test_options_reach_the_commands_that_take_them() -> None:
    dag = dag_of(
        environment="{{ params.environment }}",
        attributes={"since": "{{ ds }}"},
        secrets="/run/secrets",
        max_shards=8,
        records={"orders": 500},
        requests_per_second=2.5,
        parallel=4,
        incomplete="accept",
        incremental=False,
    )
    shared = ["--env={{ params.environment }}", "--attribute=since={{ ds }}"]
    for name in ["shards", "run", "run_second_stage", "combine"]:
        assert set(shared) <= set(arguments(dag, name))
        assert not any(argument.startswith("--state") for argument in arguments(dag, name))
    assert {"--max=8", "--requests-per-second=2.5", "--records=orders=500"} <= set(arguments(dag, "shards"))
    assert {"--secrets=/run/secrets", "--parallel=4"} <= set(arguments(dag, "run"))
    assert "--strict" not in arguments(dag, "combine")
    assert "--strict" in arguments(dag_of(), "combine")


@pytest.mark.parametrize("out", ["/data/out", "/data/out/"])
def test_a_folder_has_its_state_and_its_report_in_files(out: str) -> None:
    with DAG("nightly", schedule=None) as dag:
        extraction("/data/c.json", pages="/data/pages", out=out)
    assert {"--state=/data/out/state.json", "--report=/data/out/report.json"} <= set(arguments(dag, "combine"))
    assert not any(argument.startswith("--report") for name in ["shards", "run"] for argument in arguments(dag, name))


def test_a_folder_has_its_report_also_without_a_state() -> None:
    with DAG("nightly", schedule=None) as dag:
        extraction("/data/c.json", pages="/data/pages", out="/data/{{ ds }}", incremental=False)
    assert "--report=/data/{{ ds }}/report.json" in arguments(dag, "combine")


def test_a_store_has_its_report_with_the_published_run() -> None:
    assert not any(argument.startswith("--report") for argument in arguments(dag_of(), "combine"))


def test_a_known_number_of_workers_shares_the_rate() -> None:
    dag = dag_of(requests_per_second=10, workers=4)
    assert not any(argument.startswith("--requests-per-second") for argument in arguments(dag, "shards"))
    for name in ["run", "run_second_stage"]:
        assert "--requests-per-second=2.5" in arguments(dag, name)


def test_pools_and_workers_limit_the_runs_only() -> None:
    dag = dag_of(pool="shop_api", workers=4)
    for name in ["run", "run_second_stage"]:
        task: Any = dag.get_task(f"extraction.{name}")
        assert (task.pool, task.max_active_tis_per_dagrun) == ("shop_api", 4)
    assert dag.get_task("extraction.combine").pool == "default_pool"


def test_retries_are_those_of_the_group_unless_said_otherwise() -> None:
    assert dag_of().get_task("extraction.combine").retries == 3
    assert dag_of(default_args={"retries": 7}).get_task("extraction.combine").retries == 7


def test_what_follows_the_group_follows_combine() -> None:
    with DAG("nightly", schedule=None):
        group: TaskGroup = extraction("c.json", pages="p", out="o")
    assert [task.task_id for task in group.get_leaves()] == ["extraction.combine"]


def test_airflow_stores_the_same_each_time_and_no_options_of_a_container() -> None:
    def stored() -> str:
        runner = ContainerRunner("pagewright:1", options=["--env=PAGEWRIGHT_SECRET_TOKEN=hidden"])
        return json.dumps(DagSerialization.to_dict(dag_of(runner=runner)), sort_keys=True)

    assert stored() == stored()
    assert "hidden" not in stored()
