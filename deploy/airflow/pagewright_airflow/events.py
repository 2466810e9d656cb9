"""Events of Pagewright (`--events json`) in the log of a task."""

from __future__ import annotations

import json
import logging
from typing import NamedTuple

_LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}

#: A log is for people: a longer line is data, such as the list of a thousand shards.
_LONGEST_LINE = 2000


class LogLine(NamedTuple):
    """A line as the log of a task shows it."""

    level: int
    text: str
    is_event: bool


def read_line(line: str) -> LogLine:
    """Turn a printed line into one for the log: an event has a level, its job and its message."""
    event = _read_event(line)
    if event is None:
        return LogLine(logging.INFO, _shortened(line), is_event=False)
    job = f"[{event['job']}] " if "job" in event else ""
    return LogLine(_LEVELS.get(str(event["level"]), logging.INFO), f"{job}{event['message']}", is_event=True)


def _read_event(line: str) -> dict[str, object] | None:
    if not line.startswith("{"):
        return None
    try:
        value = json.loads(line)
    except ValueError:
        return None
    return value if "level" in value and "message" in value else None


def _shortened(line: str) -> str:
    return line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}… ({len(line)} characters)"
