import type { WorldView } from "../domain/world.js";
import type { News } from "./news.js";
import { faultView, settingsView } from "./views.js";

/** Which types of events there were. */
type Types = ReadonlySet<string>;

/** No event, and whatever there may be. */
export const NONE: Types = new Set();
export const ALL: Types = new Set(["*"]);

/** How faults and settings stand, where events of these types may have changed them. */
export function rulesNews(world: WorldView, types: Types): readonly News[] {
  const news: News[] = [];
  if (types === ALL || [...types].some((type) => type.startsWith("fault-"))) {
    news.push({ type: "faults", data: { faults: [...world.faults.values()].map(faultView) } });
  }
  if (types === ALL || types.has("settings-changed")) {
    const { assumptions } = world.settings;
    news.push({ type: "settings", data: { ...settingsView(world.settings), assumptions } });
  }
  return news;
}
