import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu, openMenu } from '#client/test/menu.ts';
import { answer, type Answer, late, refusal, slow } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  ChangeLinkMemberRoleDocument,
  InviteLinkMemberDocument,
  LeaveLinkDocument,
  type LinkInvitationRowFragment,
  type LinkMemberRowFragment,
  LinkMembersDocument,
  TransferLinkDocument,
  WithdrawLinkInvitationDocument,
} from '#generated/graphql.ts';
import { SharingPage } from './sharing-page.tsx';

function buildMember(facts: Partial<LinkMemberRowFragment> = {}): LinkMemberRowFragment {
  return {
    __typename: 'LinkMember',
    id: 'member-1',
    name: '示例管理员',
    account: 'example',
    role: 'MANAGER',
    joinedAt: '2026-01-02T08:00:00.000Z',
    isViewer: false,
    ...facts,
  };
}

const OWNER = buildMember({ id: 'owner', name: '示例所有者', account: 'owner', role: 'OWNER', joinedAt: null });
const VIEWER = buildMember({ id: 'member-2', name: '示例查看者', account: 'reader', role: 'VIEWER' });
const INVITATION: LinkInvitationRowFragment = {
  __typename: 'LinkInvitation',
  id: 'invitation-1',
  email: 'invited@example.org',
  role: 'VIEWER',
  invitedAt: '2026-01-02T08:00:00.000Z',
  expiresAt: '2099-01-09T08:00:00.000Z',
};

const listed = (members: LinkMemberRowFragment[], invitations: LinkInvitationRowFragment[] = []): Answer =>
  answer(LinkMembersDocument, { linkMembers: { __typename: 'LinkMembers', members, invitations } });
const asOwner = (...invitations: LinkInvitationRowFragment[]) =>
  listed([{ ...OWNER, isViewer: true }, buildMember(), VIEWER], invitations);
const asViewer = listed([OWNER, { ...VIEWER, isViewer: true }, buildMember()]);
const left = answer(LeaveLinkDocument, {
  leaveLink: { __typename: 'LinkMembershipPayload', linkId: 'web_example-1' },
});
const withdrawn = answer(WithdrawLinkInvitationDocument, {
  withdrawLinkInvitation: { __typename: 'LinkMembersPayload', members: { __typename: 'LinkMembers', invitations: [] } },
});
const renderPage = (...answers: Answer[]) =>
  renderRoutes([{ path: '/sharing/:linkId', element: <SharingPage /> }], {
    path: '/sharing/web_example-1',
    answers,
    hasToasts: true,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('the members', () => {
  test('are listed with their roles, and the owner may do anything with the others', async () => {
    await renderPage(asOwner(INVITATION));

    const members = within(await screen.findByRole('table', { name: '成员' }));
    expect(members.getByRole('row', { name: /示例所有者/ })).toHaveTextContent(/示例所有者 您owner所有者$/);
    expect(members.getByRole('row', { name: /示例管理员/ })).toHaveTextContent(
      /example管理员2026年1月2日（(?:GMT|UTC)[^）\s]*）$/,
    );
    expect(members.queryByRole('button', { name: '“示例所有者”的更多操作' })).not.toBeInTheDocument();
    const invitation = within(screen.getByRole('table', { name: '待接受的邀请' }));
    expect(invitation.getByRole('row', { name: /invited@example.org/ })).toHaveTextContent(/查看者有效期至2099年/);
    expect(await openMenu('“示例管理员”的更多操作')).toEqual(['更改角色', '移交项目', '移除']);
    await userEvent.keyboard('{Escape}');
    expect(await openMenu('“示例查看者”的更多操作')).toEqual(['更改角色', '移除']);
  });

  test('may leave, and do nothing else', async () => {
    const { variables } = await renderPage(asViewer, left);

    await screen.findByText('示例所有者');
    expect(screen.queryByRole('button', { name: '邀请成员' })).not.toBeInTheDocument();
    await chooseFromMenu('“示例查看者”的更多操作', '退出项目');
    await confirm('退出项目');

    expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent('/linked-repo');
    expect(variables.at(-1)).toEqual({ input: { linkId: 'web_example-1' } });
  });

  test('who have left the page before the project stay where they are', async () => {
    const leaving = late(left);
    const { goTo, place } = await renderPage(asViewer, leaving.answer);
    await chooseFromMenu('“示例查看者”的更多操作', '退出项目');
    await confirm('退出项目');
    await goTo('/elsewhere');

    await leaving.arrive();

    expect(await screen.findByRole('status', { name: '您已退出项目' })).toBeVisible();
    expect(place()).toBe('/elsewhere');
  });
});

test('an invitation goes to an address, in a role that is explained', async () => {
  const { variables } = await renderPage(
    asOwner(),
    answer(InviteLinkMemberDocument, {
      inviteLinkMember: {
        __typename: 'LinkMembersPayload',
        members: { __typename: 'LinkMembers', invitations: [] },
      },
    }),
    asOwner(INVITATION),
  );

  await press('邀请成员');
  const dialog = within(await screen.findByRole('dialog'));
  await enterText(dialog.getByRole('textbox', { name: '邮箱' }), 'invited');
  await userEvent.click(dialog.getByRole('button', { name: '发送邀请' }));
  expect(dialog.getByText('请填写正确的邮箱。')).toBeVisible();
  await enterText(dialog.getByRole('textbox', { name: '邮箱' }), '@example.org');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '角色' }), '查看者');
  expect(dialog.getByText(/不能修改/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '发送邀请' }));

  expect(await screen.findByText('invited@example.org')).toBeVisible();
  expect(variables[1]).toEqual({
    input: { linkId: 'web_example-1', email: 'invited@example.org', role: 'VIEWER', language: 'ZH' },
  });
});

