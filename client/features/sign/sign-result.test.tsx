import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, unreachable } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { SignedDocumentDocument } from '#generated/graphql.ts';
import { SignResult } from './sign-result.tsx';
import { signedDocument } from './testing/signing.tsx';

const FACTS = { reference: 'SG-0000-0000-0000', cla: { version: 1, language: 'ZH' } } as const;
/** Milliseconds; the longest pause between two polls. */
const LONGEST_PAUSE = 30_000;

async function renderResult(answers: readonly Answer[]) {
  const result = (
    <SignResult
      linkId="web_example-1"
      projectUrl="https://example.org"
      title="完成"
      text=""
      facts={FACTS}
      documentToken="token"
      next={[]}
      isFinished
    />
  );
  return renderPage(result, { answers, path: '/sign-cla/web_example-1/individual' });
}

const download = () => screen.queryByRole('link', { name: '下载签署文件' });

afterEach(() => {
  vi.useRealTimers();
});

test('the reference is shown at once, the document when it is ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { variables } = await renderResult([signedDocument(null), signedDocument('b'.repeat(64))]);

  expect(screen.getAllByText(FACTS.reference)[0]).toBeVisible();
  const preparing = screen.getByText('正在准备签署文件…');
  expect(preparing.closest('[aria-live="polite"]')).not.toBeNull();
  expect(download()).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(download()).toHaveAttribute('href', '/api/v1/signed-document/token');
  expect(screen.queryByText('正在准备签署文件…')).not.toBeInTheDocument();
  expect(screen.getByText('签署文件指纹')).toBeInTheDocument();
  expect(variables).toEqual([{ token: 'token' }, { token: 'token' }]);
});

test('a failed poll is followed by another', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderResult([unreachable(SignedDocumentDocument), signedDocument('b'.repeat(64))]);

  await act(() => vi.advanceTimersByTimeAsync(2000));

  expect(download()).toBeVisible();
});

test('after a minute the page stops polling, and says that the document comes by mail', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { variables } = await renderResult(Array.from({ length: 20 }, () => signedDocument(null)));

  for (let pause = 0; pause < 12; pause += 1) {
    await act(() => vi.advanceTimersByTimeAsync(LONGEST_PAUSE));
  }

  expect(screen.getByText(/会随确认邮件发送给您/)).toBeVisible();
  expect(variables).toHaveLength(8);
});

test.each([
  ['REFUSED', /被邮件服务器拒收，不会送达/],
  ['WITHOUT_DOCUMENT', /邮件服务器拒收附件/],
] as const)('S43: says that the mail with the document is %s, and offers the document', async (state, said) => {
  const sha256 = 'b'.repeat(64);
  await renderResult([signedDocument(sha256, 'WAITING'), signedDocument(sha256, state)]);

  expect(await screen.findByText(said, {}, { timeout: 4000 })).toBeVisible();
  expect(download()).toBeVisible();
});
