import json
import urllib.request


def call(method, url, token, body=None):
    """Calls the service with a time limit. Replace this with your shop."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", "Accept": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=3) as response:
        return json.load(response)


def test_an_invoice_is_paid_when_the_customer_has_paid(sandbox, base_url, control, callbacks):
    order = {
        "orderNumber": "ORD-1",
        "amount": 25.5,
        "callBackUrl": f"{callbacks.url}/paid",
        "clientName": "Sara Al Harbi",
        "clientMobile": "0500000001",
        "products": [{"title": "Coffee beans", "price": 25.5, "qty": 1}],
    }
    number = call("POST", f"{base_url}/api/addInvoice", f"sandbox_{sandbox}", order)["transactionNo"]

    control("POST", f"/sandboxes/{sandbox}/invoices/{number}/pay")

    assert call("GET", f"{base_url}/api/getInvoice/{number}", f"sandbox_{sandbox}")["orderStatus"] == "Paid"
    assert [path.split("?")[0] for path in callbacks.paths] == ["/paid"]
