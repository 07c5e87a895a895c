import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  ClaTextDocument,
  PullRequestTitleDocument,
  ResendSignedDocumentDocument,
  SigningOfDocumentDocument,
  type SigningOfDocumentQuery,
  SignIndividualDocument,
  type SigningState,
} from '#generated/graphql.ts';
import { IndividualSigningPage } from './individual-signing-page.tsx';
import { SignedPage } from './signed-page.tsx';
import { fill, LINK_ID, linkWith, signedDocument } from './testing/signing.tsx';

const READY = signedDocument('b'.repeat(64));

const NEWEST = { __typename: 'Cla', id: 'cla-2', type: 'INDIVIDUAL', language: 'ZH', version: 2 } as const;

type Course = Partial<SigningOfDocumentQuery['signedDocument']['signing']>;

function signing(state: SigningState, corporationName: string | null, course: Course = {}): Answer {
  const facts: SigningOfDocumentQuery['signedDocument'] = {
    __typename: 'SignedDocument',
    reference: 'SG-0000-0000-0000',
    signing: {
      __typename: 'DocumentSigning',
      community: '示例社区',
      name: '示例签署人',
      email: 'signer@example.org',
      corporationName,
      signedAt: '2026-01-01T08:00:00.000Z',
      state,
      cla: { __typename: 'Cla', id: 'cla-INDIVIDUAL', version: 1, language: 'ZH' },
      link: { __typename: 'Link', id: LINK_ID, projectUrl: 'https://code.example.org/project', clas: [NEWEST] },
      graceEndsAt: null,
      deactivatedAt: null,
      endedAt: null,
      endReason: null,
      replacedBy: null,
      ...course,
    },
  };
  return answer(SigningOfDocumentDocument, { signedDocument: facts });
}

const open = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/signed/:token', element: <SignedPage /> }], { answers, path: '/signed/token' });

/** The tick beside the title. */
const tick = () => screen.getByRole('heading', { level: 1 }).parentElement?.querySelector('svg');

test.each<[SigningState, string | null, string, RegExp, boolean]>([
  ['VALID', null, '签署完成，感谢您', /现在就可以用.*提交贡献/, true],
  ['EXPIRED', null, '请同意新版本', /查看改动并同意新版本/, false],
  ['NOT_SIGNED', null, '该签署已失效', /已被新的签署取代/, false],
  ['VALID', '示例企业', '签署完成，感谢您', /现在就可以用.*提交贡献/, true],
  ['INACTIVE', '示例企业', '已签署，等待企业激活', /员工管理员已收到通知/, false],
  ['EXPIRED', '示例企业', '已签署，等待企业同意新版本协议', /同意新版本后/, false],
])('a signing that is %s, of an employee of %s, is shown as "%s"', async (state, corporation, title, text, hasTick) => {
  await open([signing(state, corporation), READY]);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getAllByText('SG-0000-0000-0000')[0]).toBeVisible();
  expect(screen.getAllByText(/2026年1月1日.*(?:GMT|UTC)/)[0]).toBeVisible();
  expect(screen.getByRole('link', { name: /\/verify\/SG-0000-0000-0000$/ })).toHaveAttribute(
    'href',
    '/verify/SG-0000-0000-0000',
  );
  expect(tick() instanceof SVGElement).toBe(hasTick);
  expect(await screen.findByRole('link', { name: '下载签署文件' })).toBeVisible();
});

const ENDED_AT = '2026-02-03T08:00:00.000Z';

