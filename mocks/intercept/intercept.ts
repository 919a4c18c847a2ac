import { delimiter, dirname, join } from "node:path";
import { rootCertificates } from "node:tls";
import { packageFile, readText, removeFolder, sharedFolder, writeShared } from "../sandbox/disk.js";
import { newAuthority } from "../tls/certificates.js";
import { domainOf, type InterceptedHost } from "./hosts.js";
import { openInterceptor } from "./interceptor.js";
import { javaTrustStore, STORE_PASSWORD } from "./java-trust-store.js";
import type { SeenHost } from "./seen-hosts.js";

/** The calls of a command that are intercepted. */
export interface Intercept {
  /** The environment that a command needs for it. */
  readonly variables: Readonly<Record<string, string>>;
  /** The hosts that the command called besides the mock. */
  readonly seen: readonly SeenHost[];
  /** Ends it, and removes its files. */
  close(): Promise<void>;
}

/**
 * Names the folder of a process that runs in namespaces of its own (`run --isolate network`): the names of the hosts
 * lead to this machine there.
 */
export const NAMESPACE = "PAYSTUB_NAMESPACE";

/** Files of that folder: the usual authorities, and what the system has in their place. */
export const NAMESPACE_FILES = { usual: "usual.pem", trusted: "trusted.pem" } as const;

/** The port of HTTPS: calls that take no proxy arrive there. */
const HTTPS_PORT = 443;

/** Where systems keep the authorities that they trust, in one file. */
export const SYSTEM_BUNDLES = [
  "/etc/ssl/certs/ca-certificates.crt",
  "/etc/pki/tls/certs/ca-bundle.crt",
  "/etc/ssl/cert.pem",
];

/** What this machine calls without a proxy: the mock, and the shop. */
const DIRECT = ["localhost", "127.0.0.1", "::1"];

/**
 * Intercepts calls to the hosts for commands that run with its variables. Its authority lives as long as it does: the
 * key stays in memory, and a temporary folder holds only certificates and settings.
 */
