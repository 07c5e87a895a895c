import { expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { mutate } from '#server/modules/community/link/testing/community.ts';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { Webhook } from '#server/modules/outlook/webhook/webhook.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningAct } from '#server/modules/signing/signing/signing-act.entity.ts';
import { buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { statementsOf } from '#server/test/statements-of.ts';
import { createTestApp } from '#server/test/test-app.ts';

const QUERY = `query ($linkId: ID!) {
  linkDashboard(linkId: $linkId) {
    link { id }
    setup { hasSigned isShared isConnected hasColleague }
    agreements { cla { version } agreed outstanding }
    waits {
      awaitingReview awaitingDocument awaitingCorrection waitingEmployees failedEmails failedDocuments pausedConnections
      unreachableRepositories uncoveredPullRequests unknownPullRequests switchedOffWebhooks
    }
    signingCounts { individual corporation employee }
    trend { start individual employee corporation ended }
    activity { action actor { kind name } }
  }
}`;

interface Dashboard {
  readonly linkDashboard: {
    readonly setup: Readonly<Record<string, boolean | null>> | null;
    readonly agreements: readonly object[];
    readonly waits: Readonly<Record<string, number>>;
    readonly signingCounts: Readonly<Record<string, number>>;
    readonly trend: readonly Readonly<Record<'individual' | 'employee' | 'corporation' | 'ended', number>>[];
    readonly activity: readonly { readonly action: string; readonly actor: object }[];
  };
}

const testApp = await createTestApp();

const ask = ({ link, headers }: ManagedLink) =>
  graphql<Dashboard>(testApp.app, QUERY, { linkId: link.linkId }, headers);

const NOTHING = {
  awaitingReview: 0,
  awaitingDocument: 0,
  awaitingCorrection: 0,
  waitingEmployees: 0,
  failedEmails: 0,
  failedDocuments: 0,
  pausedConnections: 0,
  unreachableRepositories: 0,
  uncoveredPullRequests: 0,
  unknownPullRequests: 0,
  switchedOffWebhooks: 0,
};

/** Fills a link with the given numbers of everything. */
async function fill({ link }: ManagedLink, count: number): Promise<void> {
  const em = testApp.em();
  const cla = await buildCla(em, em.merge(link));
  const corporation = await buildCorporation(em, link);
  for (let index = 0; index < count; index += 1) {
    await buildIndividualSigning(em, cla);
    await buildEmployeeSigning(em, corporation);
    await buildCorporation(em, link, { state: 'uncompleted' });
  }
}

function emailOf(link: ManagedLink['link'], facts: Partial<Email>) {
  return {
    template: 'individual_signed',
    language: 'zh' as const,
    recipient: 'signer@example.org',
    link,
    data: {},
    attachments: [],
    state: EmailState.FAILED,
    createdAt: new Date(),
    ...facts,
  };
}

test('nothing waits at a new link', async () => {
  const managed = await arrangeManagedLink(testApp);

  const { data } = await ask(managed);

  expect(data?.linkDashboard.waits).toEqual(NOTHING);
  expect(data?.linkDashboard.signingCounts).toEqual({ individual: 0, corporation: 0, employee: 0 });
  expect(data?.linkDashboard.trend).toHaveLength(53);
  expect(data?.linkDashboard.activity).toEqual([]);
  expect(data?.linkDashboard.agreements).toEqual([]);
  expect(data?.linkDashboard.setup).toEqual({
    hasSigned: false,
    isShared: false,
    isConnected: false,
    hasColleague: data?.linkDashboard.setup?.['hasColleague'],
  });
});

test('the set-up of a new link follows from what is there, and is shown for a month', async () => {
  const managed = await arrangeManagedLink(testApp);
  const em = testApp.em();
  const cla = await buildCla(em, em.merge(managed.link));
  await buildIndividualSigning(em, cla);

  expect((await ask(managed)).data?.linkDashboard.setup).toMatchObject({ hasSigned: true, isShared: false });

  await buildIndividualSigning(em, cla);
  await buildPullRequest(testApp.em(), managed.link);

  expect((await ask(managed)).data?.linkDashboard.setup).toMatchObject({ isShared: true, isConnected: true });

  const createdAt = new Date(Date.now() - 31 * 86_400_000);
  await testApp.em().nativeUpdate(Link, managed.link.id, { createdAt });

  expect((await ask(managed)).data?.linkDashboard.setup).toBeNull();
});

test('what waits is counted by kind, at this link alone', async () => {
  const managed = await arrangeManagedLink(testApp);
  const elsewhere = await arrangeManagedLink(testApp);
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const at of [managed, elsewhere]) {
    const company = await arrangeCorporation(testApp, at);
    await arrangeCorporation(testApp, at, { uploaded: false });
    const returned = await arrangeCorporation(testApp, at, { uploaded: false });
    const em = testApp.em();
    em.merge(returned).returnedAt = new Date();
    await buildEmployeeSigning(em, em.merge(company), { state: 'inactive' });
    const link = em.merge(at.link);
    for (const facts of [{}, { createdAt: monthAgo }, { state: EmailState.SENT }]) {
      em.create(Email, emailOf(link, facts));
    }
    em.create(Webhook, {
      link,
      url: 'https://example.org/hook',
      events: [],
      secret: Buffer.from('sealed'),
      active: false,
      createdAt: new Date(),
    });
    const signing = await buildIndividualSigning(em, await buildCla(em, link));
    em.create(SigningAct, { signing: signing.id, act: {} as SigningAct['act'], gaveUpAt: new Date() });
    await em.flush();
    const uncovered = await buildPullRequest(testApp.em(), at.link);
    const gateEm = testApp.em();
    const pullRequest = gateEm.merge(uncovered);
    Object.assign(pullRequest, { state: 'open', verdict: 'uncovered' });
    const repository = await pullRequest.repository.loadOrFail({ populate: ['connection'] });
    repository.connection.$.state = 'paused';
    await gateEm.flush();
  }

  const { data } = await ask(managed);

  expect(data?.linkDashboard.waits).toEqual({
    ...NOTHING,
    awaitingReview: 1,
    awaitingDocument: 1,
    awaitingCorrection: 1,
    waitingEmployees: 1,
    failedEmails: 1,
    failedDocuments: 1,
    pausedConnections: 1,
    uncoveredPullRequests: 1,
    switchedOffWebhooks: 1,
  });
  expect(data?.linkDashboard.signingCounts).toEqual({ individual: 1, corporation: 3, employee: 1 });
});

test('the trend ends with this week, and counts what ended', async () => {
  const managed = await arrangeManagedLink(testApp);
  await fill(managed, 2);
  const em = testApp.em();
  const [ended] = await em.find(IndividualSigning, { link: managed.link.id }, { limit: 1 });
  Object.assign(ended ?? {}, { endedAt: new Date(), endedBy: 'signer', endReason: 'superseded' });
  await em.flush();

  const { data } = await ask(managed);

  expect(data?.linkDashboard.trend.at(-1)).toMatchObject({ individual: 2, employee: 2, corporation: 3, ended: 1 });
  expect(data?.linkDashboard.signingCounts).toEqual({ individual: 1, corporation: 3, employee: 2 });
});

test('the latest six events are shown, the newest first', async () => {
  const managed = await arrangeManagedLink(testApp);
  const { link, headers } = managed;
  for (const state of ['PAUSED', 'OPEN', 'PAUSED', 'OPEN', 'PAUSED', 'OPEN', 'CLOSED']) {
    const input = { linkId: link.linkId, state };
    await mutate(testApp, 'setLinkSigningState', { input, selection: 'link { id }', headers });
  }

  const { data } = await ask(managed);

  const actor = { kind: 'COMMUNITY_MANAGER', name: 'Example Manager' };
  const actions = ['CLOSED', 'OPENED', 'PAUSED', 'OPENED', 'PAUSED', 'OPENED'];
  expect(data?.linkDashboard.activity).toEqual(actions.map((action) => ({ action: `LINK_${action}`, actor })));
});

test('a full link takes no more statements than an empty one, and few', async () => {
  const empty = await arrangeManagedLink(testApp);
  const full = await arrangeManagedLink(testApp);
  await fill(full, 12);
  const forEmpty = await statementsOf(testApp.em(), () => ask(empty));
  const forFull = await statementsOf(testApp.em(), async () => {
    const { data } = await ask(full);
    expect(data?.linkDashboard.signingCounts).toEqual({ individual: 12, corporation: 13, employee: 12 });
  });

  expect(forFull).toHaveLength(forEmpty.length);
  expect(forFull.length).toBeLessThanOrEqual(13);
});
