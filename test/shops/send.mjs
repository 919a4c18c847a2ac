import { request } from "node:http";

/**
 * Sends a request and reads the answer to its end. `fetch` would do the same, but takes a process
 * longer to load than everything else here together. Redirects are not followed.
 *
 * @param {string | URL} url
 * @param {object} [options]
 * @param {string} [options.method]
 * @param {Record<string, string>} [options.headers]
 * @param {string} [options.body]
 * @param {AbortSignal} [options.signal]
 * @returns status, headers and text; rejects when no answer comes, or only a part of one
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
