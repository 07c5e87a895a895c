import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LinkRoleContext } from '#client/session/link-role.ts';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { askedForPassword, givePassword } from '#client/test/step-up.ts';
import {
  GateCommentPreviewDocument,
  GatePolicyDocument,
  type GatePolicyQuery,
  type PolicyFactsFragment,
  UpdateGatePolicyDocument,
} from '#generated/graphql.ts';
import type { Template } from './feedback-values.ts';
import { GatePolicyPage } from './gate-policy-page.tsx';

const POLICY: PolicyFactsFragment = {
  __typename: 'GatePolicy',
  subjects: ['AUTHOR'],
  coAuthors: 'WARN',
  coAuthorsNeedConfirmation: false,
  acceptClaimedAccounts: false,
  bots: [
    { __typename: 'RegisteredBot', platform: 'GITHUB', accountId: '1', name: 'Example Bot', host: 'github.com' },
    { __typename: 'RegisteredBot', platform: 'GITEA', accountId: '2', name: 'Own Bot', host: 'git.example.org' },
  ],
  agents: [
    {
      __typename: 'RegisteredAgent',
      name: 'Claude',
      emails: ['noreply@anthropic.com'],
      accountIds: [],
      host: 'github.com',
      stance: 'ASSISTANT',
      builtIn: true,
    },
    {
      __typename: 'RegisteredAgent',
      name: 'Own Agent',
      emails: ['agent@example.org'],
      accountIds: ['12'],
      host: 'ghe.example.org',
      stance: 'IGNORE',
      builtIn: false,
    },
  ],
  exemptOrganizations: [],
  minimumLines: null,
  minimumLinesFiles: [],
  labels: null,
  comment: 'EDIT',
  commentTemplate: 'default',
  commentText: null,
  commentLanguage: 'ZH',
  commands: ['/check-cla'],
  openerMayCancel: false,
  confirmationMails: true,
  resolveComment: false,
  passAsTester: false,
  oldCheck: null,
};
const TEMPLATE: Template = {
  __typename: 'GateTemplate',
  name: 'default',
  text: '默认文字',
  acceptClaimedAccounts: false,
  comment: 'EDIT',
  labels: null,
  commands: ['/check-cla'],
};
const OPENEULER: Template = {
  ...TEMPLATE,
  name: 'openeuler',
  acceptClaimedAccounts: true,
  comment: 'NEW',
  labels: { __typename: 'GateLabels', covered: 'example-cla/yes', uncovered: 'example-cla/no' },
};

const GITHUB = {
  __typename: 'GatePlatformFacts',
  platform: 'GITHUB',
  tester: false,
  resolvableComments: false,
  textChanges: true,
} as const;
const GITCODE = {
  ...GITHUB,
  platform: 'GITCODE',
  tester: true,
  resolvableComments: true,
  textChanges: false,
} as const;

const storedWith = (connected: GatePolicyQuery['connected']) =>
  answer(GatePolicyDocument, {
    link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
    connected,
    gateHosts: [{ __typename: 'GateHost', platform: 'GITHUB', url: 'https://ghe.example.org' }],
    gatePlatforms: [GITHUB, GITCODE],
    gatePolicy: POLICY,
    gateTemplates: [TEMPLATE, OPENEULER],
    pullRequestCounts: { __typename: 'PullRequestCounts', pending: 1, covered: 5, uncovered: 3, unknown: 0 },
  });
const connection = (platform: 'GITHUB' | 'GITCODE') => ({
  __typename: 'PlatformConnection' as const,
  id: platform,
  platform,
  url: `https://${platform.toLowerCase()}.com`,
});
const saved = (policy: Partial<PolicyFactsFragment> = {}) =>
  answer(UpdateGatePolicyDocument, {
    updateGatePolicy: { __typename: 'UpdateGatePolicyPayload', judgedAgain: 9, policy: { ...POLICY, ...policy } },
  });
const render = (answers: readonly Answer[], stored = storedWith([])) =>
  renderRoutes([{ path: '/gate/:linkId/policy', element: <GatePolicyPage /> }], {
    answers: [stored, ...answers],
    path: '/gate/web_example-1/policy',
  });
const section = (name: string) => screen.findByRole('region', { name });
const save = async (name: string) =>
  userEvent.click(within(await section(name)).getByRole('button', { name: '保存规则' }));
const input = (name: RegExp) => screen.findByRole('textbox', { name });
const sentence = () => screen.getByText(/须签署CLA；/);

