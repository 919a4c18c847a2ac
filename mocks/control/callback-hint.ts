/** The result of an attempt, as far as the hint needs it. */
interface Result {
  readonly outcome: string;
  readonly status: number | null;
  readonly detail: string;
}

/** What to do about a callback that the shop did not accept; undefined where its result says enough. */
export function callbackHint({ outcome, status, detail }: Result): string | undefined {
  if (outcome === "timeout") return "answer first and do the work after that";
  if (outcome === "unreachable") return unreachableHint(detail);
  if (outcome !== "refused" || status === null) return undefined;
  if (status >= 300 && status < 400)
    return "let the route answer by itself, without login or https";
  if (status === 401 || status === 403) return "take the route out of login and CSRF checks";
  if (status === 404) return "the shop has no such route: compare it with the URL of the callback";
  if (status === 405) return "the route takes another method: see the switch callback-method";
  if (status === 400 || status === 415 || status === 422) {
    return "the shop reads other parameters: see the switches callback-params and callback-method";
  }
  return undefined;
}

function unreachableHint(detail: string): string | undefined {
  if (detail.startsWith("ECONNREFUSED")) return "nothing listens there: is the shop running?";
  if (/^(EPROTO|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(detail)) {
    return "the shop does not speak TLS there, or uses a certificate that is not trusted";
  }
  return detail.startsWith("ECONNRESET")
    ? "the shop closed the connection without an answer"
    : undefined;
}
