import { randomInt } from 'node:crypto';
import type { LinkPlatform } from '#rules/code-platform.ts';

/** Maximum length of the name within a link id, in characters. */
const SLUG_MAX_LENGTH = 40;

/**
 * Returns a public id for a new link: `<platform>_<name>-<19 digits>`. The name is the organisation's, or the alias of
 * a link without one, reduced to letters and digits; the digits are random, so that ids cannot be guessed.
 */
export function newLinkId(platform: LinkPlatform, name: string): string {
  const digits = Array.from({ length: 18 }, () => randomInt(10));
  return `${platform}_${slugOf(name)}-${randomInt(1, 10)}${digits.join('')}`;
}

/** Falls back to `link` when nothing of the name is left. */
function slugOf(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, SLUG_MAX_LENGTH).replace(/-$/, '') || 'link';
}
