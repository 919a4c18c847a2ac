<?php

/**
 * Plugin Name: Coffee shop
 * Description: A shop for `paystub run --intercept` to try: the address of its payment service is compiled in.
 *
 * POST /wp-json/coffee/v1/orders     places an order, and sends the customer to the payment page
 * GET  /wp-json/coffee/v1/orders/N   tells the state of order N
 * GET  /wp-json/coffee/v1/paid       is called by the service and by the customer's browser
 */

namespace CoffeeShop;

const SERVICE = 'https://api.payments.example';
const CREDENTIALS = ['apiId' => 'shop', 'secretKey' => 'a-merchant-secret'];
const PRICE = 25.5;

add_action('rest_api_init', static function (): void {
    $open = ['permission_callback' => '__return_true'];
    $route = static fn (string $path, string $method, callable $callback) =>
        register_rest_route('coffee/v1', $path, ['methods' => $method, 'callback' => $callback] + $open);
    $route('/orders', 'POST', __NAMESPACE__ . '\place_order');
    $route('/orders/(?P<number>[\w-]+)', 'GET', __NAMESPACE__ . '\read_order');
    $route('/paid', 'GET', __NAMESPACE__ . '\confirm_order');
});

function place_order(\WP_REST_Request $request)
{
    $number = 'ORD-' . wp_generate_uuid4();
    $invoice = ask('addInvoice', [
        'orderNumber' => $number,
        'amount' => PRICE,
        'callBackUrl' => rest_url('coffee/v1/paid'),
        'clientName' => (string) $request['name'],
        'clientMobile' => (string) $request['mobile'],
        'products' => [['title' => 'Coffee beans', 'price' => PRICE, 'qty' => 1]],
    ]);
    if (is_wp_error($invoice)) {
        return $invoice;
    }
    update_option("coffee_$number", ['state' => 'unpaid', 'transactionNo' => $invoice['transactionNo']]);

    return new \WP_REST_Response(['number' => $number, 'pay' => $invoice['url']], 303, ['Location' => $invoice['url']]);
}

function read_order(\WP_REST_Request $request)
{
    return get_option("coffee_$request[number]") ?: new \WP_Error('no_order', 'There is no such order.', ['status' => 404]);
}

/** A callback proves nothing: the shop asks the service for the invoice of the order. */
function confirm_order(\WP_REST_Request $request)
{
    $name = "coffee_$request[orderNumber]";
    $order = get_option($name);
    if (!$order || $order['transactionNo'] !== $request['transactionNo']) {
        return new \WP_Error('no_order', 'There is no such order.', ['status' => 404]);
    }
    $invoice = ask("getInvoice/$order[transactionNo]");
    if (is_wp_error($invoice)) {
        return $invoice;
    }
    if (strcasecmp($invoice['orderStatus'], 'Paid') === 0 && (float) $invoice['amount'] === PRICE) {
        $order['state'] = 'paid';
        update_option($name, $order);
    }

    return $order;
}

/** Calls the service. Returns what it answered, or an error. */
function ask(string $operation, ?array $body = null)
{
    $bearer = get_transient('coffee_bearer') ?: send('auth', CREDENTIALS)['id_token'] ?? '';
    set_transient('coffee_bearer', $bearer, 25 * MINUTE_IN_SECONDS);
    $answer = send($operation, $body, ['Authorization' => "Bearer $bearer"]);

    return $answer ?? new \WP_Error('no_service', 'The payment service did not answer.', ['status' => 502]);
}

function send(string $path, ?array $body, array $headers = []): ?array
{
    $headers += ['Accept' => 'application/json', 'Content-Type' => 'application/json'];
    $url = SERVICE . "/api/$path";
    $answer = $body === null
        ? wp_remote_get($url, ['headers' => $headers, 'timeout' => 10])
        : wp_remote_post($url, ['headers' => $headers, 'timeout' => 10, 'body' => wp_json_encode($body)]);
    if (is_wp_error($answer) || wp_remote_retrieve_response_code($answer) !== 200) {
        return null;
    }

    return json_decode(wp_remote_retrieve_body($answer), true);
}
