import type { RegistrationsHandle } from "../../../spec/generated/control.handles.js";
import type { RegistrationRecord } from "../../../spec/generated/control.types.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { pageOf, registrationListing } from "../lists.js";
import { found, type Plain, type SandboxReader } from "../reader.js";
import { executed } from "../refused.js";
import { registrationView } from "../views.js";

/** What can be read of the registrations in a sandbox. */
export function registrationReads(reader: SandboxReader) {
  return {
    list: (query = {}) =>
      reader.read(({ registrations }) =>
        pageOf(registrations.values(), query, registrationListing),
      ),
  } satisfies Partial<Plain<RegistrationsHandle>>;
}

/** What a merchant answers to its registration with a partner. */
export function registrationOperations(
  sandbox: Sandbox,
  reader: SandboxReader,
): Plain<RegistrationsHandle> {
  type Answer = Parameters<typeof executed>[1] & { readonly registrationId: string };
  const answer = async (command: Answer): Promise<RegistrationRecord> => {
    executed(sandbox, command);
    await sandbox.idle();
    const { registrationId } = command;
    const registration = reader.read((world) => world.registrations.get(registrationId));
    return registrationView(found(registration, { code: "registration-unknown", registrationId }));
  };
  return {
    ...registrationReads(reader),
    approve: (registrationId) => answer({ type: "approve-registration", registrationId }),
    reject: (registrationId, { reason = null } = {}) =>
      answer({ type: "reject-registration", registrationId, reason }),
  };
}
