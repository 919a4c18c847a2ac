// Generated from the YAML files in spec/. To renew it: npm run generate

import type { ControlOperationId } from "./operations.js";

/** An operation of the control API as `paystub call` takes it. */
export interface CallableOperation {
  readonly id: ControlOperationId;
  /** The id without `gateway.` or `sandbox.`. */
  readonly name: string;
  readonly summary: string;
  /** The names in its path, besides the sandbox that it is about. */
  readonly path: readonly string[];
  /** Where the fields go; `log` is a log as its whole body. */
  readonly input: "query" | "body" | "log" | null;
  /** The fields of its input. */
  readonly fields: Readonly<Record<string, FieldForm>>;
  readonly required: readonly string[];
  /** The form of fields that are not named here; null where there can be none. */
  readonly others: FieldForm | null;
}

/** How a field is read from the command line: as it is, as it is or `null`, or as JSON. */
export type FieldForm = "text" | "nullable" | "json";

/** One way to call a command: the operation, its arguments, and how a person sees the answer. */
export interface CommandWay {
  readonly id: ControlOperationId;
  readonly arguments: readonly string[];
  /** The form of the first argument, where several ways take as many. */
  readonly form: string | null;
  /** The field of the answer that holds the items of a list. */
  readonly items: string | null;
  /** Headings of a list, each with the paths or the renderer of its cells. */
  readonly columns: readonly (readonly [heading: string, shows: string])[];
  /** The renderer of an answer that is no list. */
  readonly shows: string | null;
  /** Another list that is shown below this one. */
  readonly beside: ControlOperationId | null;
}

/** A command for a running mock. */
export interface CommandEntry {
  readonly name: string;
  readonly ways: readonly CommandWay[];
}

export const commands: readonly CommandEntry[] = [
  {"name":"invoices","ways":[{"id":"sandbox.invoices.list","arguments":[],"form":null,"items":"invoices","columns":[["TRANSACTION","transactionNo"],["ORDER","orderNumber"],["AMOUNT","amount currency"],["CREATED","createdAt"],["STATE","=invoice"]],"shows":null,"beside":null},{"id":"sandbox.invoices.read","arguments":["transactionNo"],"form":null,"items":null,"columns":[],"shows":null,"beside":null}]},
  {"name":"pay","ways":[{"id":"sandbox.invoices.pay","arguments":["transactionNo"],"form":null,"items":null,"columns":[],"shows":"outcome","beside":null}]},
  {"name":"requests","ways":[{"id":"sandbox.request","arguments":["requestId"],"form":null,"items":null,"columns":[],"shows":null,"beside":null},{"id":"sandbox.requests","arguments":[],"form":null,"items":"requests","columns":[["ID","id"],["AT","at"],["REQUEST","=request"]],"shows":null,"beside":"gateway.unclaimedRequests"}]},
  {"name":"events","ways":[{"id":"sandbox.events","arguments":[],"form":null,"items":"events","columns":[["EVENT","=event"]],"shows":null,"beside":null}]},
  {"name":"callbacks","ways":[{"id":"sandbox.callbacks.list","arguments":[],"form":null,"items":"callbacks","columns":[["ID","id"],["KIND","kind"],["ABOUT","transactionNo recurringId"],["STATE","state"],["TRIES","attempts.length"],["CALL","=callback"]],"shows":null,"beside":null},{"id":"sandbox.callbacks.read","arguments":["callbackId"],"form":null,"items":null,"columns":[],"shows":null,"beside":null}]},
  {"name":"resend","ways":[{"id":"sandbox.callbacks.resend","arguments":["callbackId"],"form":null,"items":null,"columns":[],"shows":"callback","beside":null}]},
  {"name":"clock","ways":[{"id":"sandbox.clock.read","arguments":[],"form":null,"items":null,"columns":[],"shows":"clock","beside":null},{"id":"sandbox.clock.advance","arguments":["to"],"form":"^\\d{4}-","items":null,"columns":[],"shows":"advance","beside":null},{"id":"sandbox.clock.advance","arguments":["by"],"form":null,"items":null,"columns":[],"shows":"advance","beside":null}]},
  {"name":"fault","ways":[{"id":"sandbox.faults.list","arguments":[],"form":null,"items":"faults","columns":[["ID","id"],["FAULT","fault"],["MATCHED","matched"],["INJECTED","injected"],["LEFT","left"],["RULE","says"]],"shows":null,"beside":null},{"id":"sandbox.faults.add","arguments":["fault"],"form":null,"items":null,"columns":[],"shows":"fault","beside":null}]},
  {"name":"why","ways":[{"id":"sandbox.callbacks.why","arguments":["callbackId"],"form":"^(cb|CB)-","items":null,"columns":[],"shows":"why","beside":null},{"id":"sandbox.recurring.why","arguments":["recurringId"],"form":null,"items":null,"columns":[],"shows":"why","beside":null},{"id":"sandbox.invoices.why","arguments":["transactionNo"],"form":"^\\d+$","items":null,"columns":[],"shows":"why","beside":null}]},
  {"name":"reset","ways":[{"id":"gateway.reset","arguments":[],"form":null,"items":null,"columns":[],"shows":"reset","beside":null}]},
];

