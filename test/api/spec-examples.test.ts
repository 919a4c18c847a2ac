import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type ApiDocument,
  bodySchemaName,
  jsonContent,
  type MediaType,
  operationsOf,
  resolve,
} from "../../scripts/generate/documents.js";
import { controlValidator } from "../../spec/generated/control-validators.js";
import { requestValidators } from "../../spec/generated/request-validators.js";
import { responseValidators } from "../../spec/generated/response-validators.js";
import type {
  ControlSchemaName,
  RequestSchemaName,
  ResponseOperationId,
  Validator,
} from "../../spec/generated/validator-types.js";

type Case = readonly [title: string, value: unknown, validator: Validator, status: string];

function read(name: string): ApiDocument {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../spec/generated", name), "utf8"));
}

/** The examples of a media type by name, whichever way they are written. */
function examplesOf(document: ApiDocument, media: MediaType | undefined): [string, unknown][] {
  const named = Object.entries(media?.examples ?? {}).map(([name, example]): [string, unknown] => [
    name,
    resolve(document, example).value,
  ]);
  return media?.example === undefined ? named : [["example", media.example], ...named];
}

function casesOf(document: ApiDocument): Case[] {
  return operationsOf(document).flatMap((placed) => {
    const { operationId, requestBody, responses } = placed.operation;
    const cases = (media: MediaType | undefined, at: string, validator: Validator): Case[] =>
      examplesOf(document, media).map(([name, value]) => [
        `${operationId} ${at} ${name}`,
        value,
        validator,
        at,
      ]);
    const body = bodySchemaName(document, placed) as RequestSchemaName | ControlSchemaName | null;
    const request =
      body && requestBody
        ? cases(jsonContent(document, requestBody), "request", validatorOf(body))
        : [];
    const answers = Object.entries(responses).flatMap(([status, response]) => {
      const validator = responseValidators[operationId as ResponseOperationId]?.[Number(status)];
      return validator ? cases(jsonContent(document, response), status, validator) : [];
    });
    return [...request, ...answers];
  });
}

function validatorOf(name: RequestSchemaName | ControlSchemaName): Validator {
  return name in requestValidators
    ? requestValidators[name as RequestSchemaName]
    : controlValidator(name as ControlSchemaName);
}

describe.each(["openapi.json", "control.json"])("%s", (file) => {
  const document = read(file);
  const cases = casesOf(document);

  test.each(cases)("%s", (_title, value, validator, at) => {
    expect(validator(value) ? [] : validator.errors).toEqual([]);
    const reported = (value as { readonly status?: unknown } | null)?.status;
    if (/^[45]/.test(at) && reported !== undefined) expect(String(reported)).toBe(at);
  });

  test("every request body and every response with content has an example", () => {
    const shown = new Set(cases.map(([title]) => title.split(" ").slice(0, 2).join(" ")));
    const expected = operationsOf(document).flatMap(({ operation }) => {
      const { operationId, requestBody, responses } = operation;
      const contents = [["request", requestBody] as const, ...Object.entries(responses)];
      return contents
        .filter(([, payload]) => payload && jsonContent(document, payload))
        .map(([at]) => `${operationId} ${at}`);
    });
    expect(expected.filter((place) => !shown.has(place))).toEqual([]);
  });
});
