<?php

declare(strict_types=1);

/** Takes orders, and knows which of them are paid. Its address and token come from outside. */
final class Shop
{
    /** @var string */
    private $baseUrl;
    /** @var string */
    private $token;

    public function __construct(string $baseUrl, string $token)
    {
        $this->baseUrl = $baseUrl;
        $this->token = $token;
    }

    public function order(string $orderNumber, float $amount, string $url = 'http://127.0.0.1:3000'): array
    {
        return $this->call('POST', '/api/addInvoice', [
            'orderNumber' => $orderNumber,
            'amount' => $amount,
            'callBackUrl' => "$url/paid",
            'clientName' => 'Sara Al Harbi',
            'clientMobile' => '0500000001',
            'products' => [['title' => 'Coffee beans', 'price' => $amount, 'qty' => 1]],
        ]);
    }

    /** Whether the customer has paid what was owed. */
    public function isPaid(string $transactionNo, float $amount): bool
    {
        $invoice = $this->call('GET', "/api/getInvoice/$transactionNo");
        $isWhole = round(100 * ($invoice['amount'] ?? 0)) === round(100 * $amount);
        $currency = $invoice['gatewayOrderRequest']['currency'] ?? '';

        return strcasecmp($invoice['orderStatus'] ?? '', 'Paid') === 0 && $isWhole && $currency === 'SAR';
    }

    private function call(string $method, string $path, ?array $body = null): array
    {
        $headers = ['Content-Type: application/json', 'Accept: application/json', "Authorization: Bearer {$this->token}"];
        $http = ['method' => $method, 'header' => $headers, 'timeout' => 3, 'ignore_errors' => true];
        if ($body !== null) {
            $http['content'] = json_encode($body);
        }
        $answer = @file_get_contents($this->baseUrl . $path, false, stream_context_create(['http' => $http]));

        return json_decode((string) $answer, true) ?? [];
    }
}
