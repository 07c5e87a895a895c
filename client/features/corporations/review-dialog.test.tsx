import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageCountNotice } from '#client/components/page-count-notice.tsx';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import {
  ApproveCorporationSigningDocument,
  type CorporationRowFragment,
  ReturnCorporationSigningDocument,
} from '#generated/graphql.ts';
import { CorporationProgress } from './corporation-progress.tsx';
import { renderList } from './testing/corporation-list.tsx';
import { buildSigning, corporations, freshSigning } from './testing/corporations.ts';

const UPLOADED = buildSigning({ pdfUploadedAt: '2026-02-01T08:00:00.000Z' });
const RETURNED = buildSigning({ returnedAt: '2026-02-02T08:00:00.000Z', returnReason: '缺少印章' });
const APPROVED = buildSigning({ ...UPLOADED, state: 'COMPLETED', completedAt: '2026-02-03T08:00:00.000Z' });

const returned = answer(ReturnCorporationSigningDocument, {
  returnCorporationSigning: { __typename: 'CorporationSigningPayload', corporationSigning: RETURNED },
});

beforeEach(() => {
  // Signed documents are still on their way.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
});

/** Opens the list as the link of the mail does. */
async function openFromMail(signing: CorporationRowFragment, ...answers: readonly Answer[]) {
  const list = corporations([signing], [1, 0, 0]);
  return renderList([list, freshSigning(signing), ...answers, list], `?review=${signing.id}`);
}

const review = async () => within(await screen.findByRole('dialog', { name: '审核“示例科技”的签署文件' }));

test('the link of the mail opens the review, which is approved with one click', async () => {
  const approved = answer(ApproveCorporationSigningDocument, {
    approveCorporationSigning: { __typename: 'CorporationSigningPayload', corporationSigning: APPROVED },
  });
  const { variables } = await openFromMail(UPLOADED, approved);

  const approve = (await review()).getByRole('button', { name: '通过' });
  await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(approve);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(variables).toContainEqual({ input: { id: UPLOADED.id }, pdfUploadedAt: UPLOADED.pdfUploadedAt });
});

test('a signed document is returned in the same dialog, with a reason', async () => {
  const { variables } = await openFromMail(UPLOADED, returned);

  await userEvent.click((await review()).getByRole('button', { name: '退回' }));
  const reason = (await review()).getByRole('textbox', { name: /退回原因/ });
  expect(reason).toHaveFocus();
  await enterText(reason, '缺少印章');
  await userEvent.click((await review()).getByRole('button', { name: '退回给企业' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(variables).toContainEqual({ input: { id: UPLOADED.id, reason: '缺少印章' } });
});

test('it is not returned without a reason', async () => {
  const { variables } = await openFromMail(UPLOADED);

  await userEvent.click((await review()).getByRole('button', { name: '退回' }));
  await userEvent.click((await review()).getByRole('button', { name: '退回给企业' }));

  expect((await review()).getByRole('textbox', { name: /退回原因/ })).toBeInvalid();
  expect(variables.filter((given) => 'input' in given)).toEqual([]);
});

test.each([
  ['approved', APPROVED, '“示例科技”已审核通过，无需再审核'],
  ['returned', RETURNED, '“示例科技”的签署文件已退回，正在等待重新提交'],
])('the link of an earlier mail says that the document was %s', async (_what, signing, text) => {
  await openFromMail(signing);

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [4, 3, true],
  [2, 3, true],
  [3, 3, false],
  [4, null, false],
  [undefined, 3, false],
])('a document of %s pages, where the document to sign has %s, is warned of: %s', async (pages, expected, isWarned) => {
  await renderPage(<PageCountNotice pages={pages} expected={expected} />, { answers: [] });

  expect(screen.queryByText(`文件有${pages}页，待签署文件是${expected}页`) !== null).toBe(isWarned);
});

test.each([
  ['待上传', buildSigning()],
  ['待审核', UPLOADED],
  ['已退回', RETURNED],
])('a row says what it waits for: %s', async (text, signing) => {
  await renderPage(<CorporationProgress signing={signing} />);

  expect(screen.getByText(text)).toBeVisible();
});
