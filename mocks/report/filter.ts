import { createHash } from "node:crypto";

/**
 * What finds cases by their text. It is all the script of a report, and only shows and hides: without it
 * everything stands there, and the boxes of the states work by the stylesheet alone.
 */
export const FILTER = `
const field = document.getElementById("find");
const found = document.getElementById("found");
const cases = [...document.querySelectorAll("li[id]")];
const texts = cases.map((one) => one.textContent.toLowerCase());
field.parentElement.hidden = false;
function find() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let many = 0;
  cases.forEach((one, place) => {
    const fits = words.every((word) => texts[place].includes(word));
    one.classList.toggle("other", !fits);
    if (fits) many += 1;
  });
  found.textContent = words.length === 0 ? "" : many + " of " + cases.length;
}
field.addEventListener("input", find);
find();
`;

/** The source under which the policy of the page admits it. */
export const FILTER_SOURCE = `'sha256-${createHash("sha256").update(FILTER).digest("base64")}'`;
