import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCsv } from '#rules/csv.ts';
import { readTable } from '../sources/read-table.ts';

/** What a host said about a login, in lower case. Without a number, it has no such user. */
export interface KnownLogin {
  readonly login: string;
  readonly accountId: string;
  readonly createdAt: string;
}

/** What hosts said earlier. */
interface KnownLogins {
  readonly find: (host: string, login: string) => KnownLogin | undefined;
  /** Adds answers, in the file as well, which is never left with half of them. */
  readonly keep: (host: string, answers: readonly KnownLogin[]) => Promise<void>;
}

const TITLES = ['host', 'login', 'account_id', 'created_at'];

/** Opens `logins.csv` of a directory; a file that is there was written by an earlier run. */
export async function openKnownLogins(directory: string): Promise<KnownLogins> {
  const path = join(directory, 'logins.csv');
  const known = new Map<string, KnownLogin>();
  const nameOf = (host: string, login: string): string => `${host}\n${login.toLowerCase()}`;
  for await (const row of existsSync(path) ? readTable(path, ',') : []) {
    const [host, login, accountId, createdAt] = row.kind === 'row' ? row.cells : [];
    if (host !== undefined && login !== undefined && accountId !== undefined && createdAt !== undefined) {
      known.set(nameOf(host, login), { login, accountId, createdAt });
    }
  }
  return {
    find: (host, login) => known.get(nameOf(host, login)),
    keep: async (host, answers) => {
      answers.forEach((answer) => known.set(nameOf(host, answer.login), answer));
      const rows = [...known].map(([name, { login, accountId, createdAt }]) => [
        name.split('\n')[0] ?? '',
        login,
        accountId,
        createdAt,
      ]);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.new`, toCsv([TITLES, ...rows]), { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
  };
}
