/** What an attack is after. */
export type Kind = "read" | "frame" | "post" | "rebind" | "stream";

/** What is attacked: the paths, and what stands in each for whoever is let in. */
export interface Prey {
  readonly order: string;
  readonly invoice: string;
  /** A name that stands in what is kept from others. */
  readonly secret: string;
}

const CONTROL = "/_control/sandboxes/shop";
const STREAM = `${CONTROL}/stream`;

/** What a foreign page would like to have, and a text by which it is known. */
export function placesOf({
  order,
  secret,
}: Prey): Readonly<Record<string, readonly [string, string]>> {
  return {
    workbench: ["/", 'id="workbench"'],
    "the script of the workbench": ["/_workbench/app.js", "createElement"],
    "the log": [`${CONTROL}/export`, secret],
    shop: ["/_shop?sandbox=shop", order],
    "an order": [`/_shop/orders/${order}`, secret],
  };
}

/** Ways of a script to read an address, as an expression: what it read, or how that failed. */
const READERS: Readonly<Record<string, string>> = {
  fetch: "fetch(url).then((a) => a.text())",
  "fetch with cookies": 'fetch(url, { credentials: "include" }).then((a) => a.text())',
  "fetch with a header":
    'fetch(url, { headers: { "Content-Type": "application/json" } }).then((a) => a.text())',
  XMLHttpRequest: `new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest();
    asked.onload = () => resolve(asked.responseText);
    asked.onerror = () => reject(new Error("failed"));
    asked.open("GET", url);
    asked.send();
  })`,
  script: 'loading("script", "src", url)',
  style: 'loading("link", "href", url)',
  picture: 'loading("img", "src", url)',
};

const LOADING = `const loading = (tag, property, url) => new Promise((resolve, reject) => {
  const element = Object.assign(document.createElement(tag), { rel: "stylesheet" });
  element.onload = () => resolve("LOADED");
  element.onerror = () => reject(new Error("failed"));
  element[property] = url;
  document.body.append(element);
});`;

/** An attack by a script of a page: an expression, and the texts that it must not come back with. */
export interface ScriptAttack {
  readonly kind: Kind;
  readonly name: string;
  readonly code: string;
  readonly loot: readonly string[];
}

/** All that scripts try to read, the stream too. */
export function scriptAttacks(base: string, prey: Prey): readonly ScriptAttack[] {
  const reads = Object.entries(placesOf(prey)).flatMap(([place, [path, text]]) =>
    Object.entries(READERS).map(
      ([way, code]): ScriptAttack => ({
        kind: "read",
        name: `${way} reads ${place}`,
        code: script(base + path, code),
        loot: [text, "LOADED"],
      }),
    ),
  );
  const streams = Object.entries(LISTENERS).map(
    ([way, code]): ScriptAttack => ({
      kind: "stream",
      name: `${way} follows the stream`,
      code: script(base + STREAM, code),
      loot: ["OPEN", "LOADED", prey.secret, "event:"],
    }),
  );
  return [...reads, ...streams];
}

const LISTENERS: Readonly<Record<string, string>> = {
  EventSource: listening("new EventSource(url)"),
  "EventSource with cookies": listening("new EventSource(url, { withCredentials: true })"),
  WebSocket: listening('new WebSocket(url.replace("http", "ws"))'),
  fetch: `fetch(url).then(async (answer) => {
    const { value } = await answer.body.getReader().read();
    return new TextDecoder().decode(value);
  })`,
  "fetch from a place in the past": `fetch(url, { headers: { "Last-Event-ID": "1.1.0" } })
    .then(async (answer) => {
      const { value } = await answer.body.getReader().read();
      return new TextDecoder().decode(value);
    })`,
};

function listening(made: string): string {
  return `new Promise((resolve, reject) => {
    const source = ${made};
    source.onopen = () => { source.close(); resolve("OPEN"); };
    source.onerror = () => { source.close(); reject(new Error("failed")); };
  })`;
}

