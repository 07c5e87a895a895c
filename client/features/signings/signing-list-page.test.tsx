import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseFromMenu, openMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { restRefusal, startRestServer } from '#client/test/rest-server.ts';
import { givePassword, PASSWORD_TAKEN } from '#client/test/step-up.ts';
import {
  EndSigningDocument,
  RecordSigningDocument,
  type SigningRowFragment,
  SigningsDocument,
  SigningsLinkDocument,
} from '#generated/graphql.ts';
import { SigningListPage } from './signing-list-page.tsx';

function buildSigning(facts: Partial<SigningRowFragment> = {}): SigningRowFragment {
  return {
    __typename: 'Signing',
    id: 'signing-1',
    reference: 'SG-0000-0000-0001',
    kind: 'EMPLOYEE',
    state: 'ENDED',
    name: '张三',
    email: 'zhang@example.org',
    corporationName: '示例科技',
    language: 'ZH',
    signedAt: '2026-01-01T08:00:00.000Z',
    endedAt: '2026-01-05T08:00:00.000Z',
    endReason: 'removed',
    endsAt: null,
    endNote: null,
    documentState: 'READY',
    documentSha256: 'ab'.repeat(32),
    origin: null,
    cla: { __typename: 'Cla', id: 'cla-1', version: 2, language: 'ZH' },
    fieldValues: [
      { __typename: 'FieldValue', id: '0', type: 'TELEPHONE', title: '电话', value: '+86' },
      { __typename: 'FieldValue', id: '1', type: 'DATE', title: '日期', value: '2026-01-01' },
    ],
    ...facts,
  };
}

const listed = (nodes: readonly SigningRowFragment[]): Answer =>
  answer(SigningsDocument, {
    signings: {
      __typename: 'SigningConnection',
      nodes: [...nodes],
      totalCount: nodes.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });

const linkFor = (viewerRole: 'MANAGER' | 'VIEWER'): Answer =>
  answer(SigningsLinkDocument, {
    linkDetails: {
      __typename: 'LinkDetails',
      id: 'web_example-1',
      viewerRole,
      link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
      claVersions: [
        {
          __typename: 'ClaVersion',
          cla: { __typename: 'Cla', id: 'cla-1', number: 0, type: 'INDIVIDUAL', language: 'ZH', version: 2 },
        },
      ],
    },
  });

const LINK = linkFor('MANAGER');

const renderPage = (answers: readonly Answer[], query = '', link = LINK) =>
  renderRoutes([{ path: '/signings/:linkId', element: <SigningListPage /> }], {
    path: `/signings/web_example-1${query}`,
    answers: [link, ...answers],
  });

/** Of every signing whose document is there. */
const OPEN = '查看签署文件';

test('a signing shows who signed as what, and everything else on demand', async () => {
  await renderPage([listed([buildSigning()])]);

  expect(await screen.findByRole('rowheader', { name: /^张三 · 示例科技/ })).toBeVisible();
  const row = within(screen.getByRole('table'));
  expect(row.getByText('已终止')).toBeVisible();
  expect(row.getByText('员工签署')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: '“张三”的详情' }));

  for (const text of ['中文 · 第2版', '被企业移除', '+86', '2026年1月1日（UTC）']) {
    expect(row.getAllByText(text)[0]).toBeVisible();
  }
  expect(row.getByRole('button', { name: '下载证据包' })).toBeVisible();
});

test('an imported signing is marked, and shows its origin on demand', async () => {
  const origin = {
    __typename: 'SigningOrigin',
    source: 'csv:file',
    level: 'ACCOUNT',
    signedAtPrecision: 'UNKNOWN',
    versionKnown: true,
  } as const;
  await renderPage([listed([buildSigning({ signedAt: null, origin, endReason: 'invalidated_at_source' })])]);

  await screen.findByRole('rowheader');
  const row = within(screen.getByRole('table'));
  expect(row.getByText('导入 · 账号登录')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: '“张三”的详情' }));

  expect(row.getByText('从csv:file导入：来源验证过代码平台账号。本服务未另行核实。')).toBeVisible();
  expect(row.getByText('来源已标记为无效')).toBeVisible();
  expect(row.queryByText('签署时间')).not.toBeInTheDocument();
});

