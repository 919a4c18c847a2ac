"""A small shop, with only Python's standard library."""

import json
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class Shop:
    """Takes orders, and learns by callbacks which of them are paid."""

    def __init__(self, base_url, token):
        self.base_url, self.token = base_url, token
        self.states, self.amounts = {}, {}
        shop = self

        class Callbacks(BaseHTTPRequestHandler):
            def do_GET(self):
                address = urlsplit(self.path)
                fields = {name: values[0] for name, values in parse_qs(address.query).items()}
                shop.called_back(fields)
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_):
                """Logs nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Callbacks)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def order(self, number, amount):
        """Creates an invoice, and returns the address of its payment page."""
        self.states[number], self.amounts[number] = "pending", amount
        invoice = {
            "orderNumber": number,
            "amount": amount,
            "callBackUrl": f"http://127.0.0.1:{self.server.server_port}/paid",
            "clientName": "Sara Al Harbi",
            "clientMobile": "0500000001",
            "products": [{"title": "Coffee beans", "price": amount, "qty": 1}],
        }
        return self.call("/api/addInvoice", invoice)["url"]

    def called_back(self, fields):
        """A callback proves nothing, so the shop asks the service."""
        number = fields["orderNumber"]
        invoice = self.call(f"/api/getInvoice/{fields['transactionNo']}")
        asked = invoice["gatewayOrderRequest"]
        is_same = asked["orderNumber"] == number and asked["currency"] == "SAR"
        is_whole = round(invoice["amount"] * 100) == round(self.amounts[number] * 100)
        if is_same and is_whole and invoice["orderStatus"].lower() == "paid":
            self.states[number] = "paid"

    def call(self, path, body=None):
        headers = {
            "Authorization": f"Bearer {self.token}",
            "Content-Type": "application/json",
            "Accept": "application/json",
        }
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base_url + path, data, headers)
        with urllib.request.urlopen(request, timeout=3) as response:
            text = response.read()
        try:
            return json.loads(text)
        except ValueError:
            raise RuntimeError(f"{path} answered no JSON: {text[:200]}") from None

    def close(self):
        self.server.shutdown()
        self.server.server_close()
