/** How pages look when a reader has chosen; without a choice they follow the system. */
export const PAGE_THEMES = ['light', 'dark'] as const;

/** A reader's choice of how pages look. */
export type PageTheme = (typeof PAGE_THEMES)[number];

/** The cookie that keeps the choice, so that the server writes every page in it at once. */
export const PAGE_THEME_COOKIE = 'theme';

/** Returns the choice in a list of cookies, as browsers send it; undefined when there is none. */
export function readPageTheme(cookies: string): PageTheme | undefined {
  const pairs = new Set(cookies.split(';').map((pair) => pair.trim()));
  return PAGE_THEMES.find((theme) => pairs.has(`${PAGE_THEME_COOKIE}=${theme}`));
}
