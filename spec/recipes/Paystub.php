<?php

/**
 * A sandbox of paystub for each test of PHPUnit and Pest. Needs PHP 7.4 or newer, and no package.
 *
 * Run: npx paystub run -- vendor/bin/phpunit
 */

declare(strict_types=1);

namespace Paystub;

use PHPUnit\Framework\Assert;
use PHPUnit\Framework\ExpectationFailedException;
use PHPUnit\Framework\IncompleteTest;
use PHPUnit\Framework\SkippedTest;
use PHPUnit\Framework\TestCase;

if (method_exists(TestCase::class, 'status')) {
    /** PHPUnit 10 and newer. */
    trait SeesFailures
    {
        protected function onNotSuccessfulTest(\Throwable $t): never
        {
            $this->reportToPaystub($t);
            parent::onNotSuccessfulTest($t);
        }

        private function paystubVerdict(): ?bool
        {
            $status = $this->status();

            return $status->isSuccess() ? true : ($status->isFailure() || $status->isError() ? false : null);
        }
    }
} else {
    /** PHPUnit 9. */
    trait SeesFailures
    {
        /** Reports the end of the test before `tearDown`, so that the shop can still answer. */
        protected function runTest()
        {
            try {
                $result = parent::runTest();
            } catch (\Throwable $error) {
                $isFailure = !$error instanceof SkippedTest && !$error instanceof IncompleteTest;
                if ($this->gateway && $isFailure) {
                    $this->gateway->reportFailure($error, $this->paystubTestFile());
                }
                throw $error;
            }
            if ($this->gateway) {
                $this->gateway->report(['ended' => 'passed']);
            }

            return $result;
        }

        protected function onNotSuccessfulTest(\Throwable $t): void
        {
            $this->reportToPaystub($t);
            parent::onNotSuccessfulTest($t);
        }

        private function paystubVerdict(): ?bool
        {
            return $this->hasFailed() ? false : ($this->getStatus() === 0 ? true : null);
        }
    }
}

/** Gives each test a sandbox of its own: `$this->gateway`. */
trait UsesPaystub
{
    use SeesFailures;

    /** @var Gateway|null */
    protected $gateway;

    /**
     * How the sandbox of a test begins: see `POST /_control/sandboxes`. Override it to change that.
     *
     * @return array<string, mixed>
     */
    protected function sandboxOptions(): array
    {
        return ['clock' => 'frozen'];
    }

    /** @before */
    #[\PHPUnit\Framework\Attributes\Before]
    protected function openSandbox(): void
    {
        $test = $this->paystubTestName();
        $wanted = getenv('PAYSTUB_ONLY_TESTS');
        if ($wanted && !preg_match('~' . str_replace('~', '\~', $wanted) . '~iu', $test)) {
            self::markTestSkipped('Its name does not match PAYSTUB_ONLY_TESTS.');
        }
        $body = Plan::exists() ? Plan::start($test, static::class) : null;
        if (Plan::exists() && !$body) {
            self::markTestSkipped('A matrix runs it in processes of its own.');
        }
        $this->gateway = Gateway::open($test, $this->sandboxOptions(), $body);
    }

    /**
     * Ends the sandbox of a test that did not fail. PHPUnit passes on the error of one that failed after this.
     *
     * @after
     */
    #[\PHPUnit\Framework\Attributes\After]
    protected function closeSandbox(): void
    {
        $passed = $this->paystubVerdict();
        if ($this->gateway && $passed !== false) {
            $this->gateway->close($passed ? ['ended' => 'passed'] : null);
            $this->gateway = null;
        }
    }

    /** Reports a failed test, and prints the account of its sandbox. The sandbox stays, so that you can look into it. */
    private function reportToPaystub(\Throwable $error): void
    {
        $gateway = $this->gateway;
        $this->gateway = null;
        if ($gateway) {
            $gateway->fail($error, $this->paystubTestFile());
        }
    }

