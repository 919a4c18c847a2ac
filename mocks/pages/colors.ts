/** The colors of the pages and of the workbench by name: in the light, and in the dark. */
const COLORS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  paper: ["#f2f4f1", "#0e1311"],
  surface: ["#ffffff", "#171e1b"],
  sunken: ["#f8f9f7", "#1c2521"],
  ink: ["#17211d", "#e7eeea"],
  muted: ["#59655f", "#9daaa4"],
  faint: ["#87928c", "#75837d"],
  line: ["#dfe4df", "#2a3530"],
  edge: ["#87928c", "#6b7973"],
  accent: ["#0b6650", "#58c7a8"],
  "accent-strong": ["#084f3e", "#7ad7bc"],
  "on-accent": ["#ffffff", "#04231b"],
  "accent-soft": ["#e5f1ec", "#16332a"],
  "warn-soft": ["#fdf1cf", "#2f2710"],
  warn: ["#8a5a00", "#e3bd62"],
  "on-warn": ["#553f00", "#f2dc9d"],
  bad: ["#a3271d", "#ff9a90"],
  "bad-soft": ["#fcebe9", "#371b18"],
  shadow: ["0 1px 2px rgb(23 33 29 / .05), 0 12px 32px -12px rgb(23 33 29 / .16)", "none"],
};

const declarations = (theme: 0 | 1): string =>
  Object.entries(COLORS)
    .map(([name, values]) => `--${name}:${values[theme]}`)
    .join(";");

const LIGHT = declarations(0);
const DARK = declarations(1);

/** The colors as the browser prefers them. Old browsers on phones have no light-dark(). */
export const PREFERRED_COLORS = `:root{color-scheme:light dark;${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}`;

/** The colors as the page chooses them, by an attribute of its root. */
export const CHOSEN_COLORS = `:root,[data-theme="light"]{color-scheme:light;${LIGHT}}
[data-theme="dark"]{color-scheme:dark;${DARK}}
`;
