import { request } from "node:http";

/**
 * Sends a request and reads the whole answer. Follows no redirects. `fetch` would do the same, but loading it takes a
 * process longer than loading everything else here.
 *
 * @param {string | URL} url
 * @param {object} [options]
 * @param {string} [options.method]
 * @param {Record<string, string>} [options.headers]
 * @param {string} [options.body]
 * @param {AbortSignal} [options.signal]
 * @returns status, headers and text; rejects if no answer comes, or only a part of one
 */
export function send(url, { body, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const call = request(url, options, async (response) => {
      try {
        const chunks = [];
        for await (const chunk of response) chunks.push(chunk);
        const { statusCode: status, headers } = response;
        resolve({ status, headers, text: Buffer.concat(chunks).toString() });
      } catch (error) {
        reject(error);
      }
    });
    call.on("error", reject).end(body);
  });
}
