// The toolkit tells of the same things, and it may not look into the command line.
export * from "../control/words.js";
