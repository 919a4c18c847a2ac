/** Replaces the validators of changes: a recording allows no changes, so no call reaches this. */
export const validators = {};

/** In place of what checks answers before they become a pact: a record holds what the gateway sent. */
export const responseValidators = new Proxy({}, { get: () => ANY_STATUS });

const ANY_STATUS = new Proxy({}, { get: () => () => true });
