import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { AcceptLinkInvitationDocument, LinkInvitationDocument } from '#generated/graphql.ts';
import { JoinLinkPage } from './join-link-page.tsx';

const offer = answer(LinkInvitationDocument, {
  linkInvitation: {
    __typename: 'LinkInvitationOffer',
    community: '示例社区',
    projectUrl: 'https://example.org/community',
    inviter: '示例所有者',
    email: 'invited@example.org',
    role: 'VIEWER',
    expiresAt: '2099-01-09T08:00:00.000Z',
  },
});

const open = (...answers: Answer[]) =>
  renderRoutes([{ path: '/join-link/:key', element: <JoinLinkPage /> }], {
    path: '/join-link/key-5',
    answers,
    hasToasts: true,
  });

const accepted = answer(AcceptLinkInvitationDocument, {
  acceptLinkInvitation: { __typename: 'LinkMembershipPayload', linkId: 'web_example-1' },
});

test('an invitation shows inviter, project and role, and is accepted', async () => {
  const { variables } = await open(offer, accepted);

  expect(await screen.findByText('示例所有者邀请您加入“示例社区”。')).toBeVisible();
  expect(screen.getByText('查看者')).toBeVisible();
  expect(screen.getByText(/须用邮箱为invited@example.org的账号接受/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '接受邀请' }));

  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent('/dashboard/web_example-1');
  expect(variables).toEqual([{ key: 'key-5' }, { input: { key: 'key-5' } }]);
});

test('an invitation that is accepted once its reader has left the page leaves them where they are', async () => {
  const accepting = late(accepted);
  const { goTo, place } = await open(offer, accepting.answer);
  await userEvent.click(await screen.findByRole('button', { name: '接受邀请' }));
  await goTo('/elsewhere');

  await accepting.arrive();

  expect(await screen.findByRole('status', { name: /已加入/ })).toBeVisible();
  expect(place()).toBe('/elsewhere');
});

test('an account with another address is refused, and stays on the page', async () => {
  await open(offer, refusal(AcceptLinkInvitationDocument, 'no_permission'));

  await userEvent.click(await screen.findByRole('button', { name: '接受邀请' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('没有加入');
});

test('an invitation that no longer works says so', async () => {
  await open(refusal(LinkInvitationDocument, 'link_expired'));

  expect(await screen.findByRole('alert')).toHaveTextContent('邀请已失效');
});
