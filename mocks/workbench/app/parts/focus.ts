/** Parts of the page with a heading. */
const REGIONS = "section, main, dialog, nav, header";

/**
 * Keeps the focus where the reader was: when the element that has it goes away or is turned off, the focus goes to the
 * heading of what is left around it. Without this it would fall to the body, far from there.
 */
export function keepFocus(): void {
  let around: readonly Element[] = [];
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) around = withParents(target);
  });
  const restore = () => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const [had, ...parents] = around;
    if (!isLost || !had || (had.isConnected && !had.matches(":disabled"))) return;
    const left = parents.find((parent) => parent.isConnected && parent.matches(REGIONS));
    if (left) focusHeadingIn(left);
  };
  const watched = { childList: true, subtree: true, attributeFilter: ["disabled"] };
  new MutationObserver(restore).observe(document.body, watched);
}

/** Gives the focus to the first heading in an element, or to the element itself. */
export function focusHeadingIn(element: Element): void {
  const target = element.querySelector<HTMLElement>("h1, h2") ?? element;
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function withParents(element: Element): readonly Element[] {
  const all = [element];
  for (let one = element.parentElement; one; one = one.parentElement) all.push(one);
  return all;
}