test('a role is changed after a question that says what it means', async () => {
  const members = [{ __typename: 'LinkMember', id: 'member-1', role: 'VIEWER' } as const];
  const { variables } = await renderPage(
    asOwner(),
    answer(ChangeLinkMemberRoleDocument, {
      changeLinkMemberRole: { __typename: 'LinkMembersPayload', members: { __typename: 'LinkMembers', members } },
    }),
    asOwner(),
  );

  await chooseFromMenu('“示例管理员”的更多操作', '更改角色');
  expect(await screen.findByText(/将成为查看者，不能再修改项目/)).toBeVisible();
  await confirm('更改角色');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(variables[1]).toEqual({ input: { linkId: 'web_example-1', id: 'member-1', role: 'VIEWER' } });
});

test('a refusal is shown in the dialog, and the list is read again afterwards', async () => {
  const { variables } = await renderPage(asOwner(), refusal(TransferLinkDocument, 'not_found'), asOwner());

  await chooseFromMenu('“示例管理员”的更多操作', '移交项目');
  await confirm('移交项目');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));

  await waitFor(() => expect(variables).toHaveLength(3));
});

test('an invitation is withdrawn', async () => {
  const { variables } = await renderPage(asOwner(INVITATION), withdrawn, asOwner());

  await chooseFromMenu('“invited@example.org”的更多操作', '撤回');
  await confirm('撤回');

  await waitFor(() => expect(screen.queryByText('invited@example.org')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: '成员与邀请' })).toHaveFocus());
  expect(variables[1]).toEqual({ input: { linkId: 'web_example-1', id: 'invitation-1' } });
});

test('invitations are listed as they are after the last change, even while a reload from before is under way', async () => {
  const other = { ...INVITATION, id: 'invitation-2', email: 'other@example.org' };
  await renderPage(
    asOwner(INVITATION, other),
    withdrawn,
    slow(asOwner(other)),
    withdrawn,
    asOwner({ ...INVITATION, id: 'invitation-3', email: 'new@example.org' }),
  );

  for (const { email } of [INVITATION, other]) {
    await chooseFromMenu(`“${email}”的更多操作`, '撤回');
    await confirm('撤回');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  }

  expect(await screen.findByText('new@example.org')).toBeVisible();
});
