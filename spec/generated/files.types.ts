// Generated from the YAML files in spec/. To renew it: npm run generate

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AssumptionOptions: import("./assumptions.js").AssumptionOptions;
        readonly CalibratedAssumption: {
            /** @enum {string} */
            readonly verdict: "confirmed" | "refuted" | "inconsistent" | "undecided";
            readonly why?: string;
            readonly rules?: readonly string[];
        };
        readonly CalibratedDifference: {
            readonly operation: string;
            readonly field: string;
            /** @enum {string} */
            readonly kind: "missing" | "extra" | "type" | "value" | "status" | "order";
            readonly service: string;
            readonly mock: string;
            readonly calls: readonly string[];
        };
        readonly CalibratedDifferences: readonly components["schemas"]["CalibratedDifference"][];
        readonly CalibratedSwitch: {
            /** @enum {string} */
            readonly verdict: "observed" | "inconsistent" | "unlike" | "undecided";
            readonly option?: string;
            readonly why?: string;
            readonly evidence?: readonly components["schemas"]["CalibrationEvidence"][];
        };
        readonly CalibrationEvidence: {
            readonly call: string;
            readonly status: number;
            readonly fields: readonly string[];
        };
        readonly CalibrationFile: {
            /** @constant */
            readonly version: 1;
            readonly host: string;
            /** Format: date-time */
            readonly at: string;
            readonly paystub: string;
            readonly switches: {
                readonly [key: string]: components["schemas"]["CalibratedSwitch"];
            };
            readonly assumptions: {
                readonly [key: string]: components["schemas"]["CalibratedAssumption"];
            };
            readonly differences: components["schemas"]["CalibratedDifferences"];
            readonly inconsistent: components["schemas"]["CalibratedDifferences"];
            readonly noise: readonly string[];
        };
        /** How the clock begins: `real` (the default) runs with real time, `frozen` freezes it at now, and an ISO 8601 instant with a zone freezes it there. Resume a clock that is to run on from an instant. */
        readonly ClockStart: import("../../mocks/control/clock-requests.js").ClockStart;
        readonly DefaultFaultRequest: import("../../mocks/control/fault-rules.js").DefaultFaultRequest;
        /** Forward only: `24h`, `1d12h`, `1mo`, or ISO 8601: `PT24H`, `P1M`, `PT0.001S`. Years and months follow the calendar in UTC; a day that the target month lacks becomes its last day. */
        readonly GivenDuration: string;
        readonly MatrixCell: {
            readonly matrix: components["schemas"]["MatrixKind"];
            readonly name: string;
            readonly row: string;
            readonly column: string;
            /** @enum {string} */
            readonly verdict?: "bug" | "unclear" | "expected" | "survived" | "not-exercised" | "skipped";
            readonly why?: string;
            readonly test?: string;
            /** @enum {string} */
            readonly notRun?: "no-budget" | "interrupted" | "no-shard" | "unconfirmed";
            readonly keys?: readonly string[];
            readonly durationMs?: number;
            readonly lingered?: boolean;
        };
        readonly MatrixData: {
            readonly kinds: readonly components["schemas"]["MatrixKind"][];
            readonly shard?: string;
            readonly only?: readonly string[];
            readonly plain: {
                readonly tests: number;
                readonly operations: number;
                readonly notes: readonly string[];
            };
            readonly cells: readonly components["schemas"]["MatrixCell"][];
            readonly findings: readonly components["schemas"]["MatrixFinding"][];
            readonly unclear: readonly components["schemas"]["MatrixFinding"][];
        };
        readonly MatrixFinding: {
            readonly key: string;
            readonly name: string;
            readonly cells: readonly string[];
            readonly tests: readonly string[];
            readonly message: string;
            readonly details: readonly string[];
            readonly record?: string;
        };
        /** @enum {string} */
        readonly MatrixKind: "faults" | "assumptions";
        /** The known fields of a merchant; the seed fills in the rest. */
        readonly MerchantSeed: {
            readonly id?: number;
            readonly merchantId?: number;
            readonly merchantShopName?: string | null;
            readonly merchantPhone?: string;
            readonly merchantLicenseType?: string;
            readonly merchantLicenseNumber?: string;
            readonly merchantLicenseName?: string;
            readonly merchantCivilId?: string;
            readonly merchantEmail?: string;
            readonly merchantStoreUsername?: string | null;
            readonly partnerProfileNo?: string;
            readonly partnerLicenseName?: string;
            readonly whoPayServiceFees?: string;
            /** Format: double */
            readonly partnerMadaFeesPercentage?: number;
            /** Format: double */
            readonly partnerLocalVisaFeesPercentage?: number;
            /** Format: double */
            readonly partnerMadaFixedFees?: number;
            /** Format: double */
            readonly partnerVisaFixedFees?: number;
            readonly profileReferenceNo?: string;
            /** Unix time in milliseconds. The switch does not affect it. */
            readonly relationshipCreationDate?: number;
            readonly relationshipStatus?: string;
        };
        readonly MerchantSeeds: readonly components["schemas"]["MerchantSeed"][];
        readonly Rate: number;
        readonly RunOptions: {
            readonly intercept?: readonly string[];
            readonly failOn?: readonly ("violations" | "tolerated" | "assumed" | "invariants" | "callbacks" | "expected" | "unclear" | "not-exercised")[];
            readonly matrix?: readonly components["schemas"]["MatrixKind"][];
            readonly only?: readonly string[];
            readonly isolate?: readonly ("network" | "cells")[];
            readonly budget?: components["schemas"]["GivenDuration"];
            readonly junitFrom?: string;
            readonly record?: string;
            readonly env?: {
                readonly [key: string]: "base" | "order" | "control" | "sandbox" | "token" | "apiId" | "secretKey" | "profileNo" | "apiKey";
            };
            readonly jobs?: number | string;
            readonly testsPerCell?: number | string;
            readonly journeys?: string;
            readonly onlyTests?: string;
            readonly allowNoCalls?: boolean;
            readonly verbose?: boolean;
            readonly accepted?: {
                readonly [key: string]: string;
            };
            /** @enum {string} */
            readonly reach?: "run" | "sandbox";
            readonly timeout?: components["schemas"]["GivenDuration"];
            readonly clientTimeout?: components["schemas"]["GivenDuration"];
        };
        /** Up to 128 letters, digits and `._~@-`. Neither `-` alone, which is short for the only sandbox, nor `.` or `..`, which no path can hold. */
        readonly SandboxName: string;
        readonly SandboxOptions: {
            /** The same seed gives the same codes, ids and sample merchants. Drawn on a shared host. */
            readonly seed?: string;
            /** How the clock begins: `real` (the default) runs with real time, `frozen` freezes it at now, and an ISO 8601 instant with a zone freezes it there. Resume a clock that is to run on from an instant. */
            readonly clock?: import("../../mocks/control/clock-requests.js").ClockStart;
            readonly assume?: import("./assumptions.js").AssumptionOptions;
            /** Refuse tolerated deviations, and operations whose shape is assumed. */
            readonly strict?: boolean;
            /** The settings to change. Settings that you leave out keep their values. */
            readonly settings?: {
                readonly strict?: boolean;
                readonly allowPrefer?: boolean;
                readonly secretKey?: string | null;
                readonly callbackSecret?: string;
                readonly webUrlAgreement?: boolean;
                readonly description?: string | null;
                readonly rates?: {
                    readonly USD?: components["schemas"]["Rate"];
                    readonly EUR?: components["schemas"]["Rate"];
                    readonly GBP?: components["schemas"]["Rate"];
                };
                readonly webhook?: components["schemas"]["WebhookPatch"] | null;
                readonly settlementWebhook?: components["schemas"]["WebhookPatch"] | null;
            };
            /** Fault rules of new sandboxes, or of one named sandbox. */
            readonly faults?: readonly components["schemas"]["DefaultFaultRequest"][];
            /** Lets requests ask for a fault with the header Prefer. */
            readonly allowPrefer?: boolean;
            readonly merchants?: readonly components["schemas"]["MerchantSeed"][];
        };
        /** The settings to change. Settings that you leave out keep their values. */
        readonly SettingsPatch: {
            readonly strict?: boolean;
            readonly allowPrefer?: boolean;
            readonly secretKey?: string | null;
            readonly callbackSecret?: string;
            readonly webUrlAgreement?: boolean;
            readonly description?: string | null;
            readonly rates?: {
                readonly USD?: components["schemas"]["Rate"];
                readonly EUR?: components["schemas"]["Rate"];
                readonly GBP?: components["schemas"]["Rate"];
            };
            readonly webhook?: components["schemas"]["WebhookPatch"] | null;
            readonly settlementWebhook?: components["schemas"]["WebhookPatch"] | null;
        };
        readonly StartOptions: {
            /** Port of the base URL; 0, the default, takes a free one. */
            readonly port?: number;
            /** A port of its own for the order URL; without it both are the same origin. */
            readonly orderPort?: number;
            /** Address to bind to. Any address but loopback makes it a shared host, see mocks/api/README.md. */
            readonly host?: string;
            /** More host names of the gateway; `*.example.com` allows all below one, `*` allows any. */
            readonly allowHosts?: readonly string[];
            /** Its public origin, such as `https://pay.ci.example`, for links. With `request`, the links of each reply begin with the address that the caller used. */
            readonly publicUrl?: string;
            /** Answers HTTPS on the same port as HTTP, for localhost, `host` and `tlsHosts`. The authority `paystub.ca.pem` in the folder of the start signs the certificate, and is made if it is missing. The other options for HTTPS imply it. */
            readonly tls?: boolean;
            /** More names of the gateway, which its certificate has as well. */
            readonly tlsHosts?: readonly string[];
            /** An authority of yours that signs the certificate, in PEM form, in place of `paystub.ca.pem`. */
            readonly tlsAuthority?: string;
            /** The private key of `tlsAuthority`, in PEM form. */
            readonly tlsAuthorityKey?: string;
            /** The same seed gives the same codes, ids and sample merchants. Drawn on a shared host. */
            readonly seed?: string;
            /** A sandbox to open at once. */
            readonly sandbox?: components["schemas"]["SandboxName"];
            /** Open a sandbox `examples` in which every example request of the spec works as shown. */
            readonly examples?: boolean;
            /** How the clocks of new sandboxes begin: `real` (the default), `frozen` at now, or an ISO instant such as `2026-01-31T12:00:00Z`, at which they are frozen. */
            readonly clock?: components["schemas"]["ClockStart"];
            /** Options of the switches, for all new sandboxes. */
            readonly assume?: components["schemas"]["AssumptionOptions"];
            /** Options that `paystub calibrate` observed at the service. New sandboxes follow them, unless `assume` says otherwise. The command line and the fixtures take them from `paystub.calibration.json`. */
            readonly observed?: components["schemas"]["AssumptionOptions"];
            /** Refuse tolerated deviations, and operations whose shape is assumed. */
            readonly strict?: boolean;
            /** Other settings of new sandboxes. */
            readonly settings?: components["schemas"]["SettingsPatch"];
            /** Fault rules of new sandboxes, or of one named sandbox. */
            readonly faults?: readonly components["schemas"]["DefaultFaultRequest"][];
            /** Lets requests ask for a fault with the header Prefer. */
            readonly allowPrefer?: boolean;
            /** The merchants of new sandboxes. Without them the seed generates samples. */
            readonly merchants?: components["schemas"]["MerchantSeeds"];
            /** Hosts that callbacks may go to; `*` for any. Loopback is always allowed unless the host is shared. */
            readonly allowEgress?: readonly string[];
            /** How long a merchant may take to answer a callback, such as `500ms`. Default `10s`. */
            readonly callbackTimeout?: components["schemas"]["GivenDuration"];
            /** A folder that keeps the log of each sandbox in a file. Without it everything ends with the process. */
            readonly data?: string;
            /** The largest request body. Default 1 MiB. */
            readonly bodyLimitBytes?: number;
            /** The control API's token where one is needed. Without it the gateway draws one at start. */
            readonly controlToken?: string;
        };
        /** The address of the account's webhook, and the headers to send with it. */
        readonly WebhookPatch: {
            /** Format: uri */
            readonly url: string;
            /** Headers to send with each call. */
            readonly headers?: {
                readonly [key: string]: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AssumptionOptions = components['schemas']['AssumptionOptions'];
export type CalibratedAssumption = components['schemas']['CalibratedAssumption'];
export type CalibratedDifference = components['schemas']['CalibratedDifference'];
export type CalibratedDifferences = components['schemas']['CalibratedDifferences'];
export type CalibratedSwitch = components['schemas']['CalibratedSwitch'];
export type CalibrationEvidence = components['schemas']['CalibrationEvidence'];
export type CalibrationFile = components['schemas']['CalibrationFile'];
export type ClockStart = components['schemas']['ClockStart'];
export type DefaultFaultRequest = components['schemas']['DefaultFaultRequest'];
export type GivenDuration = components['schemas']['GivenDuration'];
export type MatrixCell = components['schemas']['MatrixCell'];
export type MatrixData = components['schemas']['MatrixData'];
export type MatrixFinding = components['schemas']['MatrixFinding'];
export type MatrixKind = components['schemas']['MatrixKind'];
export type MerchantSeed = components['schemas']['MerchantSeed'];
export type MerchantSeeds = components['schemas']['MerchantSeeds'];
export type Rate = components['schemas']['Rate'];
export type RunOptions = components['schemas']['RunOptions'];
export type SandboxName = components['schemas']['SandboxName'];
export type SandboxOptions = components['schemas']['SandboxOptions'];
export type SettingsPatch = components['schemas']['SettingsPatch'];
export type StartOptions = components['schemas']['StartOptions'];
export type WebhookPatch = components['schemas']['WebhookPatch'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
