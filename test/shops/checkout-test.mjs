/** Runs the shop's own tests as a command. Exits with 1 if one fails. */
import { checkout } from "./checkout.mjs";

const NEEDED = ["BASE_URL", "ORDER_URL", "CONTROL_URL", "API_ID", "SECRET_KEY", "SANDBOX"];

for (const name of NEEDED.map((part) => `PAYSTUB_${part}`)) {
  if (process.env[name]) continue;
  console.error(
    `${name} is not set; run this by: paystub run -- node test/shops/checkout-test.mjs`,
  );
  process.exit(2);
}
if (!(await checkout(process.env, (line) => console.log(line)))) process.exitCode = 1;
