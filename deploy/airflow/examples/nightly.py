"""Every night: forty accounts of a shop, read by as many workers as there are, from where the night before ended."""

from datetime import datetime, timedelta

from airflow.sdk import dag, task

from pagewright_airflow import extraction


# Two runs at once would start from the same state.
@dag(schedule="0 2 * * *", start_date=datetime(2026, 1, 1), catchup=False, max_active_runs=1)
def shop_nightly() -> None:
    tables = extraction(
        # Its `iterations` are the accounts: a shard reads some of them.
        "s3://company/configurations/shop.extractor.json",
        pages="s3://company/pages/shop",
        out="s3://company/tables/shop",
        # Its extra fields are the secrets: {"#token": "…"}
        connection="shop_api",
        max_shards=20,
        default_args={"execution_timeout": timedelta(hours=1)},
    )

    @task
    def load(place: str) -> None:
        print(f"The warehouse reads the tables that {place}/run.json names.")

    tables >> load("s3://company/tables/shop")


shop_nightly()
