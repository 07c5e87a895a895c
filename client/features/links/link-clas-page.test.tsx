import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu, openMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  type ClaVersionRowFragment,
  LinkClasDocument,
  RemoveClaDocument,
  SetClaSummaryDocument,
} from '#generated/graphql.ts';
import { LinkClasPage } from './link-clas-page.tsx';
import { buildLinkClas, buildVersion } from './test-links.ts';

const LINK_ID = 'web_example-1';
const OLD = buildVersion({ number: 0 }, { state: 'SUPERSEDED', signingCount: 5, removable: false });
const REMOVED = buildVersion({ number: 1, language: 'EN' }, { state: 'REMOVED' });
const EN = buildVersion({ number: 2, language: 'EN', version: 2 });
const ZH = buildVersion(
  { number: 3, version: 2 },
  { signingCount: 1, removable: false, sourceUrl: 'https://gitee.com/example/cla.pdf' },
);
const VERSIONS = [OLD, REMOVED, EN, ZH];

const details = (...versions: ClaVersionRowFragment[]) =>
  answer(LinkClasDocument, { linkDetails: buildLinkClas(versions) });
const renderDetail = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/linked-repo/:linkId', element: <LinkClasPage /> }], {
    path: `/linked-repo/${LINK_ID}`,
    answers,
    hasToasts: true,
  });
async function row(name: string, state = '当前版本'): Promise<HTMLElement> {
  const rows = await screen.findAllByRole('row');
  const found = rows.find((entry) => entry.textContent.includes(name) && entry.textContent.includes(state));
  if (found === undefined) {
    throw new Error(`no row of ${name}`);
  }
  return found;
}
const removal = () => screen.findByRole('alertdialog');

describe('a linked project', () => {
  test('lists every version: the current ones by language, then the newest of the others', async () => {
    await renderDetail([details(...VERSIONS)]);

    const names = (await screen.findAllByRole('rowheader')).map((heading) => heading.textContent);

    expect(names).toEqual(['中文 · 第2版', 'English · 第2版', 'English · 第1版', '中文 · 第1版']);
  });

  test('says for each version its number, its source and how many have signed it', async () => {
    await renderDetail([details(...VERSIONS)]);

    expect(await row('中文 · 第2版')).toHaveTextContent(/1次签署/);
    await userEvent.click(screen.getByRole('button', { name: '“中文 · 第2版”的详情' }));
    expect(screen.getByRole('link', { name: /gitee/ })).toHaveAttribute('href', 'https://gitee.com/example/cla.pdf');
    expect(await row('中文 · 第1版', '已有新版本')).toHaveTextContent('5次签署');
  });

  test('offers only the document of old versions', async () => {
    await renderDetail([details(...VERSIONS)]);

    const old = within(await row('中文 · 第1版', '已有新版本'));

    expect(old.getByRole('link', { name: '下载' })).toHaveAttribute('href', `/api/v1/cla/${LINK_ID}/0`);
    expect(old.queryByRole('link', { name: '更新版本' })).not.toBeInTheDocument();
    expect(old.queryByRole('button', { name: /更多操作/ })).not.toBeInTheDocument();
  });

  test('leads from a current version to its update, and to missing languages', async () => {
    await renderDetail([details(ZH)]);

    const current = within(await row('中文 · 第2版'));

    expect(current.getByRole('link', { name: '更新版本' })).toHaveAttribute(
      'href',
      `/update-individual-url/zh?link_id=${LINK_ID}`,
    );
    expect(screen.getByRole('link', { name: '添加另一种语言' })).toHaveAttribute(
      'href',
      `/add-individual-url?link_id=${LINK_ID}`,
    );
    expect(screen.getByText(/没有企业CLA/)).toBeVisible();
    expect(screen.getByRole('link', { name: '添加CLA' })).toHaveAttribute('href', `/add-corp-url?link_id=${LINK_ID}`);
  });

  test.each(['no_link', 'no_permission'] as const)(
    "that is not among the manager's says so, and leads to those that are (%s)",
    async (code) => {
      await renderDetail([refusal(LinkClasDocument, code)]);

      expect(await screen.findByText('在您的项目中没有找到它')).toBeVisible();
      expect(screen.getByRole('link', { name: '查看已绑定项目' })).toHaveAttribute('href', '/linked-repo');
      expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
      expect(screen.queryByText(/向社区索取/)).not.toBeInTheDocument();
    },
  );

  test('that cannot be loaded offers a retry', async () => {
    await renderDetail([unreachable(LinkClasDocument), details(EN)]);

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await screen.findByRole('rowheader', { name: 'English · 第2版' })).toBeVisible();
  });
});

