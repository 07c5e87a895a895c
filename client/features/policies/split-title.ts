import { trimEndOf } from '#rules/trim-end.ts';

/** Splits off the heading that a Markdown text begins with, to become that of the page. */
export function splitTitle(text: string): { readonly title: string | undefined; readonly body: string } {
  const start = text.length - text.trimStart().length;
  const lineEnd = text.indexOf('\n', start);
  const end = lineEnd === -1 ? text.length : lineEnd + 1;
  const [, heading] = /^#[ \t]+(\S.*)/.exec(text.slice(start, end)) ?? [];
  const title = heading && trimEndOf(heading.trimEnd(), '#').trimEnd();
  return title ? { title, body: text.slice(end) } : { title: undefined, body: text };
}
