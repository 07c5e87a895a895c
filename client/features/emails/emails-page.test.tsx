import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { EmailPreviewDocument, EmailsDocument, type EmailsQuery } from '#generated/graphql.ts';
import { EmailsPage } from './emails-page.tsx';

const emails = (failedEmails: EmailsQuery['failedEmails']): Answer =>
  answer(EmailsDocument, {
    failedEmails,
  });
const preview = (subject: string): Answer =>
  answer(EmailPreviewDocument, {
    emailPreview: { __typename: 'EmailPreview', subject, htmlPath: `/email-preview/${encodeURIComponent(subject)}` },
  });
const renderEmails = (answers: readonly Answer[], query = '') =>
  renderRoutes([{ path: '/emails/:linkId', element: <EmailsPage /> }], {
    path: `/emails/web_example-1${query}`,
    answers,
  });

test('shows an email in a frame in which nothing runs, then the one that is chosen', async () => {
  const { variables } = await renderEmails([emails([]), preview('one'), preview('two')]);

  const frame = await screen.findByTitle('邮件预览：one');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('src', '/email-preview/one');
  await userEvent.selectOptions(screen.getByLabelText('邮件'), '签署文件被退回');

  expect(await screen.findByTitle('邮件预览：two')).toBeVisible();
  expect(variables.at(-1)).toEqual({ linkId: 'web_example-1', kind: 'CORPORATION_RETURNED', language: 'ZH' });
});

test('kind and language are in the address', async () => {
  const { variables } = await renderEmails([emails([]), preview('one')], '?kind=CLA_UPDATED&lang=en');

  await waitFor(() =>
    expect(variables).toContainEqual({ linkId: 'web_example-1', kind: 'CLA_UPDATED', language: 'EN' }),
  );
});

test('lists what did not arrive', async () => {
  const createdAt = '2026-01-06T08:00:00.000Z';
  const failed = [
    { __typename: 'FailedEmail', id: '1', kind: 'EMPLOYEE_ACTIVATED', recipient: 'signer@example.org', createdAt },
    { __typename: 'FailedEmail', id: '2', kind: null, recipient: 'manager@example.org', createdAt },
  ] as const;
  await renderEmails([emails([...failed]), preview('one')]);

  const list = within(await screen.findByRole('region', { name: '未送达的邮件' }));
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^signer@example\.org员工已激活2026/),
    expect.stringMatching(/^manager@example\.org其他通知2026/),
  ]);
});

test('leads away from a link of others', async () => {
  await renderEmails([refusal(EmailsDocument, 'no_permission'), refusal(EmailPreviewDocument, 'no_permission')]);

  expect(await screen.findByRole('link', { name: '查看已绑定项目' })).toHaveAttribute('href', '/linked-repo');
});
