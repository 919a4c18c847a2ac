import { describe, expect, onTestFinished, test } from "vitest";
import { replay, type Sequence, type Shop } from "../../mocks/checks/explore/index.js";
import { openShop } from "../support/servers.js";

interface Settled {
  readonly settlementAmount: number;
  readonly reconciledOrders: readonly {
    readonly transactionNo: string;
    readonly orderAmount: number;
    readonly orderStatus: string;
    readonly serviceFees: number;
    readonly serviceVat: number;
  }[];
}

/** How a shop books what it is settled. */
type Books = (settled: readonly Settled[]) => number;

/** Each payment and refund once, for any sums of the settlements. */
const reconciles: Books = (settled) => {
  const lines = settled.flatMap(({ reconciledOrders }) => reconciledOrders);
  const once = new Map(lines.map((line) => [`${line.orderStatus} ${line.transactionNo}`, line]));
  const nets = [...once.values()].map(
    ({ orderAmount, serviceFees, serviceVat }) => orderAmount - serviceFees - serviceVat,
  );
  return nets.reduce((sum, net) => sum + net, 0);
};

/** The settlements' sums are ignored. */
const believes: Books = (settled) =>
  settled.reduce((sum, { settlementAmount }) => sum + settlementAmount, 0);

/** Plays a sequence on a shop with such books; returns what is wrong with the books. */
async function plays(books: Books, sequence: Sequence): Promise<readonly string[]> {
  const server = await openShop();
  onTestFinished(() => server.close());
  const numbers = new Map<string, string>();
  const heard = () => server.requests.filter(({ url }) => url === "/settled");
  const shop = ({
    baseUrl,
    apiId,
  }: {
    readonly baseUrl: string;
    readonly apiId: string;
  }): Shop => ({
    async start({ id, amount, name, mobile }) {
      const answer = await fetch(`${baseUrl}/api/addInvoice`, {
        method: "POST",
        headers: { Authorization: `Bearer sandbox_${apiId}`, "Content-Type": "application/json" },
        body: JSON.stringify({
          ...{ orderNumber: id, amount, callBackUrl: `${server.url}/paid` },
          ...{ clientName: name, clientMobile: mobile, supportedCardBrands: ["mada"] },
          products: [{ title: "Book", price: amount, qty: 1 }],
        }),
      });
      const { transactionNo } = (await answer.json()) as { readonly transactionNo: string };
      numbers.set(id, transactionNo);
    },
    getOrder: (id) => ({ state: "pending", transactionNo: numbers.get(id) }),
    settlementWebhook: () => ({ url: `${server.url}/settled` }),
    booked: () => books(heard().map(({ body }) => JSON.parse(body) as Settled)),
  });
  const { findings } = await replay({ shop, sequence });
  return findings.flatMap(({ invariant, text }) =>
    invariant === "settlements-reconciled" ? [text] : [],
  );
}

const start = { does: "start", amount: 100, name: "Sara Al Harbi" } as const;
const pay = (which: number) => ({ does: "pay", which }) as const;
const sale: Sequence["steps"] = [start, pay(0), start, pay(1)];

describe("a shop with settlements, in an exploration", () => {
  test.each(["settled-twice", "settlement-wrong-amount"] as const)(
    "fails when it trusts a settlement under %s, and passes when it reconciles",
    async (fault) => {
      const sequence: Sequence = {
        world: {},
        steps: [...sale, { does: "settle", under: { fault } }, { does: "refund", which: 0 }],
      };
      expect(await plays(reconciles, sequence)).toEqual([]);
      expect(await plays(believes, sequence)).toEqual([
        expect.stringMatching(/^the shop booked [\d.]+, but its settled orders add up to [\d.]+: /),
      ]);
    },
  );

  test("is settled each midnight, and twice at the end, without a request", async () => {
    const sequence: Sequence = { world: {}, steps: [...sale, { does: "advance", by: "PT24H" }] };
    expect(await plays(reconciles, sequence)).toEqual([]);
    expect(await plays(() => 1, sequence)).toHaveLength(1);
  });
});