describe('removing a CLA', () => {
  test('asks for confirmation, then shows it as removed', async () => {
    const gone = { ...EN, state: 'REMOVED' } as const;
    const removed = answer(RemoveClaDocument, {
      removeCla: { __typename: 'LinkPayload', link: buildLinkClas([ZH, gone]) },
    });
    const { variables } = await renderDetail([details(ZH, EN), removed, details(ZH, gone)]);

    await chooseFromMenu('“English · 第2版”的更多操作', '移除');
    await userEvent.click(within(await removal()).getByRole('button', { name: '移除' }));

    expect(await row('English · 第2版', '已移除')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: '个人CLA' })).toHaveFocus());
    expect(variables).toContainEqual({ input: { linkId: LINK_ID, claId: 'cla-2' } });
  });

  test('is not possible once somebody has signed it', async () => {
    const { variables } = await renderDetail([details(ZH, EN)]);

    await chooseFromMenu('“中文 · 第2版”的更多操作', '移除');
    const dialog = await removal();
    const confirm = within(dialog).getByRole('button', { name: '移除' });
    await userEvent.click(confirm);

    expect(dialog).toHaveTextContent('已有人签署这份CLA，不能移除。');
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(variables).toHaveLength(1);
  });

  test('is refused if somebody has signed it meanwhile, and it stays', async () => {
    await renderDetail([details(ZH, EN), refusal(RemoveClaDocument, 'cla_is_used')]);

    await chooseFromMenu('“English · 第2版”的更多操作', '移除');
    await userEvent.click(within(await removal()).getByRole('button', { name: '移除' }));

    await waitFor(async () => expect(within(await removal()).getByRole('alert')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(await row('English · 第2版')).toBeVisible();
  });
});

describe('the summary of a CLA', () => {
  const summarised = { ...ZH, cla: { ...ZH.cla, summary: '您保留著作权。' } };
  const edited = answer(SetClaSummaryDocument, {
    setClaSummary: { __typename: 'LinkClaPayload', link: buildLinkClas([summarised]) },
  });

  test('is written without a new version, and can then be changed', async () => {
    const { variables } = await renderDetail([details(ZH), edited, details(summarised)]);
    await chooseFromMenu('“中文 · 第2版”的更多操作', '添加通俗说明');
    const dialog = within(await screen.findByRole('dialog', { name: /中文 · 第2版/ }));

    await enterText(dialog.getByRole('textbox', { name: /通俗说明/ }), '您保留著作权。');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));

    expect(await openMenu('“中文 · 第2版”的更多操作')).toContain('修改通俗说明');
    expect(variables).toContainEqual({ input: { linkId: LINK_ID, claId: ZH.cla.id, summary: '您保留著作权。' } });
  });

  test('that is too long is not sent', async () => {
    const long = { ...ZH, cla: { ...ZH.cla, summary: '长'.repeat(2001) } };
    const { variables } = await renderDetail([details(long)]);
    await chooseFromMenu('“中文 · 第2版”的更多操作', '修改通俗说明');
    const dialog = within(await screen.findByRole('dialog'));

    await userEvent.click(dialog.getByRole('button', { name: '保存' }));

    expect(dialog.getByRole('textbox')).toBeInvalid();
    expect(variables).toHaveLength(1);
  });
});
