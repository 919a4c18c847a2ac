/** How many callbacks may be open at once. */
export interface CallbackLimits {
  /** Of all sandboxes together. */
  readonly perGateway: number;
  /** To one origin: scheme, host and port. */
  readonly perTarget: number;
}

export const defaultCallbackLimits: CallbackLimits = { perGateway: 64, perTarget: 16 };
