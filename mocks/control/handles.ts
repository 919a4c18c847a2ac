import type { GatewayOperations, SandboxOperations } from "../../spec/generated/control.handles.js";
import type { ControlOperationEntry } from "../../spec/generated/control.operations.js";
import type { Validator } from "../../spec/validator.js";
import { controlValidator } from "../../spec/validators.js";
import { parseBody } from "../api/body.js";
import { invalidFields } from "../api/failures.js";
import { replace } from "../api/field-errors.js";
import { validateBody } from "../api/validation.js";
import { StoreUnavailable } from "../sandbox/errors.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { FIELDS } from "./messages.js";
import { checkName, findSandbox } from "./operations/find.js";
import { gatewayOperations } from "./operations/gateway.js";
import { sandboxOperations } from "./operations/sandbox.js";
import type { Plain } from "./reader.js";
import { asRefused, invalid, Refused } from "./refused.js";
import { assembledHandle, type Method, methodOf, readKey, readQuery } from "./rows.js";

/**
 * A sandbox as its tester has it, in this process or over HTTP. The records are those of
 * `spec/control.yaml`.
 *
 * Each method rejects with an error that says in a sentence why it could not do what it was asked: a
 * `Refused` in this process, a `ControlFailure` over HTTP. Its status is 400 for a value that cannot be
 * used, 404 for what is not there (the sandbox too, once it was reset), 409 for what the state forbids,
 * and 503 when the store does not answer.
 *
 * @example
 * const shop: SandboxHandle = await server.find("shop");
 */
export interface SandboxHandle extends SandboxOperations {
  /** Its name: that of the `apiId` or `profileNo` whose tokens open it. */
  readonly name: string;
  /** The bearer token that opens this sandbox directly. */
  readonly token: string;
}

/**
 * A gateway as its tester has it, in this process or over HTTP. Its methods reject as those of a
 * `SandboxHandle` do: with 409 also for a name that is taken, and when the gateway has as many sandboxes
 * as it takes.
 */
export interface GatewayHandle extends GatewayOperations<SandboxHandle> {
  /**
   * Returns a sandbox that exists; `-` is the only one. Rejects when there is none.
   *
   * @example
   * const shop = await server.find("shop");
   */
  find(name: string): Promise<SandboxHandle>;
}

/** A gateway in this process. */
export interface LocalGatewayHandle extends GatewayHandle {
  /**
   * Returns a sandbox at once; `-` is the only one. Throws when there is none.
   *
   * @example
   * await server.get("shop").clock.advance({ by: "24h" });
   */
  get(name: string): SandboxHandle;
  /**
   * Returns the sandbox of this name, and begins it if it does not exist.
   *
   * @example
   * const shop = await server.open("shop");
   */
  open(name: string): Promise<SandboxHandle>;
}

/** The handle of a gateway whose links begin with an origin. */
export type HandleAt = (origin: string) => GatewayHandle;

/** The handles of a gateway by the origin of their links. */
export function handlesAt(gateway: Gateway, publicUrl: () => string): HandleAt {
  const own = gatewayHandle(gateway, publicUrl);
  return (origin) => (origin === publicUrl() ? own : gatewayHandle(gateway, () => origin));
}

