"""One task each: list the shards, run one of them, combine their pages."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from airflow.sdk import BaseOperator, BaseOperatorLink, Context
from airflow.sdk.exceptions import AirflowException, AirflowFailException, AirflowSkipException

from pagewright_airflow.runners import Finished, Job, Runner
from pagewright_airflow.secrets import read_secrets

#: A part of a run, as `pagewright shards` prints it. It holds no secret and no data.
Shard: TypeAlias = dict[str, Any]

#: What becomes of the task if the run ended but is known to be incomplete.
Incomplete: TypeAlias = Literal["fail", "skip", "accept"]

#: The key of the XCom with the shards that start when all others are done.
SECOND_STAGE = "second_stage"

#: The key of the XCom with the time of the list, which tells it from other lists of a DAG run.
LISTED_AT = "listed_at"

#: The exit code of `--strict`.
_INCOMPLETE = 3


class PagewrightOperator(BaseOperator):
    """Runs one command of Pagewright.

    :param arguments: of `pagewright`, beginning with the verb. Templates; an option that renders to nothing
        (`--env=`) is left out, so that the parameters of a DAG run may be empty.
    :param runner: where it runs.
    :param connection: the Airflow connection with the secrets of the configuration, if they are in one.
    """

    template_fields: Sequence[str] = ("arguments",)
    ui_color = "#e8f0fb"

    def __init__(
        self, *, arguments: Sequence[str], runner: Runner, connection: str | None = None, **options: Any
    ) -> None:
        super().__init__(**options)
        self.arguments = arguments
        self.runner = runner
        self.connection = connection
        self._job: Job | None = None

    def execute(self, context: Context) -> Any:
        """Run the command. Only secrets of the connection are added to what the templates show."""
        self._job = self.runner.job(self.command(), read_secrets(self.connection))
        return self.conclude(self._job.run(context), context)

    def on_kill(self) -> None:
        """Ask the command to end when Airflow ends the task."""
        if self._job is not None:
            self._job.stop()

    def command(self) -> list[str]:
        """Return the arguments without the empty options."""
        return [argument for argument in self.arguments if not (argument.startswith("--") and argument.endswith("="))]

    def conclude(self, finished: Finished, context: Context) -> Any:
        """Turn the end of the command into the end of the task. A failed one is retried."""
        if finished.exit_code != 0:
            raise AirflowException(f"pagewright {self.arguments[0]} ended with exit code {finished.exit_code}.")
        return None


class ListShards(PagewrightOperator):
    """Lists the shards of a run: returns those of the first stage, and pushes those of the second one."""

    def conclude(self, finished: Finished, context: Context) -> list[Shard]:
        """Read what the command printed."""
        super().conclude(finished, context)
        listed = json.loads(finished.output)
        for note in listed["notes"]:
            self.log.info("%s: %s", note["pointer"], note["message"])
        first, second = [*listed["stages"], [], []][:2]
        context["ti"].xcom_push(SECOND_STAGE, second)
        context["ti"].xcom_push(LISTED_AT, re.sub("[-:.]", "", first[0]["run"]["startedAt"]) if first else "none")
        self.log.info("%d shards, %d of them in the second stage.", len(first) + len(second), len(second))
        return list(first)


class RunShard(PagewrightOperator):
    """Runs one shard. One that is done already is skipped, so a retry costs nothing twice."""

    def __init__(self, *, shard: Shard, **options: Any) -> None:
        super().__init__(**options)
        self.shard = shard

    def command(self) -> list[str]:
        """Return the arguments with the shard."""
        return [*super().command(), "--shard", json.dumps(self.shard)]


class ReportLink(BaseOperatorLink):
    """The button that leads to the report of a run."""

    name = "Report"

    def get_link(self, operator: BaseOperator, *, ti_key: object) -> str:
        """Return the address that the DAG names, in the words of this run."""
        return str(getattr(operator, "report_url", None) or "")


class Combine(PagewrightOperator):
    """Writes the tables of a run from the pages of its shards. Its result is the address of the tables.

    :param out: the place of the tables.
    :param report_url: the address of a web page that shows this place, such as the console of the store.
    :param incomplete: what becomes of this task if the run is known to be incomplete.
    """

    template_fields: Sequence[str] = ("arguments", "out", "report_url")
    operator_extra_links = (ReportLink(),)

    def __init__(self, *, out: str, report_url: str | None, incomplete: Incomplete, **options: Any) -> None:
        super().__init__(**options)
        self.out = out
        self.report_url = report_url
        self.incomplete = incomplete

    def conclude(self, finished: Finished, context: Context) -> str:
        """Follow the verdict. Combining the same pages again would not change it, so that is not retried."""
        if finished.exit_code == _INCOMPLETE:
            message = f"The run is incomplete: pagewright report {self.out}"
            raise AirflowSkipException(message) if self.incomplete == "skip" else AirflowFailException(message)
        super().conclude(finished, context)
        self.log.info("The tables are in %s. For the report: pagewright report %s", self.out, self.out)
        return self.out
