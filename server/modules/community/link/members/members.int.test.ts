import { describe, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { ApiKey } from '#server/modules/community/api-key/api-key.entity.ts';
import { writeKey } from '#server/modules/community/api-key/api-key.rules.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { findLinkRecipients } from './link-managers.ts';
import { Sharing, type Person, type SharedLink } from './testing/sharing.ts';

const testApp = await createTestApp();
const sharing = new Sharing(testApp);

const lastEventOf = async (shared: SharedLink) => (await sharing.eventsOf(shared)).at(-1);

describe('those who share a link', () => {
  test('are listed with their roles, the owner first; only the owner sees the invitations', async () => {
    const shared = await sharing.arrangeLink();
    const manager = await sharing.arrangeMember(shared, 'manager');
    const viewer = await sharing.arrangeMember(shared, 'viewer');
    await sharing.invite(shared, 'invited@example.org');

    const [forOwner, forViewer] = [
      await sharing.membersOf(shared, shared.owner),
      await sharing.membersOf(shared, viewer),
    ];

    expect(forOwner?.members).toMatchObject([
      { account: shared.owner.account.account, role: 'OWNER', isViewer: true, joinedAt: null },
      { account: manager.account.account, role: 'MANAGER', isViewer: false },
      { account: viewer.account.account, role: 'VIEWER', isViewer: false },
    ]);
    expect(forOwner?.invitations).toMatchObject([{ email: 'invited@example.org' }]);
    expect(forViewer?.members.map(({ isViewer }) => isViewer)).toEqual([false, false, true]);
    expect(forViewer?.invitations).toEqual([]);
  });

  test.each(['manager', 'viewer'] as const)('find it in their list with the role %s', async (role) => {
    const shared = await sharing.arrangeLink();
    const { headers } = await sharing.arrangeMember(shared, role);

    const query = '{ links { nodes { id viewerRole } } }';

    expect((await graphql(testApp.app, query, {}, headers)).data).toEqual({
      links: { nodes: [{ id: shared.link.linkId, viewerRole: role.toUpperCase() }] },
    });
  });

  test('are mailed what happens there, unless they only view it', async () => {
    const shared = await sharing.arrangeLink();
    const manager = await sharing.arrangeMember(shared, 'manager');
    await sharing.arrangeMember(shared, 'viewer');
    const gone = await sharing.arrangeMember(shared, 'manager');
    await testApp.em().nativeUpdate(CommunityAccount, gone.account.id, { deactivatedAt: new Date() });

    const recipients = await findLinkRecipients(testApp.em(), shared.link);

    expect(recipients.map(({ recipient }) => recipient)).toEqual([shared.owner.account.email, manager.account.email]);
  });
});

describe('a role', () => {
  test('is changed by the owner, counts at once and is notified by mail', async () => {
    const shared = await sharing.arrangeLink();
    const member = await sharing.arrangeMember(shared, 'manager');

    const answer = await sharing.changeRole(shared, { id: member.id, role: 'VIEWER' });

    expect(answer.data?.['changeLinkMemberRole']?.members.members[1]).toMatchObject({ role: 'VIEWER' });
    expect(await sharing.roleOf(shared, member)).toBe('VIEWER');
    expect(await sharing.noticesTo(member)).toEqual(['role_changed']);
    const details = { linkId: shared.link.linkId, role: 'viewer' };
    expect(await lastEventOf(shared)).toEqual({ action: 'LINK_MEMBER_ROLE_CHANGED', details });
  });

  test('that somebody has already changes nothing', async () => {
    const shared = await sharing.arrangeLink();
    const member = await sharing.arrangeMember(shared, 'manager');

    expect((await sharing.changeRole(shared, { id: member.id, role: 'MANAGER' })).codes).toEqual([]);

    expect(await sharing.noticesTo(member)).toEqual([]);
    expect(await sharing.eventsOf(shared)).toEqual([]);
  });
});

describe('somebody who is removed', () => {
  test('loses the link at once, and is notified by mail', async () => {
    const shared = await sharing.arrangeLink();
    const member = await sharing.arrangeMember(shared, 'manager');

    const answer = await sharing.remove(shared, member.id);

    expect(answer.data?.['removeLinkMember']?.members.members).toHaveLength(1);
    expect(await sharing.roleOf(shared, member)).toBeUndefined();
    expect(await sharing.noticesTo(member)).toEqual(['removed']);
    expect(await lastEventOf(shared)).toMatchObject({ action: 'LINK_MEMBER_REMOVED' });
  });

  test('loses what their API keys opened', async () => {
    const shared = await sharing.arrangeLink();
    const member = await sharing.arrangeMember(shared, 'viewer');
    const key = await arrangeKey(member);
    const query = 'query ($linkId: ID!) { signings(linkId: $linkId) { totalCount } }';
    const ask = async () => (await graphql(testApp.app, query, { linkId: shared.link.linkId }, key)).codes;
    expect(await ask()).toEqual([]);

    await sharing.remove(shared, member.id);

    expect(await ask()).toEqual(['no_permission']);
  });
});

async function arrangeKey({ account }: Person): Promise<Record<string, string>> {
  const em = testApp.em();
  const secret = newToken();
  const { id } = em.create(ApiKey, {
    account: account.id,
    name: 'check bot',
    scopes: ['signings:read'],
    secretHash: hashToken(secret),
    organizations: [],
    organizationIds: {},
    createdAt: new Date(),
  });
  await em.flush();
  return { 'x-api-key': writeKey(id, secret) };
}

describe('leaving', () => {
  test('ends the access of the member who leaves, and the owner is notified by mail', async () => {
    const shared = await sharing.arrangeLink();
    const member = await sharing.arrangeMember(shared, 'viewer');

    expect((await sharing.leave(shared, member)).codes).toEqual([]);

    expect(await sharing.roleOf(shared, member)).toBeUndefined();
    expect(await sharing.noticesTo(shared.owner)).toEqual(['left']);
    expect(await lastEventOf(shared)).toMatchObject({ action: 'LINK_MEMBER_LEFT' });
  });

  test('is not for the owner', async () => {
    const shared = await sharing.arrangeLink();

    expect((await sharing.leave(shared, shared.owner)).codes).toEqual(['bad_request_parameter']);
    expect(await sharing.roleOf(shared, shared.owner)).toBe('OWNER');
  });
});

describe('a link that is passed on', () => {
  test('belongs to the manager, and its owner becomes a manager', async () => {
    const shared = await sharing.arrangeLink();
    const manager = await sharing.arrangeMember(shared, 'manager');

    expect((await sharing.transfer(shared, manager.id)).codes).toEqual([]);

    expect([await sharing.roleOf(shared, manager), await sharing.roleOf(shared, shared.owner)]).toEqual([
      'OWNER',
      'MANAGER',
    ]);
    expect(await sharing.noticesTo(manager)).toEqual(['transferred']);
    expect(await lastEventOf(shared)).toMatchObject({ action: 'LINK_TRANSFERRED' });
  });

  test('does not go to a viewer, nor to somebody who is deactivated', async () => {
    const shared = await sharing.arrangeLink();
    const viewer = await sharing.arrangeMember(shared, 'viewer');
    const gone = await sharing.arrangeMember(shared, 'manager');
    await testApp.em().nativeUpdate(CommunityAccount, gone.account.id, { deactivatedAt: new Date() });

    expect((await sharing.transfer(shared, viewer.id)).codes).toEqual(['bad_request_parameter']);
    expect((await sharing.transfer(shared, gone.id)).codes).toEqual(['bad_request_parameter']);
    expect(await sharing.roleOf(shared, shared.owner)).toBe('OWNER');
  });

  test('goes to a manager or loses them, when both are asked for at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shared = await sharing.arrangeLink();
      const manager = await sharing.arrangeMember(shared, 'manager');

      const [transferred, removed] = await Promise.all([
        sharing.transfer(shared, manager.id),
        sharing.remove(shared, manager.id),
      ]);

      const isOwner = (await sharing.roleOf(shared, manager)) === 'OWNER';
      expect([transferred.codes, removed.codes]).toEqual(isOwner ? [[], ['no_permission']] : [['not_found'], []]);
      expect(await sharing.roleOf(shared, shared.owner)).toBe(isOwner ? 'MANAGER' : 'OWNER');
    }
  });

  test('goes to one of two managers, when both are asked for at once', async () => {
    const shared = await sharing.arrangeLink();
    const managers = [await sharing.arrangeMember(shared, 'manager'), await sharing.arrangeMember(shared, 'manager')];

    const answers = await Promise.all(managers.map(({ id }) => sharing.transfer(shared, id)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(['no_permission']);
    expect((await sharing.membersOf(shared, shared.owner))?.members).toHaveLength(3);
  });
});

test.each(['remove', 'transfer'] as const)('%s finds no member of another link', async (act) => {
  const shared = await sharing.arrangeLink();
  const { id } = await sharing.arrangeMember(await sharing.arrangeLink(), 'manager');

  for (const unknown of [id, 'unknown', crypto.randomUUID()]) {
    expect((await sharing[act](shared, unknown)).codes).toEqual(['not_found']);
  }
});

test('changes of roles ask the owner to prove themselves', async () => {
  const shared = await sharing.arrangeLink();
  const { id } = await sharing.arrangeMember(shared, 'manager');
  const earlier = new Date(Date.now() - 600_000);
  await testApp.em().nativeUpdate(Session, { account: shared.owner.account.id }, { createdAt: earlier });

  const answers = [
    await sharing.changeRole(shared, { id, role: 'VIEWER' }),
    await sharing.remove(shared, id),
    await sharing.transfer(shared, id),
  ];

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['step_up_needed', 'step_up_needed', 'step_up_needed']);
  expect(await sharing.eventsOf(shared)).toEqual([]);
});
