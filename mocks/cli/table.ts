// Reports have tables too, and they may not look up at the command line.
export { plain, table } from "../report/table.js";
