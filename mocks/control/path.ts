/** Where the control API stands on the base server. */
export const CONTROL_PATH = "/_control";

/** Where the mock listens unless it is told otherwise. */
export const DEFAULT_PORT = 4010;

/** The control API of a mock that was started without options. */
export const DEFAULT_CONTROL_URL = `http://127.0.0.1:${DEFAULT_PORT}${CONTROL_PATH}`;
