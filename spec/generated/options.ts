// Generated from the YAML files in spec/. To renew it: npm run generate

import type {
  CommandDescription,
  FlagEntry,
  OptionEntry,
} from "../rows.js";

export type {
  CommandDescription,
  FlagEntry,
  OptionEntry,
};

/** The form of a value on the command line. */
export type OptionUnit = "fault" | "list" | "ms" | "pairs" | "pause" | "port" | "positive" | "reports" | "shard" | "text" | "texts" | "whole";

/** The options that have a flag or a variable, or that `run` leaves out; the others live in the config file alone. */
export const options: readonly OptionEntry[] = [
  {"option":"port","flag":"--port <port>","unit":"port","env":null,"commands":["start"],"help":"port of the base URL, or 0 for a free one (4010)","isOnlyForStart":true,"isRepeated":true},
  {"option":"orderPort","flag":null,"unit":null,"env":null,"commands":[],"help":"","isOnlyForStart":true,"isRepeated":true},
  {"option":"host","flag":"--host <address>","unit":"text","env":null,"commands":["start"],"help":"address to bind to (127.0.0.1)","isOnlyForStart":true,"isRepeated":true},
  {"option":"publicUrl","flag":"--public-url <url>","unit":"text","env":"PAYSTUB_PUBLIC_URL","commands":["start"],"help":"origin of all links","isOnlyForStart":true,"isRepeated":true},
  {"option":"tls","flag":"--tls","unit":null,"env":null,"commands":["start"],"help":"answer HTTPS too, on the same port","isOnlyForStart":true,"isRepeated":true},
  {"option":"tlsHosts","flag":"--tls-host <name...>","unit":"texts","env":null,"commands":["start"],"help":"more names for HTTPS, such as pay.example.com","isOnlyForStart":true,"isRepeated":true},
  {"option":"tlsAuthority","flag":null,"unit":null,"env":null,"commands":[],"help":"","isOnlyForStart":true,"isRepeated":true},
  {"option":"tlsAuthorityKey","flag":null,"unit":null,"env":null,"commands":[],"help":"","isOnlyForStart":true,"isRepeated":true},
  {"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":null,"commands":["start"],"help":"open a sandbox at the start","isOnlyForStart":false,"isRepeated":true},
  {"option":"assume","flag":"--assume <id=option...>","unit":"pairs","env":null,"commands":["start","run"],"help":"choose options of switches, such as tabby=reject","isOnlyForStart":false,"isRepeated":true},
  {"option":"faults","flag":"--fault <rule>","unit":"fault","env":null,"commands":["run"],"help":"inject a fault, such as lost-reply,times=1","isOnlyForStart":false,"isRepeated":true},
  {"option":"allowEgress","flag":"--allow-egress <host...>","unit":"texts","env":null,"commands":["start","explore"],"help":"hosts besides loopback that may receive callbacks","isOnlyForStart":false,"isRepeated":true},
  {"option":"data","flag":"--data <folder>","unit":"text","env":null,"commands":["start"],"help":"keep everything in this folder, also over restarts","isOnlyForStart":true,"isRepeated":true},
  {"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","commands":["start"],"help":"token of the control API","isOnlyForStart":true,"isRepeated":true},
  {"option":"intercept","flag":"--intercept <host>","unit":"list","env":null,"commands":["start","run"],"help":"let calls to this host reach the mock; host=order for the order URL","isOnlyForStart":false,"isRepeated":true},
  {"option":"failOn","flag":"--fail-on <gates>","unit":"list","env":null,"commands":["run"],"help":"also fail on these gates or verdicts, see below","isOnlyForStart":false,"isRepeated":false},
  {"option":"matrix","flag":"--matrix <kinds>","unit":"list","env":null,"commands":["run"],"help":"run again with each of faults, assumptions or both","isOnlyForStart":false,"isRepeated":false},
  {"option":"only","flag":"--only <what...>","unit":"texts","env":null,"commands":["run"],"help":"limit the matrix, such as lost-reply:addInvoice","isOnlyForStart":false,"isRepeated":false},
  {"option":"isolate","flag":"--isolate <what...>","unit":"texts","env":null,"commands":["run"],"help":"network: for calls that bypass a proxy; cells: a process for each cell","isOnlyForStart":false,"isRepeated":false},
  {"option":"budget","flag":null,"unit":null,"env":"PAYSTUB_BUDGET","commands":["run"],"help":"","isOnlyForStart":false,"isRepeated":true},
  {"option":"junitFrom","flag":"--junit-from <file>","unit":"text","env":null,"commands":["run"],"help":"judge the tests that your runner writes to this JUnit file","isOnlyForStart":false,"isRepeated":true},
  {"option":"record","flag":"--record <folder>","unit":"text","env":null,"commands":["run"],"help":"write a record of each failed test, as an HTML file","isOnlyForStart":false,"isRepeated":true},
];

