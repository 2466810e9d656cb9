"""Records requests with keboola-vcr, or answers them from a cassette. Prints what the component got, as JSON."""

import json
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from keboola.vcr import VCRRecorder


def send(request):
    body = request.get("body")
    sent = urllib.request.Request(
        request["url"],
        data=None if body is None else body.encode(),
        headers=request.get("headers", {}),
        method=request["method"],
    )
    try:
        with urllib.request.urlopen(sent) as response:
            return response.status, dict(response.headers.items()), response.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers.items()), error.read()


def main():
    mode, folder = sys.argv[1:]
    given = json.load(sys.stdin)
    received = []

    def component():
        for request in given["requests"]:
            status, headers, body = send(request)
            received.append(
                {
                    "status": status,
                    "headers": {name.lower(): value for name, value in headers.items()},
                    "body": body.decode("latin-1"),
                    "time": time.time(),
                }
            )

    recorder = VCRRecorder(Path(folder), secrets=given.get("secrets"), capture_logs=False)
    (recorder.record if mode == "record" else recorder.replay)(component)
    json.dump(received, sys.stdout)


main()
