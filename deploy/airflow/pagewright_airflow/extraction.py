"""The task group of a run."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from airflow.sdk import TaskGroup, TriggerRule, XComArg, task

from pagewright_airflow.operators import LISTED_AT, SECOND_STAGE, Combine, Incomplete, ListShards, RunShard
from pagewright_airflow.processes import LocalRunner
from pagewright_airflow.runners import Runner

#: Runs of shards may be repeated: one that is done is skipped, one that is not leaves nothing.
_RETRIES: Mapping[str, Any] = {"retries": 3, "retry_delay": timedelta(seconds=30), "retry_exponential_backoff": True}


def extraction(
    config: str,
    *,
    pages: str,
    out: str,
    group_id: str = "extraction",
    runner: Runner | None = None,
    environment: str | None = None,
    attributes: Mapping[str, str] | None = None,
    secrets: str | None = None,
    connection: str | None = None,
    incremental: bool = True,
    max_shards: int | None = None,
    records: Mapping[str, int] | None = None,
    requests_per_second: float | None = None,
    workers: int | None = None,
    pool: str | None = None,
    parallel: int | None = None,
    incomplete: Incomplete = "fail",
    report_url: str | None = None,
    default_args: Mapping[str, Any] | None = None,
) -> TaskGroup:
    """Run a configuration on many workers: list its shards, run each as a task, combine their pages to tables.

    The tables are those of a run on one machine. `config`, `pages`, `out`, `environment`, `attributes` and
    `report_url` are templates.

    :param config: the configuration: a file that every worker has, or `s3://bucket/name.extractor.json`.
    :param pages: where the shards keep their pages: a place that all workers share, `s3://bucket/pages/name`. Each DAG
        run has a folder of its own there. Nothing deletes it, so that a failed night can be looked at: let the store do
        that after some days.
    :param out: where the tables, the state and the report go: `s3://bucket/tables/name`, or a folder that all workers
        share.
    :param runner: what runs the command line: `LocalRunner` (default), `ContainerRunner` or `pods.PodRunner`.
    :param environment: name of an environment of the configuration's `.pagewright.json`.
    :param attributes: values for keys of `config`, such as `{"since": "{{ ds }}"}`; one that renders to nothing leaves
        the value of the configuration.
    :param secrets: a file or a folder with the values of secrets. The environment of the worker may have them too.
    :param connection: the Airflow connection that has them.
    :param incremental: whether the run starts from the state of the one before, which is with the tables.
    :param max_shards: at most so many shards in a stage.
    :param records: how many records a job is known to have, by its name: then its pages are shared out too.
    :param requests_per_second: what the API allows all workers together. Each shard gets an equal share, or with
        `workers` each of those.
    :param workers: at most so many shards of one DAG run at a time.
    :param pool: the Airflow pool of the run tasks, which limits all DAGs that call one API.
    :param parallel: requests under way at a time in one shard.
    :param incomplete: what becomes of `combine` if the run is known to be incomplete. Its tables are written anyway.
    :param report_url: a web page that shows `out`, for the button "Report".
    :param default_args: further arguments of all tasks, such as `retries` and `execution_timeout`.
    """
    defaults: Any = {**_RETRIES, **(default_args or {})}
    with TaskGroup(group_id, default_args=defaults) as group:
        common: dict[str, Any] = {"runner": runner or LocalRunner(), "connection": connection}
        about = _options({"env": environment, "state": _state_in(out) if incremental else None})
        about += [f"--attribute={name}={value}" for name, value in (attributes or {}).items()]

        # The rate is shared out among the workers where their number is known, else among the shards.
        of_each = requests_per_second / workers if requests_per_second and workers else None
        of_all = None if of_each else requests_per_second
        cut = _options({"max": max_shards, "requests-per-second": of_all, "format": "json"})
        cut += [f"--records={job}={count}" for job, count in (records or {}).items()]
        shards = ListShards(task_id="shards", arguments=["shards", config, *cut, *about], **common)

        # Shards that are listed again, as in a DAG run that was cleared, are those of another run.
        listed_at = f"{{{{ ti.xcom_pull(task_ids='{shards.task_id}', key='{LISTED_AT}') }}}}"
        place = f"{pages.rstrip('/')}/{{{{ run_id }}}}/{listed_at}"
        shared = [*_options({"pages": place, "secrets": secrets, "events": "json"}), *about]

        run = {
            "arguments": ["run", config, *shared, *_options({"parallel": parallel, "requests-per-second": of_each})],
            "map_index_template": "{{ task.shard.title }}",
            "max_active_tis_per_dagrun": workers,
            **({"pool": pool} if pool else {}),
            **common,
        }
        first = RunShard.partial(task_id="run", **run).expand(shard=shards.output)
        later = _second_stage(XComArg(shards, SECOND_STAGE))
        second = RunShard.partial(task_id="run_second_stage", **run).expand(shard=later)

        strict = [] if incomplete == "accept" else ["--strict"]
        combine = Combine(
            task_id="combine",
            arguments=["combine", config, *shared, f"--out={out}", *_options({"report": _report_in(out)}), *strict],
            out=out,
            report_url=report_url,
            incomplete=incomplete,
            # A configuration without child jobs has no second stage, which skips its task.
            trigger_rule=TriggerRule.NONE_FAILED_MIN_ONE_SUCCESS,
            **common,
        )
        first >> second
        [shards, first, second] >> combine
    return group


@task(task_id="second_stage")
def _second_stage(shards: Any) -> Any:
    """Hand on a list: Airflow maps tasks only over the result of a task."""
    return shards


def _state_in(out: str) -> str:
    """Return where a run leaves its state. In a store, a file there says which one is the newest."""
    return out if "://" in out else f"{out.rstrip('/')}/state.json"


def _report_in(out: str) -> str | None:
    """Return where a run writes its report. What is published in a store has one already."""
    return None if "://" in out else f"{out.rstrip('/')}/report.json"


def _options(values: Mapping[str, object]) -> list[str]:
    return [f"--{name}={value}" for name, value in values.items() if value is not None]
