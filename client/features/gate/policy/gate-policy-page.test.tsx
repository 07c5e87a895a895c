import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LinkRoleContext } from '#client/session/link-role.ts';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { askedForPassword, givePassword } from '#client/test/step-up.ts';
import {
  GateCommentPreviewDocument,
  GatePolicyDocument,
  type PolicyFactsFragment,
  UpdateGatePolicyDocument,
} from '#generated/graphql.ts';
import { GatePolicyPage } from './gate-policy-page.tsx';
import type { Template } from './policy-values.ts';

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

const stored = answer(GatePolicyDocument, {
  link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
  gatePolicy: POLICY,
  gateTemplates: [TEMPLATE, OPENEULER],
  pullRequestCounts: { __typename: 'PullRequestCounts', pending: 1, covered: 5, uncovered: 3, unknown: 0 },
});
const render = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/gate/:linkId/policy', element: <GatePolicyPage /> }], {
    answers: [stored, ...answers],
    path: '/gate/web_example-1/policy',
  });
const save = async () => userEvent.click(await screen.findByRole('button', { name: '保存规则' }));
const input = (name: RegExp) => screen.findByRole('textbox', { name });

test('saving says before how many pull requests are checked again, and sends all rules', async () => {
  const { variables } = await render([
    answer(UpdateGatePolicyDocument, {
      updateGatePolicy: { __typename: 'UpdateGatePolicyPayload', judgedAgain: 9, policy: POLICY },
    }),
  ]);

  expect(await screen.findByText('保存后将重新检查9个打开的合并请求。')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '检查提交中的谁' }), 'BOTH');
  await userEvent.type(await input(/^豁免的组织/), 'example{Enter}example/team');
  await userEvent.type(await input(/多少行/), '20');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '谁可以撤销结果' }), 'yes');
  await save();

  const { __typename, ...facts } = POLICY;
  expect(variables.at(-1)).toEqual({
    input: {
      linkId: 'web_example-1',
      subjects: ['AUTHOR', 'COMMITTER'],
      coAuthors: facts.coAuthors,
      coAuthorsNeedConfirmation: false,
      acceptClaimedAccounts: false,
      bots: [
        { platform: 'GITHUB', accountId: '1', name: 'Example Bot', host: null },
        { platform: 'GITEA', accountId: '2', name: 'Own Bot', host: 'git.example.org' },
      ],
      agents: [
        { name: 'Claude', stance: 'ASSISTANT' },
        {
          name: 'Own Agent',
          emails: ['agent@example.org'],
          accountIds: ['12'],
          host: 'ghe.example.org',
          stance: 'IGNORE',
        },
      ],
      exemptOrganizations: ['example', 'example/team'],
      minimumLines: 20,
      minimumLinesFiles: [],
      labels: null,
      comment: 'EDIT',
      commentTemplate: 'default',
      commentLanguage: 'ZH',
      commands: ['/check-cla'],
      openerMayCancel: true,
      confirmationMails: true,
      resolveComment: false,
      passAsTester: false,
    },
  });
});

test('what AI agents and co-authors mean is chosen in words', async () => {
  const { variables } = await render([
    answer(UpdateGatePolicyDocument, {
      updateGatePolicy: { __typename: 'UpdateGatePolicyPayload', judgedAgain: 9, policy: POLICY },
    }),
  ]);

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Claude' }), '不接受它的提交');
  await userEvent.type(await input(/^其他AI代理/), '{Enter}REFUSE 示例 代理: 34');
  const confirmation = () => screen.queryByRole('combobox', { name: '共同作者是否需要本人确认' });
  expect(confirmation()).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '共同作者' }), 'REQUIRE');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '共同作者是否需要本人确认' }), 'yes');
  await save();

  expect(variables.at(-1)).toMatchObject({
    input: {
      coAuthors: 'REQUIRE',
      coAuthorsNeedConfirmation: true,
      agents: [
        { name: 'Claude', stance: 'REFUSE' },
        {
          name: 'Own Agent',
          emails: ['agent@example.org'],
          accountIds: ['12'],
          host: 'ghe.example.org',
          stance: 'IGNORE',
        },
        { name: '示例 代理', emails: [], accountIds: ['34'], host: null, stance: 'REFUSE' },
      ],
    },
  });
});

