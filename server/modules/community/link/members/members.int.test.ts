import { describe, expect, test } from 'vitest';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { ApiKey } from '#server/modules/community/api-key/api-key.entity.ts';
import { writeKey } from '#server/modules/community/api-key/api-key.rules.ts';
import { addPoints } from '#server/modules/ground/counter/count-points.ts';
import { Counter } from '#server/modules/ground/counter/counter.entity.ts';
import { nextDay } from '#server/modules/ground/counter/day.rules.ts';
import { buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { LinkInvitation } from './link-invitation.entity.ts';
import { findLinkRecipients } from './link-managers.ts';
import { invitationsOf } from './spend-invitation.ts';
import { type Person, type SharedLink, Sharing } from './testing/sharing.ts';

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

const invitationsTo = (email: string) => testApp.em().find(LinkInvitation, { email });

/** Invites somebody who has an account. */
async function arrangeInvited(role = 'MANAGER') {
  const shared = await sharing.arrangeLink();
  const invited = await sharing.arrangePerson({ email: newEmail() });
  const email = invited.account.email ?? '';
  await sharing.invite(shared, email, { role });
  return { shared, invited, email, key: await sharing.keyMailedTo(email) };
}

describe('an invitation', () => {
  test('is mailed to the address, shows inviter, project and role, and is listed for the owner', async () => {
    const shared = await sharing.arrangeLink();
    const email = newEmail();

    const answer = await sharing.invite(shared, ` ${email.toUpperCase()} `, { role: 'VIEWER' });

    const open = { id: expect.any(String), email, role: 'VIEWER' };
    expect(answer.data?.['inviteLinkMember']?.members.invitations).toEqual([open]);
    const { alias: community } = shared.link;
    expect((await sharing.offer(await sharing.keyMailedTo(email))).data).toEqual({
      linkInvitation: { community, inviter: shared.owner.account.name, email, role: 'VIEWER' },
    });
    expect(await sharing.eventsOf(shared)).toEqual([
      { action: 'LINK_MEMBER_INVITED', details: { linkId: shared.link.linkId, role: 'viewer' } },
    ]);
  });

  test.each(['MANAGER', 'VIEWER'])('gives the owner of the address the role %s, once', async (role) => {
    const { shared, invited, key } = await arrangeInvited(role);

    expect((await sharing.accept(key, invited)).data).toEqual({
      acceptLinkInvitation: { linkId: shared.link.linkId },
    });

    expect(await sharing.roleOf(shared, invited)).toBe(role);
    expect(await sharing.noticesTo(shared.owner)).toEqual(['joined']);
    expect((await sharing.eventsOf(shared)).at(-1)).toMatchObject({ action: 'LINK_MEMBER_JOINED' });
    expect((await sharing.accept(key, invited)).codes).toEqual(['link_expired']);
  });

  test('opens nothing for an account with another address', async () => {
    const { shared, invited, key } = await arrangeInvited();
    const other = await sharing.arrangePerson();

    expect((await sharing.accept(key, other)).codes).toEqual(['no_permission']);

    expect(await sharing.roleOf(shared, other)).toBeUndefined();
    expect((await sharing.accept(key, invited)).codes).toEqual([]);
  });

  test('ends after seven days', async () => {
    const { invited, email, key } = await arrangeInvited();
    await testApp.em().nativeUpdate(LinkInvitation, { email }, { expiresAt: new Date(Date.now() - 1000) });

    expect((await sharing.accept(key, invited)).codes).toEqual(['link_expired']);
    expect((await sharing.offer(key)).codes).toEqual(['link_expired']);
  });

  test('ends when it is withdrawn', async () => {
    const { shared, invited, email, key } = await arrangeInvited();
    const [invitation] = await invitationsTo(email);

    const answer = await sharing.withdraw(shared, invitation?.id ?? '');

    expect(answer.data?.['withdrawLinkInvitation']?.members.invitations).toEqual([]);
    expect((await sharing.accept(key, invited)).codes).toEqual(['link_expired']);
    expect((await sharing.withdraw(shared, invitation?.id ?? '')).codes).toEqual(['not_found']);
  });

  test('is not mailed again within the minute because it was withdrawn', async () => {
    const { shared, email } = await arrangeInvited();
    const [invitation] = await invitationsTo(email);
    await sharing.withdraw(shared, invitation?.id ?? '');

    expect((await sharing.invite(shared, email)).codes).toEqual(['too_many_request']);
    expect(await testApp.mailsTo(email)).toHaveLength(1);
  });

  test('is the last one of its owner for the day after a hundred', async () => {
    const shared = await sharing.arrangeLink();
    const ctx = createSystemContext(testApp.deps);
    const subject = invitationsOf(shared.owner.account);
    await addPoints(ctx, testApp.em(), { subject, points: 99, endsAt: nextDay(ctx.now()) });

    expect((await sharing.invite(shared, newEmail())).codes).toEqual([]);
    const refused = await sharing.invite(shared, newEmail());

    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'too_many_request', retryAfter: expect.any(Number) });
  });

  test('waits a minute until it is mailed again, and then replaces the earlier one', async () => {
    const { shared, invited, email, key } = await arrangeInvited();

    const early = await sharing.invite(shared, email);
    await testApp.em().nativeUpdate(Counter, {}, { endsAt: new Date() });
    const late = await sharing.invite(shared, email, { role: 'VIEWER' });

    expect(early.errors[0]?.extensions).toMatchObject({ code: 'too_many_request', retryAfter: expect.any(Number) });
    expect(late.codes).toEqual([]);
    expect(await invitationsTo(email)).toHaveLength(1);
    expect((await sharing.accept(key, invited)).codes).toEqual(['link_expired']);
    expect((await sharing.accept(await sharing.keyMailedTo(email), invited)).codes).toEqual([]);
    expect(await sharing.roleOf(shared, invited)).toBe('VIEWER');
  });

  test.each([
    ['a malformed key', 'x', 'illegal_link'],
    ['an unknown key', newToken(), 'link_expired'],
  ])('%s is refused', async (_name, key, code) => {
    expect((await sharing.offer(key)).codes).toEqual([code]);
    expect((await sharing.accept(key, await sharing.arrangePerson())).codes).toEqual([code]);
  });
});

