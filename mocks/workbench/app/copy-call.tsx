import type { JournalEntry } from "../../../spec/generated/control.types.js";
import { changedOf } from "./assumed.js";
import { callAsCurl } from "./copies/as-curl.js";
import { callAsPact } from "./copies/as-pact.js";
import { lifeAsTest } from "./copies/as-test.js";
import type { Life } from "./copies/recorded-call.js";
import { live } from "./live.js";
import { CopyButton } from "./parts.js";
import { useKnown } from "./use-live.js";
import { t } from "./words.js";

interface CopyCallProps {
  readonly call: JournalEntry;
  /** What the test lives again; the call alone without it. */
  readonly life?: Life;
}

/** A call to take along: for a terminal, as a test, as a pact. */
export function CopyCall({ call, life = { calls: [call], events: [] } }: CopyCallProps) {
  const assumptions = Object.fromEntries(changedOf(useKnown().assumptions));
  const pact = callAsPact(call);
  const target = { origin: location.origin, sandbox: live.known.sandbox };
  return (
    <div class="bar">
      <CopyButton label="curl" text={callAsCurl(target, call)} />
      <CopyButton label={t("asTest")} text={lifeAsTest({ ...life, assumptions })} />
      {pact === undefined ? (
        <span class="small muted">{t("noPact")}</span>
      ) : (
        <CopyButton label={t("asPact")} text={pact} />
      )}
    </div>
  );
}