test('is asked for as the address says, and a filter starts at the first page', async () => {
  const { variables } = await renderPage(
    [listed([buildSigning()]), listed([])],
    '?kind=EMPLOYEE&from=2026-01-02&after=x',
  );
  await screen.findByRole('rowheader', { name: /^张三 · 示例科技/ });
  const signedFrom = new Date(2026, 0, 2).toISOString();
  const asked = { linkId: 'web_example-1', kind: 'EMPLOYEE', signedFrom, search: '', sort: 'DATE_DESC' };
  expect(variables).toContainEqual({ ...asked, after: 'x' });

  await userEvent.selectOptions(screen.getByLabelText('协议版本'), '个人CLA · 中文 · 第2版');

  await waitFor(() => expect(variables.at(-1)).toEqual({ ...asked, claId: 'cla-1' }));
});

test('is ordered by the heads of its columns, the newest first', async () => {
  const { variables } = await renderPage([
    listed([buildSigning()]),
    listed([buildSigning()]),
    listed([buildSigning()]),
  ]);
  const head = (name: string) => screen.getByRole('columnheader', { name });
  await screen.findByRole('rowheader', { name: /^张三/ });
  expect(head('签署日期')).toHaveAttribute('aria-sort', 'descending');

  await userEvent.click(screen.getByRole('button', { name: '签署人' }));

  await waitFor(() => expect(variables.at(-1)).toMatchObject({ sort: 'NAME_ASC' }));
  expect(head('签署人')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('签署日期')).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('button', { name: '签署人' }));
  await waitFor(() => expect(variables.at(-1)).toMatchObject({ sort: 'NAME_DESC' }));
});

test('offers to clear the filters when nothing matches', async () => {
  await renderPage([listed([]), listed([buildSigning()])], '?state=EXPIRED');

  await userEvent.click(await screen.findByRole('button', { name: '清除筛选' }));

  expect(await screen.findByRole('rowheader', { name: /^张三 · 示例科技/ })).toBeVisible();
});

test('says when nobody has signed', async () => {
  await renderPage([listed([])]);

  expect(await screen.findByRole('heading', { name: '还没有人签署' })).toBeVisible();
});

test('everything is exported after the password was given', async () => {
  const server = await startRestServer([
    restRefusal(401, 'step_up_needed', { methods: ['PASSWORD'] }),
    { status: 200, file: 'table' },
  ]);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  await renderPage([listed([buildSigning()]), PASSWORD_TAKEN]);

  await userEvent.click(await screen.findByRole('button', { name: /CSV/ }));
  await givePassword();

  await waitFor(() => expect(saved).toHaveLength(1));
  const path = '/api/v1/signings/web_example-1/export?format=csv&language=zh';
  expect(server.requests.map((request) => request.path)).toEqual([path, path]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await server.close();
});

test('the signed document opens from its row, and the focus returns there', async () => {
  const server = await startRestServer([restRefusal(404, 'not_found')]);
  await renderPage([listed([buildSigning()])]);

  await chooseFromMenu('“张三”的更多操作', OPEN);
  const dialog = within(await screen.findByRole('dialog', { name: '张三' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '关闭' }));

  expect(server.requests.map(({ path }) => path)).toEqual(['/api/v1/evidence/SG-0000-0000-0001/document']);
  await waitFor(() => expect(screen.getByRole('button', { name: '“张三”的更多操作' })).toHaveFocus());
  await server.close();
});

test('offers a retry when it cannot be loaded, and leads away from a link of others', async () => {
  const { unmount } = await renderPage([unreachable(SigningsDocument), listed([buildSigning()])]);
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('rowheader', { name: /^张三 · 示例科技/ })).toBeVisible();
  unmount();

  await renderPage([refusal(SigningsDocument, 'no_permission')]);
  expect(await screen.findByRole('link', { name: '查看已绑定项目' })).toHaveAttribute('href', '/linked-repo');
});

