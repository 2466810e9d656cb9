"""What runs a command line of Pagewright for a task."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from airflow.sdk import Context


@dataclass(frozen=True)
class Finished:
    """A command that has ended."""

    exit_code: int
    #: Its last line that was not an event: what `pagewright shards` prints.
    output: str


class Job(Protocol):
    """One command, ready to be run once."""

    def run(self, context: Context) -> Finished:
        """Run it to its end, and log what it prints."""

    def stop(self) -> None:
        """Ask it to end. `run` returns as soon as it has."""


class Runner(Protocol):
    """Starts commands somewhere: on the worker, in a container, in a pod."""

    def job(self, arguments: Sequence[str], secrets: Mapping[str, str]) -> Job:
        """Prepare a command.

        :param arguments: of `pagewright`, beginning with the verb.
        :param secrets: environment variables that nothing but the command may see.
        """