    private function paystubTestName(): string
    {
        $class = substr((string) strrchr('\\' . static::class, '\\'), 1);
        $name = method_exists($this, 'nameWithDataSet') ? $this->nameWithDataSet() : $this->getName();
        if (method_exists($this, 'getPrintableTestCaseMethodName')) { // Pest
            $method = method_exists($this, 'name') ? $this->name() : $this->getName(false);
            $name = str_replace($method, $this->getPrintableTestCaseMethodName(), $name);
        }

        return "$class::$name";
    }

    private function paystubTestFile(): string
    {
        $class = new \ReflectionClass($this);

        return (string) ($class->hasProperty('__filename') // Pest
            ? $class->getStaticPropertyValue('__filename')
            : $class->getFileName());
    }
}

/**
 * The bodies of a matrix: how often each test runs, and in which sandboxes. PAYSTUB_PLAN names the file. Each body is a
 * copy of this process, so one that hangs or ends holds up no other.
 */
final class Plan
{
    /** How many bodies run at the same time. Most of them wait. */
    private const AT_ONCE = 6;

    /** @var array<string, mixed>|null */
    private static $plan;
    /** @var array<int, array<string, mixed>> What runs, by process. */
    private static $running = [];
    /** @var resource|null Where a body reports its servers and its end. */
    private static $pipe;
    /** @var float When the time of a body is over. */
    private static $ends = INF;

    /** What an outcome says about it: copies of a process need the extensions pcntl and posix. */
    public static function ability(): array
    {
        return function_exists('pcntl_fork') && function_exists('posix_kill') ? ['takesPlan' => 'together'] : [];
    }

    public static function exists(): bool
    {
        return (string) getenv('PAYSTUB_PLAN') !== '';
    }

    /** Waits for all bodies when this process ends, before it closes what it opens from now on. */
    public static function awaitAtEnd(): void
    {
        $owner = getmypid();
        register_shutdown_function(static function () use ($owner): void {
            if (getmypid() === $owner) {
                self::waitForLess(1);
            }
        });
    }

    /** Starts the bodies of a test. Returns a body in its own process, and null in this one. */
    public static function start(string $test, string $class): ?array
    {
        if (self::$plan === null) {
            self::$plan = json_decode((string) file_get_contents((string) getenv('PAYSTUB_PLAN')), true);
        }
        foreach (self::$plan['tests'][$test] ?? [] as $body) {
            self::waitForLess(empty(self::$plan['sideBySide']) ? 1 : self::AT_ONCE);
            [$here, $there] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
            $process = pcntl_fork();
            if ($process === 0) {
                self::$running = [];
                self::$pipe = $there;
                self::$ends = microtime(true) + $body['limitMs'] / 1000;

                return $body;
            }
            fclose($there);
            stream_set_blocking($here, false);
            $ends = microtime(true) + $body['limitMs'] / 1000;
            self::$running[$process] = ['test' => $test, 'body' => $body, 'ends' => $ends, 'pipe' => $here, 'said' => ''];
        }
        // What the class closes is open for its bodies until then.
        if ((new \ReflectionMethod($class, 'tearDownAfterClass'))->class !== TestCase::class) {
            self::waitForLess(1);
        }

        return null;
    }

    /** When a wait of so many seconds ends. One that runs out explains itself, and a body that is out of time does not. */
    public static function endOfWait(float $seconds): float
    {
        return min(microtime(true) + $seconds, self::$ends - 0.25);
    }

    /** Tells the process that watches this body: `ended`, or the number of a server to stop. */
    public static function tell(string $line): void
    {
        if (self::$pipe) {
            fwrite(self::$pipe, "$line\n");
        }
    }

    /** Ends the process of a body, and nothing else that PHP does at its end. */
    public static function leave(): void
    {
        if (self::$pipe) {
            posix_kill((int) getmypid(), 9);
        }
    }

    private static function waitForLess(int $than): void
    {
        while (count(self::$running) >= $than) {
            foreach (self::$running as $process => $one) {
                self::look($process, $one);
            }
            usleep(5000);
        }
    }

