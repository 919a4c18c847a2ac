import { state } from "./state.js";

/** States of the service itself. */
export const serviceStates = {
  "an assumption is chosen": state({
    meaning: "the switch `id` has the option `option`",
    params: { id: "order-status-case", option: "mixed" },
    injects: ["token"],
    async reach({ control, token }, { id, option }) {
      await control("changeAssumptions", { body: { [id]: option } });
      return { token };
    },
  }),

  "the service fails": state({
    meaning: "`operation` answers `status` once, in its own error shape",
    params: { operation: "addInvoice", status: 500 },
    injects: ["token"],
    async reach({ control, token }, { operation, status }) {
      const message = "the service failed";
      const rule = { fault: "status", status, operation, message, times: 1 } as const;
      await control("addFault", { body: rule });
      return { token };
    },
  }),

  "strict mode": state({
    meaning: "what is otherwise tolerated is refused",
    params: {},
    injects: ["token"],
    async reach({ control, token }) {
      await control("changeSettings", { body: { strict: true } });
      return { token };
    },
  }),
};
