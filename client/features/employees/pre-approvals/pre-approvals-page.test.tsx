import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { Toasts } from '#client/test/toasts.tsx';
import { AddPreApprovalsDocument, PreApprovalsDocument, RemovePreApprovalsDocument } from '#generated/graphql.ts';
import { PreApprovalsPage } from './pre-approvals-page.tsx';

function listed(...emails: readonly string[]): Answer {
  return answer(PreApprovalsDocument, {
    corporation: {
      __typename: 'Corporation',
      id: 'corporation-1',
      preApprovals: {
        __typename: 'PreApprovalConnection',
        nodes: emails.map((email, index) => ({
          __typename: 'PreApproval' as const,
          id: `pre-approval-${index}`,
          email,
          addedAt: '2026-01-02T08:00:00.000Z',
          addedBy: '示例管理员',
        })),
        totalCount: emails.length,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null, startCursor: null },
      },
    },
  });
}

function render(answers: readonly Answer[]) {
  const element = (
    <>
      <PreApprovalsPage />
      <Toasts />
    </>
  );
  return renderRoutes([{ path: '/corp/:linkId/pre-approvals', element }], {
    path: '/corp/web_example-1/pre-approvals',
    answers,
  });
}

test('addresses are approved in advance, and the outcome is shown', async () => {
  const added = answer(AddPreApprovalsDocument, {
    addPreApprovals: { __typename: 'AddPreApprovalsPayload', addedCount: 1, listedCount: 1, signedCount: 1 },
  });
  const { variables } = await render([listed(), added, listed('ann@example.org')]);

  expect(await screen.findByRole('heading', { name: '还没有预先批准的邮箱' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '添加邮箱' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(
    dialog.getByRole('textbox', { name: '员工邮箱' }),
    'ann@example.org;b@example.org c@example.org',
  );
  await userEvent.click(dialog.getByRole('button', { name: '预先批准' }));

  expect(await screen.findByText('已预先批准1个邮箱。另有2个已在列表中或已签署。')).toBeInTheDocument();
  expect(await screen.findByText('ann@example.org')).toBeVisible();
  expect(variables).toContainEqual({ input: { emails: ['ann@example.org', 'b@example.org', 'c@example.org'] } });
});

test('one is taken off the list at once', async () => {
  const removed = answer(RemovePreApprovalsDocument, {
    removePreApprovals: { __typename: 'RemovePreApprovalsPayload', removedCount: 1 },
  });
  const { variables } = await render([listed('ann@example.org', 'b@example.org'), removed, listed('b@example.org')]);

  await userEvent.click(await screen.findByRole('button', { name: '移除ann@example.org' }));

  await waitFor(() => expect(screen.queryByText('ann@example.org')).not.toBeInTheDocument());
  expect(variables).toContainEqual({ input: { ids: ['pre-approval-0'] } });
  expect(screen.getByText('b@example.org')).toBeVisible();
});
