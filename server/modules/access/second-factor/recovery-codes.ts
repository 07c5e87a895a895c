import { createHash, randomInt } from 'node:crypto';
import type { Em } from '#server/db/open-database.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** Codes that an account gets at once. */
const CODES = 10;

/** Letters and digits that are not taken for each other (Crockford's Base32), 5 bits each. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Replaces an account's recovery codes and returns the new ones, which are stored as hashes alone. */
export async function replaceRecoveryCodes(em: Em, owner: AccountOwner, now: Date): Promise<string[]> {
  await em.nativeDelete(RecoveryCode, ownedBy(owner));
  const codes = Array.from({ length: CODES }, newCode);
  for (const code of codes) {
    em.create(RecoveryCode, { ...ownedBy(owner), codeHash: hashCode(code), createdAt: now });
  }
  return codes;
}

/** Uses up a recovery code as it was typed; false when it is none of the account's, or was used. One caller wins. */
export async function spendRecoveryCode(
  em: Em,
  { owner, code, now }: { readonly owner: AccountOwner; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const open = { ...ownedBy(owner), codeHash: hashCode(code), usedAt: null };
  return (await em.nativeUpdate(RecoveryCode, open, { usedAt: now })) === 1;
}

/** Counts the codes that an account can still use. */
export async function countRecoveryCodes(em: Em, owner: AccountOwner): Promise<number> {
  return em.count(RecoveryCode, { ...ownedBy(owner), usedAt: null });
}

function newCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** Hyphens, spaces and letter case do not matter, nor which of the letters that look like digits was typed. */
function hashCode(code: string): string {
  const plain = code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(plain).digest('hex');
}
