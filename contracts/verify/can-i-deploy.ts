import { CouldNotRun, type Report } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
import { type Credentials, fetchFor } from "./fetching.js";

/** What a broker is asked before something is deployed. */
export interface DeployQuery {
  readonly broker: string;
  readonly credentials?: Credentials;
  /** The one that is to be deployed, as its pacts name it. */
  readonly pacticipant: string;
  readonly version: string;
  readonly environment: string;
}

/** Asks a broker whether a version is verified with everything that runs in an environment. */
export async function canIDeploy(query: DeployQuery): Promise<Report> {
  const { broker, credentials = {}, pacticipant, version, environment } = query;
  if (!/^https?:\/\//.test(broker) || !URL.canParse(broker)) {
    throw new CouldNotRun(
      `"${broker}" is no URL of a broker; give one such as http://127.0.0.1:9292`,
    );
  }
  const asked = new URLSearchParams({ pacticipant, version, environment });
  const url = `${broker.replace(/\/+$/, "")}/can-i-deploy?${asked}`;
  const { deployable, reason } = summaryIn(url, await fetchFor(broker, credentials)(url));
  const what = `${pacticipant} ${version} to ${environment}`;
  return {
    title: "paystub pact can-i-deploy",
    passed: deployable === true,
    summary: `${what}: ${reason}`,
    sections: [
      {
        name: broker,
        cases: [{ name: what, status: deployable === true ? "passed" : "failed", message: reason }],
      },
    ],
  };
}

/** Null is the answer where results are missing: not known to be safe is not safe. */
function summaryIn(url: string, text: string) {
  try {
    const answer: unknown = JSON.parse(text);
    const { summary } = isObject(answer) ? answer : {};
    const { deployable, reason } = isObject(summary) ? summary : {};
    if (deployable === true || deployable === false || deployable === null) {
      return { deployable, reason: typeof reason === "string" ? reason : "it does not say why" };
    }
  } catch {
    // Told below.
  }
  throw new CouldNotRun(
    `what answers at ${url} is no broker that knows can-i-deploy; check the URL`,
  );
}