describe('nobody is invited', () => {
  test('who is the owner or a member already', async () => {
    const shared = await sharing.arrangeLink();
    const member = await sharing.arrangeMember(shared, 'viewer');

    for (const { account } of [shared.owner, member]) {
      const answer = await sharing.invite(shared, account.email ?? '');
      expect(answer.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'email' });
    }
  });

  test('without an address', async () => {
    expect((await sharing.invite(await sharing.arrangeLink(), 'example')).codes).toEqual(['invalid_email']);
  });

  test('above 50 people and invitations', async () => {
    const shared = await sharing.arrangeLink();
    await sharing.arrangeMember(shared, 'viewer');
    const em = testApp.em();
    for (let count = 0; count < 49; count += 1) {
      em.create(LinkInvitation, {
        link: shared.link.id,
        invitedBy: shared.owner.account.id,
        email: newEmail(),
        role: 'viewer',
        keyHash: newToken().padEnd(64, '0').slice(0, 64),
        invitedAt: new Date(),
        expiresAt: new Date(Date.now() + 60_000),
      });
    }
    await em.flush();

    const answer = await sharing.invite(shared, newEmail());

    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'linkId' });
  });

  test('to a link of an organisation', async () => {
    const account = await sharing.arrangePerson();
    const em = testApp.em();
    const link = await buildLink(em, { platform: 'github', organization: 'example-org' });
    const admin = { account: await link.owner.loadOrFail(), headers: account.headers };
    const headers = await signIn(testApp, admin.account, { organizations: ['example-org'] });

    expect((await sharing.invite({ link, owner: { ...admin, headers } }, newEmail())).codes).toEqual(['no_permission']);
  });

  test('by an owner who has not proved themselves lately', async () => {
    const shared = await sharing.arrangeLink();
    const earlier = new Date(Date.now() - 600_000);
    await testApp.em().nativeUpdate(Session, { account: shared.owner.account.id }, { createdAt: earlier });
    const email = newEmail();

    expect((await sharing.invite(shared, email)).codes).toEqual(['step_up_needed']);
    expect(await invitationsTo(email)).toEqual([]);
  });
});

describe('at once', () => {
  test('an invitation is accepted by one of ten requests', async () => {
    const { shared, invited, key } = await arrangeInvited();

    const answers = await Promise.all(Array.from({ length: 10 }, () => sharing.accept(key, invited)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'link_expired'));
    expect((await sharing.membersOf(shared, shared.owner))?.members).toHaveLength(2);
    expect(await sharing.noticesTo(shared.owner)).toEqual(['joined']);
  });

  test('an invitation is accepted or withdrawn, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shared, invited, email, key } = await arrangeInvited();
      const [invitation] = await invitationsTo(email);

      const [accepted, withdrawn] = await Promise.all([
        sharing.accept(key, invited),
        sharing.withdraw(shared, invitation?.id ?? ''),
      ]);

      const isMember = (await sharing.roleOf(shared, invited)) === 'MANAGER';
      expect([accepted.codes, withdrawn.codes]).toEqual(isMember ? [[], ['not_found']] : [['link_expired'], []]);
    }
  });

  test('an address is invited once', async () => {
    const shared = await sharing.arrangeLink();
    const email = newEmail();

    const answers = await Promise.all(Array.from({ length: 5 }, () => sharing.invite(shared, email)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 4 }, () => 'too_many_request'));
    expect(await invitationsTo(email)).toHaveLength(1);
  });
});
