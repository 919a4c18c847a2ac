/** Where the control API stands on the base server. */
export const CONTROL_PATH = "/_control";
