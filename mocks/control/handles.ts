import { controlValidator } from "../../spec/compiled/control-validators.js";
import type { GatewayOperations, SandboxOperations } from "../../spec/generated/control.handles.js";
import type { ControlOperationEntry } from "../../spec/generated/operations.js";
import { parseBody } from "../api/body.js";
import { failure, invalidFields } from "../api/failures.js";
import { validateBody } from "../api/validation.js";
import { LimitReached, SandboxGone, StoreUnavailable } from "../sandbox/errors.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { FIELDS } from "./messages.js";
import { checkName, findSandbox, getSandbox } from "./operations/find.js";
import { gatewayOperations } from "./operations/gateway.js";
import { sandboxOperations } from "./operations/sandbox.js";
import { conflict, gone, invalid, Refused } from "./refused.js";
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
   * Returns a sandbox that exists, wherever it was opened; `-` is the only one. Rejects when there is none.
   *
   * @example
   * const shop = await server.find("shop");
   */
  find(name: string): Promise<SandboxHandle>;
}

/** A gateway in this process. */
export interface LocalGatewayHandle extends GatewayHandle {
  /**
   * Returns a sandbox that is open in this process; `-` is the only one. Throws when there is none, and for one
   * that is stored only: `find` opens that.
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

/** The handle of a gateway; links begin with `baseUrl`. Its methods can be taken from it. */
export function gatewayHandle(gateway: Gateway, baseUrl: () => string): LocalGatewayHandle {
  const report = (error: unknown) => gateway.failed(error);
  // A handle takes several times the memory of a new sandbox. One that is no longer in use can be collected.
  const handles = new WeakMap<Sandbox, WeakRef<SandboxHandle>>();
  const handleOf = (sandbox: Sandbox): SandboxHandle => {
    const known = handles.get(sandbox)?.deref();
    if (known) return known;
    const { name } = sandbox;
    const operations = () => sandboxOperations(gateway, sandbox, baseUrl);
    const methods = localHandle("sandbox", operations, report);
    const handle = { name, token: `sandbox_${name}`, ...methods };
    handles.set(sandbox, new WeakRef(handle));
    return handle;
  };
  const operations = (): GatewayOperations<SandboxHandle> => {
    const { create, rewind, fork, import: adopt, ...others } = gatewayOperations(gateway);
    return {
      ...others,
      create: async (request) => handleOf(await create(request)),
      rewind: async (name, request) => handleOf(await rewind(name, request)),
      fork: async (origin, request) => handleOf(await fork(origin, request)),
      import: async (name, exported) => handleOf(await adopt(name, exported)),
    };
  };
  const find = async (name: string) => {
    return handleOf(await findSandbox(gateway, readKey("sandbox", name)));
  };
  const open = async (name: string) => {
    checkName(readKey("sandbox", name));
    return handleOf(await gateway.open(name));
  };
  return {
    ...localHandle("gateway", operations, report),
    get: (name) => handleOf(getSandbox(gateway, readKey("sandbox", name))),
    find: refusing(find, report),
    open: refusing(open, report),
  };
}

/**
 * Operations behind their validators, as methods that reject with a `Refused`. They are put together when
 * the first method is called: many a start calls none. A store that does not answer is `reported` as
 * well: no caller asked for that.
 */
export function localHandle<Operations extends object>(
  whole: "gateway" | "sandbox",
  operations: () => Operations,
  report: (error: unknown) => void,
): Operations {
  let made: Operations | undefined;
  return assembledHandle<Operations>(whole, (row) => {
    const method: Method = (...given) => {
      const read = readArguments(row, given);
      made ??= operations();
      return methodOf(made, row)(...read);
    };
    return row.returns === "stream" ? method : refusing(method, report);
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
  const result = validateBody(controlValidator(row.schema), value ?? {}, true);
  if ("errors" in result) throw new Refused(invalidFields(result.errors, result.more));
  return result.value;
}

/** A body by the same steps as one that came over HTTP: what is undefined is absent. */
function readBody(given: unknown): unknown {
  const parsed = parseBody({ text: JSON.stringify(given) ?? "" }, JSON_TYPE);
  if ("fault" in parsed) throw new Refused(parsed.fault);
  return parsed.value;
}

/** A method that rejects, also when it throws, with a `Refused` for each error of the runtime. */
function refusing<Given extends readonly unknown[], T>(
  method: (...given: Given) => T,
  report: (error: unknown) => void,
): (...given: Given) => T {
  const call = (...given: Given): T => {
    const caller: Caller = {};
    Error.captureStackTrace(caller, call);
    const refuse = (error: unknown): never => {
      if (error instanceof StoreUnavailable) report(error);
      const refusal = asRefused(error);
      if (refusal instanceof Refused) leadBack(refusal, caller);
      throw refusal;
    };
    try {
      return Promise.resolve(method(...given)).catch(refuse) as T;
    } catch (error) {
      // At once where nothing is refused: two calls begin in the order in which they were made.
      return Promise.reject(error).catch(refuse) as T;
    }
  };
  return call;
}

/** The stack of the caller; it becomes text when it is first read. */
interface Caller {
  readonly stack?: string;
}

/**
 * Has the stack of a refusal begin where the method was called. A command that waited in the queue of a
 * sandbox is refused from there, and its stack has no line of the test.
 */
function leadBack(refusal: Refused, { stack = "" }: Caller): void {
  const frames = stack.search(/\n\s+at /);
  if (frames >= 0) refusal.stack = `${refusal.name}: ${refusal.message}${stack.slice(frames)}`;
}

/** An error of the runtime as a refusal; any other error as it is. */
function asRefused(error: unknown): unknown {
  if (error instanceof SandboxGone) return gone(error.sandbox);
  if (error instanceof LimitReached) return conflict(error.message);
  if (!(error instanceof StoreUnavailable)) return error;
  return new Refused(failure("store-unavailable", error.message), { cause: error });
}
