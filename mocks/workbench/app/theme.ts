const THEME_KEY = "paystub-theme";

/** Applies the theme that was chosen, or that of the system. */
export function applyTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const chosen = localStorage.getItem(THEME_KEY);
  document.documentElement.dataset.theme = chosen ?? (dark ? "dark" : "light");
}

export function switchTheme(): void {
  const isDark = document.documentElement.dataset.theme === "dark";
  localStorage.setItem(THEME_KEY, isDark ? "light" : "dark");
  applyTheme();
}