    private static function look(int $process, array $one): void
    {
        $said = isset($one['pipe']) ? $one['said'] . stream_get_contents($one['pipe']) : 'ended';
        self::$running[$process]['said'] = $said;
        $hasEnded = strpos($said, 'ended') !== false;
        $isGone = pcntl_waitpid($process, $status, WNOHANG) !== 0;
        if ($isGone) {
            unset(self::$running[$process]);
        }
        if ($hasEnded || (!$isGone && microtime(true) < $one['ends'])) {
            return;
        }
        $outcome = $isGone
            ? ['thrownBy' => 'shop', 'isCrash' => true, 'message' => 'The process of the test ended before the test.']
            : ['isLate' => true, 'message' => "The test was still running after {$one['body']['limitMs']} ms, its limit in the matrix."];
        unset(self::$running[$process]);
        $reporter = pcntl_fork();
        if ($reporter !== 0) {
            self::$running[$reporter] = ['ends' => INF];

            return;
        }
        posix_kill($process, 9);
        // What it served still answers: the customer pays now.
        Gateway::endBody($one['test'], $one['body']['sandbox'], $outcome);
        foreach (array_filter(array_map('intval', explode("\n", $said))) as $server) {
            posix_kill($server, 9);
        }
        posix_kill((int) getmypid(), 9);
    }
}

/** paystub refused a call, or what a test waited for did not happen. */
final class Failure extends \RuntimeException
{
}

/** A sandbox: its addresses and credentials for your shop, and what a test does to it. */
final class Gateway
{
    /** @var string Its name. */
    public $name;
    /** @var string The base URL of the service. */
    public $baseUrl;
    /** @var string The order URL of the service. */
    public $orderUrl;
    /** @var string A token that your shop can call the service with at once. */
    public $token;
    /** @var string The id of a merchant, which gets a token with the secret key. */
    public $apiId;
    /** @var string */
    public $secretKey;
    /** @var string The number of a partner, which gets a token with the API key. */
    public $profileNo;
    /** @var string */
    public $apiKey;
    /** @var string */
    private $test;
    /** @var array<string, true> The callbacks that were waited for. */
    private $seen = [];
    /** @var array<string, mixed>|null The outcome that was reported. */
    private $reported;
    /** @var array<int, array{resource, resource}> The servers that `serve` started, each with its log. */
    private $servers = [];

    /** Opens the sandbox of a test. `$test` is any text, and `$body` one run of it in a matrix. */
    public static function open(string $test, array $options = [], ?array $body = null): self
    {
        $gateway = new self();
        $gateway->test = self::cut($test, 1000) ?: 'test';
        $name = $body ? ['name' => $body['sandbox']] : ['test' => $gateway->test];
        if ($body) {
            $options['assumptions'] = (object) ((array) ($body['assumptions'] ?? []) + (array) ($options['assumptions'] ?? []));
        }
        $opened = self::call('POST', '/sandboxes', $name + $options);
        foreach (['name', 'baseUrl', 'orderUrl', 'token', 'apiId', 'secretKey', 'profileNo', 'apiKey'] as $key) {
            $gateway->$key = $opened[$key];
        }

        return $gateway;
    }

    /** The invoice of an order, with its status: pending, paid or canceled. */
    public function invoice(string $orderNumber): array
    {
        return $this->control('GET', $this->pathOf($orderNumber));
    }

    /**
     * Pays the invoice of an order, and returns after the first attempt of each callback. Options: method, cardNumber.
     * A declined card is in `declined` of the answer.
     */
    public function pay(string $orderNumber, array $options = []): array
    {
        return $this->control('POST', $this->pathOf($orderNumber, '/pay'), $options);
    }

    /** Declines a payment of the invoice, which stays pending. Options: code, message. */
    public function decline(string $orderNumber, array $options = []): array
    {
        return $this->control('POST', $this->pathOf($orderNumber, '/decline'), $options);
    }

    /** Cancels the pending invoice of an order. */
    public function cancel(string $orderNumber): array
    {
        return $this->control('POST', $this->pathOf($orderNumber, '/cancel'));
    }

    /** Refunds the paid invoice of an order. Options: reason. */
    public function refund(string $orderNumber, array $options = []): array
    {
        return $this->control('POST', $this->pathOf($orderNumber, '/refund'), $options);
    }

    /**
     * States what your shop told the customer about an order: paid, delivered, canceled, not charged or refunded.
     * `paystub run` reports it if it is false.
     */
    public function says(string $order, string $statement): array
    {
        return $this->control('POST', '/statements', ['order' => $order, 'says' => $statement]);
    }

