import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import {
  ApproveCorporationSigningDocument,
  type CorporationRowFragment,
  DeleteCorporationSigningDocument,
  PurgeCorporationSigningDocument,
  ResendCorporationDocumentDocument,
  RestoreCorporationSigningDocument,
} from '#generated/graphql.ts';
import {
  WAITING,
  OTHER,
  DELETED,
  MENU,
  renderList,
  tabs,
  button,
  dialog,
  confirm,
  confirmClaim,
  shownDialog,
} from './testing/corporation-list.tsx';
import { buildSigning, corporations } from './testing/corporations.ts';

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

beforeEach(() => {
  // Signed documents are still on their way.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
});

const heading = (name: string) => screen.queryByRole('rowheader', { name: new RegExp(`^${name}`) });

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
