import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Command } from "../../mocks/domain/decide.js";
import type { RegistrationStatus } from "../../mocks/domain/moves.js";
import { registrationSignature } from "../../mocks/domain/onboarding.js";
import { MINUTE_MS } from "../../mocks/domain/time.js";
import { type Bench, benchWith, settingsUnder } from "../support/domain.js";

const INFO = {
  ...{ iban: "SA0380000000608010167519", bankName: "Example Bank", category: "Flowers" },
  ...{ salesVolume: "10000", sellingScope: "domestic", civilId: "1010101010" },
  ...{ licenseName: "Sara Flowers", email: "sara@flowers.example" },
  ...{ firstName: "Sara", lastName: "Al Harbi" },
};

const LICENSE = { licenseType: "freelancer", mobile: "0500000009", partnerProfileNo: "1" } as const;

const bench = () => benchWith(settingsUnder({ "activation-approval": "by-merchant" }));

/** Begins a registration and returns its id. */
function begins({ does }: Bench, licenseNumber: string): string | undefined {
  const [event] = does({ type: "check-license", ...LICENSE, licenseNumber }).events;
  return event?.type === "license-checked" ? event.registrationId : undefined;
}

const STEPS = ["wrong code", "right code", "info", "confirm", "approve", "reject"] as const;
type Step = (typeof STEPS)[number];

/** The command of a step, with the right proof. */
function commandOf({ world }: Bench, registrationId: string, step: Step): Command {
  const registration = world.registrations.get(registrationId);
  if (!registration) throw new Error(`no registration ${registrationId}`);
  const { mobile, partnerProfileNo, code } = registration;
  const signature = registrationSignature(registration, world.seed);
  const proof = { registrationId, signature, mobile, partnerProfileNo };
  switch (step) {
    case "wrong code":
      return { type: "validate-registration-otp", ...proof, code: "no" };
    case "right code":
      return { type: "validate-registration-otp", ...proof, code };
    case "info":
      return { type: "add-merchant-info", ...proof, info: INFO };
    case "confirm":
      return { type: "confirm-registration", ...proof };
    case "approve":
      return { type: "approve-registration", registrationId };
    case "reject":
      return { type: "reject-registration", registrationId, reason: null };
  }
}

/** The way to each status. */
const WAYS: Readonly<Record<RegistrationStatus, readonly Step[]>> = {
  "code-sent": [],
  verified: ["right code"],
  described: ["right code", "info"],
  confirming: ["right code", "info", "confirm"],
  active: ["right code", "info", "confirm", "approve"],
  rejected: ["right code", "info", "confirm", "reject"],
  blocked: ["wrong code", "wrong code", "wrong code"],
};

/** The status after each step that is accepted; all others are refused and change nothing. */
const NEXT: Readonly<Record<RegistrationStatus, Partial<Record<Step, RegistrationStatus>>>> = {
  "code-sent": { "right code": "verified" },
  verified: { info: "described" },
  described: { info: "described", confirm: "confirming" },
  confirming: { approve: "active", reject: "rejected" },
  active: {},
  rejected: {},
  blocked: {},
};

const STATUSES = Object.keys(WAYS) as readonly RegistrationStatus[];

describe("a registration", () => {
  const rows = STATUSES.flatMap((status) =>
    STEPS.map((step) => [status, step, NEXT[status][step]] as const),
  );

  test.each(rows)("in the state %s, then %s: %s", (status, step, next) => {
    const one = bench();
    const id = begins(one, "FL-1") ?? "";
    for (const earlier of WAYS[status]) one.does(commandOf(one, id, earlier));
    expect(one.world.registrations.get(id)?.status).toBe(status);
    const { refusal } = one.does(commandOf(one, id, step));
    expect(one.world.registrations.get(id)?.status).toBe(next ?? status);
    const isWrongCode = status === "code-sent" && step === "wrong code";
    const refused = isWrongCode ? "registration-code-wrong" : "registration-not-open";
    expect(refusal?.code).toBe(next ? undefined : refused);
  });

  test.each(STEPS)("with an unknown id: %s is refused", (step) => {
    const one = bench();
    const command = commandOf(one, begins(one, "FL-1") ?? "", step);
    const { refusal, events } = one.does({ ...command, registrationId: "none" } as Command);
    expect([refusal?.code, events]).toEqual(["registration-unknown", []]);
  });

  test("lists each approved merchant once, and no others, after any actions", () => {
    const license = fc.constantFrom("FL-1", "FL-2", "FL-3");
    const step = fc.record({ step: fc.constantFrom(...STEPS), of: fc.nat({ max: 5 }) });
    const way = fc.record({ way: fc.constantFrom(...STATUSES), of: fc.nat({ max: 5 }) });
    const deed = fc.oneof(fc.record({ license }), step, way);
    const deeds = fc.array(fc.tuple(deed, fc.nat({ max: 2 * MINUTE_MS })), { maxLength: 40 });
    let approvals = 0;
    fc.assert(
      fc.property(deeds, fc.constantFrom("at-once", "by-merchant"), (done, approval) => {
        const one = benchWith(settingsUnder({ "activation-approval": approval }));
        const before = one.world.merchants.map(({ licenseNumber }) => licenseNumber);
        const ids: string[] = [];
        for (const [what, wait] of done) {
          if ("license" in what) {
            const id = begins(one, what.license);
            if (id !== undefined) ids.push(id);
            continue;
          }
          const id = ids[what.of];
          if (id === undefined) continue;
          const steps = "way" in what ? WAYS[what.way] : [what.step];
          for (const each of steps) one.does(commandOf(one, id, each), one.world.lastAt + wait);
        }
        const approved = one.log.flatMap((event) =>
          event.type === "merchant-activated" ? [event.merchant.licenseNumber] : [],
        );
        approvals += approved.length;
        const listed = one.world.merchants.map(({ licenseNumber }) => licenseNumber);
        expect(listed).toEqual([...before, ...approved]);
        expect(new Set(approved).size).toBe(approved.length);
      }),
    );
    expect(approvals).toBeGreaterThan(0);
  });
});
