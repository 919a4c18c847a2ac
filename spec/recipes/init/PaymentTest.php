<?php

use PHPUnit\Framework\TestCase;

final class PaymentTest extends TestCase
{
    public function testAnInvoiceIsPaidWhenTheCustomerHasPaid(): void
    {
        $order = [
            'orderNumber' => 'ORD-1',
            'amount' => 25.5,
            // Replace this with the address at which your shop receives callbacks.
            'callBackUrl' => 'http://127.0.0.1:8000/paid',
            'clientName' => 'Sara Al Harbi',
            'clientMobile' => '0500000001',
            'products' => [['title' => 'Coffee beans', 'price' => 25.5, 'qty' => 1]],
        ];
        $base = getenv('PAYSTUB_BASE_URL');
        $token = getenv('PAYSTUB_TOKEN');
        $number = $this->call('POST', "$base/api/addInvoice", $token, $order)['transactionNo'];

        $sandbox = getenv('PAYSTUB_CONTROL_URL') . '/sandboxes/' . getenv('PAYSTUB_SANDBOX');
        $this->call('POST', "$sandbox/invoices/$number/pay", '', []);

        $invoice = $this->call('GET', "$base/api/getInvoice/$number", $token);
        $this->assertSame('Paid', $invoice['orderStatus']);
    }

    /** Calls the service with a time limit. Replace this with your shop. */
    private function call(string $method, string $url, string $token, ?array $body = null): array
    {
        $headers = ["Authorization: Bearer $token", 'Content-Type: application/json', 'Accept: application/json'];
        $http = ['method' => $method, 'header' => $headers, 'timeout' => 3, 'ignore_errors' => true];
        if ($body !== null) {
            $http['content'] = json_encode((object) $body);
        }
        $answer = file_get_contents($url, false, stream_context_create(['http' => $http]));
        $read = json_decode((string) $answer, true);
        $this->assertIsArray($read, "$method $url answered no JSON: $answer");

        return $read;
    }
}
