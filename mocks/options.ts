import type { StartOptions as GivenOptions } from "../spec/generated/files.types.js";
import type { Observer } from "./sandbox/observer.js";

/** The file in which a team keeps what `paystub calibrate` found out. It counts in the folder that it is in. */
export const CALIBRATION_FILE = "paystub.calibration.json";

/** The variable that marks a run as one of the many runs of a matrix, for the fixtures. */
export const IN_MATRIX = "PAYSTUB_IN_MATRIX";

/**
 * How a gateway is started. Everything has a default.
 *
 * @example
 * const options: StartOptions = { sandbox: "shop", clock: "frozen", seed: "nightly" };
 */
export interface StartOptions extends GivenOptions {
  /** Called with everything that happens. */
  readonly observer?: Observer;
}

/** Where a gateway is called. No address has a slash at its end. */
export interface GatewayAddresses {
  /** Where the service is called. */
  readonly baseUrl: string;
  /** Where one-time passwords are asked for; the base URL without a port of its own. */
  readonly orderUrl: string;
  /** Where the control API is called. */
  readonly controlUrl: string;
}

/** How clients reach one sandbox: its base URL is `http://host/s/<name>`. */
export interface SandboxAccess extends GatewayAddresses {
  /** Credentials of a merchant whose token opens this sandbox. */
  readonly apiId: string;
  /** The secret that goes with it. */
  readonly secretKey: string;
  /** Credentials of a partner whose token opens this sandbox. */
  readonly profileNo: string;
  /** The key that goes with it. */
  readonly apiKey: string;
}

/**
 * Where a gateway is called over HTTPS, and the authority that its clients must trust.
 *
 * @example
 * const { https } = await startGateway({ tls: true });
 * const trusted = { NODE_EXTRA_CA_CERTS: https?.authority.file };
 */
export interface HttpsAddress {
  /** Where the service is called, without a slash at its end. */
  readonly baseUrl: string;
  /** The authority that signed the certificate. */
  readonly authority: {
    /** The whole path of its certificate, in PEM form. */
    readonly file: string;
    /** The instant at which it expires. */
    readonly endsAt: string;
  };
}

/** Options as a config file would hold them: what is undefined is absent. The observer stays the same object. */
export function present<Options extends object>(given: Options): Options {
  const { observer, ...options } = given as { readonly observer?: unknown };
  const kept = JSON.parse(JSON.stringify(options));
  return { ...kept, ...(observer !== undefined && { observer }) };
}
