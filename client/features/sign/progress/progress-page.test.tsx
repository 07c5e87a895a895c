import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { type RestReply, type RestServer, startRestServer } from '#client/test/rest-server.ts';
import { CorporationProgressDocument, type CorporationProgressQuery } from '#generated/graphql.ts';
import { ProgressPage } from './progress-page.tsx';

const KEY = 'key-1';

function progress(facts: Partial<CorporationProgressQuery['corporationProgress']> = {}): Answer {
  return answer(CorporationProgressDocument, {
    corporationProgress: {
      __typename: 'CorporationProgress',
      reference: 'SG-0000-0000-0001',
      corporationName: '示例企业',
      representativeName: '示例代表',
      representativeEmail: 'sign@corp.example.org',
      language: 'ZH',
      state: 'UNCOMPLETED',
      linkId: 'web_example-1',
      community: '示例社区',
      projectUrl: 'https://code.example.org/project',
      submittedAt: '2026-01-01T08:00:00.000Z',
      origin: null,
      formReady: true,
      formMail: 'SENT',
      uploadedAt: null,
      returnedAt: null,
      returnReason: null,
      approvedAt: null,
      expiresAt: '2026-01-31T08:00:00.000Z',
      cla: { __typename: 'Cla', id: 'cla-1', version: 1, language: 'ZH' },
      ...facts,
    },
  });
}

const UPLOADED = { uploadedAt: '2026-01-02T08:00:00.000Z' };
const RETURNED = { returnedAt: '2026-01-03T08:00:00.000Z', returnReason: '第2页缺失' };
const APPROVED = { ...UPLOADED, state: 'COMPLETED', approvedAt: '2026-01-04T08:00:00.000Z' } as const;

let server: RestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function open(answers: readonly Answer[], replies: readonly RestReply[] = []) {
  server = await startRestServer(replies);
  return renderRoutes([{ path: '/corporation-progress/:key', element: <ProgressPage /> }], {
    answers,
    path: `/corporation-progress/${KEY}`,
  });
}

const scan = (size: number) => new File([new Uint8Array(size)], 'scan.pdf', { type: 'application/pdf' });
const input = () => screen.findByLabelText<HTMLInputElement>(/选择PDF文件/);

test('what the company has to do comes before what it submitted', async () => {
  await open([progress()]);

  const upload = await input();
  expect(upload.compareDocumentPosition(screen.getByText('SG-0000-0000-0001'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['was submitted', progress(), '已提交，请签字盖章', '上传签字盖章的文件', true],
  ['was returned', progress(RETURNED), '签署文件被退回', '上传签字盖章的文件', true],
  ['is under review', progress(UPLOADED), '签署文件已上传，等待审核', '示例社区审核', false],
])('a signing that %s says what it waits for', async (_state, answered, title, step, takesFiles) => {
  await open([answered]);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
  const current = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  expect(current).toHaveTextContent(step);
  expect(screen.queryByLabelText(/选择PDF文件/) !== null).toBe(takesFiles);
  expect(screen.queryByRole('link', { name: '下载待签署的文件' }) !== null).toBe(takesFiles);
});

test('the reason of a return is shown', async () => {
  await open([progress(RETURNED)]);

  expect(await screen.findByText('第2页缺失')).toBeVisible();
});

test('an approved signing leads to the log-in, with every step done', async () => {
  await open([progress(APPROVED)]);

  const link = await screen.findByRole('link', { name: '企业管理员登录' });
  expect(link).toHaveAttribute('href', '/corporation-manager-login/web_example-1');
  expect(screen.getAllByText(/^已完成/)).toHaveLength(4);
});

test('a file that is too large is refused without being sent', async () => {
  await open([progress()]);

  fireEvent.change(await input(), { target: { files: [scan(5 * 1024 * 1024 + 1)] } });

  await waitFor(async () => expect(await input()).toHaveAccessibleDescription('文件太大，请压缩后重新上传。'));
  expect(server?.requests).toEqual([]);
});

const IMPORTED = { __typename: 'SigningOrigin', source: 'csv:file', level: 'LISTED', versionKnown: true } as const;
const MIDNIGHT = '2025-03-04T00:00:00.000Z';

test.each([
  ['DAY', ['已完成 · 2025年3月4日', '2025年3月4日']],
  ['UNKNOWN', []],
] as const)('of an imported company no more of the time is shown than its source knows: %s', async (known, shown) => {
  await open([progress({ submittedAt: MIDNIGHT, origin: { ...IMPORTED, signedAtPrecision: known } })]);

  await screen.findByText('示例企业');
  expect(screen.queryAllByText(/2025年/).map(({ textContent }) => textContent)).toEqual(shown);
});

test('a progress that cannot be loaded after an upload says so, and is tried again', async () => {
  URL.createObjectURL = () => 'blob:scan';
  URL.revokeObjectURL = () => undefined;
  const answers = [progress(), unreachable(CorporationProgressDocument), progress(UPLOADED)];
  await open(answers, [{ status: 201, json: { data: null } }]);

  fireEvent.change(await input(), { target: { files: [scan(1)] } });
  fireEvent.click(await screen.findByRole('button', { name: '发送' }));
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));

  expect(await screen.findByRole('heading', { level: 1, name: '签署文件已上传，等待审核' })).toHaveFocus();
  expect(screen.queryByText('加载失败')).toBeNull();
  expect(server?.requests).toHaveLength(1);
});

test.each(['link_expired', 'illegal_link'] as const)('a link that leads nowhere says so: %s', async (code) => {
  await open([refusal(CorporationProgressDocument, code)]);

  expect(await screen.findByText('链接已失效')).toBeVisible();
});

test.each([
  ['REFUSED', /拒收，不会送达/],
  ['WITHOUT_DOCUMENT', /邮件服务器拒收附件/],
] as const)('S43: says that the mail is %s, with the document and the upload at hand', async (formMail, said) => {
  await open([progress({ formMail: 'WAITING' }), progress({ formMail })]);

  expect(await screen.findByText(said, {}, { timeout: 4000 })).toBeVisible();
  expect(screen.getByRole('link', { name: /下载/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: '上传签署文件' })).toBeVisible();
});
