import { type OperationEntry, operations } from "../../spec/generated/operations.js";

/** The operation that a call is one of, if any. */
export function operationOf(method: string, path: string): OperationEntry | undefined {
  const [plain = ""] = path.split("?");
  return operations.find((operation) => {
    const pattern = operation.path.replace(/\{\w+\}/g, "[^/]+");
    return operation.method === method && new RegExp(`^${pattern}$`).test(plain);
  });
}
