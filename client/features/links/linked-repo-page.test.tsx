import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { keepLinkSettings, keptLinkSettings } from '#client/components/link-settings-draft.ts';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  LinksDocument,
  type LinkRowFragment,
  OwnSendersDocument,
  UnlinkLinkDocument,
  UpdateLinkDocument,
} from '#generated/graphql.ts';
import { LinkedRepoPage } from './linked-repo-page.tsx';
import { buildLinkRow, UNSIGNED } from './test-links.ts';
import { listLinks } from './testing/list-links.ts';

const ROW = buildLinkRow();
const UNSIGNED_ROW = buildLinkRow(UNSIGNED);

const senders = answer(OwnSendersDocument, {
  senderCredentials: [{ __typename: 'Sender', address: 'cla@example.org', provider: 'SMTP' }],
});
const unlinked = answer(UnlinkLinkDocument, {
  unlinkLink: { __typename: 'UnlinkLinkPayload', unlinkedLinkId: ROW.id },
});
const saved = (row: LinkRowFragment) =>
  answer(UpdateLinkDocument, { updateLink: { __typename: 'LinkPayload', link: row } });

const renderList = (answers: readonly Answer[], path = '/linked-repo') =>
  renderRoutes([{ path: '/linked-repo', element: <LinkedRepoPage /> }], { path, answers });
const MENU = '示例社区的更多操作';
const choose = (item: string) => chooseFromMenu(MENU, item);
const textbox = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the list of linked projects', () => {
  test('is queried as the address says', async () => {
    const { variables } = await renderList([listLinks(ROW)], '/linked-repo?search=a&sort=ALIAS_ASC&after=x');

    expect(await screen.findByRole('link', { name: '示例社区' })).toHaveAttribute('href', `/dashboard/${ROW.id}`);
    expect(variables).toEqual([{ search: 'a', sort: 'ALIAS_ASC', after: 'x' }]);
  });

  test('shows each project with its counts of signings and its links', async () => {
    await renderList([listLinks(ROW)]);

    const [entry] = await screen.findAllByRole('listitem');
    expect(entry).toHaveTextContent('个人3 · 企业2 · 员工1');
    expect(screen.getByRole('link', { name: /example.org\/community/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: '概览' })).toHaveAttribute('href', `/dashboard/${ROW.id}`);
    expect(screen.getByRole('link', { name: '企业签署' })).toHaveAttribute('href', `/corporation-list/${ROW.id}`);
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

describe('the settings of a link', () => {
  test('are saved and shown, and the focus returns to the menu', async () => {
    const changed = { ...ROW, gracePeriodDays: 0, link: { ...ROW.link, alias: '新名称' } };
    const { variables } = await renderList([listLinks(ROW), senders, saved(changed), listLinks(changed)]);

    await choose('修改设置');
    await userEvent.clear(await screen.findByRole('textbox', { name: /社区名称/ }));
    await enterText(textbox(/社区名称/), ' 新名称 ');
    await userEvent.clear(textbox(/宽限期/));
    await userEvent.type(textbox(/宽限期/), '0');
    await userEvent.click(screen.getByRole('radio', { name: /不公开/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /公开在首页/ }));
    await userEvent.clear(textbox(/终止后保留/));
    await userEvent.type(textbox(/终止后保留/), '365');
    await userEvent.click(screen.getByRole('checkbox', { name: /暂停一切删除/ }));
    await userEvent.type(textbox(/可以返回的网站/), ' https://forum.example.org{Enter}{Enter}https://chat.example.org');
    await screen.findByRole('option', { name: 'cla@example.org' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /发件邮箱/ }), 'cla@example.org');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));

    expect(await screen.findByRole('link', { name: '新名称' })).toBeVisible();
    expect(variables).toContainEqual({
      input: {
        linkId: ROW.id,
        alias: '新名称',
        gracePeriodDays: 0,
        retentionDays: 365,
        legalHold: true,
        statusVisibility: 'KEY',
        listed: true,
        senderAddress: 'cla@example.org',
        requiresSecondFactor: false,
        returnOrigins: ['https://forum.example.org', 'https://chat.example.org'],
      },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: '新名称的更多操作' })).toHaveFocus());
  });

  test.each([
    { input: /社区名称/, typed: ' ', problem: '请填写社区名称，最多100个字符。' },
    { input: /社区名称/, typed: '𰻝'.repeat(101), problem: '请填写社区名称，最多100个字符。' },
    { input: /宽限期/, typed: '3651', problem: '请填写0到3650之间的整数。' },
    { input: /终止后保留/, typed: '36501', problem: '请填写0到36500之间的整数。' },
    { input: /宽限期/, typed: '-1', problem: '请填写0到3650之间的整数。' },
    { input: /宽限期/, typed: '1.5', problem: '请填写0到3650之间的整数。' },
    { input: /可以返回的网站/, typed: 'https://example.org/path', problem: '每行填写一个以https://开头的网站地址' },
  ])('are not sent with "$typed" as $input', async ({ input, typed, problem }) => {
    const { variables } = await renderList([listLinks(ROW), senders]);

    await choose('修改设置');
    await screen.findByRole('dialog');
    await userEvent.clear(textbox(input));
    await userEvent.click(textbox(input));
    await userEvent.paste(typed);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));

    expect(textbox(input)).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(textbox(input)).toHaveFocus();
    expect(variables).toHaveLength(2);
  });

  test('name a character of the community that cannot be printed, at its field', async () => {
    const { variables } = await renderList([listLinks(ROW), senders]);

    await choose('修改设置');
    await screen.findByRole('dialog');
    await enterText(textbox(/社区名称/), ' 😀');
    await userEvent.tab();

    await waitFor(() => expect(textbox(/社区名称/)).toHaveAccessibleDescription(/社区名称中的“😀”无法印在签署文件上/));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(variables).toHaveLength(2);
  });

  test('that require a second factor of others need one of whoever requires it', async () => {
    const { variables } = await renderList([
      listLinks(ROW),
      senders,
      refusal(UpdateLinkDocument, 'second_factor_missing'),
    ]);

    await choose('修改设置');
    const box = await screen.findByRole('checkbox', { name: /必须启用两步验证/ });
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(box).toHaveAccessibleDescription(/请先到“账号安全”/));
    expect(variables.at(-1)).toMatchObject({ input: { requiresSecondFactor: true } });
  });

  test('that collide with another link say so at the name', async () => {
    await renderList([listLinks(ROW), senders, refusal(UpdateLinkDocument, 'link_exists')]);

    await choose('修改设置');
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));

    await waitFor(() => expect(textbox(/社区名称/)).toHaveAccessibleDescription(/已经|已有|存在/));
  });
});

