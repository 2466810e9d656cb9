"""Two configurations that call one API, which allows ten requests a second to all of them together.

`airflow pools set shop_api 4 "The API of the shop"` lets four shards run at a time, whatever DAG they belong to.
"""

from datetime import datetime, timedelta

from airflow.sdk import dag

from pagewright_airflow import extraction


@dag(schedule="@hourly", start_date=datetime(2026, 1, 1), catchup=False, max_active_runs=1)
def shop_hourly() -> None:
    for name, share in {"orders": 7.5, "stock": 2.5}.items():
        extraction(
            f"s3://company/configurations/{name}.extractor.json",
            group_id=name,
            pages=f"s3://company/pages/{name}",
            out=f"s3://company/tables/{name}",
            connection="shop_api",
            requests_per_second=share,
            pool="shop_api",
            # A load that follows waits for the next hour if the API has not given everything.
            incomplete="skip",
            default_args={"retries": 5, "retry_delay": timedelta(minutes=2)},
        )


shop_hourly()
