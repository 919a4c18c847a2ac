/** In place of what checks changes: in a record there are none, so nobody gets as far as this. */
export const validators = {};

/** In place of what checks answers before they become a pact: a record holds what the gateway sent. */
export const responseValidators = new Proxy({}, { get: () => ANY_STATUS });

const ANY_STATUS = new Proxy({}, { get: () => () => true });
