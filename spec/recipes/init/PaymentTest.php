<?php

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Paystub.php';

final class PaymentTest extends TestCase
{
    use Paystub\UsesPaystub;

    public function testAnInvoiceIsPaidWhenTheCustomerHasPaid(): void
    {
        // Answers every callback. Serve your shop in its place, such as serve('public/index.php').
        $shop = $this->gateway->serve();
        $order = $this->call('POST', '/api/addInvoice', [
            'orderNumber' => 'ORD-1',
            'amount' => 25.5,
            'callBackUrl' => "$shop/paid",
            'clientName' => 'Sara Al Harbi',
            'clientMobile' => '0500000001',
            'products' => [['title' => 'Coffee beans', 'price' => 25.5, 'qty' => 1]],
        ]);

        $this->gateway->pay('ORD-1');

        $this->assertSame('delivered', $this->gateway->waitForCallback('paid')['state']);
        $invoice = $this->call('GET', "/api/getInvoice/{$order['transactionNo']}");
        $this->assertSame('paid', strtolower($invoice['orderStatus']));
    }

    /** Calls the service with a time limit. Replace this with your shop. */
    private function call(string $method, string $path, ?array $body = null): array
    {
        $headers = ["Authorization: Bearer {$this->gateway->token}", 'Content-Type: application/json', 'Accept: application/json'];
        $http = ['method' => $method, 'header' => $headers, 'timeout' => 3, 'ignore_errors' => true];
        if ($body !== null) {
            $http['content'] = json_encode($body);
        }
        $answer = file_get_contents($this->gateway->baseUrl . $path, false, stream_context_create(['http' => $http]));
        $read = json_decode((string) $answer, true);
        $this->assertIsArray($read, "$method $path answered no JSON: $answer");

        return $read;
    }
}
