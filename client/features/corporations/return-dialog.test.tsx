import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { ReturnCorporationSigningDocument } from '#generated/graphql.ts';
import { CorporationRow } from './corporation-row.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { buildSigning } from './testing/corporations.ts';

const UPLOADED = buildSigning({ pdfUploadedAt: '2026-02-01T08:00:00.000Z' });
const RETURNED = buildSigning({ returnedAt: '2026-02-02T08:00:00.000Z', returnReason: '缺少印章' });

const returned = answer(ReturnCorporationSigningDocument, {
  returnCorporationSigning: { __typename: 'CorporationSigningPayload', corporationSigning: RETURNED },
});

async function renderDialog() {
  const onChanged = vi.fn<() => void>();
  const page = await renderPage(
    <ReturnDialog
      signing={UPLOADED}
      returnFocusTo={{ current: null }}
      onClose={() => undefined}
      onChanged={onChanged}
    />,
    {
      answers: [returned],
    },
  );
  return { ...page, onChanged, dialog: within(await screen.findByRole('dialog')) };
}

test('a signed document is returned with a reason', async () => {
  const { dialog, variables, onChanged } = await renderDialog();

  await enterText(dialog.getByRole('textbox', { name: /退回原因/ }), '缺少印章');
  await userEvent.click(dialog.getByRole('button', { name: '退回' }));

  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(variables).toEqual([{ input: { id: UPLOADED.id, reason: '缺少印章' } }]);
});

test('it is not returned without a reason', async () => {
  const { dialog, variables } = await renderDialog();

  await userEvent.click(dialog.getByRole('button', { name: '退回' }));

  expect(dialog.getByRole('textbox', { name: /退回原因/ })).toBeInvalid();
  expect(variables).toEqual([]);
});

test.each([
  ['等待上传签署文件', buildSigning()],
  ['等待审核', UPLOADED],
  ['已退回，等待重新提交', RETURNED],
])('a row says what it waits for: %s', async (text, signing) => {
  await renderPage(<CorporationRow linkId="web_example-1" signing={signing} onChanged={() => undefined} />);

  expect(screen.getByText(text)).toBeVisible();
});
