import type { Express, Request, Response } from "express";
import { type Form, readForm } from "../api/body.js";
import { forkQuery, fromShortCode, linksOf, PAGE_PATHS } from "../api/links.js";
import { rulesStruck } from "../api/strike.js";
import type { Command } from "../domain/decide.js";
import { BRANDS, type Brand } from "../domain/invoice.js";
import { explain } from "../domain/refusal.js";
import type { World } from "../domain/world.js";
import { redirectUrl } from "../runtime/callback-request.js";
import type { Gateway } from "../runtime/gateway.js";
import type { Sandbox } from "../runtime/sandbox.js";
import { mountDocs } from "./docs/mount.js";
import { pageHeaders } from "./headers.js";
import { paymentView, receiptView, recurringPageView } from "./present.js";
import { qrPng } from "./qr.js";
import { renderMessage } from "./message.js";
import { renderPaymentPage } from "./payment.js";
import { renderReceipt } from "./receipt.js";
import { renderRecurringPage } from "./recurring.js";

const DECLINED = { code: "DECLINED", message: "The payment was declined" } as const;

type Route = (request: Request, response: Response) => Promise<void>;

/** Mounts the pages behind every URL that the mock hands out. */
export function mountPages(app: Express, gateway: Gateway, baseUrl: () => string): void {
  const pages = pagesOf(gateway, baseUrl);
  // Browsers ask for an icon on their own. Without an answer each page would log an error there, and
  // a call that nobody made would stand in the journal.
  app.get("/favicon.ico", (_request, response) => {
    response.status(204).set("Cache-Control", "public, max-age=86400").end();
  });
  for (const place of ["order", "frame"] as const) {
    const path = pattern(PAGE_PATHS[place]);
    app.get(path, pages.invoice(place));
    app.post(path, pages.invoicePosted(place));
  }
  app.get(pattern(PAGE_PATHS.receipt), pages.receipt);
  app.get(pattern(PAGE_PATHS.qr), pages.qr);
  app.get(pattern(PAGE_PATHS.short), pages.short);
  app.get(pattern(PAGE_PATHS.recurring), pages.recurring);
  app.post(pattern(PAGE_PATHS.recurring), pages.recurringPosted);
  mountDocs(app, baseUrl);
}

