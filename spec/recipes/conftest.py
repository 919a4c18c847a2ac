"""pytest with paystub: each test that takes `gateway` gets a payment service of its own.

Run your tests with: npx paystub run -- pytest
Python 3.8 or newer, no packages beside pytest. Parallel tests (pytest-xdist) work too.
"""

import json
import os
import re
import signal
import sysconfig
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest

CONTROL_URL = os.environ.get("PAYSTUB_CONTROL_URL", "http://127.0.0.1:4010/_control").rstrip("/")
HERE = os.path.abspath(__file__)

# The mock is on this machine or beside it, never behind a proxy.
_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


# How often each test runs under `paystub run --matrix`: a file that it writes.
PLAN = None
if os.environ.get("PAYSTUB_PLAN"):
    with open(os.environ["PAYSTUB_PLAN"], encoding="utf-8") as _plan:
        PLAN = json.load(_plan)["tests"]


class PaystubError(AssertionError):
    """What paystub did not do, in its own words."""


class Gateway:
    """A sandbox of paystub. Invoices are named by their order numbers."""

    def __init__(self, test, planned=None, **options):
        unclaimed = _call("GET", "/requests")["requests"]
        self._unclaimed_before = unclaimed[-1]["id"] if unclaimed else 0
        named = {"test": test[:1000]}
        if planned:
            named = {"name": planned["sandbox"]}
            options["assumptions"] = {**options.get("assumptions", {}), **planned["assumptions"]}
        opened = _call("POST", "/sandboxes", {**named, "clock": "frozen", **options})
        # What a shop needs. The URLs have no slash at their ends.
        self.base_url, self.order_url = opened["baseUrl"], opened["orderUrl"]
        self.token, self.name = opened["token"], opened["name"]
        self.api_id, self.secret_key = opened["apiId"], opened["secretKey"]
        self.profile_no, self.api_key = opened["profileNo"], opened["apiKey"]
        self._returned = set()

    def pay(self, order_number, **how):
        """Pays an invoice as its customer would, and waits for the first attempt of each callback.

        Takes `method` and `cardNumber`. Returns `invoice`, `declined` and `callbacks`.
        """
        return self._invoice("POST", order_number, "/pay", how)

    def decline(self, order_number, **why):
        """Lets one payment of an invoice fail. Takes `code` and `message`."""
        return self._invoice("POST", order_number, "/decline", why)

    def cancel(self, order_number):
        """Cancels a pending invoice."""
        return self._invoice("POST", order_number, "/cancel")

    def refund(self, order_number, **why):
        """Refunds a paid invoice. Takes `reason`."""
        return self._invoice("POST", order_number, "/refund", why)

    def invoice(self, order_number):
        """The latest invoice of an order, with its `transactionNo` and `status`."""
        return self._invoice("GET", order_number)

    def says(self, order, statement):
        """States what your shop told the customer about an order. `paystub run` reports it if it is false.

        `statement` is "paid", "delivered", "canceled", "not charged" or "refunded".
        """
        return self.control("POST", "/statements", {"order": order, "says": statement})

    def advance(self, by):
        """Advances the clock by a duration such as "24h". All that falls due happens, callbacks included."""
        return self.control("POST", "/clock/advance", {"by": by})

    def fault(self, fault, **rule):
        """Makes something go wrong, such as fault("status", status=500, operation="addInvoice", times=1)."""
        return self.control("POST", "/faults", {"fault": fault, **rule})

    def idle(self):
        """Waits until your shop has finished: no call and no callback is open."""
        return self.control("POST", "/idle")

    def assert_received(self, operation, fields=None, times=None, status=None):
        """Fails unless your shop called an operation, with at least these fields, so many times.

        Without `times`, one call suffices; 0 means that there must be none. Returns the calls.
        """
        wanted = {"operation": operation, "fields": fields, "times": times, "status": status}
        wanted = {name: value for name, value in wanted.items() if value is not None}
        found = self.control("POST", "/requests/find", wanted)
        if not found["holds"]:
            raise PaystubError(found["explanation"])
        return found["requests"]

    def wait_for_callback(self, kind=None, timeout=4.0):
        """The next ended call to your shop: each is returned once. Takes a kind, such as "paid" or "webhook"."""
        end = time.monotonic() + timeout
        while True:
            for callback in self.control("GET", "/callbacks?limit=1000")["callbacks"]:
                attempts = callback["attempts"]
                if callback["state"] == "redirected":
                    attempts = [{"outcome": "redirected", "status": None}, *attempts]
                for number, attempt in enumerate(attempts):
                    key = (callback["id"], number)
                    if key not in self._returned and kind in (None, callback["kind"]):
                        self._returned.add(key)
                        return {**callback, **attempt}
            if time.monotonic() >= end:
                what = "callback" if kind is None else f"callback of kind {kind}"
                raise PaystubError(f"no {what} ended within {timeout} s\n{self.account()}")
            time.sleep(0.025)

    def account(self):
        """What happened in the sandbox, and why the service rejected a call."""
        lines = [f"sandbox {self.name} of {self.base_url}"]
        lines += map(_request_line, self.control("GET", "/requests?limit=1000")["requests"])
        for one in self.control("GET", "/callbacks?limit=1000")["callbacks"]:
            detail = f" - {one['attempts'][-1]['detail']}" if one["attempts"] else ""
            lines.append(f"  callback {one['kind']} {one['state']}: {one['url']}{detail}")
        unclaimed = _call("GET", "/requests")["requests"]
        lost = [one for one in unclaimed if one["id"] > self._unclaimed_before]
        lines += ["calls that no sandbox took:", *map(_request_line, lost)] if lost else []
        return "\n".join(lines)

    def control(self, method, path, body=None):
        """Any call of the control API below /_control/sandboxes/{sandbox}."""
        return _call(method, f"/sandboxes/{self.name}{path}", body)

    def _invoice(self, method, order_number, path="", body=None):
        order = urllib.parse.quote(str(order_number), safe="")
        return self.control(method, f"/invoices/order:{order}{path}", body)


