"""Pagewright in a pod of Kubernetes; needs the provider `cncf.kubernetes`."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from airflow.providers.cncf.kubernetes.operators.pod import KubernetesPodOperator
from airflow.sdk import Context
from airflow.sdk.exceptions import AirflowException

from pagewright_airflow.events import read_line
from pagewright_airflow.runners import Finished


@dataclass(frozen=True)
class PodRunner:
    """Runs the image in a pod for each task."""

    image: str
    #: Further arguments of `KubernetesPodOperator`: namespace, secrets, volumes, resources, …
    options: Mapping[str, Any] = field(default_factory=dict, repr=False)

    def job(self, arguments: Sequence[str], secrets: Mapping[str, str]) -> PodJob:
        """Prepare a pod. Its secrets are those of Kubernetes: a manifest shows the environment it is given."""
        if secrets:
            raise ValueError("A pod takes its secrets from Kubernetes, not from a connection: see PodRunner.options.")
        return PodJob(self.image, arguments, self.options)


class PodJob:
    """One pod. The operator of the provider creates, watches and deletes it, and finds it again in a retry."""

    def __init__(self, image: str, arguments: Sequence[str], options: Mapping[str, Any]) -> None:
        self._output = ""
        self.operator = KubernetesPodOperator(
            task_id="pagewright",
            image=image,
            arguments=list(arguments),
            log_formatter=self._read,
            **options,
        )

    def run(self, context: Context) -> Finished:
        """Run the pod to its end. A pod that never ran, or was evicted, has no exit code: that is an exception."""
        try:
            self.operator.execute_sync(context)
        except AirflowException:
            code = self._exit_code()
            if code is None:
                raise
            return Finished(code, self._output)
        return Finished(0, self._output)

    def stop(self) -> None:
        """Delete the pod, which sends it SIGTERM."""
        self.operator.on_kill()

    def _read(self, _container: str, printed: str) -> str:
        line = read_line(printed)
        if not line.is_event:
            self._output = printed
        return line.text if line.level == logging.INFO else f"{logging.getLevelName(line.level)} {line.text}"

    def _exit_code(self) -> int | None:
        pod = self.operator.remote_pod
        statuses = (pod and pod.status and pod.status.container_statuses) or []
        for status in statuses:
            if status.name == self.operator.base_container_name and status.state.terminated:
                return int(status.state.terminated.exit_code)
        return None
