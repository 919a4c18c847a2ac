// Generated from the YAML files in spec/. To renew it: npm run generate

/** The form of a value on the command line. */
export type OptionUnit = "assumptions" | "clock" | "fault" | "gates" | "jobs" | "length" | "matrix" | "port" | "text" | "texts" | "variable";

/** An option of `start` or `run`: its name in the config file, and its flag and variable if it has them. */
export interface OptionEntry {
  readonly option: string;
  readonly flag: string | null;
  readonly unit: OptionUnit | null;
  readonly env: string | null;
  readonly commands: readonly string[];
  readonly help: string;
  /** Only `start` follows it. */
  readonly isOnlyForStart: boolean;
  /** Whether the line that shows a finding again has it. */
  readonly isRepeated: boolean;
}

/** The options that have a flag or a variable, or that `run` leaves out; the others live in the config file alone. */
export const options: readonly OptionEntry[] = [
  {"option":"port","flag":"--port <port>","unit":"port","env":null,"commands":["start"],"help":"port of the base URL, or 0 for a free one (4010)","isOnlyForStart":true,"isRepeated":true},
  {"option":"orderPort","flag":null,"unit":null,"env":null,"commands":[],"help":"","isOnlyForStart":true,"isRepeated":true},
  {"option":"host","flag":"--host <address>","unit":"text","env":null,"commands":["start"],"help":"address to bind to (127.0.0.1)","isOnlyForStart":true,"isRepeated":true},
  {"option":"allowHosts","flag":"--allow-host <name...>","unit":"texts","env":null,"commands":["start"],"help":"more host names of the mock, such as *.ci.example","isOnlyForStart":false,"isRepeated":true},
  {"option":"publicUrl","flag":"--public-url <url>","unit":"text","env":"PAYSTUB_PUBLIC_URL","commands":["start"],"help":"origin of all links","isOnlyForStart":true,"isRepeated":true},
  {"option":"sandbox","flag":"--sandbox <name>","unit":"text","env":null,"commands":["start"],"help":"open a sandbox at the start","isOnlyForStart":false,"isRepeated":true},
  {"option":"clock","flag":"--clock <start>","unit":"clock","env":null,"commands":["start"],"help":"real, frozen, or an instant to freeze it at (real)","isOnlyForStart":false,"isRepeated":true},
  {"option":"assume","flag":"--assume <id=option...>","unit":"assumptions","env":null,"commands":["start","run"],"help":"choose options of switches, such as tabby=reject","isOnlyForStart":false,"isRepeated":true},
  {"option":"faults","flag":"--fault <rule>","unit":"fault","env":null,"commands":["start","run"],"help":"inject a fault, such as lost-reply,times=1","isOnlyForStart":false,"isRepeated":true},
  {"option":"allowEgress","flag":"--allow-egress <host...>","unit":"texts","env":null,"commands":["start","explore"],"help":"hosts besides loopback that may receive callbacks","isOnlyForStart":false,"isRepeated":true},
  {"option":"data","flag":"--data <folder>","unit":"text","env":null,"commands":["start"],"help":"keep everything in this folder, also over restarts","isOnlyForStart":true,"isRepeated":true},
  {"option":"controlToken","flag":"--control-token <token>","unit":"text","env":"PAYSTUB_CONTROL_TOKEN","commands":["start"],"help":"token of the control API","isOnlyForStart":true,"isRepeated":true},
  {"option":"env","flag":"--env <NAME=source>","unit":"variable","env":null,"commands":["run"],"help":"set a variable of the command to a source below","isOnlyForStart":false,"isRepeated":true},
  {"option":"failOn","flag":"--fail-on <gates>","unit":"gates","env":null,"commands":["run"],"help":"also fail on these gates or verdicts, see below","isOnlyForStart":false,"isRepeated":false},
  {"option":"matrix","flag":"--matrix <kinds>","unit":"matrix","env":null,"commands":["run"],"help":"run again with each of faults, assumptions or both","isOnlyForStart":false,"isRepeated":false},
  {"option":"only","flag":"--only <what...>","unit":"texts","env":null,"commands":["run"],"help":"limit the matrix, such as lost-reply:addInvoice","isOnlyForStart":false,"isRepeated":false},
  {"option":"jobs","flag":"--jobs <n>","unit":"jobs","env":null,"commands":["run"],"help":"parallel cells of the matrix, or auto (1)","isOnlyForStart":false,"isRepeated":false},
  {"option":"budget","flag":"--budget <length>","unit":"length","env":null,"commands":["run"],"help":"time budget of the matrix, such as 10m","isOnlyForStart":false,"isRepeated":false},
  {"option":"timeout","flag":"--timeout <length>","unit":"length","env":null,"commands":["run"],"help":"time limit of each run (30m)","isOnlyForStart":false,"isRepeated":true},
  {"option":"record","flag":"--record <folder>","unit":"text","env":null,"commands":["run"],"help":"write a record of each failed test, as an HTML file","isOnlyForStart":false,"isRepeated":true},
  {"option":"junitFrom","flag":"--junit-from <file>","unit":"text","env":null,"commands":["run"],"help":"read how tests ended from this JUnit file","isOnlyForStart":false,"isRepeated":true},
];

/** The options of a config file that are for `run`, and no options of a gateway. */
export const runOptionNames: readonly string[] = ["env","failOn","matrix","only","jobs","budget","timeout","record","junitFrom","journeys","onlyTests","allowNoCalls","reach","clientTimeout"];
