/** Objects and arrays inside one another, at the most. */
export const DEPTH_MAX = 32;

/**
 * Counts brackets outside of strings; a parser or walker never sees what this refuses. Most bodies
 * have so few of them that there is nothing to count.
 */
export function isDeeperThan(text: string, limit: number): boolean {
  if (!hasMore(text, "{", "[", limit)) return false;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (inString) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === 0x7d || char === 0x5d) depth -= 1;
  }
  return false;
}

/** Whether two signs stand in a text more often than a limit, wherever that is. */
function hasMore(text: string, one: string, other: string, limit: number): boolean {
  let left = limit;
  for (const sign of [one, other]) {
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
      if (left === 0) return true;
      left -= 1;
    }
  }
  return false;
}
