import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { keepSender, keptSender } from '#client/components/kept-sender.ts';
import { LinkRoleContext } from '#client/session/link-role.ts';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  type LinkRowFragment,
  LinkSettingsDocument,
  OwnSendersDocument,
  SetLinkSigningStateDocument,
  UnlinkLinkDocument,
  UpdateLinkDocument,
} from '#generated/graphql.ts';
import { buildLinkRow, UNSIGNED } from '../test-links.ts';
import { LinkSettingsPage } from './link-settings-page.tsx';

const ROW = buildLinkRow();
const senders = answer(OwnSendersDocument, {
  serviceSender: 'service@example.org',
  senderCredentials: [{ __typename: 'Sender', address: 'cla@example.org', provider: 'SMTP' }],
});
const saved = (row: LinkRowFragment) =>
  answer(UpdateLinkDocument, { updateLink: { __typename: 'LinkPayload', link: row } });

const open = (answers: readonly Answer[], row = ROW) =>
  renderRoutes(
    [
      {
        path: '/settings/:linkId',
        element: (
          <LinkRoleContext value={row.viewerRole}>
            <LinkSettingsPage />
          </LinkRoleContext>
        ),
      },
    ],
    {
      path: `/settings/${ROW.id}`,
      answers: [answer(LinkSettingsDocument, { linkDetails: row }), senders, ...answers],
      hasToasts: true,
    },
  );
const section = async (name: string) => within(await screen.findByRole('form', { name }));
const save = async (name: string) => userEvent.click((await section(name)).getByRole('button', { name: '保存' }));

afterEach(() => sessionStorage.clear());

describe('a part of the settings', () => {
  test('saves what is in it and nothing else, and what is typed in the others stays', async () => {
    const renamed = { ...ROW, listed: true, link: { ...ROW.link, alias: '新名称' } };
    const { variables } = await open([saved(renamed)]);
    const grace = (await section('CLA新版本')).getByRole('textbox', { name: /宽限期/ });
    await userEvent.clear(grace);
    await userEvent.type(grace, '7');
    const project = await section('项目');

    await userEvent.clear(project.getByRole('textbox', { name: /社区名称/ }));
    await enterText(project.getByRole('textbox', { name: /社区名称/ }), ' 新名称 ');
    await userEvent.click(project.getByRole('checkbox', { name: /公开在首页/ }));
    await save('项目');

    expect(await screen.findByRole('status', { name: '设置已保存' })).toBeVisible();
    expect(variables.at(-1)).toEqual({ input: { linkId: ROW.id, alias: '新名称', listed: true } });
    expect(grace).toHaveValue('7');
  });

  test.each([
    ['签署状态的公开范围', /不公开/, { statusVisibility: 'KEY' }],
    ['两步验证', /必须启用两步验证/, { requiresSecondFactor: true }],
    ['保留与删除', /暂停一切删除/, { retentionDays: 0, legalHold: true }],
  ])('"%s" sends %s', async (name, choice, input) => {
    const { variables } = await open([saved(ROW)]);

    await userEvent.click((await section(name)).getByLabelText(choice));
    await save(name);

    await waitFor(() => expect(variables.at(-1)).toEqual({ input: { linkId: ROW.id, ...input } }));
  });

  test('lists the websites to return to one by one', async () => {
    const { variables } = await open([saved(ROW)]);

    await userEvent.type(
      (await section('签署后返回')).getByRole('textbox'),
      ' https://forum.example.org{Enter}{Enter}https://chat.example.org',
    );
    await save('签署后返回');

    const returnOrigins = ['https://forum.example.org', 'https://chat.example.org'];
    await waitFor(() => expect(variables.at(-1)).toEqual({ input: { linkId: ROW.id, returnOrigins } }));
  });

  test.each([
    { name: '项目', input: /社区名称/, typed: ' ', problem: '请填写社区名称，最多100个字符。' },
    { name: '项目', input: /社区名称/, typed: '𰻝'.repeat(101), problem: '请填写社区名称，最多100个字符。' },
    { name: 'CLA新版本', input: /宽限期/, typed: '3651', problem: '请填写0到3650之间的整数。' },
    { name: 'CLA新版本', input: /宽限期/, typed: '1.5', problem: '请填写0到3650之间的整数。' },
    { name: '保留与删除', input: /终止后保留/, typed: '36501', problem: '请填写0到36500之间的整数。' },
    {
      name: '签署后返回',
      input: /可以返回的网站/,
      typed: 'https://example.org/path',
      problem: '每行填写一个以https://开头的网站地址',
    },
  ])('$name is not sent with "$typed"', async ({ name, input, typed, problem }) => {
    const { variables } = await open([]);

    const box = (await section(name)).getByRole('textbox', { name: input });
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(typed);
    await save(name);

    expect(box).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(box).toHaveFocus();
    expect(variables).toHaveLength(2);
  });

  test('names a character that cannot be printed, at its field', async () => {
    await open([]);

    const box = (await section('项目')).getByRole('textbox', { name: /社区名称/ });
    await enterText(box, ' 😀');
    await userEvent.tab();

    await waitFor(() => expect(box).toHaveAccessibleDescription(/社区名称中的“😀”无法印在签署文件上/));
  });

  test.each([
    ['link_exists', '项目', /社区名称/, /已经|已有|存在/],
    ['second_factor_missing', '两步验证', /必须启用两步验证/, /请先到“账号安全”/],
  ] as const)('says at its input why it was refused: %s', async (code, name, input, reason) => {
    await open([refusal(UpdateLinkDocument, code)]);

    const box = (await section(name)).getByLabelText(input);
    await (code === 'second_factor_missing' ? userEvent.click(box) : userEvent.type(box, 'x'));
    await save(name);

    await waitFor(() => expect(box).toHaveAccessibleDescription(reason));
  });
});