/** The options of a config file that are for `run`, and no options of a gateway. */
export const runOptionNames: readonly string[] = ["intercept","failOn","matrix","only","isolate","budget","junitFrom","record","env","jobs","testsPerCell","journeys","onlyTests","allowNoCalls","verbose","accepted","reach","timeout","clientTimeout"];

export const commandDescriptions: readonly CommandDescription[] = [
  {"name":"start","about":"run the mock until Ctrl-C","after":"Example:\n  paystub start --sandbox shop --detach\n","options":[{"option":"config","flag":"--config <file>","unit":"text","help":"JSON file with these and more options (paystub.json)"},{"option":"detach","flag":"--detach","help":"run in the background until paystub stop"},{"option":"json","flag":"--json","help":"print JSON lines, the first once the mock is ready"},{"option":"quiet","flag":"--quiet","help":"print only the first lines"}]},
  {"name":"run","group":"Check commands:","about":"run your tests against a fresh mock and report what they did","arguments":{"[command...]":"the command to run, after --, without a shell"},"usage":"[options] -- <command...>","options":[{"option":"shard","flag":"--shard <n/count>","unit":"shard","help":"run one share of the cells, such as 1/4"},{"option":"merge","flag":"--merge <folder>","unit":"text","help":"only merge the JSON reports of all shards"},{"option":"baseline","flag":"--baseline <report.json>","unit":"text","help":"fail only on findings that this report does not have"},{"option":"config","flag":"--config <file>","unit":"text","help":"JSON file with these and more options (paystub.json)"},{"option":"report","flag":"--report <file>","unit":"reports","help":"also write it as .xml (JUnit), .html, .json or .md"},{"option":"json","flag":"--json","help":"print the report as JSON"}]},
  {"name":"explore","about":"search for sequences of events that break your shop","after":"An adapter says how to use your shop: how to place an order, read its state, and\nwhatever else your shop can do. It is a module that exports openShop, or an HTTP\naddress.\n\nFailures that share a cause are one finding, with the shortest sequence that shows\nit. paystub keeps these sequences and tries them first the next time. Commit them.\n\nExit codes: 0 no sequence failed; 1 a sequence failed; 2 paystub could not explore;\n128 plus the number of the signal that interrupted it. After the first signal,\nrunning sequences get two seconds to end. A second signal ends paystub at once.\n\nExamples:\n  paystub explore --shop test/shop-adapter.mjs\n  paystub explore --shop test/shop-adapter.mjs --runs 10000 --budget 5m\n  paystub explore --shop http://127.0.0.1:3000/explore --port 4010\n  paystub explore --shop test/shop-adapter.mjs --replay .paystub/failures/ships-twice.json\n","options":[{"option":"shop","flag":"--shop <adapter>","unit":"text","help":"adapter: a module, or a URL"},{"option":"runs","flag":"--runs <n>","unit":"positive","default":1000,"help":"number of sequences"},{"option":"budgetMs","flag":"--budget <length>","unit":"ms","help":"start no new sequence after this time, such as 10m"},{"option":"seed","flag":"--seed <n>","unit":"whole","default":1,"help":"the same seed gives the same sequences"},{"option":"jobs","flag":"--jobs <n>","unit":"positive","help":"sequences at once (16 per processor)"},{"option":"timeoutMs","flag":"--call-timeout <length>","unit":"ms","help":"time limit of each call to the adapter (10s)"},{"option":"shrinkMs","flag":"--shrink <length>","unit":"ms","help":"time limit for shrinking a failure (20s)"},{"option":"stutter","flag":"--stutter","help":"do each action of customers and of the network twice"},{"option":"keepGoing","flag":"--keep-going","help":"continue after a failure, and report one finding per cause"},{"option":"failures","flag":"--failures <folder>","unit":"text","default":".paystub/failures","help":"folder for failures"},{"option":"record","flag":"--record <folder>","unit":"text","help":"write a record of each failure, as an HTML file"},{"option":"replay","flag":"--replay <file>","unit":"text","help":"run only the sequence in this file"},{"option":"port","flag":"--port <port>","unit":"port","help":"port of the mock, for a shop with a fixed base URL (any free one)"},{"option":"report","flag":"--report <file>","unit":"reports","help":"also write it as .xml (JUnit), .html, .json or .md"},{"option":"json","flag":"--json","help":"print the report as JSON"}]},
  {"name":"lint","about":"check a spec with Spectral and the rules of this package","arguments":{"<arguments...>":"a spec as YAML or JSON, and options of spectral lint"},"passesOptions":true,"after":"lint runs the Spectral of your project (@stoplight/spectral-cli) with the ruleset\npaystub/spec/ruleset. All arguments go to Spectral; spectral lint --help lists them.\n\nExit codes: 0 no finding; 1 a finding at or above --fail-severity; 2 Spectral could\nnot lint.\n\nExample:\n  paystub lint openapi.yaml --fail-severity warn --format junit --output lint.xml\n","options":[]},
  {"name":"verify","about":"verify pacts against a fresh mock and against the spec","after":"verify runs the Verifier of @pact-foundation/pact, which prints its own report. Each\ninteraction runs in a sandbox of its own, with the provider states of paystub/pact.\n\nExit codes: 0 the pacts hold; 1 a pact is broken; 2 paystub could not verify them.\n\nExamples:\n  paystub verify\n  paystub verify --pacts build/pacts --only spec --spec next.yaml\n  paystub verify --broker https://pacts.example --selector '{\"mainBranch\": true}' \\\n    --publish --provider-version 1.4.0 --provider-branch main\n","options":[{"option":"pacts","flag":"--pacts <where...>","unit":"texts","group":"Which pacts:","help":"folders, files or URLs (./pacts, else ./contracts/pacts)"},{"option":"provider","flag":"--provider <name>","unit":"text","group":"Which pacts:","help":"name of the provider in the pacts (payment-service)"},{"option":"only","flag":"--only <half>","choices":["live","spec"],"group":"Which pacts:","help":"verify only against the mock, or only against the spec"},{"option":"spec","flag":"--spec <file>","unit":"text","group":"Which pacts:","help":"the spec to compare with, such as the next version (ours)"},{"option":"broker","flag":"--broker <url>","unit":"text","env":"PACT_BROKER_BASE_URL","group":"Pact broker:","help":"verify the pacts of this Pact broker"},{"option":"brokerToken","flag":"--broker-token <token>","unit":"text","env":"PACT_BROKER_TOKEN","group":"Pact broker:","help":"token of the broker, or set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD"},{"option":"selector","flag":"--selector <json...>","unit":"texts","group":"Pact broker:","needs":"--broker","help":"a consumer version selector of Pact, as JSON"},{"option":"providerVersion","flag":"--provider-version <version>","unit":"text","group":"Pact broker:","needs":"--broker","help":"version of the provider"},{"option":"providerBranch","flag":"--provider-branch <branch>","unit":"text","group":"Pact broker:","needs":"--broker","help":"branch of the provider; also enables pending pacts"},{"option":"publish","flag":"--publish","group":"Pact broker:","needs":"--provider-version","help":"publish the results; needs --provider-version"},{"option":"verbose","flag":"--verbose","help":"print every case and table, not only problems"},{"option":"report","flag":"--report <file>","unit":"reports","help":"also write it as .xml (JUnit), .html, .json or .md"},{"option":"json","flag":"--json","help":"print the report as JSON"}]},
  {"name":"calibrate","about":"compare a test environment with the mock","after":"Finds out how a test environment answers where its description leaves the answer\nopen, checks it against more than 200 rules, and writes the result to\npaystub.calibration.json. Commit that file: start, run and the fixtures follow it.\nYour --assume options win over it.\n\ncalibrate makes each call twice, and compares the answers with the mock under each\noption. Without --create, it makes only calls that leave nothing behind. Without\n--mobile, it makes no call that sends a message. The report lists what the run\ncreated. calibrate rejects hosts that may be production.\n\nExit codes: 0; 1 if the service breaks a documented rule or refuses valid calls, or\n--check finds that it changed; 2 if nothing could be compared.\n\nExamples:\n  paystub calibrate --base-url https://api.testing.payments.example --create\n  paystub calibrate --base-url https://api.testing.payments.example --create --check\n","options":[{"option":"baseUrl","flag":"--base-url <url>","unit":"text","mandatory":true,"help":"base URL of the test environment"},{"option":"orderUrl","flag":"--order-url <url>","unit":"text","help":"order URL of the test environment (the base URL)"},{"option":"merchantToken","flag":"--token <token>","unit":"text","env":"PAYSTUB_TOKEN","group":"Access:","help":"a merchant's token"},{"option":"apiId","flag":"--api-id <id>","unit":"text","env":"PAYSTUB_API_ID","group":"Access:","needs":"--secret-key","help":"a merchant's id, to request a token"},{"option":"secretKey","flag":"--secret-key <key>","unit":"text","env":"PAYSTUB_SECRET_KEY","group":"Access:","needs":"--api-id","help":"the secret of --api-id"},{"option":"partnerToken","flag":"--partner-token <token>","unit":"text","env":"PAYSTUB_PARTNER_TOKEN","group":"Access:","help":"a partner's token"},{"option":"profileNo","flag":"--profile-no <no>","unit":"text","env":"PAYSTUB_PROFILE_NO","group":"Access:","needs":"--api-key","help":"a partner's number, to request a token"},{"option":"apiKey","flag":"--api-key <key>","unit":"text","env":"PAYSTUB_API_KEY","group":"Access:","needs":"--profile-no","help":"the secret of --profile-no"},{"option":"confirmedHosts","flag":"--confirm-host <host...>","unit":"texts","group":"Access:","help":"names of the production hosts that calibrate may call"},{"option":"file","flag":"--file <file>","unit":"text","default":"paystub.calibration.json","group":"Calibration:","help":"the calibration file"},{"option":"check","flag":"--check","group":"Calibration:","help":"compare with the file instead of writing it; fail if the service changed"},{"option":"create","flag":"--create","group":"Calibration:","help":"also make calls that create invoices, payments and registrations"},{"option":"mobile","flag":"--mobile <number>","unit":"text","group":"Calls:","help":"a mobile number that may receive messages"},{"option":"otp","flag":"--otp <code>","unit":"text","group":"Calls:","help":"the one-time password that this number receives (12345)"},{"option":"callbackUrl","flag":"--callback-url <url>","unit":"text","group":"Calls:","needs":"--callback-port","help":"URL that the service calls to reach --callback-port"},{"option":"callbackPort","flag":"--callback-port <port>","unit":"port","group":"Calls:","help":"port of this machine that receives callbacks (any free one)"},{"option":"webhook","flag":"--webhook","group":"Calls:","needs":"--callback-port","help":"confirm that your account's webhook is <callback URL>/webhook"},{"option":"waitMs","flag":"--wait <duration>","unit":"pause","group":"Calls:","help":"longest time to wait for retries and expiry, such as 6m (0s)"},{"option":"timeoutMs","flag":"--timeout <length>","unit":"ms","group":"Calls:","help":"time limit of one call (10s)"},{"option":"pauseMs","flag":"--pause <length>","unit":"pause","group":"Calls:","help":"pause between two calls, such as 500ms (0s)"},{"option":"report","flag":"--report <file>","unit":"reports","help":"also write it as .xml (JUnit), .html, .json or .md"},{"option":"json","flag":"--json","help":"print the report as JSON"}]},
  {"name":"stop","group":"Commands for a running mock:","about":"stop the mock of this project","options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","help":"stop the mock at this address, if several run"},{"option":"all","flag":"--all","help":"stop all mocks of this project"}]},
  {"name":"status","about":"show the state of the mock and of a sandbox","options":[{"option":"waitMs","flag":"--wait <length>","unit":"ms","help":"wait this long for the mock to start"},{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"open","about":"open the workbench in the browser","options":[{"option":"print","flag":"--print","help":"only print the address"},{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"invoices","about":"list the invoices, or show one","usage":"[options] [transactionNo] [name=value...]","after":"Fields:\n  Lists the invoices: cursor, limit, order, status, method, minAmount, maxAmount, count, q, since, to\n","arguments":{"[words...]":""},"options":[{"option":"follow","flag":"--follow","help":"keep printing new and changed items until Ctrl-C"},{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"pay","about":"pay a pending invoice as the customer would","usage":"[options] <transactionNo> [name=value...]","after":"Fields:\n  Pays an invoice: method, cardNumber\n","arguments":{"[words...]":""},"options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"requests","about":"list the requests received, or show one","usage":"[options] [requestId] [name=value...]","after":"Fields:\n  Lists the requests: cursor, limit, order, status, q, since, to\n","arguments":{"[words...]":""},"options":[{"option":"follow","flag":"--follow","help":"keep printing new and changed items until Ctrl-C"},{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"events","about":"list the events","usage":"[options] [name=value...]","after":"Fields:\n  Lists what happened: after, type, limit, cursor, order, q, since, to\n","arguments":{"[words...]":""},"options":[{"option":"follow","flag":"--follow","help":"keep printing new and changed items until Ctrl-C"},{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"callbacks","about":"list the callbacks to your shop, or show one","usage":"[options] [callbackId] [name=value...]","after":"Fields:\n  Lists the callbacks: cursor, limit, order, status, q, since, to\n","arguments":{"[words...]":""},"options":[{"option":"follow","flag":"--follow","help":"keep printing new and changed items until Ctrl-C"},{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"resend","about":"send a callback again","usage":"[options] <callbackId>","arguments":{"[words...]":""},"options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"clock","about":"show the clock, or advance it by a duration or to an instant","usage":"[options] [to|by] [name=value...]","after":"Fields:\n  Moves the clock forward: by, callbacks\n  Moves the clock forward: to, callbacks\n","arguments":{"[words...]":""},"options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"fault","about":"list the fault rules, or add one","usage":"[options] [fault] [name=value...]","after":"Fields:\n  Adds a fault rule: operation, where, nth, every, times, probability, from, until\n","arguments":{"[words...]":""},"options":[{"option":"follow","flag":"--follow","help":"keep printing new and changed items until Ctrl-C"},{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"why","about":"explain the state of a payment or a callback","usage":"[options] <callbackId|recurringId|transactionNo>","arguments":{"[words...]":""},"options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"reset","about":"delete the sandbox and everything in it","usage":"[options]","arguments":{"[words...]":""},"options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"call","about":"call any operation of the control API, or list them","arguments":{"[operation]":"","[words...]":""},"usage":"[options] [operation] [name=value...]","after":"A value is text or JSON. @file sends a file as the body: JSON, or a log or record\nfor import.\n\nExample:\n  paystub call fork name=what-if at=12\n","options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"record","about":"write everything that happened to one HTML file","arguments":{"[file]":""},"options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"},{"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":"PAYSTUB_SANDBOX","help":"name of the sandbox (the one with the given id, else the only one, else the one called last)"},{"option":"json","flag":"--json","help":"print the control API's JSON answer"}]},
  {"name":"init","group":"Commands for your project:","about":"write a config file and a first test for your project","after":"Example:\n  paystub init --runner vitest\n","options":[{"option":"folder","flag":"--folder <path>","unit":"text","default":".","help":"folder of the project"},{"option":"runner","flag":"--runner <name>","choices":["vitest","jest","playwright","mocha","node","pytest","phpunit"],"help":"test runner (the one found)"},{"option":"assistant","flag":"--assistant","help":"also write a skill and a section of AGENTS.md for coding assistants"}]},
  {"name":"mcp","about":"serve tools for coding assistants (Model Context Protocol)","after":"A client starts this command in the folder of your project and ends it. In its\nconfiguration:\n\n  {\"mcpServers\": {\"paystub\": {\"command\": \"npx\", \"args\": [\"paystub\", \"mcp\"]}}}\n\nWithout npm, the command is the binary, and args is [\"mcp\"].\n\nWithout a mock at the control URL, the tool start_mock starts one for the session. A\nrunning mock offers the same tools at its base URL under /_mcp.\n\nExample:\n  paystub mcp --control-url http://127.0.0.1:4010/_control\n","options":[{"option":"controlUrl","flag":"--control-url <url>","unit":"text","env":"PAYSTUB_CONTROL_URL","help":"the control URL (this project's running mock, else http://127.0.0.1:4010/_control)"},{"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","help":"the control token, which the mock prints at start"}]},
];

/** The values that each command gets, by the names of its options; `control` are the commands of the control API. */
export interface CommandFlags {
  readonly start: {
    readonly port?: number;
    readonly host?: string;
    readonly publicUrl?: string;
    readonly tls?: boolean;
    readonly tlsHosts?: readonly string[];
    readonly sandbox?: string;
    readonly assume?: unknown;
    readonly allowEgress?: readonly string[];
    readonly data?: string;
    readonly controlToken?: string;
    readonly intercept?: unknown;
    readonly config?: string;
    readonly detach?: boolean;
    readonly json?: boolean;
    readonly quiet?: boolean;
  };
  readonly run: {
    readonly assume?: unknown;
    readonly faults?: unknown;
    readonly intercept?: unknown;
    readonly failOn?: unknown;
    readonly matrix?: unknown;
    readonly only?: readonly string[];
    readonly isolate?: readonly string[];
    readonly junitFrom?: string;
    readonly record?: string;
    readonly shard?: { readonly index: number; readonly count: number };
    readonly merge?: string;
    readonly baseline?: string;
    readonly config?: string;
    readonly report?: readonly string[];
    readonly json?: boolean;
  };
  readonly explore: {
    readonly allowEgress?: readonly string[];
    readonly shop?: string;
    readonly runs: number;
    readonly budgetMs?: number;
    readonly seed: number;
    readonly jobs?: number;
    readonly timeoutMs?: number;
    readonly shrinkMs?: number;
    readonly stutter?: boolean;
    readonly keepGoing?: boolean;
    readonly failures: string;
    readonly record?: string;
    readonly replay?: string;
    readonly port?: number;
    readonly report?: readonly string[];
    readonly json?: boolean;
  };
  readonly lint: {
  };
  readonly verify: {
    readonly pacts?: readonly string[];
    readonly provider?: string;
    readonly only?: "live" | "spec";
    readonly spec?: string;
    readonly broker?: string;
    readonly brokerToken?: string;
    readonly selector?: readonly string[];
    readonly providerVersion?: string;
    readonly providerBranch?: string;
    readonly publish?: boolean;
    readonly verbose?: boolean;
    readonly report?: readonly string[];
    readonly json?: boolean;
  };
  readonly calibrate: {
    readonly baseUrl: string;
    readonly orderUrl?: string;
    readonly merchantToken?: string;
    readonly apiId?: string;
    readonly secretKey?: string;
    readonly partnerToken?: string;
    readonly profileNo?: string;
    readonly apiKey?: string;
    readonly confirmedHosts?: readonly string[];
    readonly file: string;
    readonly check?: boolean;
    readonly create?: boolean;
    readonly mobile?: string;
    readonly otp?: string;
    readonly callbackUrl?: string;
    readonly callbackPort?: number;
    readonly webhook?: boolean;
    readonly waitMs?: number;
    readonly timeoutMs?: number;
    readonly pauseMs?: number;
    readonly report?: readonly string[];
    readonly json?: boolean;
  };
  readonly stop: {
    readonly controlUrl?: string;
    readonly all?: boolean;
  };
  readonly status: {
    readonly waitMs?: number;
    readonly controlUrl?: string;
    readonly controlToken?: string;
    readonly sandbox?: string;
    readonly json?: boolean;
  };
  readonly open: {
    readonly print?: boolean;
    readonly controlUrl?: string;
    readonly controlToken?: string;
    readonly sandbox?: string;
    readonly json?: boolean;
  };
  readonly control: {
    readonly follow?: boolean;
    readonly controlUrl?: string;
    readonly controlToken?: string;
    readonly sandbox?: string;
    readonly json?: boolean;
  };
  readonly call: {
    readonly controlUrl?: string;
    readonly controlToken?: string;
    readonly sandbox?: string;
    readonly json?: boolean;
  };
  readonly record: {
    readonly controlUrl?: string;
    readonly controlToken?: string;
    readonly sandbox?: string;
    readonly json?: boolean;
  };
  readonly init: {
    readonly folder: string;
    readonly runner?: "vitest" | "jest" | "playwright" | "mocha" | "node" | "pytest" | "phpunit";
    readonly assistant?: boolean;
  };
  readonly mcp: {
    readonly controlUrl?: string;
    readonly controlToken?: string;
  };
}