    /** Advances the clock by a duration such as 24h or P1M. All that falls due happens, callbacks included. */
    public function advance(string $by): array
    {
        return $this->control('POST', '/clock/advance', ['by' => $by]);
    }

    /** Adds a fault, such as `status` with ['status' => 500, 'operation' => 'addInvoice', 'times' => 1]. */
    public function fault(string $fault, array $options = []): array
    {
        return $this->control('POST', '/faults', ['fault' => $fault] + $options);
    }

    /**
     * Waits for the next callback to your shop that was tried, and returns it with its attempts. A kind is paid,
     * canceled, charge, webhook or refund. Only a callback that is late on a frozen clock needs `advance` first.
     */
    public function waitForCallback(?string $kind = null, float $seconds = 4.0): array
    {
        $end = Plan::endOfWait($seconds);
        do {
            foreach ($this->control('GET', '/callbacks?limit=1000')['callbacks'] as $callback) {
                $isTried = $callback['attempts'] || $callback['state'] === 'redirected';
                $isMeant = $kind === null ? $callback['kind'] !== 'webhook' : $callback['kind'] === $kind;
                if ($isTried && $isMeant && !isset($this->seen[$callback['id']])) {
                    $this->seen[$callback['id']] = true;

                    return $callback;
                }
            }
            usleep(50000);
        } while (microtime(true) < $end);

        throw new Failure('No ' . ($kind ?? 'further') . " callback came within $seconds s.\n" . $this->account());
    }

    /** The calls of an operation, such as addInvoice, that have at least these fields in body, path or query. */
    public function received(string $operation, array $fields = []): array
    {
        return $this->find($operation, $fields)['requests'];
    }

    /** Fails unless the shop called an operation with these fields, and so often if you name `$times`. */
    public function assertReceived(string $operation, array $fields = [], ?int $times = null): void
    {
        $found = $this->find($operation, $fields, $times);
        Assert::assertTrue($found['holds'], $found['explanation']);
    }

    private function find(string $operation, array $fields, ?int $times = null): array
    {
        $asked = ['operation' => $operation, 'fields' => (object) $fields];

        return $this->control('POST', '/requests/find', $asked + ($times === null ? [] : ['times' => $times]));
    }

    /** Calls the control API below `/_control/sandboxes/{sandbox}`: everything that has no method here. */
    public function control(string $method, string $path, array $body = []): array
    {
        return self::call($method, '/sandboxes/' . rawurlencode($this->name) . $path, $body);
    }

    /** Addresses and credentials as the environment variables that `paystub run` sets. */
    public function env(): array
    {
        return [
            'PAYSTUB_BASE_URL' => $this->baseUrl,
            'PAYSTUB_ORDER_URL' => $this->orderUrl,
            'PAYSTUB_SANDBOX' => $this->name,
            'PAYSTUB_TOKEN' => $this->token,
            'PAYSTUB_API_ID' => $this->apiId,
            'PAYSTUB_SECRET_KEY' => $this->secretKey,
            'PAYSTUB_PROFILE_NO' => $this->profileNo,
            'PAYSTUB_API_KEY' => $this->apiKey,
        ];
    }

    /**
     * Serves your shop until the test ends, and returns its URL: a router script such as public/index.php, or a
     * folder. It sees `env()`. Without one, everything is answered with 200.
     */
    public function serve(?string $shop = null, array $env = []): string
    {
        if ($shop !== null && !file_exists($shop)) {
            throw new Failure("There is no $shop to serve.");
        }
        $free = stream_socket_server('tcp://127.0.0.1:0');
        $address = stream_socket_get_name($free, false);
        fclose($free);
        $words = [PHP_BINARY, '-S', $address, '-t', $shop !== null && is_dir($shop) ? $shop : dirname($shop ?? __FILE__)];
        if ($shop === null || !is_dir($shop)) {
            $words[] = $shop ?? __FILE__;
        }
        $log = tmpfile();
        // Without workers, which would outlive their server.
        $all = array_diff_key($env + $this->env() + getenv(), ['PHP_CLI_SERVER_WORKERS' => '']);
        $server = proc_open($words, [['pipe', 'r'], $log, $log], $pipes, null, $all);
        $this->servers[] = [$server, $log];
        Plan::tell((string) proc_get_status($server)['pid']);
        for ($end = microtime(true) + 10; !@fsockopen("tcp://$address"); usleep(20000)) {
            if (!proc_get_status($server)['running'] || microtime(true) > $end) {
                throw new Failure('PHP could not serve ' . implode(' ', $words));
            }
        }

        return "http://$address";
    }