test('rules are saved as chosen after the password was given', async () => {
  const { variables } = await render([
    ...askedForPassword(UpdateGatePolicyDocument),
    answer(UpdateGatePolicyDocument, {
      updateGatePolicy: { __typename: 'UpdateGatePolicyPayload', judgedAgain: 9, policy: POLICY },
    }),
  ]);

  await userEvent.type(await input(/多少行/), '20');
  await save();
  await givePassword();

  await waitFor(() => expect(variables.at(-1)).toHaveProperty('input.minimumLines', 20));
  expect(await input(/多少行/)).toBeVisible();
});

test('a built-in template brings its settings along; one of its own begins with its text', async () => {
  await render([]);
  const template = await screen.findByRole('combobox', { name: '评论模板' });

  await userEvent.selectOptions(template, 'openeuler');

  expect(await input(/^通过时的标签/)).toHaveValue('example-cla/yes');
  expect(screen.getByRole('combobox', { name: '未验证的邮箱或账号' })).toHaveValue('yes');
  await userEvent.selectOptions(template, 'custom');
  expect(await input(/^自定义评论/)).toHaveValue('默认文字');
});

test('the comment is previewed in both languages', async () => {
  const { variables } = await render([
    answer(GateCommentPreviewDocument, { gateCommentPreview: '### 需要签署' }),
    answer(GateCommentPreviewDocument, { gateCommentPreview: '### A CLA is needed' }),
  ]);

  await userEvent.click(await screen.findByRole('button', { name: '预览评论' }));

  expect(await screen.findByText('### 需要签署')).toBeVisible();
  expect(await screen.findByText('### A CLA is needed')).toBeVisible();
  expect(variables).toContainEqual({ linkId: 'web_example-1', template: 'default', language: 'EN' });
});

test.each([
  [/^豁免的机器人/, 'nobody', /^第3行应为“平台 数字编号 名称”/],
  [/^豁免的机器人/, 'GITLAB 5 Example Runner', /^第3行应为“平台 数字编号 名称”/],
  [/^其他AI代理/, 'REFUSE 没有标记', /^第2行应为“类型 名称: 邮箱或数字ID”/],
  [/^其他AI代理/, 'REFUSE 两处: 34, ghe.example.org/34', /且账号须在同一域名下/],
  [/多少行/, '0', '请填写1到1000之间的整数，或留空'],
  [/^通过时的标签/, 'only-one', /请填写两个不同的标签/],
])('what cannot be right in %s is said there, and nothing is sent', async (name, text, problem) => {
  const { variables } = await render([]);

  await userEvent.type(await input(name), /机器人|代理/.test(name.source) ? `{Enter}${text}` : text);
  await save();

  expect(await screen.findByText(problem)).toBeVisible();
  expect(variables.filter((given) => 'input' in given)).toEqual([]);
});

test('a rule that the service refuses is shown at its input', async () => {
  await render([refusal(UpdateGatePolicyDocument, 'bad_request_parameter', { field: 'commands.0' })]);

  await userEvent.type(await input(/^评论命令/), 'x');
  await save();

  expect(await input(/^评论命令/)).toBeInvalid();
});

test('a viewer of the link reads the rules and changes nothing', async () => {
  const element = (
    <LinkRoleContext value="VIEWER">
      <GatePolicyPage />
    </LinkRoleContext>
  );
  await renderRoutes([{ path: '/gate/:linkId/policy', element }], {
    answers: [stored],
    path: '/gate/web_example-1/policy',
  });

  const bots = await screen.findByRole('textbox', { name: /机器人/ });
  expect(bots).toHaveValue('GITHUB 1 Example Bot\nGITEA@git.example.org 2 Own Bot');
  expect(bots).toBeDisabled();
  expect(screen.queryByRole('button', { name: '保存规则' })).not.toBeInTheDocument();
});
