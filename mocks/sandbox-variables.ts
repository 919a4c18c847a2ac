import { sandboxPath } from "./api/sandbox-url.js";
import type { GatewayAddresses } from "./options.js";

/** The names of the variables by which a program finds a sandbox, by what each holds. */
export const VARIABLE_NAMES = {
  base: "PAYSTUB_BASE_URL",
  order: "PAYSTUB_ORDER_URL",
  control: "PAYSTUB_CONTROL_URL",
  sandbox: "PAYSTUB_SANDBOX",
  token: "PAYSTUB_TOKEN",
  apiId: "PAYSTUB_API_ID",
  secretKey: "PAYSTUB_SECRET_KEY",
  profileNo: "PAYSTUB_PROFILE_NO",
  apiKey: "PAYSTUB_API_KEY",
} as const;

/** The variables of a sandbox. `secret` is what the sandbox takes as its secret. */
export function sandboxVariables(
  { baseUrl, orderUrl, controlUrl }: GatewayAddresses,
  sandbox: string,
  secret: string,
) {
  return {
    [VARIABLE_NAMES.base]: baseUrl + sandboxPath(sandbox),
    [VARIABLE_NAMES.order]: orderUrl + sandboxPath(sandbox),
    [VARIABLE_NAMES.control]: controlUrl,
    [VARIABLE_NAMES.sandbox]: sandbox,
    [VARIABLE_NAMES.token]: `sandbox_${sandbox}`,
    [VARIABLE_NAMES.apiId]: sandbox,
    [VARIABLE_NAMES.secretKey]: secret,
    [VARIABLE_NAMES.profileNo]: sandbox,
    [VARIABLE_NAMES.apiKey]: secret,
  };
}
