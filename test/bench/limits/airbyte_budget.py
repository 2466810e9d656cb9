"""A list whose pages are known, 8 at a time within a budget: airbyte_budget.py URL FOLDER PAGES SIZE [REQUESTS SECONDS]"""

import csv
import logging
import sys
from pathlib import Path

from airbyte_cdk.models import (
    AirbyteStream,
    ConfiguredAirbyteCatalog,
    ConfiguredAirbyteStream,
    DestinationSyncMode,
    SyncMode,
    Type,
)
from airbyte_cdk.sources.declarative.concurrent_declarative_source import ConcurrentDeclarativeSource

url, tables = sys.argv[1], Path(sys.argv[2])
pages, size = int(sys.argv[3]), int(sys.argv[4])
told = sys.argv[5:7]

MANIFEST = {
    "version": "7.39.0",
    "type": "DeclarativeSource",
    "check": {"type": "CheckStream", "stream_names": ["items"]},
    "concurrency_level": {"type": "ConcurrencyLevel", "default_concurrency": 8, "max_concurrency": 8},
    "streams": [
        {
            "type": "DeclarativeStream",
            "name": "items",
            "primary_key": ["id"],
            "schema_loader": {"type": "InlineSchemaLoader", "schema": {"type": "object", "properties": {}}},
            "retriever": {
                "type": "SimpleRetriever",
                "requester": {"type": "HttpRequester", "url_base": url, "path": "items", "http_method": "GET"},
                "record_selector": {
                    "type": "RecordSelector",
                    "extractor": {"type": "DpathExtractor", "field_path": ["items"]},
                },
                # Pages of one paging are read one after another, so each page is a partition.
                "partition_router": {
                    "type": "ListPartitionRouter",
                    "cursor_field": "offset",
                    "values": [str(page * size) for page in range(pages)],
                    "request_option": {
                        "type": "RequestOption",
                        "inject_into": "request_parameter",
                        "field_name": "offset",
                    },
                },
            },
        }
    ],
}

if told:
    MANIFEST["api_budget"] = {
        "type": "HTTPAPIBudget",
        "policies": [
            {
                "type": "MovingWindowCallRatePolicy",
                "rates": [{"type": "Rate", "limit": int(told[0]), "interval": f"PT{told[1]}S"}],
                "matchers": [{"type": "HttpRequestRegexMatcher", "method": "GET"}],
            }
        ],
        "status_codes_for_ratelimit_hit": [429, 503],
    }

CATALOG = ConfiguredAirbyteCatalog(
    streams=[
        ConfiguredAirbyteStream(
            stream=AirbyteStream(name="items", json_schema={}, supported_sync_modes=[SyncMode.full_refresh]),
            sync_mode=SyncMode.full_refresh,
            destination_sync_mode=DestinationSyncMode.overwrite,
        )
    ]
)

source = ConcurrentDeclarativeSource(source_config=MANIFEST, config={}, catalog=CATALOG, state=[])
with open(tables / "items.csv", "w", newline="") as file:
    writer = csv.DictWriter(file, ["id", "name"], lineterminator="\n", extrasaction="ignore")
    writer.writeheader()
    for message in source.read(logging.getLogger("airbyte"), {}, CATALOG, []):
        if message.type == Type.RECORD:
            writer.writerow(message.record.data)
