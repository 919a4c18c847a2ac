"""pytest fixtures: each test gets a sandbox of its own. Run: npx paystub run -- pytest"""

import json, os, urllib.request, uuid
import pytest


def control(method, path, body=None):
    token = os.environ.get("PAYSTUB_CONTROL_TOKEN", "")
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    url = os.environ.get("PAYSTUB_CONTROL_URL", "http://127.0.0.1:4010/_control") + path
    request = urllib.request.Request(url, json.dumps(body or {}).encode(), headers, method=method)
    return json.load(urllib.request.urlopen(request, timeout=10))


@pytest.fixture
def sandbox():
    """The name of a fresh sandbox. Its API token is f"sandbox_{name}"; control() drives it."""
    name = f"test-{uuid.uuid4().hex[:8]}"
    control("POST", "/sandboxes", {"name": name, "clock": "frozen"})
    yield name
    control("DELETE", f"/sandboxes/{name}")
