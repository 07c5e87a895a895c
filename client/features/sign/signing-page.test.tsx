import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { answer, type Answer, unreachable } from '#client/test/mock-link.ts';
import { renderPage, renderRoutes } from '#client/test/render.tsx';
import { LinkDocument, SignedDocumentDocument } from '#generated/graphql.ts';
import { ChooserPage } from './chooser-page.tsx';
import { ClaDetails } from './cla-details.tsx';
import { IndividualSigningPage } from './individual-signing-page.tsx';
import { SignResult } from './sign-result.tsx';
import { SigningPage } from './signing-page.tsx';
import { LINK_ID, linkOf, linkWith, signedDocument } from './testing/signing.tsx';

/** A signing page whose form is one button, and what lets the server answer. */
async function sign(way: SigningWay) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const element = (
    <SigningPage<string>
      way={way}
      renderForm={() => null}
      resultPath={(token) => `/signed/${token}`}
      renderInstead={({ onSigned }) => (
        <button onClick={() => void promise.then(() => onSigned('token-1'))}>同意并签署</button>
      )}
    />
  );
  const { goTo, place } = await renderRoutes([{ path: '/sign-cla/:linkId/:way', element }], {
    answers: [linkWith('INDIVIDUAL', 'CORPORATION')],
    path: `/sign-cla/${LINK_ID}/${way}?return_to=%2Fgate`,
    hasToasts: true,
  });
  await userEvent.click(await screen.findByRole('button', { name: '同意并签署' }));
  return { goTo, place, arrive: resolve };
}

const address = () => screen.findByRole('status', { name: 'address' });

test('a signer is led to the result, which knows where they came from', async () => {
  const { arrive } = await sign('individual');

  arrive();

  expect(await address()).toHaveTextContent('/signed/token-1?return_to=%2Fgate');
});

test.each([
  ['individual', '您已完成签署'],
  ['employee', '您已完成签署'],
  ['corporation', '企业签署已提交'],
] as const)(
  'a signer (%s) who has left the page stays there, and sees a toast with the way to the result',
  async (way, text) => {
    const { goTo, place, arrive } = await sign(way);
    await goTo('/elsewhere');

    arrive();

    expect(await screen.findByRole('status', { name: text })).toBeVisible();
    expect(place()).toBe('/elsewhere');
    await userEvent.click(screen.getByRole('button', { name: '查看' }));
    expect(await screen.findByText('/signed/token-1?return_to=%2Fgate')).toBeVisible();
  },
);

const PAGES = [
  { path: '/sign/:linkId', element: <ChooserPage /> },
  { path: '/sign-cla/:linkId/individual', element: <IndividualSigningPage /> },
];

const render = (path: string, signingState: 'PAUSED' | 'CLOSED') =>
  renderRoutes(PAGES, {
    path,
    answers: [answer(LinkDocument, { link: { ...linkOf('INDIVIDUAL'), signingState, visitorText: '五月恢复。' } })],
  });

describe('a community that takes no new signatures', () => {
  test.each([
    ['PAUSED', '“示例社区”暂停接受新的签署'],
    ['CLOSED', '“示例社区”不再接受新的签署'],
  ] as const)('says so instead of the form (%s)', async (state, text) => {
    await render(`/sign-cla/${LINK_ID}/individual`, state);

    const notice = (await screen.findByText(text)).closest('[role=status]');
    expect(notice).toHaveTextContent('五月恢复。');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('offers no way to sign', async () => {
    await render(`/sign/${LINK_ID}`, 'CLOSED');

    expect(await screen.findByText('“示例社区”不再接受新的签署')).toBeVisible();
    expect(screen.queryByRole('link', { name: '以个人身份签署' })).not.toBeInTheDocument();
  });
});

test('the chooser names version and fingerprint of every CLA', async () => {
  await renderRoutes([{ path: '/sign/:linkId', element: <ChooserPage /> }], {
    path: `/sign/${LINK_ID}`,
    answers: [linkWith('INDIVIDUAL', 'CORPORATION')],
  });

  const fold = await screen.findByText('技术信息');
  expect(screen.getByText('个人CLA（中文），第1版')).not.toBeVisible();
  await userEvent.click(fold);

  expect(screen.getByText('个人CLA（中文），第1版')).toBeVisible();
  expect(screen.getByText('企业CLA（中文），第1版')).toBeVisible();
  expect(screen.getAllByText(/^a{8} /)).toHaveLength(2);
});

test('the signing page names project, version and fingerprint below the CLA, folded', async () => {
  const link = linkOf('INDIVIDUAL');
  const [cla] = link.clas;

  await renderPage(<>{cla && <ClaDetails link={link} cla={cla} />}</>);
  expect(screen.getByText('第1版')).not.toBeVisible();
  await userEvent.click(screen.getByText('技术信息'));

  expect(screen.getByRole('link', { name: /^https:\/\/example\.org\/project/ })).toHaveAttribute(
    'href',
    'https://example.org/project',
  );
  expect(screen.getByText('第1版')).toBeVisible();
  expect(screen.getByText(/^a{8} /)).toBeVisible();
});

describe('the result', () => {
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
});
