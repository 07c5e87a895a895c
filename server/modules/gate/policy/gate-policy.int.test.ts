import { expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import {
  arrangeManagedLink,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { GatePolicy } from './gate-policy.entity.ts';

const POLICY = `subjects coAuthors acceptClaimedAccounts bots { platform accountId } minimumLines
  labels { covered uncovered } comment commentTemplate commentText commentLanguage commands`;
const READ = `query ($linkId: ID!) { gatePolicy(linkId: $linkId) { ${POLICY} } }`;
const UPDATE = `mutation ($input: UpdateGatePolicyInput!) {
  updateGatePolicy(input: $input) { policy { ${POLICY} } judgedAgain }
}`;
const PREVIEW = `query ($linkId: ID!, $template: String!, $text: String, $language: Language!) {
  gateCommentPreview(linkId: $linkId, template: $template, text: $text, language: $language)
}`;

interface Policy {
  readonly subjects: string[];
  readonly bots: object[];
  readonly minimumLines: number | null;
}

const testApp = await createTestApp();

async function read({ link, headers }: ManagedLink): Promise<Policy | undefined> {
  const answer = await graphql<{ gatePolicy: Policy }>(testApp.app, READ, { linkId: link.linkId }, { ...headers });
  return answer.data?.gatePolicy;
}

interface Updated {
  updateGatePolicy: { policy: Policy; judgedAgain: number };
}

function update({ link, headers }: ManagedLink, changes: object): Promise<GraphqlAnswer<Updated>> {
  return graphql<Updated>(testApp.app, UPDATE, { input: { linkId: link.linkId, ...changes } }, { ...headers });
}

function preview({ link, headers }: ManagedLink, asked: object) {
  const variables = { linkId: link.linkId, language: 'EN', ...asked };
  return graphql<{ gateCommentPreview: string }>(testApp.app, PREVIEW, variables, { ...headers });
}

const eventsOf = ({ link }: ManagedLink) =>
  testApp.em().find(AuditEvent, { subject: link.id, action: 'GATE_POLICY_CHANGED' });

test('a link has the default policy until a manager changes it; only what changes is recorded', async () => {
  const own = await arrangeManagedLink(testApp);
  expect(await read(own)).toMatchObject({ subjects: ['AUTHOR'], coAuthors: 'WARN', acceptClaimedAccounts: false });

  const { data } = await update(own, { subjects: ['AUTHOR', 'COMMITTER'], minimumLines: 20 });

  expect(data?.updateGatePolicy.policy).toMatchObject({ subjects: ['AUTHOR', 'COMMITTER'], minimumLines: 20 });
  expect(data?.updateGatePolicy.judgedAgain).toBe(0);
  expect(await read(own)).toEqual(data?.updateGatePolicy.policy);
  expect(await eventsOf(own)).toMatchObject([{ details: { changed: 'subjects,minimumLines' } }]);
});

test('the same once more is no change', async () => {
  const own = await arrangeManagedLink(testApp);
  await update(own, { minimumLines: 20 });

  expect((await update(own, { minimumLines: 20 })).codes).toEqual([]);

  expect(await eventsOf(own)).toHaveLength(1);
});

test('changes at once keep each other', async () => {
  const own = await arrangeManagedLink(testApp);

  const answers = await Promise.all([update(own, { minimumLines: 20 }), update(own, { bots: [] })]);

  expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  expect(await read(own)).toMatchObject({ minimumLines: 20, bots: [] });
});

test('an invalid change is refused as a whole', async () => {
  const own = await arrangeManagedLink(testApp);

  const { errors } = await update(own, { minimumLines: 20, labels: { covered: 'x', uncovered: 'X' } });

  expect(errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'labels' });
  expect(await testApp.em().count(GatePolicy, { link: own.link.id })).toBe(0);
});

test('others neither see nor change it, and nobody changes that of a frozen link', async () => {
  const [own, other] = [await arrangeManagedLink(testApp), await arrangeManagedLink(testApp)];
  const foreign = { link: own.link, headers: other.headers };

  expect(await read(foreign)).toBeUndefined();
  expect((await update(foreign, { minimumLines: 20 })).codes).toEqual(['no_permission']);
  expect((await preview(foreign, { template: 'default' })).codes).toEqual(['no_permission']);
  await testApp.em().nativeUpdate(Link, own.link.id, { frozenAt: new Date() });
  expect((await update(own, { minimumLines: 20 })).codes).toEqual(['link_frozen']);
  expect(await testApp.em().count(GatePolicy, { link: own.link.id })).toBe(0);
});

test('a preview shows the comment before and after, with the reasons as a real one words them', async () => {
  const own = await arrangeManagedLink(testApp);

  const { data } = await preview(own, { template: 'default' });

  const [uncovered = '', covered = ''] = (data?.gateCommentPreview ?? '').split('\n\n---\n\n');
  expect(uncovered).toMatch(/\| Commit \| Who \| Why \|\n.*\n\| 0123456789 \| octocat, .* \| has not signed \|/);
  expect(uncovered).toContain(`needs a CLA from`);
  expect(covered).not.toContain('octocat, ');
  const bad = await preview(own, { template: 'custom', text: '{{secret}}' });
  expect(bad.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'template' });
});

