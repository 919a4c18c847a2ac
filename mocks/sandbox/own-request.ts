import http from "node:http";
import https from "node:https";
import { types } from "node:util";

/**
 * Node's own functions, taken when a fixture is imported. MSW and nock replace them later in the process of a test,
 * for the calls of the test's own code: callbacks and calls of the control API have to arrive.
 */
export const { request: requestByHttp } = http;
export const { request: requestByHttps } = https;

/** Whether one of them was active before, and handles these calls. Both put a proxy in the place of the function. */
export const isReplaced = types.isProxy(requestByHttp);