test.each<[string, string | null, SigningState, Course, string, RegExp]>([
  [
    'waits for a newer version',
    null,
    'VALID',
    { graceEndsAt: ENDED_AT },
    '有新版本等待您同意',
    /发布了CLA第2版.*有效至2026年2月3日/,
  ],
  [
    'was superseded',
    null,
    'NOT_SIGNED',
    { endReason: 'superseded', endedAt: ENDED_AT, replacedBy: 'SG-0000-0000-0001' },
    '您已签署更新的版本',
    /已于2026年2月3日.*取代/,
  ],
  [
    'ended as a company signed',
    null,
    'NOT_SIGNED',
    { endReason: 'corporation', endedAt: ENDED_AT },
    '请改以员工身份签署',
    /以企业员工的身份签署/,
  ],
  [
    'was removed',
    '示例企业',
    'NOT_SIGNED',
    { endReason: 'removed', endedAt: ENDED_AT },
    '企业已移除这次签署',
    /已于2026年2月3日.*移除/,
  ],
  [
    'ended with its company',
    '示例企业',
    'NOT_SIGNED',
    { endReason: 'deleted', endedAt: ENDED_AT },
    '该签署已失效',
    /已于2026年2月3日.*删除/,
  ],
  [
    'was withdrawn',
    null,
    'NOT_SIGNED',
    { endReason: 'withdrawn', endedAt: ENDED_AT },
    '您已撤回这次签署',
    /已于2026年2月3日.*撤回/,
  ],
  [
    'was deactivated',
    '示例企业',
    'INACTIVE',
    { deactivatedAt: ENDED_AT },
    '企业已停用该签署',
    /联系企业的员工管理员重新激活/,
  ],
])('a signing that %s says when, why and what to do', async (_course, corporation, state, course, title, text) => {
  await open([signing(state, corporation, course), READY]);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByText((_text, element) => text.test(element?.textContent ?? '')).length).toBeGreaterThan(0);
});

test('a signing in its grace period leads to the new version, one that was replaced to its successor', async () => {
  const { unmount } = await open([signing('VALID', null, { graceEndsAt: ENDED_AT }), READY]);
  const agree = await screen.findByRole('link', { name: '查看改动并同意' });
  expect(agree).toHaveAttribute('href', `/sign-cla/${LINK_ID}/individual-update?email=signer%40example.org`);
  unmount();

  await open([signing('NOT_SIGNED', null, { endReason: 'superseded', replacedBy: 'SG-0000-0000-0001' }), READY]);
  expect(await screen.findByRole('link', { name: 'SG-0000-0000-0001' })).toHaveAttribute(
    'href',
    '/verify/SG-0000-0000-0001',
  );
});