test('the template openeuler says what merge tools and tests of its communities search for', async () => {
  const own = await arrangeManagedLink(testApp);

  const { data } = await preview(own, { template: 'openeuler', language: 'ZH' });

  const [guide = '', pass = ''] = (data?.gateCommentPreview ?? '').split('\n\n---\n\n');
  expect(guide).toMatch(/^### CLA Signature Guide\n/);
  expect(guide).toContain('@octocat');
  expect(guide).toMatch(/\[click here\]\(http:\/\/localhost:4000\/sign\/[^)]+\)/);
  expect(guide).toMatch(/\[FAQ\]\(http/);
  expect(guide).toContain('`/check-cla`');
  expect(guide).toMatch(/\| Commit \| Reason \|\n.*\n\| \[0123456789\]\(http[^)]+\) \| octocat, .* 尚未签署 \|/);
  expect(pass).toMatch(/^### CLA Signature Pass\n/);
});

const AGENT = { name: 'Example Agent', emails: ['agent@example.org'], stance: 'REFUSE' };
const many = (count: number) => Array.from({ length: count }, (_entry, index) => index + 1);

test.each<[string, readonly object[], string]>([
  ['two of one name', [AGENT, { ...AGENT, name: 'example agent' }], 'agents'],
  ['too many', many(101).map((index) => ({ ...AGENT, name: `Agent ${index}` })), 'agents'],
  ['one without a name', [{ ...AGENT, name: ' ' }], 'agents.0.name'],
  ['one with a long name', [AGENT, { ...AGENT, name: 'x'.repeat(101) }], 'agents.1.name'],
  ['one with a line in its name', [{ ...AGENT, name: 'a\nb' }], 'agents.0.name'],
  ['one with something else than an address', [{ ...AGENT, emails: ['agent'] }], 'agents.0.emails'],
  ['one with many addresses', [{ ...AGENT, emails: many(21).map((n) => `a${n}@example.org`) }], 'agents.0.emails'],
  ['one with a login for a number', [{ ...AGENT, accountIds: ['octocat'] }], 'agents.0.accountIds'],
  ['one with many accounts', [{ ...AGENT, accountIds: many(21).map(String) }], 'agents.0.accountIds'],
  ['one that nothing tells', [{ ...AGENT, emails: [] }], 'agents.0.accountIds'],
])('agents are refused as a whole: %s', async (_what, agents, field) => {
  const own = await arrangeManagedLink(testApp);

  const { errors } = await update(own, { minimumLines: 20, agents });

  expect(errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field });
  expect(await testApp.em().count(GatePolicy, { link: own.link.id })).toBe(0);
});
