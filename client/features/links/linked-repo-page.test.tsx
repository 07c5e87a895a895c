import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { LinksDocument, UnlinkLinkDocument } from '#generated/graphql.ts';
import { LinkedRepoPage } from './linked-repo-page.tsx';
import { buildLinkRow, UNSIGNED } from './test-links.ts';
import { listLinks } from './testing/list-links.ts';

const ROW = buildLinkRow();
const UNSIGNED_ROW = buildLinkRow(UNSIGNED);

const unlinked = answer(UnlinkLinkDocument, {
  unlinkLink: { __typename: 'UnlinkLinkPayload', unlinkedLinkId: ROW.id },
});

const renderList = (answers: readonly Answer[], path = '/linked-repo') =>
  renderRoutes([{ path: '/linked-repo', element: <LinkedRepoPage /> }], { path, answers });
const MENU = '“示例社区”的更多操作';
const choose = (item: string) => chooseFromMenu(MENU, item);

describe('the list of linked projects', () => {
  test('is queried as the address says', async () => {
    const { variables } = await renderList([listLinks(ROW)], '/linked-repo?search=a&sort=ALIAS_ASC&after=x');

    expect(await screen.findByRole('link', { name: '示例社区' })).toHaveAttribute('href', `/dashboard/${ROW.id}`);
    expect(variables).toEqual([{ search: 'a', sort: 'ALIAS_ASC', after: 'x' }]);
  });

  test('shows of each project what waits there and how many have signed', async () => {
    const waiting = { __typename: 'CorporationSigningCounts', awaitingReview: 4 } as const;
    await renderList([listLinks(buildLinkRow({ corporationCounts: waiting, uncoveredPullRequests: 7 }))]);

    const [entry] = await screen.findAllByRole('listitem');
    expect(entry).toHaveTextContent('4 企业待审核6 已签署7 合并请求未通过');
  });

  test('offers to link a project when empty', async () => {
    await renderList([listLinks()]);

    expect(await screen.findByRole('heading', { name: '还没有绑定项目' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: '绑定新项目' })).toHaveLength(2);
  });

  test('offers a retry when it cannot be loaded', async () => {
    await renderList([unreachable(LinksDocument), listLinks(ROW)]);

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await screen.findByRole('link', { name: '示例社区' })).toBeVisible();
  });
});

describe('unlinking', () => {
  test('is not offered where somebody has signed; the dialog says what to do instead', async () => {
    await renderList([listLinks(ROW)]);

    await choose('解除绑定');
    const dialog = within(await screen.findByRole('alertdialog', { name: '“示例社区”不能解除绑定' }));
    expect(dialog.getByText(/可以暂停或关闭签署/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: '解除绑定' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '知道了' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('says first what will happen, and does nothing when cancelled', async () => {
    const { variables } = await renderList([listLinks(UNSIGNED_ROW)]);

    await choose('解除绑定');
    const dialog = await screen.findByRole('alertdialog', { name: '解除“示例社区”的绑定？' });
    expect(dialog).toHaveTextContent('签署链接立即失效');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(variables).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: MENU })).toHaveFocus());
  });

  test('removes the project from the list', async () => {
    const { variables } = await renderList([listLinks(UNSIGNED_ROW), unlinked, listLinks()]);

    await choose('解除绑定');
    await userEvent.click(await screen.findByRole('button', { name: '解除绑定' }));

    expect(await screen.findByRole('heading', { name: '还没有绑定项目' })).toBeVisible();
    expect(variables[1]).toEqual({ input: { linkId: ROW.id } });
    expect(screen.getByRole('region', { name: '已绑定项目' })).toHaveFocus();
  });

  test('is refused with the reason if somebody has signed meanwhile, and changes nothing', async () => {
    await renderList([listLinks(UNSIGNED_ROW), refusal(UnlinkLinkDocument, 'link_is_used')]);

    await choose('解除绑定');
    await userEvent.click(await screen.findByRole('button', { name: '解除绑定' }));

    const reason = await screen.findByRole('alert');
    expect(reason).toHaveTextContent('已有人在此签署，不能解绑。');
    expect(reason).toHaveFocus();
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '示例社区' })).toBeVisible();
  });

  test('does not show the reason again when started over', async () => {
    await renderList([listLinks(UNSIGNED_ROW), refusal(UnlinkLinkDocument, 'link_is_used')]);
    await choose('解除绑定');
    await userEvent.click(await screen.findByRole('button', { name: '解除绑定' }));
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await choose('解除绑定');

    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
