<?php

/**
 * Plugin Name: paystub
 * Description: Lets plugins call paystub on this machine. For test sites only: copy it to wp-content/mu-plugins.
 *
 * wp_safe_remote_post and its siblings reject local addresses, and all ports but 80, 443 and 8080. This allows the
 * address of paystub, and no other: PAYSTUB_BASE_URL, which `paystub run` sets, or http://127.0.0.1:4010.
 */

$paystub = parse_url(getenv('PAYSTUB_BASE_URL') ?: 'http://127.0.0.1:4010');

add_filter('http_request_host_is_external', static function ($isExternal, $host) use ($paystub) {
    return $isExternal || $host === $paystub['host'];
}, 10, 2);

// Since WordPress 5.9.
add_filter('http_allowed_safe_ports', static function ($ports, $host) use ($paystub) {
    return $host === $paystub['host'] ? array_merge($ports, [$paystub['port'] ?? 80]) : $ports;
}, 10, 2);
