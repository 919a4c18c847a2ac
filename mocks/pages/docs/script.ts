/** Where the script of the reference is. */
export const SCRIPT_PATH = "/_docs/reference.js";

/** Search, over what the page shows once: operations, schemas, rows and entries outside of them. */
const SEARCH = String.raw`
const blocks = [...document.querySelectorAll(
  ".operation, .schema, main > .entries > .entry, main > .scroll tbody tr")];
const texts = blocks.map((one) => (one.id + " " + one.textContent).toLowerCase());
const lines = [...document.querySelectorAll(".contents a")];
const search = document.getElementById("search");
const found = document.getElementById("found");
function find() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let many = 0;
  blocks.forEach((one, place) => {
    const fits = words.every((word) => texts[place].includes(word));
    one.classList.toggle("other", !fits);
    if (fits) many += 1;
  });
  for (const line of lines) {
    const target = document.getElementById(line.hash.slice(1));
    const hidden = target !== null && blocks.includes(target) && target.classList.contains("other");
    line.classList.toggle("other", hidden);
  }
  found.textContent = words.length === 0 ? "" : many + " " + found.dataset.found;
}
search.addEventListener("input", find);
search.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") { search.value = ""; find(); }
  if (key === "Enter") blocks.find((one) => !one.classList.contains("other"))?.scrollIntoView();
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.matches("input, textarea")) return;
  event.preventDefault();
  search.focus();
});
`;

/** A button at each block of code. The clipboard is closed to pages of another machine without TLS. */
const COPY = `
for (const block of document.querySelectorAll("pre")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = tools.dataset.copy;
  button.addEventListener("click", async () => {
    const text = block.textContent;
    try { await navigator.clipboard.writeText(text); }
    catch { getSelection().selectAllChildren(block); document.execCommand("copy"); }
    button.textContent = tools.dataset.copied;
    setTimeout(() => { button.textContent = tools.dataset.copy; }, 2000);
  });
  block.before(button);
}
`;

/** Real requests to this mock, from the forms of the page. Answers are shown as text only. */
const TRY = String.raw`
const asked = new URLSearchParams(location.search).get("sandbox");
if (asked) sessionStorage.setItem("paystub-sandbox", asked);
for (const name of ["sandbox", "token"]) {
  const field = document.getElementById("try-" + name);
  if (!field) continue;
  field.value = sessionStorage.getItem("paystub-" + name) ?? field.value;
  field.addEventListener("input", () => sessionStorage.setItem("paystub-" + name, field.value));
}
const valueOf = (name) => document.getElementById("try-" + name)?.value.trim() ?? "";
function requestOf(form) {
  const query = new URLSearchParams();
  let path = form.dataset.path;
  for (const field of form.querySelectorAll("[data-in]")) {
    const value = field.name === "sandbox" && field.value === "" ? valueOf("sandbox") : field.value;
    if (field.dataset.in === "path") {
      path = path.replace("{" + field.name + "}", encodeURIComponent(value));
    } else if (value !== "") query.set(field.name, value);
  }
  const headers = {};
  const bearer = form.dataset.token === "control" ? valueOf("token") : "sandbox_" + valueOf("sandbox");
  if (form.dataset.token && bearer) headers.Authorization = "Bearer " + bearer;
  const body = form.querySelector("textarea")?.value;
  if (body) headers["Content-Type"] = "application/json";
  const search = query.size > 0 ? "?" + query : "";
  return [path + search, { method: form.dataset.method, headers, ...(body && { body }) }];
}
function decoded(text) {
  return text.replace(/\\\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
}
function pretty(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}
for (const form of document.querySelectorAll("form.try")) {
  form.parentElement.hidden = false;
  const output = form.querySelector("output");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    output.textContent = tools.dataset.waiting;
    try {
      const response = await fetch(...requestOf(form));
      const text = pretty(await response.text());
      const why = response.headers.get("X-Paystub-Explain");
      const head = response.status + " " + response.statusText;
      output.textContent = [head, why && decoded(why), text].filter(Boolean).join("\n\n");
    } catch { output.textContent = tools.dataset.unreached; }
  });
}
`;

/**
 * The script of the reference: one file of this origin, under a policy that admits nothing else. The
 * page is whole without it; with it there are search, buttons to copy, and calls to try.
 */
export const REFERENCE_SCRIPT = `"use strict";
const tools = document.getElementById("tools");
tools.hidden = false;
${SEARCH}${COPY}${TRY}`;
