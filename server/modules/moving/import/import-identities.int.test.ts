import { expect, test } from 'vitest';
import type { FakeAccount } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { expectConclusion } from '#server/modules/gate/testing/contributors.ts';
import { addCommunity, askVerdict, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import type { IdentityRecord } from '../format/record.ts';
import type { Source, SourceEntry } from '../format/source.ts';
import { importInto } from '../testing/run-import.ts';

const world = await startGateWorld();
const { github, testApp } = world;

interface Accounts {
  readonly accounts: readonly FakeAccount[];
  readonly state: 'live' | 'ended';
}

/** A source that names accounts of one host. */
function accountsOf(link: string, host: string, { accounts, state }: Accounts): Source {
  const records = accounts.map(({ id, login }): IdentityRecord => ({
    key: `cla-assistant-lite:${host}/${id}`,
    type: 'identity',
    notes: [],
    link,
    cla: null,
    version: undefined,
    platform: 'github',
    host,
    account_id: String(id),
    login,
    stated_email: null,
    name: null,
    signed_at: { value: null, precision: 'unknown' },
    state,
    ended_at: null,
    end_reason: state === 'ended' ? 'removed_from_file' : null,
    level: 'account',
    own: undefined,
  }));
  return {
    name: 'cla-assistant-lite',
    open: async () => ({
      instance: host,
      generation: null,
      takenAt: null,
      async *entries(): AsyncGenerator<SourceEntry> {
        for (const record of records) {
          yield {
            kind: 'record',
            record,
            raw: { id: record.account_id, state },
            locator: `cla.json#${record.account_id}`,
          };
        }
      },
    }),
  };
}

test('an import has open pull requests judged again, and counts numbers of that host alone', async () => {
  const { repository, link } = await addCommunity(world);
  const fay = github.addUser('fay');
  const open = () => github.openPullRequest({ repository, opener: fay, commits: [{ author: 'fay@example.com' }] });
  const importFrom = (at: string, state: 'live' | 'ended' = 'live') =>
    importInto(testApp, {
      source: accountsOf(link.linkId, at, { accounts: [fay], state }),
      input: '',
      execute: true,
    });
  const pull = open();
  await expectConclusion(world, pull, 'action_required');

  await importFrom('github.com');
  const later = open();
  await expectConclusion(world, later, 'action_required');
  const host = new URL(github.url).host;
  await importFrom(host);

  await expectConclusion(world, pull, 'success');
  await expectConclusion(world, later, 'success');
  const verdict = await askVerdict(world, pull);
  expect(verdict?.trace.commits[0]?.subjects).toMatchObject([
    { rule: 'import', importedFrom: `cla-assistant-lite:${host}`, covered: true },
  ]);

  await importFrom(host, 'ended');
  await expectConclusion(world, pull, 'action_required');
});
