"""How the end of a command becomes the end of a task."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from airflow.sdk.exceptions import AirflowException, AirflowFailException, AirflowSkipException

from pagewright_airflow.operators import Combine, Incomplete, ListShards, PagewrightOperator, ReportLink, RunShard
from pagewright_airflow.runners import Finished


@dataclass
class FakeRunner:
    """Ends at once, as it is told, and keeps what it was asked."""

    finished: Finished
    arguments: Sequence[str] = ()
    stops: int = 0

    def job(self, arguments: Sequence[str], secrets: Mapping[str, str]) -> FakeRunner:
        self.arguments = arguments
        return self

    def run(self, context: Any) -> Finished:
        return self.finished

    def stop(self) -> None:
        self.stops += 1


def shard_of(name: str) -> dict[str, Any]:
    return {"name": name, "run": {"startedAt": "2026-11-23T02:00:00.123Z"}}


def shards_of(*stages: Sequence[str]) -> str:
    named = [[shard_of(name) for name in stage] for stage in stages]
    return json.dumps({"stages": named, "notes": [{"pointer": "/config/jobs/1", "message": "One shard."}]})


@pytest.mark.parametrize(
    ("output", "first", "second"),
    [
        (shards_of(["a", "b"], ["c"]), ["a", "b"], ["c"]),
        (shards_of(["a"]), ["a"], []),
        (shards_of([]), [], []),
        (shards_of(), [], []),
    ],
)
def test_shards_are_returned_by_stage(output: str, first: list[str], second: list[str], context: Any) -> None:
    operator = ListShards(task_id="shards", arguments=["shards", "c"], runner=FakeRunner(Finished(0, output)))
    assert operator.execute(context) == [shard_of(name) for name in first]
    listed_at = "20261123T020000123Z" if first else "none"
    assert context["ti"].pushed == {"second_stage": [shard_of(name) for name in second], "listed_at": listed_at}


def test_a_shard_is_passed_on_as_it_is_and_empty_options_are_left_out(context: Any) -> None:
    runner = FakeRunner(Finished(0, ""))
    arguments = ["run", "c", "--env=", "--attribute=since=", "--attribute=q=a=b", "--state=s3://b/o"]
    RunShard(task_id="run", arguments=arguments, runner=runner, shard={"name": "1"}).execute(context)
    assert list(runner.arguments) == ["run", "c", "--attribute=q=a=b", "--state=s3://b/o", "--shard", '{"name": "1"}']


@pytest.mark.parametrize("code", [1, 2, 3, 130, -15])
def test_a_failed_shard_is_retried(code: int, context: Any) -> None:
    operator = RunShard(task_id="run", arguments=["run"], runner=FakeRunner(Finished(code, "")), shard={})
    with pytest.raises(AirflowException, match=f"run ended with exit code {code}") as caught:
        operator.execute(context)
    assert type(caught.value) is AirflowException


def combine(code: int, incomplete: Incomplete = "fail") -> Combine:
    runner = FakeRunner(Finished(code, ""))
    options: Any = {"out": "s3://b/o", "report_url": "https://store/o", "incomplete": incomplete}
    return Combine(task_id="combine", arguments=["combine"], runner=runner, **options)


def test_the_result_of_combine_is_the_place_of_the_tables(context: Any) -> None:
    assert combine(0).execute(context) == "s3://b/o"


@pytest.mark.parametrize(("incomplete", "error"), [("fail", AirflowFailException), ("skip", AirflowSkipException)])
def test_an_incomplete_run_fails_or_skips_without_a_retry(incomplete: Any, error: type, context: Any) -> None:
    with pytest.raises(error, match="pagewright report s3://b/o"):
        combine(3, incomplete).execute(context)


def test_a_failed_combine_is_retried(context: Any) -> None:
    with pytest.raises(AirflowException) as caught:
        combine(1, "skip").execute(context)
    assert type(caught.value) is AirflowException


def test_the_report_has_a_button() -> None:
    assert ReportLink().get_link(combine(0), ti_key=None) == "https://store/o"


def test_the_end_of_a_task_stops_its_command(context: Any) -> None:
    runner = FakeRunner(Finished(0, ""))
    operator = PagewrightOperator(task_id="run", arguments=["run"], runner=runner)
    operator.on_kill()
    operator.execute(context)
    operator.on_kill()
    assert runner.stops == 1
