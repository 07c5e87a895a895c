import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { type CorporationRowFragment, UpdateRepresentativeDocument } from '#generated/graphql.ts';
import { CorporationListPage } from './corporation-list-page.tsx';
import { tabOf } from './corporation-tab.ts';
import { buildSigning, corporations } from './testing/corporations.ts';

const WAITING = buildSigning();
const COMPLETED = buildSigning({ state: 'COMPLETED', completedAt: '2026-01-02T08:00:00.000Z' });
const EMAIL = '邮箱';

async function openDialog(signing: CorporationRowFragment, ...answers: readonly Answer[]) {
  const counts = signing.state === 'COMPLETED' ? ([0, 1, 0] as const) : ([1, 0, 0] as const);
  const { variables } = await renderRoutes([{ path: '/corporation-list/:linkId', element: <CorporationListPage /> }], {
    path: `/corporation-list/web_example-1?state=${tabOf(signing)}`,
    answers: [corporations([signing], counts), ...answers],
  });
  await screen.findByRole('rowheader', { name: /^示例科技/ });
  await chooseFromMenu('“示例科技”的更多操作', '更换授权代表');
  return { variables, dialog: within(await screen.findByRole('dialog')) };
}

const changed = (facts: Partial<CorporationRowFragment>) =>
  answer(UpdateRepresentativeDocument, {
    updateRepresentative: {
      __typename: 'CorporationSigningPayload',
      corporationSigning: { ...WAITING, ...facts },
    },
  });

const type = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

test('another representative replaces the first', async () => {
  const facts = { representativeName: '新代表', representativeEmail: 'new@example.org' };
  const { variables, dialog } = await openDialog(
    WAITING,
    changed(facts),
    corporations([{ ...WAITING, ...facts }], [1, 0, 0]),
  );
  expect(dialog.getByText(/待签署文件不会自动重发/)).toBeVisible();
  expect(dialog.getByLabelText(/姓名/)).toHaveValue('示例代表');
  expect(dialog.getByRole('textbox', { name: EMAIL })).toHaveAccessibleDescription(/example\.org/);

  await type(dialog.getByLabelText(/姓名/), ' 新代表 ');
  await type(dialog.getByRole('textbox', { name: EMAIL }), 'new@example.org');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(variables).toContainEqual({ input: { id: 'signing-1', ...facts } });
  expect(await screen.findByText('new@example.org')).toBeVisible();
});

test('for a completed corporation, the dialog says that the administrator starts afresh', async () => {
  const { dialog } = await openDialog(COMPLETED);

  expect(dialog.getByText(/新的一次性密码发送到新邮箱/)).toBeVisible();
});

test('missing or malformed values are reported at their inputs, and nothing is sent', async () => {
  const { variables, dialog } = await openDialog(WAITING);
  const asked = variables.length;
  await userEvent.clear(dialog.getByLabelText(/姓名/));
  await type(dialog.getByRole('textbox', { name: EMAIL }), 'new@@example.org');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));

  expect(dialog.getByLabelText(/姓名/)).toHaveAccessibleDescription(/请填写姓名/);
  expect(dialog.getByRole('textbox', { name: EMAIL })).toHaveAccessibleDescription(/邮箱格式/);
  expect(variables).toHaveLength(asked);
});

test.each([
  ['not_same_corp', /不在企业的邮箱域名之内/],
  ['exits_email', /已有管理员使用该邮箱/],
] as const)('a refusal of the address as %s appears at the address', async (code, text) => {
  const { dialog } = await openDialog(COMPLETED, refusal(UpdateRepresentativeDocument, code));

  await userEvent.click(dialog.getByRole('button', { name: '保存' }));

  await waitFor(() => expect(dialog.getByRole('textbox', { name: EMAIL })).toBeInvalid());
  expect(dialog.getByRole('textbox', { name: EMAIL })).toHaveAccessibleDescription(text);
});

test('a corporation deleted meanwhile is reported above the form', async () => {
  const { dialog } = await openDialog(WAITING, refusal(UpdateRepresentativeDocument, 'not_ready_to_sign'));

  await userEvent.click(dialog.getByRole('button', { name: '保存' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('没有保存');
});