test('a section is saved by itself, and says before how many pull requests are checked again', async () => {
  const { variables } = await render([saved()]);

  expect(await screen.findByText('保存任何一部分都会重新检查9个打开的合并请求。')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '检查提交中的谁' }), 'BOTH');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '共同作者' }), 'REQUIRE');
  await userEvent.click(screen.getByRole('switch', { name: '共同作者须由本人确认' }));
  await userEvent.click(screen.getByRole('switch', { name: '未验证的邮箱或账号' }));
  await save('谁需要签署');

  expect(variables.at(-1)).toEqual({
    input: {
      linkId: 'web_example-1',
      subjects: ['AUTHOR', 'COMMITTER'],
      coAuthors: 'REQUIRE',
      coAuthorsNeedConfirmation: true,
      acceptClaimedAccounts: true,
      confirmationMails: true,
    },
  });
});

test('the rules are read out, and the sentence follows what is changed', async () => {
  await render([]);
  await screen.findByRole('region', { name: '谁需要签署' });
  expect(sentence()).toHaveTextContent(
    '提交的作者须签署CLA；共同作者只提醒；不接受未验证的邮箱；不检查Own Agent的提交；Example Bot和Own Bot豁免。',
  );

  await userEvent.selectOptions(screen.getByRole('combobox', { name: '检查提交中的谁' }), 'BOTH');
  await userEvent.click(screen.getByRole('switch', { name: '未验证的邮箱或账号' }));
  await chooseFromMenu('Claude', '不接受其提交');
  await userEvent.click(screen.getByRole('button', { name: '移除Example Bot' }));
  await userEvent.type(await input(/^豁免的组织/), 'example{Enter}');
  await userEvent.type(await input(/多少行/), '20');

  expect(sentence()).toHaveTextContent(
    '作者和提交人都须签署CLA；共同作者只提醒；接受未验证的邮箱；不接受Claude的提交；不检查Own Agent的提交；Own Bot和“example”的成员豁免；不超过20行的改动豁免。',
  );
});

test('bots are listed by name and platform, and added by platform, name and number', async () => {
  const { variables } = await render([saved()]);
  const exempt = within(await section('谁可以豁免'));
  expect(exempt.getByText('GitHub账号1')).toBeVisible();
  expect(exempt.getByText('Gitea (git.example.org)账号2')).toBeVisible();

  await userEvent.click(exempt.getByRole('button', { name: '添加机器人' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '构建');
  await userEvent.type(dialog.getByRole('textbox', { name: /数字ID/ }), '1 2');
  await userEvent.click(dialog.getByRole('button', { name: '添加' }));
  expect(dialog.getByText('请填写账号的数字ID')).toBeVisible();
  await userEvent.clear(dialog.getByRole('textbox', { name: /数字ID/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /数字ID/ }), '12');
  await userEvent.click(dialog.getByRole('button', { name: '添加' }));
  await userEvent.type(await input(/^豁免的组织/), 'example{Enter}example/team');
  await save('谁可以豁免');

  expect(variables.at(-1)).toEqual({
    input: {
      linkId: 'web_example-1',
      bots: [
        { platform: 'GITHUB', accountId: '1', name: 'Example Bot', host: null },
        { platform: 'GITEA', accountId: '2', name: 'Own Bot', host: 'git.example.org' },
        { platform: 'GITHUB', accountId: '12', name: '构建', host: 'ghe.example.org' },
      ],
      exemptOrganizations: ['example', 'example/team'],
      minimumLines: null,
      minimumLinesFiles: [],
    },
  });
});

test('an AI agent that the service does not know is added with its accounts', async () => {
  const { variables } = await render([saved()]);

  await chooseFromMenu('Claude', '不接受其提交');
  const refused = within(screen.getByRole('list', { name: '不接受其提交' }));
  await waitFor(() => expect(refused.getByRole('button', { name: 'Claude' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: '添加AI智能体' }));
  const dialog = within(await screen.findByRole('dialog'));
  const marks = dialog.getByRole('textbox', { name: /数字ID/ });
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '示例 代理');
  await userEvent.type(marks, '34{Enter}ghe.example.org/34{Enter}');
  await userEvent.click(dialog.getAllByRole('button', { name: '添加' }).at(-1) ?? marks);
  expect(dialog.getByText(/且账号须在同一域名下/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '移除ghe.example.org/34' }));
  await userEvent.click(dialog.getAllByRole('button', { name: '添加' }).at(-1) ?? marks);
  await save('AI智能体');

  expect(variables.at(-1)).toEqual({
    input: {
      linkId: 'web_example-1',
      agents: [
        { name: 'Claude', stance: 'REFUSE' },
        {
          name: 'Own Agent',
          emails: ['agent@example.org'],
          accountIds: ['12'],
          host: 'ghe.example.org',
          stance: 'IGNORE',
        },
        { name: '示例 代理', emails: [], accountIds: ['34'], host: null, stance: 'ASSISTANT' },
      ],
    },
  });
});

test('a section is saved as chosen after the password was given', async () => {
  const { variables } = await render([...askedForPassword(UpdateGatePolicyDocument), saved({ minimumLines: 20 })]);

  await userEvent.type(await input(/多少行/), '20');
  await save('谁可以豁免');
  await givePassword();

  await waitFor(() => expect(variables.at(-1)).toHaveProperty('input.minimumLines', 20));
  expect(await input(/多少行/)).toHaveValue('20');
  expect(screen.queryByRole('button', { name: '保存规则' })).not.toBeInTheDocument();
});

test('a built-in template brings its settings along, also the rule for emails, and a custom one starts with its text', async () => {
  const { variables } = await render([saved({ acceptClaimedAccounts: true })]);
  const template = await screen.findByRole('combobox', { name: '评论模板' });

  await userEvent.selectOptions(template, 'openeuler');
  expect(await input(/^通过时的标签/)).toHaveValue('example-cla/yes');
  expect(screen.getByText('保存后，还会接受未验证的邮箱和账号。')).toBeVisible();
  await userEvent.selectOptions(template, 'custom');
  expect(await input(/^自定义评论/)).toHaveValue('默认文字');
  await save('在代码平台上的反馈');

  expect(variables.at(-1)).toMatchObject({
    input: { acceptClaimedAccounts: true, comment: 'NEW', commentText: '默认文字' },
  });
  await waitFor(() => expect(screen.getByRole('switch', { name: '未验证的邮箱或账号' })).toBeChecked());
});

test('the comment is previewed in both languages as the platform shows it', async () => {
  const { variables } = await render([
    answer(GateCommentPreviewDocument, { gateCommentPreview: '### 需要签署' }),
    answer(GateCommentPreviewDocument, { gateCommentPreview: '### A CLA is needed' }),
  ]);

  await userEvent.click(await screen.findByRole('button', { name: '预览评论' }));

  expect(await screen.findByRole('heading', { name: '需要签署' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'A CLA is needed' })).toBeVisible();
  expect(variables).toContainEqual({ linkId: 'web_example-1', template: 'default', language: 'EN' });
});

test('what no connected platform can do is not offered', async () => {
  const { unmount } = await render([], storedWith([connection('GITHUB')]));
  expect(await input(/多少行/)).toBeVisible();
  expect(screen.queryByRole('switch', { name: /GitCode/ })).not.toBeInTheDocument();
  unmount();

  await render([], storedWith([connection('GITCODE')]));
  expect(await screen.findAllByRole('switch', { name: /GitCode/ })).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: /多少行/ })).not.toBeInTheDocument();
});

