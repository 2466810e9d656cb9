"""A list paged by offset to one CSV file, with a low-code manifest: python airbyte_offset.py URL FOLDER LIMIT KIND"""

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

import peak_memory

url, tables, limit = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])

MANIFEST = {
    "version": "7.39.0",
    "type": "DeclarativeSource",
    "check": {"type": "CheckStream", "stream_names": ["items"]},
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
                "paginator": {
                    "type": "DefaultPaginator",
                    "pagination_strategy": {
                        "type": "OffsetIncrement",
                        "page_size": limit,
                        "inject_on_first_request": True,
                    },
                    "page_token_option": {
                        "type": "RequestOption",
                        "inject_into": "request_parameter",
                        "field_name": "offset",
                    },
                    "page_size_option": {
                        "type": "RequestOption",
                        "inject_into": "request_parameter",
                        "field_name": "limit",
                    },
                },
            },
        }
    ],
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


def flatten(record: dict) -> dict:
    """Puts the fields of nested objects beside the others."""
    cells = {}
    for key, value in record.items():
        if isinstance(value, dict):
            cells.update({f"{key}_{inner}": cell for inner, cell in value.items()})
        else:
            cells[key] = value
    return cells


source = ConcurrentDeclarativeSource(source_config=MANIFEST, config={}, catalog=CATALOG, state=[])
with open(tables / "items.csv", "w", newline="") as file:
    writer = None
    for message in source.read(logging.getLogger("airbyte"), {}, CATALOG, []):
        if message.type != Type.RECORD:
            continue
        cells = flatten(message.record.data)
        if writer is None:
            writer = csv.DictWriter(file, cells, lineterminator="\n")
            writer.writeheader()
        writer.writerow(cells)
peak_memory.write()
