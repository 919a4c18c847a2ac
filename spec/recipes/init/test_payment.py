import json
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest


class Callbacks(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()


@pytest.fixture
def shop():
    """Replace this with your shop, which receives callbacks at its own address."""
    with HTTPServer(("127.0.0.1", 0), Callbacks) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def call(gateway, path, body=None):
    """Calls the service as your shop does, with a time limit."""
    headers = {
        "Authorization": f"Bearer {gateway.token}",
        "Content-Type": "application/json",
        "Accept": "application/json",
    }
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(gateway.base_url + path, data, headers)
    with urllib.request.urlopen(request, timeout=3) as response:
        return json.load(response)


def test_an_invoice_is_paid_when_the_customer_has_paid(gateway, shop):
    order = {
        "orderNumber": "ORD-1",
        "amount": 25.5,
        "callBackUrl": f"http://127.0.0.1:{shop.server_port}/paid",
        "clientName": "Sara Al Harbi",
        "clientMobile": "0500000001",
        "products": [{"title": "Coffee beans", "price": 25.5, "qty": 1}],
    }
    number = call(gateway, "/api/addInvoice", order)["transactionNo"]

    gateway.pay("ORD-1")

    assert call(gateway, f"/api/getInvoice/{number}")["orderStatus"].lower() == "paid"
    assert gateway.wait_for_callback("paid")["outcome"] == "delivered"
    gateway.assert_received("addInvoice", {"orderNumber": "ORD-1"}, times=1)
