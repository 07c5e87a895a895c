import { beforeAll, expect, test, vi } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate, type Community } from '#server/modules/community/link/testing/community.ts';
import { eraseDueSignings } from '#server/modules/privacy/erasure/erase-due-signings.job.ts';
import { ErasureRequest } from '#server/modules/privacy/erasure/erasure-request.entity.ts';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { CSV_SOURCE } from '../sources/csv.ts';
import { importInto, writeInput } from '../testing/run-import.ts';
import type { ImportResult } from './run-import.ts';

const testApp = await createTestApp();
let community: Community;
beforeAll(async () => {
  community = await arrangeCommunity(testApp);
});

const WAITING = `select count(*)::int as waiting from pg_locks
  where not granted and database = (select oid from pg_database where datname = current_database())`;

/** Resolves once so many transactions wait for others. */
async function untilWaiting(expected: number): Promise<void> {
  const count = async () => {
    const [row] = await testApp.em().execute<{ waiting: number }[]>(WAITING);
    return row?.waiting;
  };
  await vi.waitFor(async () => expect(await count()).toBe(expected), { timeout: 20_000 });
}

/** Runs both at once, the first of them until it commits. Both end with an audit event, and the table lets nobody add one. */
async function race(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  const running: Promise<unknown>[] = [];
  await testApp.em().transactional(async (em) => {
    await em.execute('lock table audit_event in exclusive mode');
    running.push(first());
    await untilWaiting(1);
    running.push(second());
    await untilWaiting(2);
  });
  await Promise.all(running);
}

const importRows = async ({ linkId }: Link, rows: string): Promise<ImportResult> =>
  importInto(testApp, { source: CSV_SOURCE, input: await writeInput('new.csv', rows), link: linkId, execute: true });

async function newLink(): Promise<Link> {
  const em = testApp.em();
  const link = await buildLink(em, { owner: community.account });
  await buildCla(em, link);
  return link;
}

const ADDRESS = { old: 'email,signed_at\nzoe@example.org,2019-01-01\n', new: 'email,signed_at\nZoe@example.org,\n' };
const ACCOUNT = {
  old: 'github_id,github_login,signed_at\n7,zoe,2019-01-01\n',
  new: 'github_id,github_login,signed_at\n7,Zoe,\n',
};

const erased = { data: { eraseImportedAccount: { erased: 1 } } };

test.each<[string, typeof ADDRESS, (link: Link) => Promise<unknown>]>([
  [
    'a manager grants an erasure',
    ADDRESS,
    async (link) => {
      const em = testApp.em();
      const { id: signing, reference } = await em.findOneOrFail(IndividualSigning, { link });
      const asked = { link, kind: SigningKind.INDIVIDUAL, signing, reference, requestedAt: new Date() };
      const { id } = em.create(ErasureRequest, asked);
      await em.flush();
      const input = { id, granted: true };
      const { headers } = community;
      return mutate(testApp, 'decideErasure', { input, selection: 'request { state }', headers });
    },
  ],
  [
    'a manager erases an account',
    ACCOUNT,
    async ({ linkId }) => {
      const input = { linkId, platform: 'GITHUB', account: '7' };
      const { headers } = community;
      const answer = await mutate(testApp, 'eraseImportedAccount', { input, selection: 'erased', headers });
      expect(answer).toMatchObject(erased);
    },
  ],
  [
    'a signing is erased because of its age',
    ADDRESS,
    async (link) => {
      const em = testApp.em();
      await em.nativeUpdate(Link, { id: link.id }, { retentionDays: 1 });
      const ended = { endedAt: new Date(0), endedBy: 'system', endReason: IndividualSigningEnd.REMOVED_FROM_FILE };
      await em.nativeUpdate(IndividualSigning, { link }, ended);
      return eraseDueSignings.run(testApp.deps, {});
    },
  ],
])('while %s, an import stores no other row of the person', async (_what, rows, erase) => {
  const link = await newLink();
  await importRows(link, rows.old);

  await race(
    () => erase(link),
    () => importRows(link, rows.new),
  );

  const em = testApp.em();
  expect(await em.count(IndividualSigning, { link, erasedAt: null })).toBe(0);
  expect(await em.count(ImportedIdentity, { link })).toBe(0);
});
