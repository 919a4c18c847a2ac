/**
 * The version of this package. A test holds it to package.json.
 *
 * @example
 * console.log(VERSION);
 */
export const VERSION = "0.1.0";
