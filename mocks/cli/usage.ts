/** A mistake of the caller, reported in one line with its fix, and exit code 2. */
export class UsageError extends Error {}

/** The running mock said no: its own sentence in one line, and exit code 1. */
export class RefusedByMock extends Error {
  constructor(
    message: string,
    /** The kind of problem that it answered with. */
    readonly code: string | null = null,
  ) {
    super(message);
  }
}

/** A check ran and did not pass: its report said all there is to say, and the exit code is left. */
export class CheckFailed extends Error {
  constructor(readonly exitCode = 1) {
    super();
  }
}