export async function intercept(
  hosts: readonly InterceptedHost[],
  mock: { readonly baseUrl: string; readonly orderUrl: string },
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Intercept> {
  const authority = newAuthority({ days: 30 });
  const { baseUrl, orderUrl } = mock;
  const port = env[NAMESPACE] === undefined ? 0 : HTTPS_PORT;
  const interceptor = await openInterceptor({ hosts, authority, baseUrl, orderUrl, port });
  const folder = await sharedFolder();
  const close = async () => {
    await interceptor.close();
    await removeFolder(folder);
  };
  try {
    const files = await trustFiles(folder, authority.pem, env);
    const php = await phpFiles(folder, {
      "%PROXY%": `http://127.0.0.1:${interceptor.port}`,
      "%BUNDLE%": files.bundle,
      "%NO_PROXY%": DIRECT.join(","),
      "%HOSTS%": hosts.map(({ name }) => name).join(","),
    });
    const variables = variablesOf({ hosts, port: interceptor.port, files, php, env });
    return {
      variables,
      get seen() {
        return interceptor.seen;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Files with the authorities that clients trust: the usual ones and ours, since other hosts keep their certificates. */
async function trustFiles(folder: string, pem: string, env: Env) {
  const { [NAMESPACE]: namespace } = env;
  const { usual: kept, trusted } = NAMESPACE_FILES;
  const usual = namespace ? await readText(join(namespace, kept)) : await usualAuthorities(env);
  const extra = (await firstOf([env.NODE_EXTRA_CA_CERTS])) ?? "";
  const all = `${usual}\n${pem}`;
  if (namespace) await writeShared(join(namespace, trusted), all);
  const pems = all.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return {
    authority: await writeShared(join(folder, "authority.pem"), pem),
    bundle: await writeShared(join(folder, "bundle.pem"), all),
    extra: await writeShared(join(folder, "extra.pem"), `${extra}\n${pem}`),
    java: await writeShared(join(folder, "trust.jks"), javaTrustStore(pems)),
  };
}

/** The authorities that programs trust here without paystub. */
export async function usualAuthorities(env: Env): Promise<string> {
  const own = [env.SSL_CERT_FILE, env.REQUESTS_CA_BUNDLE, env.CURL_CA_BUNDLE];
  return (await firstOf([...own, ...SYSTEM_BUNDLES])) ?? `${rootCertificates.join("\n")}\n`;
}

/** The text of the first file that can be read. */
async function firstOf(paths: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) {
    const text = path ? await readText(path).catch(() => undefined) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Values for the prepended file. */
type PhpValues = Readonly<Record<"%PROXY%" | "%BUNDLE%" | "%NO_PROXY%" | "%HOSTS%", string>>;

/** The folder with the settings of PHP, which load the prepended file. */
async function phpFiles(folder: string, values: PhpValues): Promise<string> {
  const bundle = values["%BUNDLE%"];
  const text = await readText(packageFile("mocks/intercept/prepend.php"));
  const filled = text.replace(/%[A-Z_]+%/g, (name) => values[name as keyof PhpValues] ?? name);
  const prepend = await writeShared(join(folder, "prepend.php"), filled);
  const ini = [
    `curl.cainfo="${bundle}"`,
    `openssl.cafile="${bundle}"`,
    `auto_prepend_file="${prepend}"`,
  ];
  return dirname(await writeShared(join(folder, "php", "paystub.ini"), `${ini.join("\n")}\n`));
}

interface VariableParts {
  readonly hosts: readonly InterceptedHost[];
  readonly port: number;
  readonly files: Awaited<ReturnType<typeof trustFiles>>;
  readonly php: string;
  readonly env: Env;
}

function variablesOf({ hosts, port, files, php, env }: VariableParts): Record<string, string> {
  const proxy = `http://127.0.0.1:${port}`;
  const direct = DIRECT.join(",");
  const also = (name: string, more: string) => [env[name], more].filter(Boolean).join(" ");
  const java = [
    ...["http", "https"].flatMap((kind) => [
      `-D${kind}.proxyHost=127.0.0.1`,
      `-D${kind}.proxyPort=${port}`,
    ]),
    "-Dhttp.nonProxyHosts=localhost|127.*|[::1]",
    `-Djavax.net.ssl.trustStore=${files.java}`,
    "-Djavax.net.ssl.trustStoreType=JKS",
    `-Djavax.net.ssl.trustStorePassword=${STORE_PASSWORD}`,
  ];
  return {
    HTTPS_PROXY: proxy,
    https_proxy: proxy,
    // Ruby reads it for https too.
    HTTP_PROXY: proxy,
    http_proxy: proxy,
    // What was excepted from a proxy before would bypass this one.
    NO_PROXY: direct,
    no_proxy: direct,
    // OpenSSL, and with it Python, Ruby and PHP; Go.
    SSL_CERT_FILE: files.bundle,
    CURL_CA_BUNDLE: files.bundle,
    REQUESTS_CA_BUNDLE: files.bundle,
    NODE_EXTRA_CA_CERTS: files.extra,
    DENO_CERT: files.authority,
    NODE_OPTIONS: also(
      "NODE_OPTIONS",
      `--require ${JSON.stringify(packageFile("mocks/intercept/preload.cjs"))}`,
    ),
    PAYSTUB_INTERCEPT: JSON.stringify({
      port,
      hosts: hosts.map(({ name }) => name),
      domains: [...new Set(hosts.map(({ name }) => domainOf(name)))],
    }),
    // An empty folder stands for PHP's own.
    PHP_INI_SCAN_DIR: `${env.PHP_INI_SCAN_DIR ?? ""}${delimiter}${php}`,
    JAVA_TOOL_OPTIONS: also("JAVA_TOOL_OPTIONS", java.join(" ")),
  };
}
