import { expect, test } from 'vitest';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { arrangeCommunity, type Community } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import type { AuditActionName } from '#server/modules/ground/audit/audit-events.ts';
import { boundOf, DAILY_CHANGES } from '#server/modules/ground/counter/daily-budget.ts';
import { spendBudgetOf } from '#server/modules/ground/counter/testing/spent-budget.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { loadSchema } from './schema.ts';
import { ACCESS, namesOf } from './testing/access-table.ts';
import { GROWTH, mutationsBoundedBy } from './testing/growth-table.ts';
import { aim, fillLink } from './testing/owned.ts';

const schema = await loadSchema();

const testApp = await createTestApp();

test('the table decides about every mutation of the schema', () => {
  expect(Object.keys(GROWTH).toSorted()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).toSorted());
});

test('what needs a session is bounded by its account, and nothing else is but logging in', () => {
  const open = new Set(namesOf('everybody'));

  expect(mutationsBoundedBy('budget', 'ends').filter((name) => open.has(name))).toEqual([]);
});

/** Somebody who may call a mutation, with something to call it for. */
async function arrangeCaller(name: string) {
  const community: Community = await arrangeCommunity(testApp);
  const em = testApp.em();
  const link = await buildLink(em, { owner: em.merge(community.account) });
  const corporation = await buildCorporation(em, link, { domains: ['example.com'] });
  const owned = await fillLink(testApp, link, corporation);
  const access = ACCESS[name] ?? 'everybody';
  if (access !== 'employee manager' && !access.startsWith('corporation')) {
    return { id: community.account.id, headers: community.headers, owned };
  }
  const role = access === 'employee manager' ? ManagerRole.EMPLOYEE_MANAGER : ManagerRole.ADMINISTRATOR;
  const manager = await buildManager(em, corporation, { role });
  return { id: manager.id, headers: await signIn(testApp, manager), owned };
}

test.each(Object.keys(GROWTH).filter((name) => ACCESS[name] !== 'everybody'))(
  '%s does not grow the database above the budget, and is refused for it only if its row says so',
  async (name) => {
    const { id, headers, owned } = await arrangeCaller(name);
    await spendBudgetOf(testApp, { id }, { of: DAILY_CHANGES['corporation-manager'] });

    const { query, variables } = await aim(name, owned);
    const { errors } = await graphql(testApp.app, query, variables, headers);

    const events = await testApp.em().find(AuditEvent, { actor: id });
    expect(events.filter(({ action }) => boundOf(action as AuditActionName) === 'budget')).toEqual([]);
    const isRefused = errors.some(({ extensions }) => extensions?.['reason'] === 'daily_budget');
    expect(isRefused && GROWTH[name] !== 'budget').toBe(false);
  },
);
