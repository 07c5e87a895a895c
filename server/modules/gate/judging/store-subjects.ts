import { normalizeEmail } from '#rules/email.ts';
import { instanceHost } from '#rules/gate-platform.ts';
import type { Em } from '#server/db/open-database.ts';
import { inParts, type Pace } from '#server/isolation/pace.ts';
import type { JudgedSubject, Judgement } from '#server/modules/gate/evaluation/judgement.ts';
import { PullRequestSubject } from '#server/modules/gate/pull-request/pull-request-subject.entity.ts';
import type { TracedCommit } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** Where subjects are stored: they belong to a link, and their accounts to an instance. */
interface SubjectPlace {
  readonly link: string;
  readonly host: string;
}

const EMAIL_MAX_LENGTH = 320;
/** Rows that one statement stores. */
const ROWS_MAX = 200;

interface SubjectRow {
  readonly accountId: string;
  readonly login: string | null;
  readonly bot: boolean;
  readonly email: string | null;
  readonly emailKey: string;
}

/** A head and its judgement. */
export interface JudgedHead extends ShownPullRequest {
  readonly judgement: Judgement;
  readonly pace: Pace;
}

/**
 * Stores the people of a judgement, and that the pull request depends on them. Returns the commits with ids in place of
 * the people.
 */
export async function storeSubjects(em: Em, head: JudgedHead, now: Date): Promise<TracedCommit[]> {
  const { pullRequestId, target, judgement, pace } = head;
  const { link, host } = target.repository;
  const place = { link: link.id, host: instanceHost(host) };
  const ids = await storePeople(em, judgement, { place, now, pace });
  const commits: TracedCommit[] = [];
  for (const { sha, subject, subjects } of judgement.commits) {
    await pace();
    const traced = subjects.map(({ email: _email, account: _account, ...facts }, index) => {
      const named = subjects[index];
      return { ...facts, subjectId: (named && ids.get(subjectKey(named))) ?? '' };
    });
    commits.push({ sha, subject, subjects: traced });
  }
  await indexSubjects(em, pullRequestId, { commits, pace });
  return commits;
}

/** Stores people, each once, and returns their ids by `subjectKey`. */
async function storePeople(
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
function subjectKey(subject: JudgedSubject): string {
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

const INDEXED = 'select id, subject_id as subject from pull_request_subject where pull_request_id = ?';

async function indexSubjects(
  em: Em,
  pullRequest: string,
  { commits, pace }: { readonly commits: readonly TracedCommit[]; readonly pace: Pace },
): Promise<void> {
  const wanted = new Set(commits.flatMap(({ subjects }) => subjects.map(({ subjectId }) => subjectId)));
  const indexed = await em.execute<{ id: string; subject: string }[]>(INDEXED, [pullRequest]);
  const gone = indexed.filter(({ subject }) => !wanted.has(subject)).map(({ id }) => id);
  for await (const part of inParts(gone, ROWS_MAX, pace)) {
    await em.nativeDelete(PullRequestSubject, { id: { $in: part } });
  }
  const known = new Set(indexed.map(({ subject }) => subject));
  const added = [...wanted].filter((id) => !known.has(id));
  for await (const part of inParts(added, ROWS_MAX, pace)) {
    const rows = part.map((subject) => ({ id: crypto.randomUUID(), pullRequest, subject }));
    await em.insertMany(PullRequestSubject, rows);
  }
}