    /** What happened in the sandbox, and why paystub refused a call. */
    public function account(): string
    {
        $lines = ["paystub: sandbox {$this->name} at {$this->baseUrl}"];
        foreach ($this->control('GET', '/requests?limit=1000')['requests'] as $one) {
            $why = isset($one['explanation']) ? " - {$one['explanation']}" : '';
            $faults = $one['faults'] ? ' [' . implode('; ', $one['faults']) . ']' : '';
            $lines[] = "  {$one['method']} {$one['path']} " . ($one['status'] ?? 'no answer') . "$why$faults";
        }
        foreach ($this->control('GET', '/invoices?limit=1000')['invoices'] as $one) {
            $lines[] = "  invoice {$one['transactionNo']} of order {$one['orderNumber']}: {$one['status']}";
        }
        foreach ($this->control('GET', '/callbacks?limit=1000')['callbacks'] as $one) {
            $last = end($one['attempts']);
            $lines[] = "  callback {$one['kind']} {$one['state']}: {$one['url']}" . ($last ? " - {$last['detail']}" : '');
        }

        return implode("\n", $lines) . "\n";
    }

    /** Reports a failed test to `paystub run`, and prints the account. */
    public function fail(\Throwable $error, string $testFile = ''): void
    {
        try {
            $this->reportFailure($error, $testFile);
            $errors = $this->stopServers();
            if (Plan::exists()) {
                $this->control('DELETE', '');
            } elseif (getenv('PAYSTUB_ACCOUNTS') !== 'off') { // A matrix lets tests fail all the time.
                fwrite(STDERR, "\n{$this->test} failed. " . $this->account() . $errors);
            }
        } catch (Failure $gone) {
            $this->stopServers();
            fwrite(STDERR, "\n{$gone->getMessage()}\n");
        }
        Plan::leave();
    }

    /** Ends the sandbox, after it reported the outcome of its test. */
    public function close(?array $outcome = null): void
    {
        if ($outcome !== null) {
            $this->report($outcome);
        }
        $this->stopServers();
        $this->control('DELETE', '');
        Plan::leave();
    }

    /** Reports how the test ended, while its shop still answers: `paystub run` looks what the shop learns in the end. */
    public function report(array $outcome): void
    {
        if ($this->reported === $outcome) {
            return;
        }
        $this->reported = $outcome;
        Plan::tell('ended');
        $this->control('POST', '/outcomes', ['test' => $this->test] + $outcome + Plan::ability());
    }

    /** Reports that the test failed, and why. */
    public function reportFailure(\Throwable $error, string $testFile = ''): void
    {
        $this->report(['ended' => 'failed'] + self::describe($error, $testFile));
    }

    /** Reports for a body that cannot do so itself. */
    public static function endBody(string $test, string $sandbox, array $outcome): void
    {
        $gateway = new self();
        $gateway->name = $sandbox;
        $gateway->test = self::cut($test, 1000);
        try {
            $gateway->control('POST', '/outcomes', ['test' => $gateway->test, 'ended' => 'failed'] + $outcome);
            $gateway->control('DELETE', '');
        } catch (Failure $gone) {
            // It never opened its sandbox.
        }
    }

    /** Stops what `serve` started, and returns the errors that PHP logged there. */
    private function stopServers(): string
    {
        $errors = '';
        foreach ($this->servers as [$server, $log]) {
            proc_terminate($server);
            proc_close($server);
            rewind($log);
            $errors .= implode("\n", preg_grep('~ PHP (?!.*Development Server)~', explode("\n", stream_get_contents($log)))) . "\n";
        }
        $this->servers = [];

        return $errors;
    }

