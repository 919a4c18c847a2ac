/** How often what nobody looks at is drawn: a page in the background has no frames. */
const HIDDEN_MS = 250;

/** Resolves when somebody looks at the page: what nobody sees is not asked for. */
export function lookedAt(): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve();
    const shown = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", shown);
      resolve();
    };
    document.addEventListener("visibilitychange", shown);
  });
}

/** A function that has something drawn soon: once a frame, however often it is called meanwhile. */
export function drawnSoon(draw: () => void): () => void {
  let isWaiting = false;
  const now = () => {
    isWaiting = false;
    draw();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    if (document.hidden) setTimeout(now, HIDDEN_MS);
    else requestAnimationFrame(now);
  };
}
