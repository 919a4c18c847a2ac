import type { SessionList, SmsList, SmsRecord } from "../../../spec/generated/control.types.js";
import type { ListQuery } from "../list-query.js";
import { sessionListing, smsListing } from "../listings.js";
import { pageOf } from "../lists.js";
import { smsView } from "../record-views.js";
import type { Access } from "./access.js";

/** What came to the phones of customers, and the sessions that it opened. */
export function phoneOf({ sandbox, read }: Access) {
  return {
    sms: (): Promise<readonly SmsRecord[]> => read(({ sms }) => Array.from(sms, smsView)),
    smsPage: (query: ListQuery = {}) =>
      read((world): SmsList => {
        const { items, ...page } = pageOf(world.sms, query, smsListing, world.sms.length);
        return { sms: items, ...page };
      }),
    sessions: (query: ListQuery = {}) =>
      read(({ otpSessions }): SessionList => {
        const listing = sessionListing(sandbox.now());
        const { size } = otpSessions;
        const { items, ...page } = pageOf(otpSessions.values(), query, listing, size);
        return { sessions: items, ...page };
      }),
  };
}
