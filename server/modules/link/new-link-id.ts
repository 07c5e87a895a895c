import { randomInt } from 'node:crypto';
import type { LinkPlatform } from './link.entity.ts';

/** Longest name within a link id, in characters. */
const SLUG_MAX_LENGTH = 40;

/**
 * A public id for a new link: `<platform>_<name>-<19 digits>`, the name being the organisation's, or the alias of a link
 * without one, as far as it is letters and digits (design §3). The digits are random, so that nobody can guess the next.
 */
export function newLinkId(platform: LinkPlatform, name: string): string {
  const digits = Array.from({ length: 18 }, () => randomInt(10));
  return `${platform}_${slugOf(name)}-${randomInt(1, 10)}${digits.join('')}`;
}

/** `link` when nothing of the name is left. */
function slugOf(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, SLUG_MAX_LENGTH).replace(/-$/, '') || 'link';
}
