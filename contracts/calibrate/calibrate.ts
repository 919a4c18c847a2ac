import { startGateway, VERSION } from "../../mocks/index.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { causesOf } from "./causes.js";
import { compareRounds, type Run } from "./decide.js";
import {
  assumptionFindings,
  brokenIn,
  brokenRules,
  type Calibration,
  decideSwitches,
  followed,
  judgeRules,
  refusedRules,
  withInconsistent,
  withoutShared,
} from "./findings.js";
import { type CalibrateOptions, Gatherer, ROLES, TOKEN_OPTION } from "./gather.js";
import { addressOf, refuseProduction } from "./production.js";
import { openReceiver, type Receiver } from "./receiver.js";
import { calibrationFile, whyText } from "./report.js";
import { trials } from "./trials.js";

/**
 * Finds out which assumptions hold at a service, and which rules it breaks. Makes each trial twice there,
 * and in a sandbox under each option. Throws `CouldNotRun` for a production host, for credentials that get no
 * token, and when nothing answers.
 */
export async function calibrate(options: CalibrateOptions): Promise<Calibration> {
  const baseUrl = addressOf(options.baseUrl, "--base-url");
  const orderUrl = addressOf(options.orderUrl ?? options.baseUrl, "--order-url");
  for (const url of [baseUrl, orderUrl]) refuseProduction(url, options.confirmedHosts);
  const receiver = await receiverOf(options, baseUrl);
  const gateway = await startGateway();
  try {
    return await calibration(new Gatherer(options, { baseUrl, orderUrl }, receiver, gateway));
  } finally {
    await gateway.close();
    await receiver?.close();
  }
}

/** Receives callbacks if the service can reach this machine: at the user's URL, or on loopback. */
async function receiverOf(
  { callbackUrl, callbackPort, create }: CalibrateOptions,
  baseUrl: string,
): Promise<Receiver | undefined> {
  if (!create) return undefined;
  const { hostname } = new URL(baseUrl);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (callbackUrl === undefined && !isLocal) return undefined;
  if (callbackUrl === undefined) return openReceiver(callbackPort);
  const { pathname } = new URL(addressOf(callbackUrl, "--callback-url"));
  return openReceiver(callbackPort, "0.0.0.0", pathname === "/" ? "" : pathname);
}

async function calibration(gatherer: Gatherer): Promise<Calibration> {
  const first = await gatherer.askService(1);
  refuseWrongTokens(first);
  const service = [first, await gatherer.askService(2)] as const;
  refuseSilence(first);
  const decisions = await decideSwitches(service, gatherer);
  const observed = followed(decisions);
  // Under the option generated, a mock accepts no password that was known in advance.
  const assume =
    gatherer.knowsOtp && observed["otp-code"] === "generated"
      ? ({ ...observed, "otp-code": "fixed" } as const)
      : observed;
  const mock = [
    await gatherer.askMock("calibrated-1", assume, trials, service[0], 1),
    await gatherer.askMock("calibrated-2", assume, trials, service[1], 2),
  ] as const;
  const both = compareRounds(trials, service, mock, gatherer.ordersOfRounds());
  const compared = withInconsistent(decisions, both);
  const verdicts = withoutShared(judgeRules(service), judgeRules(mock));
  const broken = brokenIn(verdicts);
  const causes = causesOf(compared.differences, broken);
  return {
    file: calibrationFile({
      host: new URL(gatherer.urls.baseUrl).host,
      at: gatherer.now(),
      paystub: VERSION,
      decisions,
      assumptions: assumptionFindings(verdicts, causes),
      compared,
    }),
    causes,
    inconsistencies: causesOf(compared.inconsistent, []),
    broken: brokenRules(broken, causes),
    refused: refusedRules(verdicts),
    judged: verdicts.filter((pair) => pair.every(({ result }) => result !== "unjudged")).length,
    kept: verdicts.filter((pair) => pair.every(({ result }) => result === "kept")).length,
    left: gatherer.leftBehind(),
    notTried: new Map([...first.outcomes].flatMap(([{ id }, { why }]) => (why ? [[id, why]] : []))),
  };
}

/** Throws `CouldNotRun` where no trial has an answer that counts. */
function refuseSilence({ outcomes }: Run): void {
  const all = [...outcomes.values()];
  if (all.some(({ answer }) => answer)) return;
  const why = all[0]?.why;
  throw new CouldNotRun(`nothing could be tried: ${why ? whyText(why) : "there is no trial"}`);
}

/** With a token that the service rejects, each call would differ from the mock. */
function refuseWrongTokens({ outcomes }: Run): void {
  for (const role of ROLES) {
    const statuses = [...outcomes].flatMap(([{ call }, { answer }]) =>
      call.token === role && answer ? [answer.status] : [],
    );
    const [status] = statuses;
    if (status === undefined || statuses.some((each) => each !== 401 && each !== 403)) continue;
    throw new CouldNotRun(
      `the service answers ${status} to every call with the ${role}'s token. Give a valid ${TOKEN_OPTION[role]}`,
    );
  }
}