function pagesOf(gateway: Gateway, baseUrl: () => string) {
  const send = (
    { request, response, sandbox, faults }: Visit,
    status: number,
    html: string,
    options: { formTargets?: readonly string[]; framable?: boolean } = {},
  ) => {
    const { formTargets = [], framable = false } = options;
    response.status(status).set(pageHeaders({ formTargets, framable })).type("html").send(html);
    visited(gateway, request, sandbox, status, faults);
  };

  const redirect = (
    { request, response, sandbox, faults }: Visit,
    status: 302 | 303,
    to: string,
  ) => {
    response.set("Cache-Control", "no-store").redirect(status, to);
    visited(gateway, request, sandbox, status, faults);
  };

  const missing = (visit: Visit, what: string) => {
    const text = `There is no ${what} here. It may belong to a sandbox that was reset.`;
    const hint = "A gateway keeps its invoices in memory: after a restart they are gone.";
    send(visit, 404, renderMessage({ title: "Not found", text, status: 404, hint }));
  };

  /** Finds the invoice that a path names and hands it on, or answers that there is none. */
  const withInvoice =
    (
      route: (visit: Visit & { sandbox: Sandbox }, world: World, no: string) => Promise<void>,
    ): Route =>
    async (request, response) => {
      const transactionNo = String(request.params.transactionNo);
      const sandbox = await gateway.ofTransaction(transactionNo, namedBy(gateway, request));
      const visit = { request, response, sandbox };
      if (!sandbox) return missing(visit, "invoice");
      return route({ ...visit, sandbox }, await sandbox.view(), transactionNo);
    };

  const withRecurring =
    (route: (visit: Visit & { sandbox: Sandbox }, id: string) => Promise<void>): Route =>
    async (request, response) => {
      const recurringId = String(request.params.recurringId);
      const sandbox = await gateway.ofRecurring(recurringId, namedBy(gateway, request));
      const visit = { request, response, sandbox };
      if (!sandbox) return missing(visit, "recurring payment");
      return route({ ...visit, sandbox }, recurringId);
    };

  const showInvoice = async (
    visit: Visit & { sandbox: Sandbox },
    place: "order" | "frame",
    transactionNo: string,
    notice: string | null = null,
  ) => {
    const world = await visit.sandbox.view();
    const invoice = world.invoices.get(transactionNo);
    if (!invoice) return missing(visit, "invoice");
    const at = (path: string) => path.replace(/\{\w+\}/, transactionNo) + forkQuery(world);
    const paths = {
      action: at(PAGE_PATHS[place]),
      qr: at(PAGE_PATHS.qr),
      receipt: at(PAGE_PATHS.receipt),
    };
    const framable = place === "frame";
    const view = paymentView(world, invoice, paths, notice);
    const html = renderPaymentPage(view, { frame: framable });
    send(visit, notice === null ? 200 : 409, html, { formTargets: view.formTargets, framable });
  };

  const showRecurring = async (
    visit: Visit & { sandbox: Sandbox },
    recurringId: string,
    notice: string | null = null,
  ) => {
    const recurring = (await visit.sandbox.view()).recurring.get(recurringId);
    if (!recurring) return missing(visit, "recurring payment");
    const view = recurringPageView(recurring, visit.request.originalUrl, notice);
    send(visit, notice === null ? 200 : 409, renderRecurringPage(view));
  };

  return {
    invoice: (place: "order" | "frame") =>
      withInvoice((visit, _world, no) => showInvoice(visit, place, no)),

    /** Pays, declines or cancels, and sends the browser on as the switch callback-channel says. */
    invoicePosted: (place: "order" | "frame") =>
      withInvoice(async (visit, world, no) => {
        const command = invoiceCommand(await readForm(visit.request), no);
        if (typeof command === "string") return showInvoice(visit, place, no, command);
        const { refusal, events } = await visit.sandbox.execute(command);
        visit.faults = rulesStruck(visit.sandbox, events);
        if (refusal) return showInvoice(visit, place, no, sentence(explain(refusal)));
        const away = events.find((event) => event.type === "callback-redirected");
        if (away?.type !== "callback-redirected")
          return redirect(visit, 303, visit.request.originalUrl);
        return redirect(visit, 303, redirectUrl(world, away));
      }),

    receipt: withInvoice(async (visit, world, no) => {
      const invoice = world.invoices.get(no);
      if (!invoice) return missing(visit, "invoice");
      send(visit, 200, renderReceipt(receiptView(world, invoice)));
    }),

    qr: withInvoice(async (visit, world, no) => {
      const png = await qrPng(linksOf(world, baseUrl()).order(no));
      const { request, response, sandbox } = visit;
      response.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
      response.type("png").send(png);
      visited(gateway, request, sandbox, 200);
    }),

    short: (async (request, response) => {
      const transactionNo = fromShortCode(String(request.params.code)) ?? "";
      const sandbox = await gateway.ofTransaction(transactionNo, namedBy(gateway, request));
      const visit = { request, response, sandbox };
      if (!sandbox) return missing(visit, "invoice");
      const path = PAGE_PATHS.order.replace(/\{\w+\}/, transactionNo);
      redirect(visit, 302, path + forkQuery(await sandbox.view()));
    }) satisfies Route,

    recurring: withRecurring((visit, id) => showRecurring(visit, id)),

    /** The customer agrees, and the charges begin; or does not, and the registration is canceled. */
    recurringPosted: withRecurring(async (visit, recurringId) => {
      const command = recurringCommand(await readForm(visit.request), recurringId);
      if (typeof command === "string") return showRecurring(visit, recurringId, command);
      const { refusal } = await visit.sandbox.execute(command);
      if (refusal) return showRecurring(visit, recurringId, sentence(explain(refusal)));
      redirect(visit, 303, visit.request.originalUrl);
    }),
  };
}

interface Visit {
  /** The fault rules that struck, a sentence each. */
  faults?: readonly string[];
  readonly request: Request;
  readonly response: Response;
  readonly sandbox: Sandbox | undefined;
}

/** The sandbox that a page's address names: a fork shares the numbers of its origin. */
function namedBy(gateway: Gateway, { query }: Request): Sandbox | undefined {
  return typeof query.sandbox === "string" ? gateway.find(query.sandbox) : undefined;
}

/** What a posted form asks for, or what is wrong with it. */
function invoiceCommand(form: Form, transactionNo: string): Command | string {
  switch (form.do) {
    case "pay": {
      const method = form.method === undefined ? null : brandOf(form.method);
      if (method === undefined) return `There is no way to pay called ${String(form.method)}.`;
      const { cardNumber = null } = form;
      return { type: "pay-invoice", transactionNo, method, via: "page", cardNumber };
    }
    case "decline":
      return { type: "decline-payment", transactionNo, ...DECLINED };
    case "cancel":
      return { type: "cancel-invoice", transactionNo, by: "customer" };
    default:
      return "The form did not say whether to pay, decline or cancel.";
  }
}

function recurringCommand(form: Form, recurringId: string): Command | string {
  switch (form.do) {
    case "pay":
      return { type: "start-recurring", recurringId };
    case "cancel":
      return { type: "cancel-recurring", recurringId, by: "customer" };
    default:
      return "The form did not say whether to start or cancel.";
  }
}

function brandOf(value: unknown): Brand | undefined {
  return BRANDS.find((brand) => brand === value);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function visited(
  gateway: Gateway,
  { method, originalUrl: path }: Request,
  sandbox: Sandbox | undefined,
  status: number,
  faults: readonly string[] = [],
): void {
  const at = sandbox?.now() ?? gateway.clock.now();
  const bodies = {
    requestBody: null,
    responseBody: null,
    tolerated: [],
    faults,
    code: null,
    explanation: null,
    refusal: null,
    place: null,
    cut: [],
  };
  const id = gateway.nextRequestId();
  gateway.record(sandbox, { id, at, operationId: null, method, path, status, ...bodies });
}

function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}
