<?php

// Every PHP script below `paystub run --intercept` loads this file first (auto_prepend_file). It does what no setting
// of PHP can do. paystub fills in the four values.
(static function (): void {
    [$proxy, $bundle, $direct, $hosts] = ['%PROXY%', '%BUNDLE%', '%NO_PROXY%', '%HOSTS%'];

    // PHP-FPM clears the environment, which curl reads.
    $variables = ['https_proxy' => $proxy, 'http_proxy' => $proxy, 'no_proxy' => $direct, 'SSL_CERT_FILE' => $bundle];
    foreach ($variables as $name => $value) {
        if (getenv($name) !== $value) {
            putenv("$name=$value");
        }
    }

    // Streams have no setting for a proxy. Calls with a context of their own do not see this one.
    $http = ['proxy' => str_replace('http://', 'tcp://', $proxy), 'request_fulluri' => false];
    stream_context_set_default(['http' => $http]);

    // WordPress brings its own certificates, unless a filter names others. It keeps hooks that exist before it loads.
    $GLOBALS['wp_filter']['http_request_args'][PHP_INT_MAX]['paystub'] = [
        'function' => static function (array $args) use ($bundle): array {
            return ['sslcertificates' => $bundle] + $args;
        },
        'accepted_args' => 1,
    ];

    // In a network of its own a host has a local address, which wp_safe_remote_post rejects.
    $GLOBALS['wp_filter']['http_request_host_is_external'][PHP_INT_MAX]['paystub'] = [
        'function' => static function ($isExternal, $host) use ($hosts) {
            return $isExternal || in_array(strtolower($host), explode(',', $hosts), true);
        },
        'accepted_args' => 2,
    ];
})();
