import { createHash } from 'node:crypto';
import { emailDomain } from '#rules/email.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

/** A corporation as it is shown to somebody who wants to sign under it. */
export type ShownEmployer = Pick<CorporationSigning, 'id' | 'corporationName'>;

/**
 * A stand-in for the corporation of an address where a link answers its status to keys alone: it looks the same whether
 * or not such a corporation has signed, and its name is the domain of the address. Which corporation it is, if any, is
 * looked up once the code has proved the address.
 */
export function unconfirmedEmployer(link: Link, email: string): ShownEmployer {
  const domain = emailDomain(email);
  const hash = createHash('sha256').update(`${link.id} ${domain}`).digest('hex');
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash) ?? [];
  return { id: parts.join('-'), corporationName: domain };
}

/** Whether an id is that of the unconfirmed employer of an address at a link that has such. */
export function isUnconfirmed(id: string, link: Link, email: string): boolean {
  return link.statusNeedsKey && id.toLowerCase() === unconfirmedEmployer(link, email).id;
}