test('a viewer of the project reads its settings and can save none', async () => {
  await open([], buildLinkRow({ viewerRole: 'VIEWER' }));

  expect((await section('项目')).getByRole('textbox', { name: /社区名称/ })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '解除绑定' })).not.toBeInTheDocument();
});

test('a sender that was just authorised is chosen, and no longer kept once it is saved', async () => {
  keepSender(ROW.id, 'new@example.org');
  const { variables } = await open([saved({ ...ROW, senderAddress: 'new@example.org' })]);

  expect(await screen.findByRole('link', { name: '授权其他邮箱' })).toHaveAttribute(
    'href',
    `/config-email?settings=${ROW.id}`,
  );
  expect(screen.getByRole('combobox', { name: /发件邮箱/ })).toHaveValue('new@example.org');
  await save('发件邮箱');

  await waitFor(() => expect(keptSender(ROW.id)).toBeUndefined());
  expect(variables.at(-1)).toEqual({ input: { linkId: ROW.id, senderAddress: 'new@example.org' } });
});

test("mails come from the service's own address again", async () => {
  const { variables } = await open([saved(ROW)], buildLinkRow({ senderAddress: 'cla@example.org' }));

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /发件邮箱/ }), '本服务的邮箱');
  await save('发件邮箱');

  await waitFor(() =>
    expect(variables.at(-1)).toEqual({ input: { linkId: ROW.id, senderAddress: 'service@example.org' } }),
  );
});

test.each([
  [12, '今日已发验证码邮件12封，每日预算400封'],
  [400, '今日400封，每日400封的预算已用完。今天余下的验证码由本服务自己的邮箱发出'],
])('after %i mails with codes it says what is left of the budget', async (sentToday, text) => {
  await open([], buildLinkRow({ codeBudget: { __typename: 'CodeBudget', sentToday, perDay: 400 } }));

  expect(await screen.findByText(text)).toBeVisible();
});

describe('signing', () => {
  const paused = buildLinkRow({ link: { ...ROW.link, signingState: 'PAUSED', visitorText: '五月恢复。' } });

  test('is paused with a text for visitors', async () => {
    const set = answer(SetLinkSigningStateDocument, {
      setLinkSigningState: { __typename: 'LinkPayload', link: paused },
    });
    const { variables } = await open([set]);
    const signing = await section('是否接受新的签署');

    expect(signing.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(signing.getByRole('radio', { name: /暂停签署/ }));
    await enterText(signing.getByRole('textbox', { name: /给访问者的说明/ }), '五月恢复。');
    await save('是否接受新的签署');

    const input = { linkId: ROW.id, state: 'PAUSED', visitorText: '五月恢复。' };
    await waitFor(() => expect(variables.at(-1)).toEqual({ input }));
  });

  test('with a text that is too long is not sent', async () => {
    const { variables } = await open([], paused);

    const text = (await section('是否接受新的签署')).getByRole('textbox', { name: /给访问者的说明/ });
    await userEvent.click(text);
    await userEvent.paste('长'.repeat(500));
    await save('是否接受新的签署');

    expect(text).toBeInvalid();
    expect(variables).toHaveLength(2);
  });
});

test('there is something to save once something is changed, until it is saved or discarded', async () => {
  const renamed = { ...ROW, link: { ...ROW.link, alias: '新名称' } };
  await open([saved(renamed)]);
  const project = await section('项目');
  const name = project.getByRole('textbox', { name: /社区名称/ });
  expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();

  await userEvent.clear(name);
  await userEvent.click(project.getByRole('button', { name: '放弃更改' }));
  expect(name).toHaveValue(ROW.link.alias);
  expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();

  await userEvent.clear(name);
  await enterText(name, '新名称 ');
  await save('项目');
  await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument());
  expect(name).toHaveValue('新名称');
  await userEvent.tab();
  expect(name).toHaveFocus();
});

describe('unlinking', () => {
  const unlinked = answer(UnlinkLinkDocument, {
    unlinkLink: { __typename: 'UnlinkLinkPayload', unlinkedLinkId: ROW.id },
  });
  const confirm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '解除绑定' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '解除绑定' }));
  };

  test('leads back to the list of projects', async () => {
    await open([unlinked], buildLinkRow(UNSIGNED));

    await confirm();

    expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent('/linked-repo');
  });

  test('that is answered once its manager has left the page leaves them where they are', async () => {
    const unlinking = late(unlinked);
    const { goTo, place } = await open([unlinking.answer], buildLinkRow(UNSIGNED));
    await confirm();
    await goTo('/elsewhere');

    await unlinking.arrive();

    expect(await screen.findByRole('status', { name: /已解除/ })).toBeVisible();
    expect(place()).toBe('/elsewhere');
  });
});
