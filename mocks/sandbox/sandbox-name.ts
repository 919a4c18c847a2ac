/** A text that can be the name of a sandbox unchanged; `-` alone is short for the only one. */
export const SANDBOX_NAME = /^(?!-$|\.\.?$)[A-Za-z0-9._~@-]{1,128}$/;