function script(url: string, code: string): string {
  return `(async () => {
    const url = ${JSON.stringify(url)};
    ${LOADING}
    return ${code};
  })().catch((error) => "failed: " + error.message)`;
}

const FRAMES: Readonly<Record<string, (url: string) => string>> = {
  iframe: (url) => `<iframe src="${url}"></iframe>`,
  "iframe without rights": (url) => `<iframe sandbox="allow-scripts" src="${url}"></iframe>`,
  object: (url) => `<object data="${url}" type="text/html"></object>`,
  embed: (url) => `<embed src="${url}">`,
};

/** An attack by markup: the frame that would show what is kept from others. */
export interface FrameAttack {
  readonly kind: Kind;
  readonly name: string;
  readonly html: string;
  readonly url: string;
  readonly loot: string;
}

/** All that is tried to be shown in a frame. A stream never ends, so that no frame has loaded it. */
export function frameAttacks(base: string, prey: Prey): readonly FrameAttack[] {
  const { "the script of the workbench": _, ...places } = placesOf(prey);
  return Object.entries(places).flatMap(([place, [path, loot]]) =>
    Object.entries(FRAMES).map(([tag, html]) => {
      const url = base + path;
      return { kind: "frame" as const, name: `${tag} shows ${place}`, html: html(url), url, loot };
    }),
  );
}

/** Something that a foreign page wants done. */
interface Deed {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

const deedsOf = ({ order, invoice }: Prey): Readonly<Record<string, Deed>> => ({
  "orders at the shop": { path: "/_shop/orders", fields: { sandbox: "shop" } },
  "has the shop check": { path: `/_shop/orders/${order}/check`, fields: {} },
  "pays by the control API": { path: `${CONTROL}/invoices/${invoice}/pay`, fields: {} },
  "moves the clock": { path: `${CONTROL}/clock/advance`, fields: { by: "PT1H" } },
  "opens a sandbox": { path: "/_control/sandboxes", fields: { name: "mine" } },
});

/** An attack that wants something done, by a script of a page. */
export function postAttacks(base: string, prey: Prey): readonly ScriptAttack[] {
  return Object.entries(deedsOf(prey)).flatMap(([deed, { path, fields }]) => {
    const [url, json] = [JSON.stringify(base + path), JSON.stringify(JSON.stringify(fields))];
    const form = JSON.stringify(String(new URLSearchParams(fields)));
    const ways = {
      "a fetch that asks for no answer": `fetch(${url}, { method: "POST", mode: "no-cors",
        body: new URLSearchParams(${form}) })`,
      "a fetch with JSON": `fetch(${url}, { method: "POST", body: ${json},
        headers: { "Content-Type": "application/json", Accept: "application/json" } })`,
      "a beacon": `navigator.sendBeacon(${url}, new Blob([${json}], { type: "text/plain" }))`,
      "a form": `new Promise((resolve) => {
        const [frame, form] = ["iframe", "form"].map((tag) => document.createElement(tag));
        frame.name = "f" + Math.random();
        Object.assign(form, { method: "post", action: ${url}, target: frame.name });
        for (const [name, value] of new URLSearchParams(${form})) {
          form.append(Object.assign(document.createElement("input"), { name, value }));
        }
        document.body.append(frame, form);
        form.submit();
        frame.onload = () => resolve("sent");
      })`,
    };
    return Object.entries(ways).map(([way, code]): ScriptAttack => {
      const whole = `(async () => String(await ${code}))().catch((error) => error.message)`;
      return { kind: "post", name: `${way} ${deed}`, code: whole, loot: [] };
    });
  });
}

/** Names that an attacker can lead to this machine. */
export const REBOUND = [
  "attacker.example",
  "127.0.0.1.attacker.example",
  "localhost.attacker.example",
  "192.168.1.7",
];
