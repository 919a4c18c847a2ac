<?php

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Paystub.php';
require_once __DIR__ . '/../Shop.php';

final class ShopTest extends TestCase
{
    use Paystub\UsesPaystub;

    public function testAnOrderIsPaidWhenTheCustomerHasPaid(): void
    {
        $shop = new Shop($this->gateway->baseUrl, $this->gateway->token);
        $order = $shop->order('ORD-1', 25.5);
        $this->gateway->pay('ORD-1');
        $this->assertTrue($shop->isPaid($order['transactionNo'], 25.5));
        $this->gateway->assertReceived('addInvoice', ['amount' => 25.5], 1);
    }
}
