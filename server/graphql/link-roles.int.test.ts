import { describe, expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { Sharing, type Person, type SharedLink } from '#server/modules/community/link/members/testing/sharing.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { namesOf } from './testing/access-table.ts';
import { aim, fillLink, type Owned } from './testing/owned.ts';

/** From the least to the most. */
const ROLES = ['viewer', 'manager', 'owner'] as const;
type Role = (typeof ROLES)[number];

/** The least role that may call each operation on a link; the test below fails when one is missing. */
const NEEDED: Readonly<Record<string, Role>> = {
  activity: 'viewer',
  corporationClaim: 'viewer',
  corporationSigning: 'viewer',
  corporationSigningCounts: 'viewer',
  corporationSignings: 'viewer',
  documentToSign: 'viewer',
  emailPreview: 'viewer',
  failedEmails: 'viewer',
  gateCommentPreview: 'viewer',
  gatePolicy: 'viewer',
  availableOrganizations: 'viewer',
  gatedOrganizations: 'viewer',
  gatedRepositories: 'viewer',
  leaveLink: 'viewer',
  linkDashboard: 'viewer',
  linkDetails: 'viewer',
  linkMembers: 'viewer',
  privacySettings: 'viewer',
  pullRequest: 'viewer',
  pullRequestCounts: 'viewer',
  verdictComparison: 'viewer',
  verdictDifferences: 'viewer',
  pullRequests: 'viewer',
  signingHistory: 'viewer',
  signings: 'viewer',
  webhookDeliveries: 'viewer',
  webhooks: 'viewer',
  addCla: 'manager',
  approveCorporationSigning: 'manager',
  claUpdatePreview: 'manager',
  createWebhook: 'manager',
  deleteCorporationSigning: 'manager',
  endSigning: 'manager',
  recordSigning: 'manager',
  decideErasure: 'manager',
  eraseImportedAccount: 'manager',
  erasureRequests: 'viewer',
  deleteWebhook: 'manager',
  overrideVerdict: 'manager',
  purgeCorporationSigning: 'manager',
  removeCla: 'manager',
  removeLinkPolicyDocument: 'manager',
  renewAdministratorPassword: 'manager',
  replayWebhookDelivery: 'manager',
  resendCorporationDocument: 'manager',
  restoreCorporationSigning: 'manager',
  returnCorporationSigning: 'manager',
  revokeUploadLinks: 'manager',
  setClaSummary: 'manager',
  askForAgreement: 'manager',
  setGatedRepositories: 'manager',
  releaseGatedOrganization: 'manager',
  setGatedOrganization: 'manager',
  setLinkPolicyDocument: 'manager',
  setLinkSigningState: 'manager',
  testWebhook: 'manager',
  updateCla: 'manager',
  updateGatePolicy: 'manager',
  updateLink: 'manager',
  updateRepresentative: 'manager',
  updateWebhook: 'manager',
  changeLinkMemberRole: 'owner',
  inviteLinkMember: 'owner',
  removeLinkMember: 'owner',
  transferLink: 'owner',
  unlinkLink: 'owner',
  withdrawLinkInvitation: 'owner',
};

let sharing: Sharing;
/** A link that no test changes. */
const testApp = await createTestApp();
sharing = new Sharing(testApp);
const refusing = await arrange();

interface Scene {
  readonly at: Owned;
  readonly people: Readonly<Record<Role | 'stranger' | 'removed member', Person>>;
}

async function arrange(): Promise<Scene> {
  const shared: SharedLink = await sharing.arrangeLink();
  const em = testApp.em();
  const corporation = await buildCorporation(em, await em.findOneOrFail(Link, shared.link.id));
  const at = await fillLink(testApp, shared.link, corporation);
  const removed = await sharing.arrangeMember(shared, 'manager');
  await sharing.remove(shared, removed.id);
  const people = {
    owner: shared.owner,
    manager: await sharing.arrangeMember(shared, 'manager'),
    viewer: await sharing.arrangeMember(shared, 'viewer'),
    stranger: await sharing.arrangePerson(),
    'removed member': removed,
  };
  return { at, people };
}

async function call(name: string, who: keyof Scene['people'], { at, people }: Scene): Promise<readonly string[]> {
  const { query, variables } = await aim(name, at);
  return (await graphql(testApp.app, query, variables, people[who].headers)).codes;
}

const isEnough = (role: Role, needed: Role | undefined): boolean =>
  needed !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(needed);

test('the table names every operation on a link', () => {
  expect(Object.keys(NEEDED).toSorted()).toEqual(namesOf('owner').toSorted());
});

const CALLS = ROLES.flatMap((role) => namesOf('owner').map((name) => ({ role, name, needed: NEEDED[name] })));

test.each(CALLS.filter(({ role, needed }) => isEnough(role, needed)))(
  'the $role of a link may call $name',
  async ({ role, name, needed }) => {
    // What changes something would change what the next one finds.
    const scene = needed === 'viewer' && name !== 'leaveLink' ? refusing : await arrange();
    expect(await call(name, role, scene)).not.toContain('no_permission');
  },
);

test.each(CALLS.filter(({ role, needed }) => !isEnough(role, needed)))(
  'the $role of a link may not call $name',
  async ({ role, name }) => {
    expect(await call(name, role, refusing)).toEqual(['no_permission']);
  },
);

describe.each(['stranger', 'removed member'] as const)('a %s', (who) => {
  test.each(namesOf('owner'))('may not call %s', async (name) => {
    expect(await call(name, who, refusing)).toEqual(['no_permission']);
  });
});
