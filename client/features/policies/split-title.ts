const TITLE_LINE = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/;

/** Splits off the heading that a Markdown text begins with, to become that of the page. */
export function splitTitle(text: string): { readonly title: string | undefined; readonly body: string } {
  const match = TITLE_LINE.exec(text);
  return match === null ? { title: undefined, body: text } : { title: match[1], body: text.slice(match[0].length) };
}
