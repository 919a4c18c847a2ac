import { or } from "@stoplight/spectral-functions";
import { oas } from "@stoplight/spectral-rulesets";
import { errorFamily } from "./errors.mjs";
import { behavior, extensionRules } from "./extensions.mjs";
import { callbackAddresses, exampleMembers, serverKinds } from "./general.mjs";
import { access, assumptionRows, markedFields, provenance } from "./marks.mjs";
import { money, schemaKeywords, statedLimits } from "./schemas.mjs";

/** A rule of ours: an error, tested on the whole document. */
const rule = (description, fn, functionOptions, settings = {}) => ({
  description,
  message: "{{error}}",
  severity: "error",
  given: "$",
  // biome-ignore lint/suspicious/noThenProperty: Spectral's word for what a rule does.
  then: functionOptions ? { function: fn, functionOptions } : { function: fn },
  ...settings,
});

/** Marks are beside references too, and the resolved document has lost those. */
const UNRESOLVED = { resolved: false };

/**
 * The rules for the payment service's spec and for the control API's. To use one on another spec,
 * extend this ruleset and give the rule functionOptions of its own.
 */
export default {
  extends: [[oas, "recommended"]],
  rules: {
    "operation-operationId": "error",
    "oas3-valid-media-example": "error",
    "oas3-valid-schema-example": "error",
    "oas3-parameter-description": "warn",
    "operation-singular-tag": "warn",
    "tag-description": "warn",
    "path-keys-no-trailing-slash": "error",
    "paystub-error-family": rule(
      "Error responses use the one schema of their operation's family",
      errorFamily,
      {
        extension: "x-error-family",
        default: "problem",
        refused: "problem",
        families: {
          problem: ["detail", "title", "type", "status"],
          otp: ["timestamp", "status", "error", "path"],
          recurring: ["response"],
        },
      },
    ),
    "paystub-response-examples": rule(
      "Responses with content have an example",
      or,
      { properties: ["example", "examples"] },
      {
        given: "$.paths[*][*].responses[*].content[*]",
        message: "The response needs an example.",
      },
    ),
    "paystub-provenance": rule(
      "Everything says whether it is documented or assumed",
      provenance,
      undefined,
      UNRESOLVED,
    ),
    "paystub-assumption-rows": rule(
      "What is assumed names an existing row",
      assumptionRows,
      { rows: "../assumptions.yaml" },
      UNRESOLVED,
    ),
    "paystub-money": rule("Money is a double with a minimum", money, {
      names:
        "(^|\\.)(amount|price|total|productCost|orderAmount|payment\\.value" +
        "|\\w+FixedFees|partner\\w+Amount)$",
    }),
    "paystub-schema-keywords": rule(
      "Schemas keep to keywords that all tools understand alike",
      schemaKeywords,
      {
        forbidden: {
          dependentRequired: "some validators ignore it",
          unevaluatedProperties: "some validators ignore it",
          multipleOf: "it rejects sound amounts such as 19.99",
          prefixItems: "some validators stop at it",
        },
        gone: { nullable: "OpenAPI 3.1 does not have it. Add null to the type" },
      },
      UNRESOLVED,
    ),
    "paystub-access": rule(
      "An operation that takes a token says whose, and has a response without one",
      access,
      {
        role: "x-token-role",
        refusal: "401",
        sandbox: { extension: "x-sandbox", kinds: ["invoice", "credential"] },
      },
    ),
    "paystub-stated-limits": rule("Schemas agree with the limits that are stated", statedLimits, {
      limits: {
        "invoice-lifetime": null,
        // It is in SAR; the minimum of the schema is that of every currency.
        "invoice-minimum": { field: "amount", minimum: "x-minimum-sar" },
        "amount-maximum": { field: "(amount|total|payment\\.value)" },
        "interval-days": { field: "intervalDays" },
        "retry-count": { field: "retryCount" },
        "charge-retry-wait": null,
        "token-lifetime": null,
        "persistent-token-lifetime": null,
        "otp-wrong-codes": null,
        "callback-waits-growing": null,
        "callback-waits-fixed": null,
        "callback-retry-span": null,
      },
    }),
    "paystub-behavior-facts": rule(
      "Limits and states fit the operations and their words",
      behavior,
    ),
    ...extensionRules,
    "paystub-personal-data": rule(
      "Personal data is marked",
      markedFields,
      {
        mark: "x-personal",
        kind: "personal",
        names:
          "(^|\\.)(\\w*([mM]obile|[pP]hone|[eE]mail|[cC]ivilId)" +
          "|clientName|customerName|customer\\.name)$",
      },
      UNRESOLVED,
    ),
    "paystub-secrets": rule("Card numbers, security codes and passwords are marked", markedFields, {
      mark: "x-secret",
      kind: "secret",
      names: "(^|\\.)(card\\.number|cardNumber|pan|securityCode|cvv|cvc|password)$",
    }),
    "paystub-server-kinds": rule("x-server agrees with the servers", serverKinds),
    "paystub-callback-addresses": rule("Callback addresses lead to a field", callbackAddresses),
    "paystub-example-members": rule("Examples have no unknown members", exampleMembers),
  },
  overrides: [
    {
      // The control API is our own, without another description, so nothing in it is assumed.
      files: ["../control.yaml"],
      rules: {
        "paystub-provenance": "off",
        "paystub-assumption-rows": "off",
        "paystub-access": "off",
      },
    },
  ],
};
