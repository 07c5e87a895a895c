import { normalizeEmail } from '#rules/email.ts';
import type { Em } from '#server/db/open-database.ts';
import { inParts, type Pace } from '#server/isolation/pace.ts';
import type { JudgedSubject, Judgement } from '#server/modules/gate/evaluation/judgement.ts';

/** Where subjects are stored: they belong to a link, and their accounts to an instance. */
export interface SubjectPlace {
  readonly link: string;
  readonly host: string;
}

const EMAIL_MAX_LENGTH = 320;
/** Subjects that one statement stores. */
const ROWS_MAX = 200;

interface SubjectRow {
  readonly accountId: string;
  readonly login: string | null;
  readonly bot: boolean;
  readonly email: string | null;
  readonly emailKey: string;
}

/** Stores the subjects of a judgement, each once, and returns their ids by `subjectKey`. */
export async function storeSubjects(
  em: Em,
  { commits }: Judgement,
  { place, now, pace }: { readonly place: SubjectPlace; readonly now: Date; readonly pace: Pace },
): Promise<Map<string, string>> {
  const rows = new Map<string, SubjectRow>();
  for (const { subjects } of commits) {
    await pace();
    subjects.forEach((subject) => rows.set(subjectKey(subject), toRow(subject)));
  }
  const ids = new Map<string, string>();
  // In one order, so that runs that store the same people wait for each other instead of blocking each other.
  const all = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  for await (const part of inParts(all, ROWS_MAX, pace)) {
    for (const [key, id] of await storeRows(em, part, { place, now })) {
      ids.set(key, id);
    }
  }
  return ids;
}

/** Identifies a subject within a place. */
export function subjectKey(subject: JudgedSubject): string {
  return keyOf(toRow(subject));
}

function keyOf({ accountId, emailKey }: Pick<SubjectRow, 'accountId' | 'emailKey'>): string {
  return JSON.stringify([accountId, emailKey]);
}

function toRow({ email, account }: JudgedSubject): SubjectRow {
  const address = email === null || email.length > EMAIL_MAX_LENGTH ? null : email;
  return {
    accountId: account?.id ?? '',
    login: account?.login ?? null,
    bot: account?.bot ?? false,
    email: address,
    emailKey: address === null ? '' : normalizeEmail(address),
  };
}

async function storeRows(
  em: Em,
  rows: readonly SubjectRow[],
  { place, now }: { readonly place: SubjectPlace; readonly now: Date },
): Promise<(readonly [string, string])[]> {
  const values = rows.flatMap(({ accountId, login, bot, email, emailKey }) => [
    crypto.randomUUID(),
    place.link,
    place.host,
    accountId,
    login,
    bot,
    email,
    emailKey,
    now,
  ]);
  const statement = `
insert into gate_subject (id, link_id, host, account_id, login, bot, email, email_key, created_at)
values ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
on conflict (link_id, host, account_id, email_key) do update set login = excluded.login
returning id, account_id as "accountId", email_key as "emailKey"`;
  const stored = await em.execute<{ id: string; accountId: string; emailKey: string }[]>(statement, values);
  return stored.map((row) => [keyOf(row), row.id] as const);
}
