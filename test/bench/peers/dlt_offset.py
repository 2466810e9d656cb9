"""A list paged by offset to one CSV file, with dlt: python dlt_offset.py URL FOLDER LIMIT KIND"""

import sys
from pathlib import Path

import dlt
from dlt.destinations import filesystem
from dlt.sources.rest_api import rest_api_source

import peak_memory

url, tables, limit = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])

# Text as the others write it. Compressing it would cost dlt more.
dlt.config["normalize.data_writer.disable_compression"] = True

source = rest_api_source(
    {
        "client": {
            "base_url": url,
            "paginator": {"type": "offset", "limit": limit, "total_path": None},
        },
        "resources": [{"name": "items", "endpoint": {"path": "items", "data_selector": "items"}}],
    }
)
pipeline = dlt.pipeline(
    pipeline_name="bench",
    pipelines_dir=str(tables.parent / "pipelines"),
    destination=filesystem(bucket_url=tables.parent.as_uri(), layout="{table_name}.{load_id}.{file_id}.{ext}"),
    dataset_name=tables.name,
)
# dlt makes the folder of its dataset itself.
tables.rmdir()
pipeline.run(source, loader_file_format="csv")
peak_memory.write()
