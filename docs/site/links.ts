import { posix } from 'node:path';

/** A link or an image of a Markdown text: its target without what follows `#`. */
export interface MarkdownLink {
  readonly text: string;
  readonly target: string;
  /** With its `#`, or empty. */
  readonly anchor: string;
  readonly isImage: boolean;
}

// Linear: reads our own pages.
const CODE = /(^ *(`{3,})[\s\S]*?^ *\2`*$|`[^`\n]+`)/gm;
// Linear: reads our own pages.
const LINK = /(?<bang>!?)\[(?<text>(?:`[^`]*`|[^\]])*)\]\((?<target>[^)#\s]*)(?<anchor>#[^)\s]*)?\)/g;
// Linear: reads our own pages.
const OTHER_LANGUAGE = / ?(?:· )?\[(?:中文|English)\]\([^)]*\)(?: · )?/g;

/** Replaces each link and image of a Markdown text that leads to a place in the repository or the page itself. */
export function replaceLinks(text: string, replace: (link: MarkdownLink) => string): string {
  return outsideCode(text, (part) =>
    part.replace(LINK, (whole, ...rest) => {
      const { bang, text: label, target, anchor = '' } = rest.at(-1) as Record<string, string | undefined>;
      return target === undefined || /^[a-z]+:/.test(target)
        ? whole
        : replace({ text: label ?? '', target, anchor, isImage: bang === '!' });
    }),
  );
}

/** Leaves out links to the same page in the other language: the site's own menu has them. */
export function withoutLanguageLinks(text: string): string {
  return outsideCode(text, (part) => part.replace(OTHER_LANGUAGE, ''));
}

/** The path in the repository that a link of a file leads to. */
export function resolveTarget(from: string, target: string): string {
  return target === '' ? from : posix.join(posix.dirname(from), target).replace(/\/$/, '');
}

/** The anchors of a Markdown text, as the site makes them of its headings. */
export function anchorsOf(text: string): Set<string> {
  // Linear: reads our own pages.
  const headings = text.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1`*$/gm, '').matchAll(/^#{1,6} (.+)$/gm);
  // Linear: reads our own pages.
  return new Set([...headings].map(([, heading = '']) => /\{#(.+)\}$/.exec(heading)?.[1] ?? slugOf(heading)));
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

function outsideCode(text: string, change: (part: string) => string): string {
  let end = 0;
  let changed = '';
  for (const code of text.matchAll(CODE)) {
    // Code in the text of a link belongs to the link.
    // Linear: reads our own pages.
    const isInLink = /\[[^\]\n]*$/.test(text.slice(end, code.index)) && !code[0].includes('\n');
    if (!isInLink) {
      changed += change(text.slice(end, code.index)) + code[0];
      end = code.index + code[0].length;
    }
  }
  return changed + change(text.slice(end));
}
