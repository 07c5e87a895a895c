import type { Em } from '#server/db/open-database.ts';
import { SEALED_COLUMNS, type SealedPurpose, type SecretBox } from './secret-box.ts';

/** Rows read at a time. */
const BATCH = 200;

/** How many ciphertexts were encrypted again, and how many no key opens. */
export interface Rotation {
  readonly rotated: number;
  readonly unreadable: number;
}

interface SealedRow {
  readonly id: string;
  readonly sealed: Uint8Array;
}

/**
 * Encrypts again with the first key every stored ciphertext that begins otherwise, row by row, while the service runs:
 * a row that changes meanwhile stays as it was changed. May be interrupted and repeated. What no key opens stays.
 */
export async function rotateKeys(em: Em, secretBox: SecretBox): Promise<Rotation> {
  let total: Rotation = { rotated: 0, unreadable: 0 };
  for (const purpose of Object.keys(SEALED_COLUMNS) as SealedPurpose[]) {
    const { rotated, unreadable } = await rotateColumn(em, secretBox, purpose);
    total = { rotated: total.rotated + rotated, unreadable: total.unreadable + unreadable };
  }
  return total;
}

async function rotateColumn(em: Em, secretBox: SecretBox, purpose: SealedPurpose): Promise<Rotation> {
  const { table, id: key, column } = SEALED_COLUMNS[purpose];
  const { currentPrefix: prefix } = secretBox;
  const outdated = `select "${key}"::text as "id", "${column}" as "sealed" from "${table}"
    where "${key}"::text > ? and substring("${column}" from 1 for ${prefix.length}) <> ? order by 1 limit ${BATCH}`;
  const counted = { rotated: 0, unreadable: 0 };
  let after = '';
  for (;;) {
    const rows = await em.execute<SealedRow[]>(outdated, [after, prefix]);
    for (const { id, sealed } of rows) {
      const plain = openOrNull(secretBox, purpose, { id, sealed });
      if (plain === null) {
        counted.unreadable += 1;
      } else {
        const renewed = secretBox.encrypt(purpose, { row: id, plain });
        const update = `update "${table}" set "${column}" = ? where "${key}"::text = ? and "${column}" = ?`;
        await em.execute(update, [renewed, id, Buffer.from(sealed)]);
        counted.rotated += 1;
      }
    }
    const last = rows.at(-1);
    if (last === undefined) {
      return counted;
    }
    after = last.id;
  }
}

/** A mail whose key was given up long ago must not keep the others from being encrypted again. */
function openOrNull(secretBox: SecretBox, purpose: SealedPurpose, { id, sealed }: SealedRow): string | null {
  try {
    return secretBox.decrypt(purpose, { row: id, sealed });
  } catch {
    return null;
  }
}