test.each([
  ['谁可以豁免', /多少行/, '0', '请填写1到1000之间的整数，或留空'],
  ['在代码平台上的反馈', /^通过时的标签/, 'only-one', /请填写两个不同的标签/],
])('a mistake in %s is shown there, and nothing is sent', async (name, at, text, problem) => {
  const { variables } = await render([]);

  await userEvent.type(await input(at), text);
  await save(name);

  expect(await screen.findByText(problem)).toBeVisible();
  expect(variables.filter((given) => 'input' in given)).toEqual([]);
});

test('a rule that the service refuses is shown at its input', async () => {
  await render([refusal(UpdateGatePolicyDocument, 'bad_request_parameter', { field: 'commands.0' })]);

  await userEvent.type(await input(/^评论命令/), 'x{Enter}');
  await save('在代码平台上的反馈');

  await waitFor(async () => expect(await input(/^评论命令/)).toBeInvalid());
});

test('a viewer of the link reads the rules and changes nothing', async () => {
  const element = (
    <LinkRoleContext value="VIEWER">
      <GatePolicyPage />
    </LinkRoleContext>
  );
  await renderRoutes([{ path: '/gate/:linkId/policy', element }], {
    answers: [storedWith([])],
    path: '/gate/web_example-1/policy',
  });

  expect(await screen.findByText('Own Bot')).toBeVisible();
  expect(screen.getByRole('switch', { name: '未验证的邮箱或账号' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^(?:保存规则|移除Own Bot|添加机器人)$/ })).not.toBeInTheDocument();
});

test('the old check is named by its labels, of which there are two', async () => {
  const oldCheck = { __typename: 'OldCheck', name: null, labels: OPENEULER.labels } as const;
  const { variables } = await render([saved({ oldCheck })]);

  await userEvent.click(await screen.findByText(/^填写原有的检查/));
  await userEvent.type(await input(/^原有检查的标签：已通过/), 'example-cla/yes');
  await save('从其他CLA检查迁移');
  expect(await screen.findByText(/请填写两个不同的标签/)).toBeVisible();
  await userEvent.type(await input(/^原有检查的标签：未通过/), 'example-cla/no');
  await save('从其他CLA检查迁移');

  const labels = { covered: 'example-cla/yes', uncovered: 'example-cla/no' };
  await waitFor(() =>
    expect(variables).toContainEqual({ input: { linkId: 'web_example-1', oldCheck: { name: null, labels } } }),
  );
});
