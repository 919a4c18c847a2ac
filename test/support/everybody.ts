import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** Each page reads it once more, so it had better be short. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What keeps people from using a page, each with the first place where it is. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const violations = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )) as readonly Violation[];
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
}

/**
 * What is lost to whoever has the system choose the colours and wants nothing to move: a picture that keeps
 * colours of its own, a focus that nothing shows, and a motion that goes on.
 */
export async function lostWithoutColours(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  return page.evaluate(`(() => {
    const names = ["Canvas", "CanvasText", "LinkText", "GrayText", "Highlight", "HighlightText"];
    const probe = document.body.appendChild(document.createElement("i"));
    const system = new Set(names.map((name) => {
      probe.style.cssText = "forced-color-adjust:none;color:" + name;
      return getComputedStyle(probe).color;
    }));
    probe.remove();
    const named = (element) => element.tagName + "." + (element.getAttribute("class") ?? "");
    const isOwn = (color) => /^rgb\\(/.test(color) && !system.has(color);
    const pictures = [...document.querySelectorAll("svg :not(defs *)")].filter((part) => {
      const { fill, stroke } = getComputedStyle(part);
      return isOwn(stroke) || (isOwn(fill) && !part.querySelector("*"));
    });
    const isShown = (element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const fields = [...document.querySelectorAll("a[href], button, input, select, summary")];
    const unseen = fields.filter((field) => field.checkVisibility() && !field.disabled).slice(0, 60)
      .filter((field) => {
        field.focus();
        return document.activeElement === field && !isShown(field) && !isShown(field.parentElement);
      });
    const moving = document.getAnimations().filter(({ playState }) => playState === "running");
    return [
      ...pictures.map((part) => "colour " + named(part) + " in " + named(part.closest("svg").parentElement)),
      ...unseen.map((field) => "focus " + named(field)),
      ...moving.map(({ effect }) => "moves " + named(effect.target)),
    ];
  })()`);
}
