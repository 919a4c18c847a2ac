import { resolve } from "node:path";
import type { SettingsPatch } from "../spec/generated/control.types.js";
import { httpsOf } from "./api/access.js";
import { smsLinks } from "./api/links.js";
import { CONTROL_PATH } from "./api/paths.js";
import {
  answerTls,
  createServer,
  type Listener,
  listen,
  localUrlOf,
  recordTlsFailure,
  urlOf,
  watchForeignCalls,
} from "./api/server.js";
import { type ApplicationParts, application } from "./application.js";
import { defaultFaults } from "./control/fault-rules.js";
import { changeOf, merchantSeed } from "./control/inputs.js";
import { frozenAt, lengthMs } from "./control/instants.js";
import { asRefused, refuseIf } from "./control/refused.js";
import { startOptionErrors } from "./control/start-options.js";
import { optionsNamed } from "./control/switch-options.js";
import { defaultSettings } from "./domain/settings.js";
import { toIso } from "./domain/time.js";
import { type GatewayAddresses, type HttpsAddress, present, type StartOptions } from "./options.js";
import { protectionOf } from "./protection.js";
import { defaultEgress, httpCallbackClient } from "./sandbox/client.js";
import type { DataFolder } from "./sandbox/data-folder.js";
import { Gateway, type GatewayDefaults, type GatewayParts } from "./sandbox/gateway.js";
import { realClock, within } from "./sandbox/real-clock.js";
import { ownReceiver } from "./shop/mount.js";

/** A gateway that is listening. */
export interface RunningServer extends GatewayAddresses {
  readonly gateway: Gateway;
  /** Where the service is called over HTTPS; null without `tls`. */
  readonly https: HttpsAddress | null;
  /** The base URL as others know it: what links are made of. */
  readonly publicUrl: () => string;
  /** What the control API asks for; null while only this machine can reach it. */
  readonly controlToken: string | null;
  /** The seed that it was given, or that was drawn for it. */
  readonly seed: string;
  /**
   * Stops listening and breaks off callbacks under way. What no data folder keeps is forgotten.
   *
   * @example
   * await server.close();
   */
  close(): Promise<void>;
  /**
   * Takes nothing new, and waits so long for calls and callbacks that are under way: close it then.
   *
   * @example
   * await server.drain(5000);
   * await server.close();
   */
  drain(limitMs: number): Promise<void>;
}

const LOOPBACK = "127.0.0.1";
const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Starts a gateway without its handle, which many a start does without. Throws a `Refused` that names every wrong
 * option.
 */
export async function startServer(given: StartOptions): Promise<RunningServer> {
  const options = present(given);
  const { observer: _, ...checked } = options;
  refuseIf(startOptionErrors(checked));
  const { host = LOOPBACK, port = 0, orderPort } = options;
  const secured = answersHttps(options) ? await securedBy({ ...options, host }) : undefined;
  const listeners: Listener[] = [];
  // The port is known when it is bound, and a link is made long after that.
  const baseUrl = () => urlOf(host, listeners[0]);
  const orderUrl = () => urlOf(host, listeners.at(-1));
  const localUrl = () => (listeners[0] ? localUrlOf(listeners[0]) : baseUrl());
  const httpsUrl = () => (secured ? httpsOf(baseUrl()) : null);
  const addresses = { baseUrl, orderUrl, localUrl, httpsUrl };
  const folder = await folderOf(options);
  const { parts, seed, controlToken } = partsOf(options, folder, addresses);
  const { gateway, publicUrl } = parts;
  const offer = async (place: "all" | "base" | "order", at: number) => {
    const server = createServer(application({ ...parts, place }));
    watchForeignCalls(server, gateway, place === "order" ? orderUrl : baseUrl);
    if (secured) {
      const { certificate, authority } = secured;
      answerTls(server, certificate, (failure) =>
        recordTlsFailure(gateway, failure, authority.file),
      );
    }
    listeners.push(await listen(server, at, host));
  };
  const close = async () => {
    gateway.journal.close();
    await Promise.all(listeners.map((listener) => listener.close()));
    gateway.close();
    folder?.close();
  };
  const drain = (limitMs: number) => drained(gateway, listeners, limitMs);
  try {
    await offer(orderPort === undefined ? "all" : "base", port);
    if (orderPort !== undefined) await offer("order", orderPort);
    if (options.sandbox !== undefined) await gateway.open(options.sandbox).flushed;
    if (options.examples) (await import("./examples.js")).openExamples(gateway);
  } catch (error) {
    await close();
    throw asRefused(error);
  }
  const urls = { baseUrl: baseUrl(), orderUrl: orderUrl() };
  const controlUrl = `${urls.baseUrl}${CONTROL_PATH}`;
  const https = secured ? { baseUrl: httpsOf(urls.baseUrl), authority: secured.authority } : null;
  return { gateway, ...urls, https, controlUrl, publicUrl, controlToken, seed, close, drain };
}

/** Names and files for HTTPS are given by those who want it. */
function answersHttps({ tls, tlsHosts, tlsAuthority }: StartOptions): boolean {
  return tls ?? (tlsHosts !== undefined || tlsAuthority !== undefined);
}

