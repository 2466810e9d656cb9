"""One run for each month of a year, or for what a person asks for in the form of "Trigger".

`airflow backfill create --dag-id shop_months --from-date 2025-01-01 --to-date 2025-12-31`
"""

from datetime import datetime

from airflow.sdk import CronDataIntervalTimetable, Param, dag

from pagewright_airflow import extraction


@dag(
    schedule=CronDataIntervalTimetable("@monthly", timezone="UTC"),
    start_date=datetime(2025, 1, 1),
    catchup=False,
    params={
        "environment": Param("", description="An environment of .pagewright.json; empty: none."),
        "since": Param("", description="The first day; empty: the first of the month."),
        "until": Param("", description="The day after the last one; empty: the first of the next month."),
    },
)
def shop_months() -> None:
    extraction(
        "s3://company/configurations/orders-of-a-month.extractor.json",
        pages="s3://company/pages/orders-of-a-month",
        # Each month has tables of its own, so months may run in any order and at the same time.
        out="s3://company/tables/orders-of-a-month/{{ params.since or ds }}",
        environment="{{ params.environment }}",
        # Keys of `config`, which the jobs refer to: {"created_after": {"attr": "since"}}
        attributes={
            "since": "{{ params.since or ds }}",
            "until": "{{ params.until or (data_interval_end | ds) }}",
        },
        incremental=False,
        connection="shop_api",
    )


shop_months()
