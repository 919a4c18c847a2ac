<?php

declare(strict_types=1);

// A shop over HTTP: POST /orders takes an order, the service calls /paid, and GET /orders shows the state of each.

require_once __DIR__ . '/../Shop.php';

$shop = new Shop(getenv('PAYSTUB_BASE_URL'), getenv('PAYSTUB_TOKEN'));
$file = getenv('SHOP_ORDERS');
$orders = json_decode(file_get_contents($file), true) ?? [];
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);

if ($path === '/orders' && $_SERVER['REQUEST_METHOD'] === 'POST') {
    $order = $shop->order('ORD-1', 25.5, "http://{$_SERVER['HTTP_HOST']}");
    $orders['ORD-1'] = ['transactionNo' => $order['transactionNo'] ?? null, 'status' => 'pending'];
} elseif ($path === '/paid') {
    $number = $_REQUEST['orderNumber'] ?? '';
    // Anyone can call this address, so the shop asks the service.
    if (isset($orders[$number]) && $shop->isPaid((string) $orders[$number]['transactionNo'], 25.5)) {
        $orders[$number]['status'] = 'paid';
    }
}
file_put_contents($file, json_encode($orders));
header('Content-Type: application/json');
echo json_encode($orders);
