import { describe, expect, test } from "vitest";
import type { StreamedChange } from "../../mocks/control/changes.js";
import { addressOf } from "../../mocks/workbench/app/address.js";
import { listScale, ROW_PX, TOP } from "../../mocks/workbench/app/list-scale.js";
import {
  INVOICE_CHANGES,
  type InvoiceRow,
  type ListedPage,
  Rows,
} from "../../mocks/workbench/app/rows.js";

test.each(["__proto__", "constructor", "toString", "nowhere", ""])(
  "an address that names the view %j shows the overview",
  (view) => {
    expect(addressOf(`#/shop/${view}/1?q=x`)).toMatchObject({ sandbox: "shop", view: "overview" });
    expect(addressOf(`#/${view}/invoices`).view).toBe("invoices");
    expect(addressOf("#/__proto__").view).toBe("overview");
  },
);

const BOX_PX = 700;

describe("a list that a browser can draw", () => {
  const scale = listScale(1000, BOX_PX);

  test("is where its bar is", () => {
    expect(scale.drawnPx).toBe(1000 * ROW_PX);
    expect(scale.moved(TOP, 4321)).toEqual({ barPx: 4321, listPx: 4321 });
    expect(scale.at(4321)).toEqual({ barPx: 4321, listPx: 4321 });
  });

  test("goes nowhere where all of it is in view", () => {
    expect(listScale(3, BOX_PX).moved(TOP, 0)).toEqual(TOP);
    expect(listScale(0, BOX_PX).at(99)).toEqual(TOP);
  });
});

describe.each([1_000_000, 30_000_000])("a list of %d rows", (rows) => {
  const scale = listScale(rows, BOX_PX);
  const barEnd = scale.drawnPx - BOX_PX;
  const listEnd = rows * ROW_PX - BOX_PX;

  test("is drawn no higher than a browser can", () => {
    expect(scale.drawnPx).toBeLessThan(17_000_000);
  });

  test("has its first and its last row at the ends of its bar", () => {
    expect(scale.moved({ barPx: 300, listPx: 9000 }, 0)).toEqual(TOP);
    expect(scale.moved(TOP, barEnd).listPx).toBeCloseTo(listEnd, 5);
    expect(scale.at(listEnd + 1).barPx).toBeCloseTo(barEnd, 5);
  });

  test("is in its middle where the bar is drawn there", () => {
    expect(scale.moved(TOP, barEnd / 2).listPx).toBeCloseTo(listEnd / 2, 5);
  });

  test("moves by a wheel as far as any list, there and back", () => {
    const middle = scale.moved(TOP, barEnd / 2);
    const down = scale.moved(middle, middle.barPx + 100);
    expect(down.listPx - middle.listPx).toBeCloseTo(100, 5);
    expect(scale.moved(down, middle.barPx).listPx).toBeCloseTo(middle.listPx, 5);
  });

  test("never leaves its ends, however it is scrolled", () => {
    const low = scale.moved({ barPx: barEnd - 50, listPx: listEnd - 10 }, barEnd - 20);
    expect(low.listPx).toBeLessThanOrEqual(listEnd);
    expect(scale.moved({ barPx: 300, listPx: 10 }, 100).listPx).toBe(0);
  });
});

describe("rows of which a flood left some out", () => {
  const idOf = (n: number) => String(n);
  const items = (from: number, count: number) => Array.from({ length: count }, (_, n) => from - n);

  test("are asked for wherever one in view was not read, page by page", () => {
    const rows = new Rows<number>();
    rows.take({ items: items(249, 30), matches: 250 }, undefined, idOf);
    expect(rows.missing(220, 250)).toEqual([]);
    expect(rows.missing(200, 250)).toEqual([400]);
    expect(rows.missing(190, 230)).toEqual([400, 200]);
    rows.take({ items: items(199, 200), matches: 250 }, 200, idOf);
    expect(rows.missing(0, 200)).toEqual([]);
    expect(rows.missing(190, 230)).toEqual([400]);
  });
});

describe("rows that change while they are read", () => {
  const invoice = (transactionNo: string, status: InvoiceRow["status"]): InvoiceRow => {
    const facts = { amount: 10, clientName: "Salma", orderNumber: transactionNo, createdAt: "" };
    return { ...facts, transactionNo, status, declines: [] };
  };
  const reported = (type: string, transactionNo: string) =>
    ({ type: "event", data: { type, transactionNo, seq: 1, at: "" } }) as unknown as StreamedChange;
  const { idOf } = INVOICE_CHANGES;

  test("are not shown as they were when the answer was made", async () => {
    const rows = new Rows<InvoiceRow>();
    let answers: (page: ListedPage<InvoiceRow>) => void = () => undefined;
    const reading = rows.read(() => new Promise((resolve) => (answers = resolve)), idOf);
    rows.follow(reported("invoice-paid", "1"), INVOICE_CHANGES);
    rows.follow(reported("invoice-canceled", "2"), INVOICE_CHANGES);
    answers({ items: ["3", "2", "1"].map((no) => invoice(no, "pending")), matches: 3 });
    const read = await reading;
    expect(read?.items.map(({ status }) => status)).toEqual(["pending", "canceled", "paid"]);
  });

  const created = (transactionNo: string) => {
    const data = { type: "invoice-created", transactionNo, order: {}, seq: 1, at: "" };
    return { type: "event", data } as unknown as StreamedChange;
  };

  test.each([
    ["does not have them", ["2", "1"]],
    ["has some of them", ["3", "2", "1"]],
    ["has all of them", ["4", "3", "2", "1"]],
  ])("are kept when they come before the first page, and the page %s", (_, page) => {
    const rows = new Rows<InvoiceRow>();
    rows.follow(created("3"), INVOICE_CHANGES);
    rows.follow(created("4"), INVOICE_CHANGES);
    const items = page.map((no) => invoice(no, "pending"));
    rows.take({ items, matches: items.length }, undefined, idOf);
    rows.follow(created("4"), INVOICE_CHANGES);
    rows.follow(created("5"), INVOICE_CHANGES);
    const shown = [...rows.byNumber].toSorted(([a], [b]) => a - b).map(([, row]) => idOf(row));
    expect(shown).toEqual(["1", "2", "3", "4", "5"]);
    expect(rows.end).toBe(5);
  });

  test("are shown as the next answer has them", async () => {
    const rows = new Rows<InvoiceRow>();
    const page = { items: [invoice("1", "pending")], matches: 1 };
    await rows.read(async () => undefined, idOf);
    rows.follow(reported("invoice-paid", "1"), INVOICE_CHANGES);
    expect(await rows.read(async () => page, idOf)).toBe(page);
    expect(await rows.read(async () => undefined, idOf)).toBeUndefined();
  });
});
