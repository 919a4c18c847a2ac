/** How often what nobody looks at is drawn: a page in the background has no frames. */
const HIDDEN_MS = 250;

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