/** Makes the certificate of a gateway. What it needs is loaded only then. Throws `AuthorityRefused`. */
async function securedBy(options: StartOptions & { readonly host: string }) {
  const { host, publicUrl = "", tlsHosts = [], tlsAuthority, tlsAuthorityKey } = options;
  const { projectAuthority, readAuthority } = await import("./tls/authority-files.js");
  const { certificateFor } = await import("./tls/certificates.js");
  const authority =
    tlsAuthority !== undefined && tlsAuthorityKey !== undefined
      ? await readAuthority({ certificate: tlsAuthority, key: tlsAuthorityKey })
      : await projectAuthority(".");
  const named = URL.canParse(publicUrl) ? [new URL(publicUrl).hostname] : [];
  const own = [host, ...named].filter((name) => name !== "0.0.0.0" && name !== "::");
  const hosts = ["localhost", LOOPBACK, "::1", ...own, ...tlsHosts];
  const bare = hosts.map((name) => name.replace(/^\[|\]$/g, "").toLowerCase());
  return {
    certificate: certificateFor(authority, [...new Set(bare)]),
    authority: { file: resolve(authority.path), endsAt: toIso(authority.endsAt) },
  };
}

/** Where a gateway is called, once it listens. */
interface Addresses extends Pick<ApplicationParts, "baseUrl"> {
  readonly orderUrl: () => string;
  readonly httpsUrl: () => string | null;
  /** Where this process calls itself. */
  readonly localUrl: () => string;
}

/** Takes the data folder. What it needs is loaded only where there is one. Throws `FolderRefused`. */
async function folderOf({ data, observer }: StartOptions): Promise<DataFolder | undefined> {
  if (data === undefined) return undefined;
  const { DataFolder } = await import("./sandbox/data-folder.js");
  return new DataFolder(data, (text) => observer?.notice?.(text));
}

/** What the server is made of. Where that fails, another process can have the folder. */
function partsOf(
  options: StartOptions,
  folder: DataFolder | undefined,
  { localUrl, httpsUrl, ...urls }: Addresses,
) {
  try {
    const { host = LOOPBACK, bodyLimitBytes = BODY_LIMIT_BYTES } = options;
    const { seed, controlToken, ...protection } = protectionOf({ ...options, host });
    const { isShared, publicUrl: named, followsCall, answersTo } = protection.access;
    const publicUrl = () => named ?? urls.baseUrl();
    const isOwn = (host: string) => followsCall && answersTo(host);
    const within = ownReceiver(
      [publicUrl, urls.baseUrl, () => httpsUrl() ?? publicUrl()],
      isOwn,
      localUrl,
    );
    const gateway = new Gateway(
      gatewayParts(options, { folder, isShared, publicUrl, httpsUrl, within }),
      gatewayDefaults(options, seed),
    );
    const rules = { ...protection, bodyLimitBytes, serviceUrl: localUrl };
    const parts = { gateway, ...urls, publicUrl, ...rules };
    return { parts, seed, controlToken };
  } catch (error) {
    folder?.close();
    throw error;
  }
}

/** Takes nothing new, and waits so long for what is under way. */
async function drained(
  gateway: Gateway,
  listeners: readonly Listener[],
  limitMs: number,
): Promise<void> {
  const { clock } = gateway;
  const wait = (delayMs: number, run: () => void) => clock.wait(delayMs, run);
  const answered = listeners.map((listener) => listener.drain(wait));
  await within(clock, limitMs, Promise.all([...answered, gateway.drain()]), undefined);
}

/** What a gateway is made of besides its options. */
interface Surroundings {
  readonly folder: DataFolder | undefined;
  /** Whether others than this machine can call. */
  readonly isShared: boolean;
  /** The address that links are made of; known when it is bound. */
  readonly publicUrl: () => string;
  readonly httpsUrl: () => string | null;
  /** Receivers of callbacks that are part of this process. */
  readonly within: (url: URL) => URL | undefined;
}

/** What a gateway is made of. */
function gatewayParts(
  options: StartOptions,
  { folder, isShared, publicUrl, httpsUrl, within }: Surroundings,
): GatewayParts {
  const { allowEgress = defaultEgress.allow, callbackTimeout, observer } = options;
  const timeoutMs =
    callbackTimeout === undefined
      ? defaultEgress.timeoutMs
      : lengthMs(callbackTimeout, "callbackTimeout");
  return {
    logs: folder,
    clock: realClock,
    client: httpCallbackClient({ allow: allowEgress, allowLoopback: !isShared, timeoutMs, within }),
    links: (world, calledAt) => smsLinks(world, calledAt ?? publicUrl()),
    isShared,
    httpsUrl,
    observed: optionsNamed(options.observed ?? {}),
    ...(observer && { observer }),
  };
}

/** How the sandboxes of a gateway begin. */
function gatewayDefaults(options: StartOptions, seed: string): GatewayDefaults {
  const { clock = "real", assume = {}, observed = {}, faults = [], merchants } = options;
  const settings: SettingsPatch | undefined = options.settings;
  const { strict = settings?.strict ?? false } = options;
  const { allowPrefer = settings?.allowPrefer ?? false } = options;
  const at = frozenAt(clock, realClock.now());
  return {
    settings: {
      ...(settings && changeOf(settings, defaultSettings)),
      strict,
      allowPrefer,
      assumptions: optionsNamed({ ...observed, ...assume }),
    },
    seed,
    ...(at !== undefined && { frozenAt: at }),
    ...(merchants && { merchants: merchants.map(merchantSeed) }),
    faults: defaultFaults(faults),
  };
}
