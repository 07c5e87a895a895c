import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { type RestReply, type RestServer, startRestServer } from '#client/test/rest-server.ts';
import { ImportLinkDocument } from '#generated/graphql.ts';
import type { ImportOutcome } from './import-news.ts';
import { ImportPage } from './import-page.tsx';

let server: RestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const PLAN = 'a'.repeat(64);

const outcome = (state: ImportOutcome['state'], facts: Partial<ImportOutcome> = {}): ImportOutcome => ({
  state,
  summary: {
    planSha256: PLAN,
    counts: {
      individual: { imported: 1200, confirm: 0, kept: 3, refused: 0, skipped: 0 },
      row: { imported: 0, confirm: 0, kept: 0, refused: 2, skipped: 0 },
    },
    reasons: { invalid_email: { count: 2, examples: ['people.csv:7', 'people.csv:9'] } },
  },
  refused: 'Row,Reason\n',
  isRefusedCut: false,
  ...facts,
});

/** The answer of the service: words about the progress, then how it ended. */
const ends = (last: object): RestReply => ({
  status: 200,
  file: [{ phase: 'reading', rows: 0, total: 0 }, last].map((line) => `${JSON.stringify(line)}\n`).join(''),
});

async function open(replies: readonly RestReply[], viewerRole: 'MANAGER' | 'VIEWER' = 'MANAGER'): Promise<void> {
  server = await startRestServer(replies);
  const link = answer(ImportLinkDocument, {
    linkDetails: {
      __typename: 'LinkDetails',
      id: 'web_example-1',
      viewerRole,
      link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
    },
  });
  await renderRoutes([{ path: '/import/:linkId', element: <ImportPage /> }], {
    path: '/import/web_example-1',
    answers: [link],
  });
}

async function choose(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  await userEvent.upload(await screen.findByLabelText(/选择文件/), new File([content], name));
}

const TABLE = 'E-Mail;Name;Joined\nzoe@example.org;Zoë;2024-03-04\n';

test('a plan is shown with its reasons, and exactly that one is carried out', async () => {
  await open([ends({ result: outcome('planned') }), ends({ result: outcome('done') })]);
  await choose('people.csv', TABLE);

  expect(await screen.findByRole('combobox', { name: '邮箱' })).toHaveValue('E-Mail');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '签署时间' }), 'Joined');
  await userEvent.click(screen.getByRole('button', { name: '检查文件' }));

  const heading = await screen.findByRole('heading', { name: '导入计划' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('1,200')).toBeVisible();
  const reason = within(screen.getByText(/邮箱格式不正确/).closest('li') ?? document.body);
  expect(reason.getByText(/2行：people\.csv:7/)).toBeVisible();
  expect(server?.requests[0]?.body).toContain('{"email":"E-Mail","name":"Name","signed_at":"Joined"}');
  expect(server?.requests[0]?.body).not.toContain('execute');
  await userEvent.click(screen.getByRole('button', { name: '按此计划导入1,203行' }));

  expect(await screen.findByRole('heading', { name: '已导入' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '签署记录' })).toHaveAttribute('href', '/signings/web_example-1');
  expect(server?.requests[1]?.body).toContain(PLAN);
});

test('of an archive the column of the scans is found, and the plan says which files no row names', async () => {
  const { summary } = outcome('planned');
  const scans = { rows: 31, unnamed: { count: 2, examples: ['scans/left.pdf', '扫描/多余.png'] } };
  await open([ends({ result: outcome('planned', { summary: { ...summary, scans } }) })]);
  const table = strToU8('email,scan\nzoe@example.org,zoe.pdf\n');
  const archive = zipSync({ 'paper/people.csv': table, '__MACOSX/paper/._people.csv': strToU8('x') });
  await choose('paper.zip', new Uint8Array(archive));

  expect(await screen.findByRole('combobox', { name: '扫描件的文件名' })).toHaveValue('scan');
  await userEvent.click(screen.getByRole('button', { name: '检查文件' }));

  expect(await screen.findByRole('heading', { name: '扫描件' })).toBeVisible();
  expect(screen.getByText(/^31行有可用的扫描件/)).toBeVisible();
  expect(screen.getByText(/2个文件没有被任何一行引用：scans\/left\.pdf, 扫描\/多余\.png/)).toBeVisible();
  expect(server?.requests[0]?.body).toContain('"document":"scan"');
});

test('an archive that cannot be read is refused with what it needs', async () => {
  const failure = { code: 'bad_request_parameter', details: { field: 'file', reason: 'unreadable_archive' } };
  await open([ends({ failure })]);
  await choose('paper.zip', 'PK\u0003\u0004 and nothing else');
  await userEvent.click(await screen.findByRole('button', { name: '检查文件' }));

  expect(await screen.findByText(/须有且只有一个CSV/)).toBeVisible();
});

test('an outdated plan is reported, and the new one can be confirmed', async () => {
  await open([ends({ result: outcome('planned') }), ends({ result: outcome('stale') })]);
  await choose('people.csv', TABLE);
  await userEvent.click(await screen.findByRole('button', { name: '检查文件' }));
  await userEvent.click(await screen.findByRole('button', { name: /按此计划导入/ }));

  expect(await screen.findByText('计划已失效')).toBeVisible();
  expect(screen.getByRole('button', { name: /按此计划导入/ })).toBeVisible();
});

test.each([
  ['cla.json', '{"signedContributors":[]}', 'cla-assistant-lite'],
  ['signatures.json', '[{"user_name":"zoe"}]', 'cla-assistant'],
  ['cla-assistant.csv', 'User Name;Repository Owner;Gist Version\n', 'cla-assistant'],
  ['icla.csv', 'Name,GitHub Username,GitLab Username,LF_ID,Email,Signed Date,Approved,Signed\n', 'easycla'],
])('%s is recognised', async (name, content, source) => {
  await open([]);
  await choose(name, content);

  expect(await screen.findByRole('combobox', { name: '来源' })).toHaveValue(source);
  expect(screen.queryByRole('combobox', { name: '邮箱' })).not.toBeInTheDocument();
});

test('a file that cannot be read is refused with what to do', async () => {
  const failure = { code: 'bad_request_parameter', details: { field: 'file', reason: 'too_many_rows' } };
  await open([ends({ failure })]);
  await choose('people.csv', TABLE);
  await userEvent.click(await screen.findByRole('button', { name: '检查文件' }));

  expect(await screen.findByText('无法导入这个文件')).toBeVisible();
  expect(screen.getByText(/npm run import命令导入/)).toBeVisible();
});

test('viewers see who can import', async () => {
  await open([], 'VIEWER');

  expect(await screen.findByText(/查看者不能导入签署/)).toBeVisible();
  expect(screen.queryByLabelText(/选择文件/)).not.toBeInTheDocument();
});