describe('settings whose author goes to authorise another sender', () => {
  const edited = async () => {
    await choose('修改设置');
    await userEvent.clear(await screen.findByRole('textbox', { name: /宽限期/ }));
    await userEvent.type(textbox(/宽限期/), '7');
    await userEvent.click(screen.getByRole('link', { name: '授权其他邮箱' }));
    await screen.findByRole('status', { name: 'address' });
  };

  test('are kept, and open again as typed with the address that was authorised', async () => {
    const { unmount } = await renderList([listLinks(ROW), senders]);
    await edited();
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(`/config-email?settings=${ROW.id}`);
    unmount();
    keepLinkSettings(ROW.id, { senderAddress: 'cla@example.org' });

    await renderList([listLinks(ROW), senders], `/linked-repo?settings=${ROW.id}`);

    expect(await screen.findByRole('textbox', { name: /宽限期/ })).toHaveValue('7');
    expect(screen.getByRole('combobox', { name: /发件邮箱/ })).toHaveValue('cla@example.org');
  });

  test('are given up by closing them', async () => {
    keepLinkSettings(ROW.id, { gracePeriodDays: '7' });
    await renderList([listLinks(ROW), senders], `/linked-repo?settings=${ROW.id}`);

    await userEvent.click(await screen.findByRole('button', { name: '取消' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(keptLinkSettings(ROW.id)).toEqual({});
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