/** The handle of a gateway; links begin with `baseUrl`. Its methods can be taken from it. */
export function gatewayHandle(gateway: Gateway, baseUrl: () => string): LocalGatewayHandle {
  const handles = new WeakMap<Sandbox, SandboxHandle>();
  const handleOf = (sandbox: Sandbox): SandboxHandle => {
    const known = handles.get(sandbox);
    if (known) return known;
    const { name } = sandbox;
    const operations = () => sandboxOperations(gateway, sandbox, baseUrl);
    const methods = localHandle<SandboxOperations>(
      "sandbox",
      operations,
      promised(() => sandbox.flushed),
    );
    const handle = { name, token: `sandbox_${name}`, ...methods };
    handles.set(sandbox, handle);
    return handle;
  };
  const kept = async (sandbox: Sandbox): Promise<SandboxHandle> => {
    await sandbox.flushed;
    return handleOf(sandbox);
  };
  const { create, rewind, fork, import: adopt, ...others } = gatewayOperations(gateway);
  const operations = (): Plain<GatewayOperations<SandboxHandle>> => ({
    ...others,
    create: async (request) => kept(await create(request)),
    rewind: async (name, request) => kept(await rewind(name, request)),
    fork: async (origin, request) => kept(await fork(origin, request)),
    import: async (name, log) => kept(await adopt(name, log)),
  });
  const promise = promised(() => undefined);
  const get = (name: string) => handleOf(findSandbox(gateway, readKey("sandbox", name)));
  const open = (name: string) => {
    checkName(readKey("sandbox", name));
    return kept(gateway.open(name));
  };
  return {
    ...localHandle<GatewayOperations<SandboxHandle>>("gateway", operations, promise),
    get,
    find: promise(get),
    open: promise(open),
  };

  /** Makes methods that reject with a `Refused`, and that answer when the disk has what they changed. */
  function promised(flushed: () => Promise<void> | undefined): Promised {
    return <Given extends readonly unknown[], Answer>(method: (...given: Given) => Answer) =>
      async (...given: Given): Promise<Awaited<Answer>> => {
        try {
          const answer = await method(...given);
          await flushed();
          return answer as Awaited<typeof answer>;
        } catch (error) {
          // No caller asked for a disk that is full.
          if (error instanceof StoreUnavailable) gateway.failed(error);
          throw asRefused(error);
        }
      };
  }
}

type Promised = <Given extends readonly unknown[], Answer>(
  method: (...given: Given) => Answer,
) => (...given: Given) => Promise<Awaited<Answer>>;

/** Operations behind their validators. They are put together when the first method is called: many a start calls none. */
function localHandle<Handle extends object>(
  whole: "gateway" | "sandbox",
  operations: () => Plain<Handle>,
  promise: Promised,
): Handle {
  let made: Plain<Handle> | undefined;
  return assembledHandle<Handle>(whole, (row) => {
    const method: Method = (...given) => {
      const read = readArguments(row, given);
      made ??= operations();
      return methodOf(made, row)(...read);
    };
    return row.returns === "stream" ? method : promise(method);
  });
}

/** The arguments of a method as its operation takes them. Throws a `Refused` that names every bad field. */
function readArguments(row: ControlOperationEntry, given: readonly unknown[]): readonly unknown[] {
  const rest = [...given];
  const read: unknown[] = [];
  if (row.key !== null) {
    const key = readKey(row.key, rest.shift());
    read.push(row.numericKey ? readNumber(row.key, key) : key);
  }
  if (row.input === "log") read.push(readLog(rest.shift()));
  else if (row.input !== null) read.push(readInput(row, rest.shift()));
  return [...read, ...rest];
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value > 0) return value;
  throw invalid(name, FIELDS.count(text));
}

const JSON_TYPE = { "content-type": "application/json" };

function readLog(given: unknown): string {
  if (typeof given === "string") return given;
  throw invalid("the log", FIELDS.text(given));
}

function readInput(row: ControlOperationEntry, given: unknown): unknown {
  if (row.schema === null) throw new Error(`${row.id} takes no input`);
  const value = row.input === "query" ? readQuery(row, given) : readBody(given);
  const validator = controlValidator(row.schema);
  const result = validateBody(validator, withObjects(validator, value ?? {}), true);
  if ("errors" in result) throw new Refused(invalidFields(result.errors, result.more));
  return result.value;
}

/** A value with `{}` in place of each `[]` where an object must be: PHP sends every empty array so. */
function withObjects(validator: Validator, value: unknown): unknown {
  if (isEmptyList(value)) return {};
  if (validator(value)) return value;
  for (const { keyword, params, data, instancePath } of validator.errors ?? []) {
    const isObjectMissed = keyword === "type" && [params.type].flat().includes("object");
    if (isObjectMissed && isEmptyList(data)) replace(value, instancePath, {});
  }
  return value;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A body by the same steps as one that came over HTTP: what is undefined is absent. */
function readBody(given: unknown): unknown {
  const parsed = parseBody({ text: JSON.stringify(given) ?? "" }, JSON_TYPE);
  if ("fault" in parsed) throw new Refused(parsed.fault);
  return parsed.value;
}
