import type { DataFolder } from "./data-folder.js";
import type { LogStore } from "./ledger.js";
import { LogFile } from "./log-file.js";

/** Keeps the log of each sandbox in a file of a folder. `notice` receives a sentence about a line that was dropped. */
export function logsIn(folder: DataFolder, notice: (text: string) => void): LogStore {
  return {
    names: () => folder.names(),
    create: (name) => LogFile.create(folder.fileOf(name)),
    open(name) {
      const opened = LogFile.open(folder.fileOf(name));
      if (opened.file.isTorn) {
        const { path } = opened.file;
        notice(`the last line of ${path} was cut short and is dropped: it was never acknowledged`);
      }
      return opened;
    },
    remove: (name) => folder.remove(name),
  };
}
