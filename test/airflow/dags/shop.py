"""The configurations of the test, each as a DAG."""

import os
from datetime import timedelta

from airflow.sdk import DAG, Param
from pagewright_airflow import LocalRunner, extraction

for name in ("accounts", "stores"):
    with DAG(name, schedule=None, params={"out": Param(type="string"), "attributes": Param("")}):
        extraction(
            f"s3://company/{name}.extractor.json",
            pages=f"s3://company/pages/{name}",
            out="s3://company/{{ params.out }}",
            runner=LocalRunner(os.environ["PAGEWRIGHT_COMMAND"].split()),
            connection="shop_api",
            max_shards=8,
            report_url="http://store.test/company/{{ params.out }}",
            default_args={"retry_delay": timedelta(seconds=2), "retry_exponential_backoff": False},
        )