const LIVE = buildSigning({
  kind: 'INDIVIDUAL',
  state: 'COUNTS',
  corporationName: null,
  endedAt: null,
  endReason: null,
});

test('a manager ends an individual signing as of a day, with a reason', async () => {
  const endsAt = new Date(2026, 1, 3).toISOString();
  const ended = { ...LIVE, state: 'ENDED', endedAt: endsAt, endReason: 'ended_by_community', endNote: '误签' } as const;
  const { variables } = await renderPage([
    listed([LIVE]),
    answer(EndSigningDocument, { endSigning: { __typename: 'EndSigningPayload', signing: ended } }),
  ]);

  await chooseFromMenu('“张三”的更多操作', '终止签署');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '终止签署' }));
  expect(await dialog.findByText(/请填写原因/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '误签');
  await userEvent.click(dialog.getByRole('radio', { name: '指定日期' }));
  await userEvent.type(dialog.getByLabelText(/终止日期/), '2026-02-03');
  await userEvent.click(dialog.getByRole('button', { name: '终止签署' }));

  expect(await within(screen.getByRole('table')).findByText('已终止')).toBeVisible();
  expect(variables.at(-1)).toEqual({
    input: { linkId: 'web_example-1', reference: LIVE.reference, reason: '误签', endsAt },
  });
  await userEvent.click(screen.getByRole('button', { name: '“张三”的详情' }));
  expect(screen.getByText('社区终止')).toBeVisible();
  expect(screen.getByText('误签')).toBeVisible();
  expect(await openMenu('“张三”的更多操作')).toEqual([OPEN]);
});

test.each([
  ['employees are not ended here', buildSigning({ state: 'COUNTS', endedAt: null, endReason: null }), 'MANAGER'],
  ['viewers end nothing', LIVE, 'VIEWER'],
] as const)('%s', async (_rule, signing, role) => {
  await renderPage([listed([signing])], '', linkFor(role));

  expect(await openMenu('“张三”的更多操作')).toEqual([OPEN]);
});

test('a signature that was given on paper is recorded', async () => {
  const signing = { __typename: 'Signing', id: 'signing-9' } as const;
  const recorded = answer(RecordSigningDocument, {
    recordSigning: { __typename: 'RecordSigningPayload', signing },
  });
  const { variables } = await renderPage([listed([]), recorded, listed([buildSigning()])]);

  await userEvent.click(await screen.findByRole('button', { name: '登记签署' }));
  const dialog = within(await screen.findByRole('dialog', { name: '登记在别处完成的签署' }));
  await userEvent.click(dialog.getByRole('button', { name: '登记' }));
  expect(dialog.getByText('请选择与类型相符的版本。')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '协议版本' }), '中文 · 第2版');
  await userEvent.type(dialog.getByRole('textbox', { name: '签署人姓名' }), '李雷');
  await userEvent.type(dialog.getByRole('textbox', { name: '邮箱' }), 'li@example.org');
  await userEvent.type(dialog.getByLabelText(/签署日期/), '2019-05-04');
  await userEvent.click(dialog.getByRole('button', { name: '登记' }));

  expect(await screen.findByRole('rowheader', { name: /^张三 · 示例科技/ })).toBeVisible();
  expect(variables).toContainEqual({
    input: {
      linkId: 'web_example-1',
      kind: 'INDIVIDUAL',
      claId: 'cla-1',
      name: '李雷',
      email: 'li@example.org',
      signedOn: '2019-05-04',
      notify: true,
    },
  });
});

test('viewers record nothing, and a recorded signature says so', async () => {
  const origin = {
    __typename: 'SigningOrigin',
    source: 'recorded',
    level: 'DOCUMENT',
    signedAtPrecision: 'DAY',
    versionKnown: true,
  } as const;
  await renderPage([listed([buildSigning({ origin })])], '', linkFor('VIEWER'));

  expect(await screen.findByText('登记 · 有签署文件')).toBeVisible();
  expect(screen.queryByRole('button', { name: '登记签署' })).not.toBeInTheDocument();
});