test.each<[string, SigningState, Course, string, string]>([
  ['expired', 'EXPIRED', {}, '查看改动并同意', `/sign-cla/${LINK_ID}/individual-update?email=signer%40example.org`],
  [
    'ended as a company signed',
    'NOT_SIGNED',
    { endReason: 'corporation' },
    '以员工身份签署',
    `/sign-cla/${LINK_ID}/employee?email=signer%40example.org&claimed=yes`,
  ],
  ['was withdrawn', 'NOT_SIGNED', { endReason: 'withdrawn' }, '重新签署', `/sign/${LINK_ID}`],
])('a signing that %s leads to what to do', async (_course, state, course, name, href) => {
  await open([signing(state, null, course), READY]);

  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

describe('a signer who came from a pull request', () => {
  const titled = (title: string) =>
    answer(PullRequestTitleDocument, { pullRequestVerdict: { __typename: 'PullRequest', id: 'pull-1', title } });
  const from = (address: string, answers: readonly Answer[]) =>
    renderRoutes([{ path: '/signed/:token', element: <SignedPage /> }], {
      answers: [signing('VALID', null), READY, ...answers],
      path: `/signed/token?return_to=${encodeURIComponent(address)}`,
    });

  test('is led back first, to the change by its title', async () => {
    const { variables } = await from('/gate/github/example/project/7', [titled('修复解析')]);

    const back = await screen.findByRole('link', { name: '返回合并请求' });
    expect(back).toHaveAttribute('href', '/gate/github/example/project/7');
    expect(await screen.findByText(/“修复解析” · example\/project #7/)).toBeVisible();
    expect(back.compareDocumentPosition(screen.getByRole('link', { name: '下载签署文件' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(variables).toContainEqual({ platform: 'GITHUB', owner: 'example', repository: 'project', number: 7 });
  });

  test('is led back without a title when it is not public', async () => {
    const hidden = answer(PullRequestTitleDocument, { pullRequestVerdict: null });
    await from('/gate/gitee/example/project/7', [hidden]);

    expect(await screen.findByText('example/project #7')).toBeVisible();
  });
});

test('the document is emailed once more, and the button keeps the focus meanwhile', async () => {
  const late = { ...refusal(ResendSignedDocumentDocument, 'document_not_ready'), delay: 60_000 };
  const { variables } = await open([signing('VALID', null), READY, late]);
  const button = await screen.findByRole('button', { name: '重新发送到邮箱' });

  await userEvent.dblClick(button);

  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(variables).toHaveLength(3);
});

const REFUSED = '发往signer@example.org的邮件被邮件服务器拒收，不会送达';

test.each([
  ['REFUSED', REFUSED],
  ['WITHOUT_DOCUMENT', '邮件服务器拒收附件，发往signer@example.org的邮件没有附上文件'],
] as const)('S43: a mail that is %s is reported, and no step promises it', async (state, title) => {
  await open([signing('VALID', null), signedDocument('b'.repeat(64), state)]);

  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByText(/确认邮件已发往/)).not.toBeInTheDocument();
  expect(screen.getByText(/现在就可以用.*提交贡献/)).toBeVisible();
});

test('S43: once the document is emailed again, the earlier mail is not mentioned, until the new one is refused', async () => {
  const resent = answer(ResendSignedDocumentDocument, {
    resendSignedDocument: { __typename: 'SignedDocument', reference: 'SG-0000-0000-0000' },
  });
  const mail = (state: 'REFUSED' | 'WAITING') => signedDocument('b'.repeat(64), state);
  await open([signing('VALID', null), mail('REFUSED'), resent, mail('WAITING'), mail('WAITING'), mail('REFUSED')]);
  await screen.findByText(REFUSED);

  await userEvent.click(screen.getByRole('button', { name: '重新发送到邮箱' }));

  await waitFor(() => expect(screen.queryByText(REFUSED)).not.toBeInTheDocument());
  expect(screen.getByText(/确认邮件已发往/)).toBeVisible();
  expect(await screen.findByText(REFUSED)).toBeVisible();
});

test('of a pending signing the page shows what is done and what it waits for', async () => {
  await open([signing('INACTIVE', '示例企业'), READY]);
  await screen.findByRole('heading', { level: 1 });

  const steps = screen.getAllByRole('listitem');

  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]).toHaveTextContent('已完成');
  expect(steps[1]).toHaveTextContent('进行中');
});

test('an unlinked community can no longer be visited', async () => {
  await open([signing('VALID', null, { link: null }), READY]);
  await screen.findByRole('heading', { level: 1, name: '签署完成，感谢您' });

  expect(screen.queryByRole('link', { name: '回到签署页' })).not.toBeInTheDocument();
});

test('an unknown token says so', async () => {
  await open([refusal(SigningOfDocumentDocument, 'not_found')]);

  expect(await screen.findByText('未找到签署')).toBeVisible();
});

test('on a small screen the text comes first, and signing leads to the page of the signing', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const signed = answer(SignIndividualDocument, {
    signIndividual: {
      __typename: 'SignIndividualPayload',
      documentToken: 'token',
      signing: {
        __typename: 'IndividualSigning',
        reference: 'SG-0000-0000-0000',
        signedAt: '2026-01-01T08:00:00.000Z',
        email: 'signer@example.org',
        name: '示例签署人',
        cla: { __typename: 'Cla', id: 'cla-INDIVIDUAL', version: 1, language: 'ZH' },
      },
    },
  });
  const text = answer(ClaTextDocument, {
    cla: { __typename: 'Cla', id: 'cla-INDIVIDUAL', paragraphs: ['第一条', '第二条'] },
  });
  const route = { path: '/sign-cla/:linkId/individual', element: <IndividualSigningPage /> };
  const path = `/sign-cla/${LINK_ID}/individual`;
  await renderRoutes([route], { answers: [linkWith('INDIVIDUAL'), text, signed], path });

  expect(await screen.findByText('第二条')).toBeVisible();
  expect(screen.getByRole('button', { name: '查看PDF' })).toHaveAttribute('aria-pressed', 'false');
  await fill('姓名', '示例签署人');
  await fill('邮箱', 'signer@example.org');
  await fill('邮箱验证码', '123456');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '同意并签署' }));

  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent('/signed/token');
});
