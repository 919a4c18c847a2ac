/** A sandbox was reset while somebody still worked in it. Nothing of what was asked has happened. */
export class SandboxGone extends Error {
  readonly sandbox: string;

  constructor(sandbox: string) {
    super(`sandbox ${sandbox} was reset while this was under way; nothing of it has happened`);
    this.name = "SandboxGone";
    this.sandbox = sandbox;
  }
}

/** The gateway has as many sandboxes as it takes. */
export class SandboxLimit extends Error {
  readonly most: number;

  constructor(most: number) {
    super(
      `this gateway has ${most} sandboxes open, the most it takes; reset those that are done with, or start it with a higher --sandboxes-max`,
    );
    this.name = "SandboxLimit";
    this.most = most;
  }
}

/** The store does not answer. Whether the last change was taken is not known. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the store does not answer: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    this.name = "StoreUnavailable";
  }
}
