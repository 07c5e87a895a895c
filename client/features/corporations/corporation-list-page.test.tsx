import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu, openMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import {
  ApproveCorporationSigningDocument,
  CorporationDocument,
  type CorporationRowFragment,
  CorporationsDocument,
  CorporationsExportDocument,
  type CorporationSigningState,
  DeleteCorporationSigningDocument,
  PurgeCorporationSigningDocument,
  ResendCorporationDocumentDocument,
  RestoreCorporationSigningDocument,
} from '#generated/graphql.ts';
import { tabOf } from './corporation-tab.ts';
import {
  button,
  confirm,
  confirmClaim,
  DELETED,
  dialog,
  MENU,
  OTHER,
  renderList,
  shownDialog,
  tabs,
  UPLOADED,
  WAITING,
} from './testing/corporation-list.tsx';
import { buildMail, buildSigning, claimOf, corporations, freshSigning } from './testing/corporations.ts';

beforeEach(() => {
  // Signed documents are still on their way.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
});

const heading = (name: string) => screen.queryByRole('rowheader', { name: new RegExp(`^${name}`) });

describe('the corporations of a link', () => {
  test('are queried as the address says, and counted by state', async () => {
    const { variables } = await renderList(
      [corporations([DELETED], [3, 2, 1])],
      '?state=deleted&search=a&sort=NAME_ASC',
    );

    expect(await screen.findByRole('rowheader', { name: /^示例科技/ })).toBeVisible();
    expect(variables).toContainEqual({ linkId: 'web_example-1', state: 'DELETED', search: 'a', sort: 'NAME_ASC' });
    expect(tabs()).toEqual(['待上传0', '待审核0', '已退回0', '已完成2', '已删除1']);
    expect(screen.getByRole('button', { name: /已删除/ })).toHaveAttribute('aria-current', 'page');
  });

  test('show that the document to sign could not be derived, while it is still to be signed', async () => {
    const failed = { documentState: 'FAILED' } as const;
    await renderList([corporations([buildSigning(failed)], [1, 0, 0])], '?state=document');

    expect(await screen.findByText('待签署文件生成失败，请重发')).toBeVisible();
  });

  test("lead to the manager's own projects when the link is not theirs", async () => {
    await renderList([refusal(CorporationsDocument, 'no_link')]);

    expect(await screen.findByText('在您的项目中没有找到它')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看已绑定项目' })).toHaveAttribute('href', '/linked-repo');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('start at the first page in another state, keeping the search', async () => {
    const { variables } = await renderList(
      [corporations([WAITING], [1, 1, 0]), corporations([], [1, 0, 0])],
      '?search=a&after=x',
    );
    await screen.findByRole('rowheader', { name: /^示例科技/ });

    await userEvent.click(screen.getByRole('button', { name: /已完成/ }));

    await waitFor(() => expect(heading('示例科技')).not.toBeInTheDocument());
    expect(variables.at(-1)).toEqual({ linkId: 'web_example-1', state: 'COMPLETED', search: 'a', sort: 'DATE_DESC' });
  });

  test.each([
    ['review', '没有待审核的签署文件'],
    ['document', '没有等待上传的企业'],
    ['correction', '没有已退回的企业'],
    ['completed', '还没有完成签署的企业'],
    ['deleted', '没有已删除的企业'],
  ])('say when there are none: %s', async (state, title) => {
    await renderList([corporations([], [0, 0, 0])], `?state=${state}`);

    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test('offer a retry when they cannot be loaded', async () => {
    await renderList([unreachable(CorporationsDocument), corporations([WAITING], [1, 0, 0])]);

    await userEvent.click(await button('重试'));

    expect(await screen.findByRole('rowheader', { name: /^示例科技/ })).toBeVisible();
  });
});

test('the corporations shown are exported with all their pages', async () => {
  const exported = (hasNextPage: boolean, node: CorporationRowFragment) =>
    answer(CorporationsExportDocument, {
      corporationSignings: {
        __typename: 'CorporationSigningConnection',
        nodes: [node],
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? 'next' : null },
      },
    });
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { variables } = await renderList(
    [corporations([WAITING], [1, 0, 0]), exported(true, WAITING), exported(false, { ...OTHER, corporationName: '=1' })],
    '?state=review&search=a',
  );

  await userEvent.click(await button('导出CSV'));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(variables.slice(1)).toEqual(
    [{}, { after: 'next' }].map((page) => ({
      linkId: 'web_example-1',
      state: 'UNCOMPLETED',
      waitsFor: 'REVIEW',
      search: 'a',
      sort: 'DATE_DESC',
      first: 100,
      ...page,
    })),
  );
  const rest =
    '"示例代表","sign@example.org","example.org","待审核","2026-01-01 08:00","","1","中文","SG-0000-0000-0001"';
  expect((await saved[0]?.text())?.split('\r\n').slice(1)).toEqual([`"示例科技",${rest}`, `"'=1",${rest}`, '']);
});

describe('what can be done', () => {
  const cases: readonly [CorporationSigningState, boolean, string, string[]][] = [
    ['UNCOMPLETED', false, '上传签署文件', ['重发待签署文件', '更换授权代表', '删除']],
    ['UNCOMPLETED', true, '审核', ['上传签署文件', '重发待签署文件', '更换授权代表', '删除']],
    ['COMPLETED', true, '查看签署文件', ['上传签署文件', '更换授权代表', '删除']],
    ['COMPLETED', false, '上传签署文件', ['更换授权代表', '删除']],
    ['DELETED', true, '恢复', ['查看签署文件', '彻底删除']],
    ['DELETED', false, '恢复', ['彻底删除']],
  ];
  test.each(cases)('with %s (signed document: %s) is %s, then %s', async (state, hasPdf, next, others) => {
    const signing = buildSigning({ state, ...(hasPdf ? UPLOADED : {}) });
    await renderList([corporations([signing], [1, 1, 1])], `?state=${tabOf(signing)}`);

    expect(await button(next)).toBeVisible();
    expect(await openMenu(MENU)).toEqual(others);
  });
});

describe('the details of a corporation', () => {
  const open = async () => userEvent.click(await button('“示例科技”的详情'));

  test('are those of this corporation, although field ids repeat', async () => {
    const another = buildSigning({
      id: 'signing-2',
      corporationName: '另一企业',
      fieldValues: [{ __typename: 'FieldValue', id: '0', type: 'TITLE', title: '职位', value: '总经理' }],
    });
    await renderList(
      [corporations([buildSigning(), another], [2, 0, 0]), freshSigning(buildSigning())],
      '?state=document',
    );
    const [first] = await screen.findAllByRole('button', { name: /的详情$/ });

    await userEvent.click(first ?? document.body);

    expect(screen.getByText('法务总监')).toBeVisible();
    expect(screen.getByText('SG-0000-0000-0001')).toBeVisible();
    expect(screen.getByRole('button', { name: '“示例科技”的详情' })).toHaveAttribute('aria-expanded', 'true');
  });

  test.each([
    ['SENT', '已发送'],
    ['QUEUED', '发送中'],
    ['FAILED', '发送失败'],
  ] as const)('say what became of a mail: %s', async (state, text) => {
    const signing = buildSigning({ emails: [buildMail({ state })] });
    await renderList([corporations([signing], [1, 0, 0]), freshSigning(signing)], '?state=document');

    await open();

    expect(screen.getByText('待签署文件').closest('li')).toHaveTextContent(text);
  });

  test('follow a mail while it is queued', async () => {
    const waiting = buildSigning({ emails: [buildMail({ state: 'QUEUED', sentAt: null })] });
    await renderList([corporations([waiting], [1, 0, 0]), freshSigning(buildSigning())], '?state=document');

    await open();

    await waitFor(() => expect(screen.getByText('待签署文件').closest('li')).toHaveTextContent('已发送'));
  });

  test('that cannot be refreshed say so, and offer a retry', async () => {
    const moved = buildSigning({ ...UPLOADED, representativeEmail: 'moved@example.org' });
    await renderList([corporations([WAITING], [1, 0, 0]), unreachable(CorporationDocument), freshSigning(moved)]);

    await open();
    expect(await screen.findByText('刷新失败，显示的内容可能不是最新的')).toBeVisible();
    await userEvent.click(await button('重试'));

    expect(await screen.findByText(/moved@example.org/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('are announced when the last mail failed', async () => {
    const failed = [buildMail({ state: 'FAILED' }), buildMail({ id: 'mail-0' })];
    await renderList([corporations([buildSigning({ emails: failed })], [1, 0, 0])], '?state=document');

    expect(await screen.findByText('邮件发送失败')).toBeVisible();
  });
});

test('a list is shown as it is after the last change, even while a reload from before is under way', async () => {
  const approved = ({ id }: CorporationRowFragment) =>
    answer(ApproveCorporationSigningDocument, {
      approveCorporationSigning: {
        __typename: 'CorporationSigningPayload',
        corporationSigning: buildSigning({ ...UPLOADED, id, state: 'COMPLETED' }),
      },
    });
  const late = { ...corporations([OTHER], [1, 1, 0]), delay: 60_000 };
  const newcomer = buildSigning({ ...UPLOADED, id: 'signing-3', corporationName: '新企业' });
  await renderList([
    corporations([WAITING, OTHER], [2, 0, 0]),
    approved(WAITING),
    late,
    approved(OTHER),
    corporations([newcomer], [1, 2, 0]),
    claimOf(0),
  ]);

  for (const { corporationName } of [WAITING, OTHER]) {
    await waitFor(() => expect(heading(corporationName)).toBeVisible());
    await userEvent.click(screen.getAllByRole('button', { name: '审核' })[0] ?? document.body);
    await confirmClaim('通过');
    await waitFor(() => expect(shownDialog()).not.toBeInTheDocument());
  }

  expect(await screen.findByRole('rowheader', { name: /^新企业/ })).toBeVisible();
});

const changed = (signing: CorporationRowFragment) =>
  ({ __typename: 'CorporationSigningPayload', corporationSigning: signing }) as const;

const approved = answer(ApproveCorporationSigningDocument, {
  approveCorporationSigning: changed({ ...WAITING, state: 'COMPLETED' }),
});

const deleted = answer(DeleteCorporationSigningDocument, {
  deleteCorporationSigning: changed({ ...WAITING, state: 'DELETED', deletedAt: DELETED.deletedAt }),
});

const restored = answer(RestoreCorporationSigningDocument, {
  restoreCorporationSigning: changed({ ...DELETED, state: 'UNCOMPLETED', deletedAt: null }),
});

const resent = answer(ResendCorporationDocumentDocument, { resendCorporationDocument: changed(buildSigning()) });

const purged = answer(PurgeCorporationSigningDocument, {
  purgeCorporationSigning: { __typename: 'PurgeCorporationSigningPayload', purgedId: DELETED.id },
});

const isClosed = () => waitFor(() => expect(shownDialog()).not.toBeInTheDocument());

describe('a step', () => {
  test.each([
    {
      name: '审核',
      query: '',
      row: WAITING,
      done: approved,
      after: ['待上传0', '待审核1', '已退回0', '已完成1', '已删除0'],
    },
    {
      name: '删除',
      query: '',
      row: WAITING,
      done: deleted,
      after: ['待上传0', '待审核1', '已退回0', '已完成0', '已删除1'],
    },
    {
      name: '恢复',
      query: '?state=deleted',
      row: DELETED,
      done: restored,
      after: ['待上传1', '待审核0', '已退回0', '已完成0', '已删除1'],
    },
  ])('$name takes the corporation out of its tab before the list is loaded again', async (step) => {
    const { name, query, row, done, after } = step;
    const other = { ...OTHER, state: row.state };
    const counts: [number, number, number] = row.state === 'DELETED' ? [0, 0, 2] : [2, 0, 0];
    const late = { ...corporations([other], counts), delay: 60_000 };
    const { variables } = await renderList([corporations([row, other], counts), done, late], query);
    await screen.findByRole('rowheader', { name: /^示例科技/ });

    if (name === '删除') {
      await chooseFromMenu(MENU, name);
    } else {
      await userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
    }
    await confirmClaim(name === '审核' ? '通过' : name);

    await waitFor(() => expect(heading('示例科技')).not.toBeInTheDocument());
    expect(tabs()).toEqual(after);
    expect(heading('另一企业')).toBeVisible();
    await isClosed();
    // The approval is for the document that was reviewed.
    const seen = name === '审核' ? { pdfUploadedAt: row.pdfUploadedAt } : {};
    expect(variables).toContainEqual({ input: { id: row.id }, ...seen });
  });

  test('approves with the submitted values beside the signed document', async () => {
    const asked = vi.spyOn(XMLHttpRequest.prototype, 'open');
    await renderList([corporations([WAITING], [1, 0, 0])]);

    await userEvent.click(await button('审核'));

    expect((await dialog()).getByText('法务总监')).toBeVisible();
    expect(asked).toHaveBeenCalledWith('GET', '/api/v1/corporation-pdf/web_example-1/signing-1');
  });

  test('asks for confirmation, and does nothing when cancelled', async () => {
    const { variables } = await renderList([corporations([WAITING], [1, 0, 0])]);

    const approve = await button('审核');
    await userEvent.click(approve);
    expect(await screen.findByRole('dialog', { name: '审核“示例科技”的签署文件' })).toHaveTextContent(
      'sign@example.org',
    );
    await userEvent.keyboard('{Escape}');

    await isClosed();
    await waitFor(() => expect(approve).toHaveFocus());
    expect(variables).not.toContainEqual({ input: { id: WAITING.id } });
  });

  test('that is refused says why and changes nothing; the list is reloaded after the dialog', async () => {
    await renderList([
      corporations([WAITING], [1, 0, 0]),
      refusal(ApproveCorporationSigningDocument, 'corp_manager_exists'),
      corporations([], [0, 1, 0]),
    ]);

    await userEvent.click(await button('审核'));
    await confirmClaim('通过');
    const reason = await (await dialog()).findByRole('alert');
    expect(reason).toHaveFocus();
    expect(tabs()).toEqual(['待上传0', '待审核1', '已退回0', '已完成0', '已删除0']);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(tabs()).toEqual(['待上传0', '待审核0', '已退回0', '已完成1', '已删除0']));
    expect(heading('示例科技')).not.toBeInTheDocument();
  });

  test('that did not reach the service can be retried', async () => {
    await renderList([
      corporations([WAITING], [1, 0, 0]),
      unreachable(ApproveCorporationSigningDocument),
      approved,
      corporations([], [0, 1, 0]),
    ]);

    await userEvent.click(await button('审核'));
    await confirmClaim('通过');
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent('无法连接到服务');
    await confirmClaim('通过');

    await waitFor(() => expect(tabs()).toEqual(['待上传0', '待审核0', '已退回0', '已完成1', '已删除0']));
  });

  test('that resends leaves the corporation in its tab, and the focus on the menu', async () => {
    await renderList(
      [corporations([buildSigning()], [1, 0, 0]), resent, corporations([buildSigning()], [1, 0, 0])],
      '?state=document',
    );
    await screen.findByRole('rowheader', { name: /^示例科技/ });

    await chooseFromMenu(MENU, '重发待签署文件');
    await confirm('重发待签署文件');

    await isClosed();
    expect(heading('示例科技')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: MENU })).toHaveFocus());
  });
});

test.each([
  ['2099-01-01T08:00:00.000Z', /旧版本有效至2099年1月1日.*(?:GMT|UTC)/],
  ['2026-01-01T08:00:00.000Z', /旧版本的宽限期已过（2026年1月1日.*(?:GMT|UTC)/],
])(
  'a signing of an older version says so, in the list and before it is approved: until %s',
  async (graceEndsAt, text) => {
    const pendingCla = { __typename: 'Cla', id: 'cla-2', version: 2 } as const;
    await renderList([corporations([{ ...WAITING, pendingCla, graceEndsAt }], [1, 0, 0])]);

    expect(await screen.findByText('旧版本协议')).toBeVisible();
    await userEvent.click(await button('审核'));

    expect((await dialog()).getByText(text)).toBeVisible();
  },
);

describe('deleting completely', () => {
  async function begin(answers: readonly Answer[]) {
    const rendered = await renderList([corporations([DELETED], [0, 0, 1]), ...answers], '?state=deleted');
    await chooseFromMenu(MENU, '彻底删除');
    const asked = await dialog();
    return { ...rendered, reference: asked.getByRole('textbox', { name: /请输入签署编号SG-0000-0000-0001/ }) };
  }

  test.each(['', 'SG-0000', 'SG-0000-0000-0002'])('is not possible while "%s" is typed', async (typed) => {
    const { variables, reference } = await begin([]);

    await userEvent.type(reference, `${typed} `);
    await confirm('彻底删除');

    expect((await dialog()).getByRole('button', { name: '彻底删除' })).toHaveAttribute('aria-disabled', 'true');
    expect(variables).toHaveLength(1);
  });

  test('is done once the reference was typed', async () => {
    const { variables, reference } = await begin([purged, corporations([], [0, 0, 0])]);

    await enterText(reference, ' sg-0000-0000-0001 ');
    await confirm('彻底删除');

    expect(await screen.findByRole('heading', { name: '没有已删除的企业' })).toBeVisible();
    await waitFor(() => expect(tabs()).toEqual(['待上传0', '待审核0', '已退回0', '已完成0', '已删除0']));
    expect(variables).toContainEqual({ input: { id: 'signing-1', corporationName: 'sg-0000-0000-0001' } });
    expect(screen.getByRole('region', { name: '已删除' })).toHaveFocus();
  });

  test.each([
    [null, '企业提交的内容、邮件和文件'],
    ['2026-01-03T08:00:00.000Z', '员工签署'],
  ])('says what is lost of a corporation approved at %s', async (completedAt, text) => {
    await renderList([corporations([{ ...DELETED, completedAt }], [0, 0, 1])], '?state=deleted');

    await chooseFromMenu(MENU, '彻底删除');

    expect((await dialog()).getByText(new RegExp(text))).toBeVisible();
  });

  test('that is refused says why, and changes nothing', async () => {
    const { reference } = await begin([refusal(PurgeCorporationSigningDocument, 'not_ready_to_sign')]);

    await enterText(reference, 'SG-0000-0000-0001');
    await confirm('彻底删除');

    expect(await (await dialog()).findByRole('alert')).toHaveFocus();
    expect(tabs()).toEqual(['待上传0', '待审核0', '已退回0', '已完成0', '已删除1']);
  });
});
