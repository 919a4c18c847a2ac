import type { RulesetDefinition } from "@stoplight/spectral-core";

/** The Spectral rules for the specs of this package. */
declare const ruleset: RulesetDefinition;
export default ruleset;
