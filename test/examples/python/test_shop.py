"""A test of a shop in Python, with only the standard library.

Run it under a fresh gateway, whose addresses and credentials are in the environment:

    npx paystub run -- python3 test_shop.py
"""

import json
import os
import threading
import unittest
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlsplit

BASE = os.environ["PAYSTUB_BASE_URL"]
CONTROL = f"{os.environ['PAYSTUB_CONTROL_URL']}/sandboxes/{os.environ['PAYSTUB_SANDBOX']}"


def call(method, url, body=None, token=None):
    """Sends JSON and returns the JSON of the answer."""
    headers = {"Content-Type": "application/json", "Accept": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def control(method, path, body=None):
    """Calls the control API: pays, advances the clock, injects faults."""
    return call(method, CONTROL + path, body, os.environ.get("PAYSTUB_CONTROL_TOKEN"))


class Shop(HTTPServer):
    """Records the callbacks that it gets."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), ShopHandler)
        self.callbacks = []
        self.url = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self):
        self.shutdown()
        self.server_close()


class ShopHandler(BaseHTTPRequestHandler):
    def do_GET(self):
        address = urlsplit(self.path)
        order = parse_qs(address.query)["orderNumber"][0]
        self.server.callbacks.append(f"{address.path} {order}")
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        """Logs nothing."""


class CheckoutTest(unittest.TestCase):
    def setUp(self):
        credentials = {
            "apiId": os.environ["PAYSTUB_API_ID"],
            "secretKey": os.environ["PAYSTUB_SECRET_KEY"],
        }
        self.token = call("POST", f"{BASE}/api/auth", credentials)["id_token"]
        self.shop = Shop()
        self.addCleanup(self.shop.close)

    def creates_invoice(self, order_number):
        invoice = {
            "orderNumber": order_number,
            "amount": 25.5,
            "callBackUrl": f"{self.shop.url}/paid",
            "cancelUrl": f"{self.shop.url}/canceled",
            "clientName": "Sara Al Harbi",
            "clientMobile": "0500000001",
            "products": [{"title": "Coffee beans", "price": 25.5, "qty": 1}],
        }
        return call("POST", f"{BASE}/api/addInvoice", invoice, self.token)["transactionNo"]

    def status(self, number):
        return call("GET", f"{BASE}/api/getInvoice/{number}", token=self.token)["orderStatus"]

    def test_a_paid_invoice_calls_the_shop_back(self):
        number = self.creates_invoice("PY-1")
        # The answer comes after the callback, so the test need not wait.
        control("POST", f"/invoices/{number}/pay", {})
        self.assertEqual(self.status(number).lower(), "paid")
        self.assertEqual(self.shop.callbacks, ["/paid PY-1"])

    def test_the_service_cancels_an_unpaid_invoice_after_a_day(self):
        number = self.creates_invoice("PY-2")
        boundary = {"transactionNo": number, "boundary": "expiry"}
        control("POST", "/clock/to-boundary", boundary)
        # The token has expired after a day.
        self.token = os.environ["PAYSTUB_TOKEN"]
        self.assertEqual(self.status(number).lower(), "canceled")
        self.assertEqual(self.shop.callbacks, ["/canceled PY-2"])


if __name__ == "__main__":
    unittest.main()
