"use strict";
// Every Node program below `paystub run --intercept` loads this file first (NODE_OPTIONS). fetch, undici, http, https
// and the packages above them all connect by Socket.connect, so one place catches them, on every version of Node.
const { Socket } = require("node:net");

/** The port of the interceptor, the hosts that it takes, and the domains whose other hosts are refused. */
const { port, hosts, domains } = JSON.parse(
  process.env.PAYSTUB_INTERCEPT || '{ "hosts": [], "domains": [] }',
);
const { connect } = Socket.prototype;
const LOOPBACK = /^(localhost|.*\.localhost|127\..*|::1|\[::1\]|)$/;
const noted = new Set();

Socket.prototype.connect = function (...args) {
  // Node passes its own calls as one array of options and callback.
  const given = Array.isArray(args[0]) ? args[0] : args;
  const [first, second] = given;
  const isPort = typeof first !== "object" && /^\d+$/.test(`${first}`);
  const options = isPort
    ? { port: Number(first), host: typeof second === "string" ? second : undefined }
    : first;
  if (!options || typeof options !== "object" || options.path) return connect.apply(this, args);
  const host = `${options.host || ""}`.toLowerCase().replace(/\.$/, "");
  const at = `${host.includes(":") ? `[${host}]` : host}:${options.port}`;
  if (hosts.includes(host)) {
    const own = { ...options, host: "127.0.0.1", port, lookup: undefined };
    if (!isPort) given[0] = own;
    else args = [own, given.find((one) => typeof one === "function")];
  } else if (domains.some((domain) => `.${host}`.endsWith(`.${domain}`))) {
    const why = `paystub refused ${at}, which belongs to an intercepted domain. To let its calls reach the mock, add --intercept ${host}`;
    note(at, () => this.destroy(Object.assign(new Error(why), { code: "EPAYSTUB" })));
    return this;
  } else if (!LOOPBACK.test(host) && !noted.has(at)) {
    noted.add(at);
    note(at);
  }
  return connect.apply(this, args);
};

/** Lets the report list a host. */
function note(at, done = () => {}) {
  const socket = new Socket();
  socket.on("error", () => {}).on("close", done);
  if (noted.has(at)) socket.unref();
  const request = `REPORT http://${at}/ HTTP/1.1\r\nHost: ${at}\r\nConnection: close\r\n\r\n`;
  connect.call(socket, { host: "127.0.0.1", port }, () => socket.write(request));
  socket.resume();
}
