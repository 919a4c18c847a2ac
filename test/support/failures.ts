import { expect } from "vitest";

/** The failure shapes of the description: two for recurring payments, one with invoiceDetails. */
export type FailureShape = "problem" | "otp" | "registration" | "recurring";

/** Every field of a failure in a shape, to compare an answer with. `why` is its sentence. */
export function failureIn(shape: FailureShape, path: string, status: number, why: unknown) {
  const response = { isSuccess: false, message: why, validationErrors: expect.anything() };
  switch (shape) {
    case "problem": {
      const type = expect.stringMatching(/^https:\/\/paystub\.example\/problems\/[a-z-]+$/);
      return { detail: why, title: expect.any(String), type, status: String(status) };
    }
    case "otp":
      return { timestamp: expect.any(Number), status, error: why, path };
    case "registration":
      return { response, invoiceDetails: null };
    case "recurring":
      return { response };
  }
}