    private function pathOf(string $orderNumber, string $action = ''): string
    {
        return '/invoices/order:' . rawurlencode($orderNumber) . $action;
    }

    /** Who threw an error, and what it compared, as `POST /outcomes` takes it. */
    private static function describe(\Throwable $error, string $testFile): array
    {
        $root = getcwd() . DIRECTORY_SEPARATOR;
        $thrower = null;
        $stack = [];
        foreach (array_merge([['file' => $error->getFile(), 'line' => $error->getLine()]], $error->getTrace()) as $frame) {
            $file = $frame['file'] ?? '';
            $within = strpos($file, $root) === 0 ? substr($file, strlen($root)) : $file;
            $isOwn = $within !== $file && !preg_match('~(^|[\\\\/])vendor[\\\\/]~', $within);
            if ($isOwn || $file === __FILE__ || $file === $testFile) {
                $thrower = $thrower ?? [$file, $within];
                if ($file !== __FILE__ && count($stack) < 10) {
                    $stack[] = self::cut($within . ':' . ($frame['line'] ?? 0), 500);
                }
            }
        }
        $by = $thrower ? self::throwerOf($thrower[0], $thrower[1], $testFile) : null;
        $failure = $error instanceof ExpectationFailedException ? $error->getComparisonFailure() : null;
        $outcome = [
            'thrownBy' => $by,
            'name' => self::cut(get_class($error), 200),
            'message' => self::cut($error->getMessage(), 4000),
            'isCrash' => $by === 'shop' ? $error instanceof \Error || $error instanceof \JsonException : null,
            'stack' => $stack ?: null,
        ];
        foreach ($failure ? ['expected' => $failure->getExpected(), 'actual' => $failure->getActual()] : [] as $side => $value) {
            $isPlain = is_scalar($value) || is_array($value);
            $outcome[$side] = $isPlain && strlen((string) json_encode($value)) <= 2000 ? $value : null;
        }

        return array_filter($outcome, static function ($value): bool {
            return $value !== null;
        });
    }

    /** Test files and the folders of tests throw as the test, this file as the mock, and everything else is the shop. */
    private static function throwerOf(string $file, string $within, string $testFile): string
    {
        if ($file === __FILE__) {
            return 'mock';
        }
        $isTest = $file === $testFile || preg_match('~(^|[\\\\/])(tests?|specs?)[\\\\/]|Test(Case)?\.php$~i', $within);

        return $isTest ? 'test' : 'shop';
    }

    private static function call(string $method, string $path, array $body = []): array
    {
        $base = getenv('PAYSTUB_CONTROL_URL') ?: 'http://127.0.0.1:4010/_control';
        $headers = ['Content-Type: application/json', 'Connection: close'];
        if ($token = getenv('PAYSTUB_CONTROL_TOKEN')) {
            $headers[] = "Authorization: Bearer $token";
        }
        $http = ['method' => $method, 'header' => $headers, 'timeout' => 60, 'ignore_errors' => true];
        if ($method !== 'GET') {
            $http['content'] = self::json($body);
        }
        $stream = @fopen($base . $path, 'r', false, stream_context_create(['http' => $http]));
        if ($stream === false) {
            throw new Failure("paystub does not answer at $base. Run your tests with: npx paystub run -- vendor/bin/phpunit");
        }
        $text = (string) stream_get_contents($stream);
        $status = (int) (explode(' ', stream_get_meta_data($stream)['wrapper_data'][0])[1] ?? 0);
        $answer = json_decode($text, true);
        if ($status < 200 || $status > 299 || !is_array($answer)) {
            throw new Failure("paystub refused $method $path: " . ($answer['detail'] ?? $text));
        }

        return $answer;
    }

    private static function json(array $body): string
    {
        return json_encode($body, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
    }

    /** The beginning of a text, in whole characters. */
    private static function cut(string $text, int $max): string
    {
        return preg_match('/^.{0,' . $max . '}/su', $text, $found) ? $found[0] : substr($text, 0, $max);
    }
}

if (Plan::exists()) {
    Plan::awaitAtEnd();
}