def _call(method, path, body=None):
    headers = {"Content-Type": "application/json"}
    if os.environ.get("PAYSTUB_CONTROL_TOKEN"):
        headers["Authorization"] = f"Bearer {os.environ['PAYSTUB_CONTROL_TOKEN']}"
    data = json.dumps(body or {}).encode() if method == "POST" else None
    request = urllib.request.Request(CONTROL_URL + path, data, headers, method=method)
    try:
        with _opener.open(request, timeout=120) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        text = error.read().decode(errors="replace")
        try:
            why = json.loads(text)["detail"]
        except (ValueError, KeyError, TypeError):
            why = f"{error.code} {text[:500]}"
        raise PaystubError(f"paystub rejected {method} {path}: {why}") from None
    except urllib.error.URLError as error:
        start = "Run npx paystub run -- pytest, or start a mock with npx paystub start"
        raise PaystubError(f"no mock answers at {CONTROL_URL} ({error.reason}). {start}") from None


def _request_line(one):
    why = f" - {one['explanation']}" if one.get("explanation") else ""
    return f"  {one['method']} {one['path']} {one['status'] or 'no answer'}{why}"


@pytest.fixture
def gateway(request):
    """A sandbox for the test. @pytest.mark.paystub(clock="real") changes how it begins."""
    mark = request.node.get_closest_marker("paystub")
    planned = getattr(request.node, "paystub_planned", None)
    opened = Gateway(request.node.nodeid, planned, **(mark.kwargs if mark else {}))
    request.node.paystub_gateway = opened
    yield opened
    # That of a failed test stays, so that you can look into it.
    if planned or not getattr(request.node, "paystub_failed", False):
        _call("DELETE", f"/sandboxes/{opened.name}")


@pytest.fixture
def _paystub_run(request):
    """The number of a run under a matrix."""
    return request.param


def pytest_configure(config):
    config.addinivalue_line("markers", "paystub(**options): how the sandbox of the test begins")
    if PLAN is not None:
        # The faults of a matrix fail tests all the time.
        config.option.maxfail = 0


@pytest.hookimpl(trylast=True)
def pytest_generate_tests(metafunc):
    """Under a matrix, repeats a test once for each of its cells."""
    if PLAN is None or "gateway" not in metafunc.fixturenames:
        return
    name = metafunc.definition.nodeid
    runs = [len(PLAN[test]) for test in PLAN if test == name or test.startswith(name + "[")]
    if runs:
        metafunc.fixturenames.append("_paystub_run")
        ids = [f"paystub{number}" for number in range(max(runs))]
        metafunc.parametrize("_paystub_run", range(max(runs)), indirect=True, ids=ids)


