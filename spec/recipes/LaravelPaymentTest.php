<?php

namespace Tests\Feature;

use Tests\TestCase;

require_once __DIR__ . '/../Paystub.php';

/** A first test of a Laravel shop. Copy it to tests/Feature/PaymentTest.php, and Paystub.php to tests/. */
class PaymentTest extends TestCase
{
    use \Paystub\UsesPaystub;

    protected function setUp(): void
    {
        parent::setUp();
        // Name the settings that your shop reads.
        config([
            'services.payments.url' => $this->gateway->baseUrl,
            'services.payments.token' => $this->gateway->token,
        ]);
    }

    public function test_an_order_is_paid_when_the_customer_has_paid(): void
    {
        // Name the routes of your shop.
        $this->postJson('/orders', ['number' => 'ORD-1', 'amount' => 25.5])->assertSuccessful();

        $this->gateway->pay('ORD-1');
        $this->deliver($this->gateway->waitForCallback('paid'));

        $this->getJson('/orders/ORD-1')->assertJson(['status' => 'paid']);
        $this->gateway->assertReceived('addInvoice', ['orderNumber' => 'ORD-1'], 1);
    }

    /** Hands a callback to the application, which listens at no address during a test. */
    private function deliver(array $callback): void
    {
        $body = json_decode($callback['body'] ?? '[]', true);
        $this->json($callback['method'], $callback['url'], $body)->assertSuccessful();
    }
}
