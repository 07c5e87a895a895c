import { PAGE_THEME_COOKIE, type PageTheme, readPageTheme } from '#rules/page-theme.ts';

/** In seconds: a year. */
const LIFE = 365 * 24 * 60 * 60;

/** Returns the theme that the reader has chosen; undefined when pages follow the system. */
export function readChosenTheme(): PageTheme | undefined {
  return readPageTheme(document.cookie);
}

/** Shows the chosen theme. A page from our server begins with it; one from the development server does not. */
export function showChosenTheme(): void {
  const theme = readChosenTheme();
  if (theme === undefined) {
    delete document.documentElement.dataset['theme'];
    return;
  }
  document.documentElement.dataset['theme'] = theme;
}

/** Keeps and shows a theme; undefined follows the system from now on. */
export function chooseTheme(theme: PageTheme | undefined): void {
  const life = theme === undefined ? 0 : LIFE;
  document.cookie = `${PAGE_THEME_COOKIE}=${theme ?? ''}; max-age=${life}; path=/; samesite=lax`;
  showChosenTheme();
}