def pytest_collection_modifyitems(items):
    """Runs only the tests that `paystub run` asks for."""
    only = os.environ.get("PAYSTUB_ONLY_TESTS")
    for item in list(items):
        if "gateway" not in getattr(item, "fixturenames", ()):
            continue
        if PLAN is not None:
            test, number = _planned(item.nodeid)
            runs = PLAN.get(test[:1000], [])
            if number is None or number >= len(runs):
                items.remove(item)
            else:
                item.paystub_planned = runs[number]
        elif only and not re.search(only, item.nodeid, re.I):
            item.add_marker(pytest.mark.skip(reason="its name does not match PAYSTUB_ONLY_TESTS"))


def _planned(nodeid):
    """The name of a test without the number of its run, and that number."""
    found = re.match(r"(.*?)(?:\[|-)paystub(\d+)\]$", nodeid, re.S)
    if not found:
        return nodeid, None
    return found[1] + ("]" if "[" in found[1] else ""), int(found[2])


class _TookTooLong(BaseException):
    """Ends a test that runs longer than the matrix gives it. A shop must not catch it."""


@pytest.hookimpl(hookwrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    """Ends a test of a matrix that takes too long, where the system can interrupt it."""
    planned = getattr(pyfuncitem, "paystub_planned", None)
    in_main = threading.current_thread() is threading.main_thread()
    if not planned or not in_main or not hasattr(signal, "setitimer"):
        yield
        return

    def end(_signal, _frame):
        raise _TookTooLong(f"the test was still running after {planned['limitMs']} ms")

    before = signal.signal(signal.SIGALRM, end)
    # Again and again: a library may catch everything.
    signal.setitimer(signal.ITIMER_REAL, planned["limitMs"] / 1000, 0.5)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


_compared = {}


def pytest_assertrepr_compare(op, left, right):
    """Keeps the values of a failed `assert actual == expected` for the report of `paystub run`."""
    _compared.clear()
    if op in ("==", "is"):
        _compared.update(actual=left, expected=right)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Adds the account of the sandbox to a failure, and reports to paystub how the test ended."""
    report = (yield).get_result()
    opened = getattr(item, "paystub_gateway", None)
    if opened is None or report.when == "teardown" or not (report.failed or report.when == "call"):
        return
    item.paystub_failed = report.failed
    if report.skipped:
        return
    try:
        if report.failed and os.environ.get("PAYSTUB_ACCOUNTS") != "off":
            report.sections.append(("paystub", opened.account()))
        ended = "failed" if report.failed else "passed"
        test, _ = _planned(item.nodeid)
        outcome = {"test": test[:1000], "ended": ended, "takesPlan": "in-turn"}
        if report.failed:
            outcome.update(_failure(item, call.excinfo))
        opened.control("POST", "/outcomes", outcome)
    except PaystubError as error:
        # A mock that is gone must not hide why the test failed.
        report.sections.append(("paystub", str(error)))
    _compared.clear()


# Mistakes of a program, and not what a shop raises to report a failure.
_CRASHES = (TypeError, AttributeError, NameError, LookupError, ArithmeticError, AssertionError)
_LIBRARIES = tuple({sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")})


def _failure(item, excinfo):
    """Who raised the error of a failed test, where, and both values of its assertion."""
    if excinfo.errisinstance(_TookTooLong):
        return {"isLate": True, "name": "TookTooLong", "message": str(excinfo.value)[:4000]}
    frames = [(os.path.abspath(str(one.path)), one.lineno + 1) for one in reversed(excinfo.traceback)]
    frames = [one for one in frames if one[0] != HERE and not one[0].startswith(_LIBRARIES)]
    frames = [(os.path.relpath(file, str(item.config.rootpath)), line) for file, line in frames]
    by = "mock" if excinfo.errisinstance(PaystubError) else None
    if by is None and frames:
        name, folders = os.path.basename(frames[0][0]), frames[0][0].split(os.sep)[:-1]
        is_test = re.match(r"(test_.*|.*_test|conftest)\.py$", name) or {"test", "tests"} & set(folders)
        by = "test" if is_test else "shop"
    crash = excinfo.errisinstance(_CRASHES + (json.JSONDecodeError,))
    return {
        **({"thrownBy": by} if by else {}),
        **({"isCrash": crash} if by == "shop" else {}),
        "name": excinfo.typename[:200],
        "message": str(excinfo.value)[:4000],
        "stack": [f"{file}:{line}"[-500:] for file, line in frames[:10]],
        **{side: value for side, value in _compared.items() if _is_short(value)},
    }


def _is_short(value):
    try:
        return len(json.dumps(value, allow_nan=False)) <= 2000
    except (TypeError, ValueError, RecursionError):
        return False
