"""The pod that would be started; there is no cluster here."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from airflow.sdk.exceptions import AirflowException

pods = pytest.importorskip("pagewright_airflow.pods")
kubernetes = pytest.importorskip("kubernetes.client")


def test_a_pod_has_the_image_and_the_arguments() -> None:
    options = {"namespace": "data", "service_account_name": "pagewright"}
    job = pods.PodRunner("pagewright:1", options).job(["run", "s3://b/c.json"], {})
    pod = job.operator.build_pod_request_obj(dry_run=True)
    (container,) = pod.spec.containers
    assert (container.image, container.args) == ("pagewright:1", ["run", "s3://b/c.json"])
    assert (pod.metadata.namespace, pod.spec.service_account_name) == ("data", "pagewright")


def test_secrets_of_a_connection_are_refused() -> None:
    with pytest.raises(ValueError, match="Kubernetes"):
        pods.PodRunner("pagewright:1").job(["run"], {"PAGEWRIGHT_SECRET_TOKEN": "t"})


def ended(job: Any, code: int | None, *lines: str) -> None:
    """Let the operator behave as if its pod had printed these lines and ended."""

    def execute(_context: Any) -> None:
        for line in lines:
            job.operator.log_formatter("base", line)
        terminated = None if code is None else kubernetes.V1ContainerStateTerminated(exit_code=code)
        status = SimpleNamespace(name="base", state=kubernetes.V1ContainerState(terminated=terminated))
        job.operator.remote_pod = SimpleNamespace(status=SimpleNamespace(container_statuses=[status]))
        if code != 0:
            raise AirflowException("Pod returned a failure.")

    job.operator.execute_sync = execute


@pytest.mark.parametrize("code", [0, 1, 3])
def test_the_exit_code_and_the_output_are_those_of_the_container(code: int, context: Any) -> None:
    job = pods.PodRunner("pagewright:1").job(["shards"], {})
    ended(job, code, '{"level": "info", "message": "Starts."}', '{"stages": []}')
    finished = job.run(context)
    assert (finished.exit_code, finished.output) == (code, '{"stages": []}')


def test_a_pod_without_an_exit_code_fails_as_it_is(context: Any) -> None:
    job = pods.PodRunner("pagewright:1").job(["run"], {})
    ended(job, None)
    with pytest.raises(AirflowException, match="Pod returned a failure"):
        job.run(context)


def test_events_are_logged_as_text_with_their_level() -> None:
    job = pods.PodRunner("pagewright:1").job(["run"], {})
    line = '{"level": "warning", "job": "orders", "message": "Slow."}'
    assert job.operator.log_formatter("base", line) == "WARNING [orders] Slow."
