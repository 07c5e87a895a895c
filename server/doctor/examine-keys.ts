import type { Em } from '#server/db/open-database.ts';
import { SEALED_COLUMNS, type SealedPurpose, type SecretBox } from '#server/security/secret-box.ts';
import type { Finding } from './finding.ts';

/** Rows of each column that are tried. */
const SAMPLE = 200;

/** Tries to open what the database holds encrypted, a sample of each column, and reports what no key opens. */
export async function examineKeys(em: Em, secretBox: SecretBox): Promise<Finding[]> {
  let opened = 0;
  const closed = new Map<string, number>();
  for (const purpose of Object.keys(SEALED_COLUMNS) as SealedPurpose[]) {
    const { table, id, column } = SEALED_COLUMNS[purpose];
    const rows = await em.execute<{ row: string; sealed: Uint8Array }[]>(
      `select "${id}"::text as "row", "${column}" as sealed from "${table}" where "${column}" is not null limit ${SAMPLE}`,
    );
    for (const { row, sealed } of rows) {
      if (opens(secretBox, purpose, { row, sealed })) {
        opened += 1;
      } else {
        closed.set(table, (closed.get(table) ?? 0) + 1);
      }
    }
  }
  const problems = [...closed].map(([table, count]) => `${count} of ${table}`);
  return [
    {
      part: 'keys',
      level: problems.length > 0 ? 'problem' : 'ok',
      text:
        problems.length > 0 ? `no key opens ${problems.join(', ')}` : `open all of ${opened} secrets that were tried`,
    },
  ];
}

function opens(
  secretBox: SecretBox,
  purpose: SealedPurpose,
  text: { readonly row: string; readonly sealed: Uint8Array },
): boolean {
  try {
    secretBox.decrypt(purpose, text);
    return true;
  } catch {
    return false;
  }
}
