import { expect, test } from 'vitest';
import { GatePolicy } from '#server/modules/gate/policy/gate-policy.entity.ts';
import { DEFAULT_GATE_POLICY, type RegisteredBot } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { buildLink } from '#server/test/factories.ts';

const { orm } = await createTestDatabase();
const MIGRATION = 'Migration20261129101500_register_hosts';

const bot = (accountId: string, facts: Partial<RegisteredBot> = {}): RegisteredBot => ({
  platform: 'github',
  accountId,
  name: `Bot ${accountId}`,
  host: null,
  ...facts,
});
const BOTS = [bot('49699333'), bot('12'), bot('13', { host: 'github.com' }), bot('14', { platform: 'gitee' })];
const AGENTS = [
  { name: 'Coder', emails: [], accountIds: ['15'], stance: 'refuse' },
  { name: 'Claude', emails: [], accountIds: [], stance: 'ignore' },
] as const;

test('accounts in registers are of the instance that has all repositories of the link, or else of the public one', async () => {
  const em = orm.em.fork();
  const [one, several] = [await buildLink(em), await buildLink(em)];
  for (const link of [one, one, several]) {
    await buildPullRequest(em, link);
  }
  const elsewhere = await (await buildPullRequest(em, several)).repository.loadOrFail();
  elsewhere.host = 'https://github.com';
  for (const link of [one, several]) {
    const agents = AGENTS.map((agent) => ({ ...agent, emails: [], accountIds: [...agent.accountIds] }));
    const policy = { ...DEFAULT_GATE_POLICY, link: link.id, bots: BOTS, agents, updatedAt: new Date() };
    em.create(GatePolicy, {
      ...policy,
      subjects: ['author'],
      exemptOrganizations: [],
      minimumLinesFiles: [],
      commands: [],
    });
  }
  await em.flush();
  await orm.migrator.down({ migrations: [MIGRATION] });

  await orm.migrator.up();

  const hostsOf = async (link: { readonly id: string }) => {
    const { bots, agents } = await orm.em.fork().findOneOrFail(GatePolicy, { link: link.id });
    return [bots.map(({ host }) => host), agents.map(({ host }) => host)];
  };
  const host = 'github.example.org';
  expect(await hostsOf(one)).toEqual([
    [null, host, 'github.com', null],
    [host, undefined],
  ]);
  expect(await hostsOf(several)).toEqual([
    [null, null, 'github.com', null],
    [undefined, undefined],
  ]);
});
