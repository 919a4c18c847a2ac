import pytest
from shop import Shop


@pytest.fixture
def shop(gateway):
    shop = Shop(gateway.base_url, gateway.token)
    yield shop
    shop.close()


def test_an_order_is_paid_when_the_customer_has_paid(gateway, shop):
    shop.order("ORD-1", 25.5)
    assert shop.states["ORD-1"] == "pending"

    gateway.pay("ORD-1")

    assert shop.states["ORD-1"] == "paid"
    gateway.assert_received("addInvoice", {"amount": 25.5}, times=1)
