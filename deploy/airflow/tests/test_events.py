"""Lines of the command line as lines of the log."""

import logging

import pytest

from pagewright_airflow.events import read_line


@pytest.mark.parametrize(
    ("line", "level", "text"),
    [
        ('{"level": "info", "job": "orders", "message": "Page 2."}', logging.INFO, "[orders] Page 2."),
        ('{"level": "warning", "message": "A retry."}', logging.WARNING, "A retry."),
        ('{"level": "error", "message": "HTTP 500."}', logging.ERROR, "HTTP 500."),
        ('{"level": "debug", "message": "GET /"}', logging.DEBUG, "GET /"),
        ('{"level": "fatal", "message": "A later level."}', logging.INFO, "A later level."),
    ],
)
def test_an_event_has_its_level_and_its_job(line: str, level: int, text: str) -> None:
    assert read_line(line) == (level, text, True)


@pytest.mark.parametrize("line", ["", "pagewright: no file", '{"stages": []}', "{ not JSON", "[1]"])
def test_what_is_no_event_stays_as_it_is(line: str) -> None:
    assert read_line(line) == (logging.INFO, line, False)


def test_a_line_of_data_is_cut_in_the_log() -> None:
    text = read_line('{"stages": "' + "x" * 5000 + '"}').text
    assert text.endswith("… (5014 characters)")
    assert len(text) < 2100
