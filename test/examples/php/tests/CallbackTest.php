<?php

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Paystub.php';

final class CallbackTest extends TestCase
{
    use Paystub\UsesPaystub;

    /** @var string The file in which the shop keeps its orders. */
    private $orders;

    protected function setUp(): void
    {
        $this->orders = tempnam(sys_get_temp_dir(), 'orders');
    }

    protected function tearDown(): void
    {
        unlink($this->orders);
    }

    public function testTheShopLearnsOfAPayment(): void
    {
        $shop = $this->serveShop();
        $this->gateway->pay('ORD-1');
        $this->assertSame('delivered', $this->gateway->waitForCallback('paid')['state']);
        $this->assertSame($this->gateway->invoice('ORD-1')['status'], $this->statusAt($shop));
    }

    public function testADeclinedCardPaysNothing(): void
    {
        $shop = $this->serveShop();
        $this->gateway->decline('ORD-1', ['code' => 'EXPIRED_CARD']);
        $this->assertSame('pending', $this->statusAt($shop));
    }

    public function testAnInvoiceExpiresAfterADay(): void
    {
        $this->serveShop();
        $this->gateway->advance('24h');
        $this->assertSame('canceled', $this->gateway->invoice('ORD-1')['status']);
    }

    public function testAPaymentIsRefunded(): void
    {
        $this->serveShop();
        $this->gateway->pay('ORD-1');
        $refund = $this->gateway->refund('ORD-1', ['reason' => 'returned'])['invoice']['refund'];
        $this->assertSame('refunded', $refund['status']);
    }

    public function testAFaultHidesTheAnswer(): void
    {
        $this->gateway->fault('status', ['status' => 500, 'operation' => 'addInvoice', 'times' => 1]);
        $this->serveShop();
        $this->gateway->assertReceived('addInvoice', ['orderNumber' => 'ORD-1'], 1);
    }

    /** A shop with an order, over HTTP, so that the service can call it. */
    private function serveShop(): string
    {
        $shop = $this->gateway->serve(__DIR__ . '/../public/index.php', ['SHOP_ORDERS' => $this->orders]);
        $post = stream_context_create(['http' => ['method' => 'POST', 'content' => '', 'timeout' => 10]]);
        file_get_contents("$shop/orders", false, $post);

        return $shop;
    }

    private function statusAt(string $shop): string
    {
        return json_decode(file_get_contents("$shop/orders"), true)['ORD-1']['status'];
    }
}
