"""pytest fixtures: each test gets a sandbox of its own. Run: npx paystub run -- pytest"""

import http.server, json, os, re, threading, urllib.error, urllib.request, uuid
import pytest


def control(method, path, body=None):
    """Calls the control API of paystub. If it refuses the call, the test fails with its explanation."""
    token = os.environ.get("PAYSTUB_CONTROL_TOKEN", "")
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    url = os.environ.get("PAYSTUB_CONTROL_URL", "http://127.0.0.1:4010/_control") + path
    data = None if method == "GET" else json.dumps(body or {}).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        text = error.read().decode()
        detail = json.loads(text).get("detail", text) if text.startswith("{") else text
        raise AssertionError(f"paystub refused {method} {path}: {detail}") from None


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    result = yield
    if call.when == "call":
        item.paystub_call = call
        item.paystub_report = result.get_result()


@pytest.fixture
def sandbox(request):
    """The name of a fresh sandbox. Its API is at base_url, its token f"sandbox_{name}"; control() drives it."""
    name = f"test-{uuid.uuid4().hex[:8]}"
    control("POST", "/sandboxes", {"name": name, "clock": "frozen"})
    yield name
    report = getattr(request.node, "paystub_report", None)
    failed = report is not None and report.failed
    control("POST", f"/sandboxes/{name}/outcomes", _outcome(request.node, failed))
    if failed:
        # The sandbox stays, so that you can look into it; the account shows what happened.
        print(_account(name))
    else:
        control("DELETE", f"/sandboxes/{name}")


@pytest.fixture
def base_url(sandbox):
    """The base URL of the service for this sandbox."""
    base = os.environ.get("PAYSTUB_BASE_URL", "http://127.0.0.1:4010")
    return re.sub(r"/s/[^/]+/?$", "", base) + f"/s/{sandbox}"


def _outcome(node, failed):
    if not failed:
        return {"test": node.name, "ended": "passed"}
    error = node.paystub_call.excinfo
    return {
        **{"test": node.name, "ended": "failed", "thrownBy": "test"},
        **{"name": error.typename, "message": str(error.value)[:1000]},
    }


def _account(name):
    """What the service received in a sandbox, and why it refused a call."""
    lines = [f"paystub: sandbox {name}"]
    for one in control("GET", f"/sandboxes/{name}/requests")["requests"]:
        why = f" - {one['explanation']}" if one.get("explanation") else ""
        lines.append(f"  {one['method']} {one['path']} {one['status']}{why}")
    for one in control("GET", f"/sandboxes/{name}/callbacks")["callbacks"]:
        detail = f" - {one['attempts'][-1]['detail']}" if one["attempts"] else ""
        lines.append(f"  callback {one['kind']} {one['state']}: {one['url']}{detail}")
    return "\n".join(lines)


@pytest.fixture(name="control")
def control_fixture():
    """The function control(), for tests."""
    return control


@pytest.fixture
def callbacks():
    """A listener for callbacks: its url, and the paths that paystub called. Put your shop in its place."""

    class Listener(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.server.paths.append(self.path)
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(200)
            self.end_headers()

        do_POST = do_GET

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Listener)
    server.paths = []
    server.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