export const callable: readonly CallableOperation[] = [
  {"id":"gateway.health","name":"health","summary":"Reports that the gateway is up","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"gateway.readiness","name":"readiness","summary":"Reports whether the gateway is ready","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"gateway.unclaimedRequests","name":"unclaimedRequests","summary":"Lists the requests that belong to no sandbox","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"gateway.states","name":"states","summary":"Lists the states of invoices, recurring payments and registrations","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"gateway.failures","name":"failures","summary":"Lists the failures that you can cause","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"gateway.list","name":"list","summary":"Lists the sandboxes","path":[],"input":"query","fields":{"has":"text"},"required":[],"others":null},
  {"id":"gateway.create","name":"create","summary":"Opens a sandbox","path":[],"input":"body","fields":{"name":"text","seed":"text","clock":"text","assumptions":"json","settings":"json"},"required":["name"],"others":null},
  {"id":"sandbox.summary","name":"summary","summary":"Reads the summary of a sandbox","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"gateway.reset","name":"reset","summary":"Forgets a sandbox","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.timeline","name":"timeline","summary":"Draws the life of a sandbox as marks","path":[],"input":"query","fields":{"from":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.clock.agenda","name":"clock.agenda","summary":"Lists what falls due","path":[],"input":"query","fields":{"until":"text","limit":"json","per":"text"},"required":[],"others":null},
  {"id":"sandbox.sessions","name":"sessions","summary":"Lists the wallet sessions","path":[],"input":"query","fields":{"cursor":"json","limit":"json","order":"text","status":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.problems","name":"problems","summary":"Groups the failed requests and callbacks","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.coverage","name":"coverage","summary":"Reports the coverage of the traffic","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.outcomes.list","name":"outcomes.list","summary":"Lists how tests ended","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.outcomes.add","name":"outcomes.add","summary":"Reports how a test ended","path":[],"input":"body","fields":{"test":"text","attempt":"json","ended":"text","thrownBy":"text","name":"text","message":"text","expected":"json","actual":"json","isCrash":"json","stack":"json","stillOpen":"json"},"required":["test","ended"],"others":null},
  {"id":"sandbox.request","name":"request","summary":"Reads a request","path":["requestId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.clock.read","name":"clock.read","summary":"Reads the clock","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.clock.advance","name":"clock.advance","summary":"Moves the clock forward","path":[],"input":"body","fields":{"by":"text","to":"text","callbacks":"text"},"required":[],"others":null},
  {"id":"sandbox.clock.freeze","name":"clock.freeze","summary":"Stops the clock","path":[],"input":"body","fields":{"at":"text"},"required":[],"others":null},
  {"id":"sandbox.clock.resume","name":"clock.resume","summary":"Lets the clock run again","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.invoices.list","name":"invoices.list","summary":"Lists the invoices","path":[],"input":"query","fields":{"cursor":"json","limit":"json","order":"text","status":"text","method":"text","minAmount":"json","maxAmount":"json","count":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.invoices.read","name":"invoices.read","summary":"Reads an invoice","path":["transactionNo"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.invoices.sequence","name":"invoices.sequence","summary":"Shows who called whom for an invoice","path":["transactionNo"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.invoices.pay","name":"invoices.pay","summary":"Pays an invoice","path":["transactionNo"],"input":"body","fields":{"method":"text","cardNumber":"text"},"required":[],"others":null},
  {"id":"sandbox.invoices.decline","name":"invoices.decline","summary":"Declines a payment","path":["transactionNo"],"input":"body","fields":{"code":"text","message":"text"},"required":[],"others":null},
  {"id":"sandbox.invoices.cancel","name":"invoices.cancel","summary":"Cancels an invoice","path":["transactionNo"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.invoices.refund","name":"invoices.refund","summary":"Refunds an invoice","path":["transactionNo"],"input":"body","fields":{"reason":"text"},"required":[],"others":null},
  {"id":"sandbox.events","name":"events","summary":"Lists what happened","path":[],"input":"query","fields":{"after":"json","type":"text","limit":"json","cursor":"json","order":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.requests","name":"requests","summary":"Lists the requests","path":[],"input":"query","fields":{"cursor":"json","limit":"json","order":"text","status":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.sms","name":"sms","summary":"Lists the text messages","path":[],"input":"query","fields":{"cursor":"json","limit":"json","order":"text","status":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.callbacks.list","name":"callbacks.list","summary":"Lists the callbacks","path":[],"input":"query","fields":{"cursor":"json","limit":"json","order":"text","status":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.callbacks.read","name":"callbacks.read","summary":"Shows one callback","path":["callbackId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.callbacks.why","name":"callbacks.why","summary":"Explains the state of a callback","path":["callbackId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.callbacks.resend","name":"callbacks.resend","summary":"Makes a callback again","path":["callbackId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.faults.list","name":"faults.list","summary":"Lists the fault rules","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.faults.add","name":"faults.add","summary":"Adds a fault rule","path":[],"input":"body","fields":{"fault":"text","operation":"text","where":"json","nth":"json","every":"json","times":"json","probability":"json","from":"text","until":"text"},"required":["fault"],"others":"json"},
  {"id":"sandbox.faults.clear","name":"faults.clear","summary":"Removes all fault rules","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.faults.remove","name":"faults.remove","summary":"Removes a fault rule","path":["faultId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.assumptions.read","name":"assumptions.read","summary":"Reads the assumptions","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.assumptions.change","name":"assumptions.change","summary":"Changes assumptions","path":[],"input":"body","fields":{},"required":[],"others":"json"},
  {"id":"sandbox.settings.read","name":"settings.read","summary":"Reads the settings","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.settings.change","name":"settings.change","summary":"Changes settings","path":[],"input":"body","fields":{"strict":"json","allowPrefer":"json","secretKey":"nullable","callbackSecret":"text","webUrlAgreement":"json","description":"nullable","rates":"json","webhook":"json","settlementWebhook":"json"},"required":[],"others":null},
  {"id":"sandbox.recurring.list","name":"recurring.list","summary":"Lists the recurring payments","path":[],"input":"query","fields":{"cursor":"json","limit":"json","order":"text","status":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.recurring.read","name":"recurring.read","summary":"Reads a recurring payment","path":["recurringId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.recurring.why","name":"recurring.why","summary":"Explains the state of a recurring payment","path":["recurringId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.recurring.start","name":"recurring.start","summary":"Starts a recurring payment","path":["recurringId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.recurring.cancel","name":"recurring.cancel","summary":"Cancels a recurring payment","path":["recurringId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.recurring.arrangeCharges","name":"recurring.arrangeCharges","summary":"Sets the results of the next charges","path":["recurringId"],"input":"body","fields":{"outcomes":"json","code":"text","message":"text"},"required":["outcomes"],"others":null},
  {"id":"sandbox.merchants.list","name":"merchants.list","summary":"Lists the merchants of the partner","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.merchants.seed","name":"merchants.seed","summary":"Sets the merchants of the partner","path":[],"input":"body","fields":{"merchants":"json"},"required":["merchants"],"others":null},
  {"id":"sandbox.settlements.list","name":"settlements.list","summary":"Lists the settlements","path":[],"input":"query","fields":{"cursor":"json","limit":"json","order":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.settlements.run","name":"settlements.run","summary":"Settles the open payments now","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.settlements.read","name":"settlements.read","summary":"Reads a settlement with its orders","path":["settlementNumber"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.registrations.list","name":"registrations.list","summary":"Lists the registrations of merchants","path":[],"input":"query","fields":{"cursor":"json","limit":"json","order":"text","status":"text","q":"text","since":"text","to":"text"},"required":[],"others":null},
  {"id":"sandbox.registrations.approve","name":"registrations.approve","summary":"Approves a registration","path":["registrationId"],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.registrations.reject","name":"registrations.reject","summary":"Rejects a registration","path":["registrationId"],"input":"body","fields":{"reason":"text"},"required":[],"others":null},
  {"id":"sandbox.clock.toBoundary","name":"clock.toBoundary","summary":"Moves the clock to a boundary","path":[],"input":"body","fields":{"transactionNo":"text","recurringId":"text","paymentSessionId":"text","boundary":"text","offset":"text"},"required":["boundary"],"others":null},
  {"id":"sandbox.labels.list","name":"labels.list","summary":"Lists the labels","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.labels.add","name":"labels.add","summary":"Names this moment","path":[],"input":"body","fields":{"name":"text"},"required":["name"],"others":null},
  {"id":"gateway.previewRewind","name":"previewRewind","summary":"Previews a rewind","path":[],"input":"query","fields":{"to":"json"},"required":["to"],"others":null},
  {"id":"gateway.rewind","name":"rewind","summary":"Rewinds the sandbox to an earlier moment","path":[],"input":"body","fields":{"to":"json"},"required":["to"],"others":null},
  {"id":"gateway.fork","name":"fork","summary":"Opens a new sandbox from any moment of this one","path":[],"input":"body","fields":{"name":"text","at":"json"},"required":["name"],"others":null},
  {"id":"sandbox.settled","name":"settled","summary":"Waits until nothing is due and no callback is in progress","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.idle","name":"idle","summary":"Waits until the shop is idle","path":[],"input":"body","fields":{"quiet":"text","limit":"text"},"required":[],"others":null},
  {"id":"sandbox.export","name":"export","summary":"Hands out the whole log","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"sandbox.recorded","name":"recorded","summary":"Exports the recording of a sandbox","path":[],"input":null,"fields":{},"required":[],"others":null},
  {"id":"gateway.import","name":"import","summary":"Opens a new sandbox with an exported log","path":[],"input":"log","fields":{},"required":[],"others":null},
  {"id":"sandbox.invoices.why","name":"invoices.why","summary":"Explains the state of an invoice","path":["transactionNo"],"input":null,"fields":{},"required":[],"others":null},
];
