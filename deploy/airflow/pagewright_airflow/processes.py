"""Pagewright as a process of the worker, or in a container beside it."""

from __future__ import annotations

import fnmatch
import logging
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from airflow.sdk import Context

from pagewright_airflow.events import read_line
from pagewright_airflow.runners import Finished

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LocalRunner:
    """Runs the command line that is installed on the worker."""

    #: The command, such as `("node", "/opt/pagewright/dist/cli.js")`.
    command: Sequence[str] = ("pagewright",)

    def job(self, arguments: Sequence[str], secrets: Mapping[str, str]) -> ProcessJob:
        """Prepare a process that has the environment of the worker and the secrets."""
        return ProcessJob([*self.command, *arguments], secrets)


@dataclass(frozen=True)
class ContainerRunner:
    """Runs the image with Docker or Podman on the machine of the worker."""

    image: str
    engine: Sequence[str] = ("docker",)
    #: Further options of `docker run`, such as volumes and networks.
    options: Sequence[str] = field(default=(), repr=False)
    #: Which environment variables of the worker the container gets.
    environment: Sequence[str] = ("PAGEWRIGHT_*", "AWS_*", "OTEL_*")

    def job(self, arguments: Sequence[str], secrets: Mapping[str, str]) -> ProcessJob:
        """Prepare a container. Variables are named, not written: the list of processes shows command lines."""
        passed = [
            name for name in os.environ if any(fnmatch.fnmatchcase(name, pattern) for pattern in self.environment)
        ]
        variables = [f"--env={name}" for name in sorted({*passed, *secrets})]
        sealed = ["--read-only", "--tmpfs=/tmp", "--cap-drop=all", "--security-opt=no-new-privileges"]
        command = [*self.engine, "run", "--rm", *sealed, *variables, *self.options, self.image, *arguments]
        return ProcessJob(command, secrets)


class ProcessJob:
    """One process. Its lines go to the log as they come."""

    def __init__(self, command: Sequence[str], secrets: Mapping[str, str]) -> None:
        self.command = list(command)
        self._environment = {**os.environ, **secrets}
        self._process: subprocess.Popen[str] | None = None

    def run(self, context: Context) -> Finished:
        """Run the process to its end."""
        output = ""
        with self._start() as process:
            self._process = process
            for line in process.stdout or ():
                printed = line.rstrip("\n")
                level, text, is_event = read_line(printed)
                log.log(level, "%s", text)
                if printed and not is_event:
                    output = printed
        return Finished(process.returncode, output)

    def stop(self) -> None:
        """Send SIGTERM, after which Pagewright finishes what it writes and ends."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGTERM)

    def _start(self) -> subprocess.Popen[str]:
        """Start it in a session of its own.

        Airflow signals the whole process group of a task, and Pagewright takes a second signal as the wish to end at
        once. So it gets only the one of `stop`.
        """
        return subprocess.Popen(
            self.command,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
