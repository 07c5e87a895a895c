/** The open cookies of a browser, in which the server has set some of them; without values they are removed. */
export function keepCookies(values: Readonly<Record<string, string>> = {}): void {
  for (const name of ['csrf_token', 'community_token', 'corporation_token']) {
    const value = values[name];
    document.cookie = value === undefined ? `${name}=; max-age=0; path=/` : `${name}=${value}; path=/`;
  }
}
