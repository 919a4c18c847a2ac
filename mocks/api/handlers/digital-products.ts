import { whenReady } from "../../domain/awaitable.js";
import { refusedProblem } from "../failures.js";
import type { PaymentHandlers } from "../types.js";

/** The operation that hands over what was bought. */
export function digitalProductHandlers(): Pick<PaymentHandlers, "sendDigitalProduct"> {
  return {
    sendDigitalProduct({ body: { orderNumber, message }, sandbox }) {
      const command = { type: "send-digital-product", orderNumber, message } as const;
      return whenReady(sandbox.execute(command), ({ refusal }) =>
        refusal
          ? refusedProblem(refusal, 400, 404)
          : ({ status: 200, body: { success: "true" } } as const),
      );
    },
  };
}
