import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { keepCookies } from '#client/test/session-cookies.ts';
import {
  type JudgedPullRequestFragment,
  PullRequestCommunityDocument,
  PullRequestVerdictDocument,
  RecheckPullRequestDocument,
} from '#generated/graphql.ts';
import { buildCommit, buildPerson, buildPullRequest } from './testing/pull-requests.ts';
import { VerdictPage } from './verdict-page.tsx';

const PATH = '/gate/github/example/project/7';

/** The service answers this from now on, however often it is asked. */
const shows = (pullRequestVerdict: JudgedPullRequestFragment | null): Answer => ({
  ...answer(PullRequestVerdictDocument, { pullRequestVerdict }),
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const render = (answers: readonly Answer[], path = PATH) =>
  renderRoutes([{ path: '/gate/:platform/:owner/:repository/:number', element: <VerdictPage /> }], {
    answers,
    path,
    hasToasts: true,
  });

describe('the page of a pull request', () => {
  test('offers somebody who has not signed one step, from which they come back', async () => {
    const community = answer(PullRequestCommunityDocument, {
      link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
    });
    const { variables } = await render([shows(buildPullRequest()), community]);

    expect(await screen.findByRole('heading', { level: 1, name: '修正一处错误' })).toBeVisible();
    expect(screen.getByText('CLA检查 · example/project #7')).toBeVisible();
    expect(await screen.findByText(/“示例社区”请每位贡献者签署贡献者许可协议/)).toBeVisible();
    expect(screen.getByRole('link', { name: '返回合并请求' })).toHaveAttribute(
      'href',
      'https://github.example.org/example/project/pull/7',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('还需要签署');
    expect(screen.getByText('example-signer · s***@e***.org')).toBeVisible();
    expect(screen.getByRole('link', { name: '签署CLA' })).toHaveAttribute(
      'href',
      `/sign/web_example-1?return_to=${encodeURIComponent(PATH)}`,
    );
    expect(variables[0]).toEqual({ platform: 'GITHUB', owner: 'example', repository: 'project', number: 7 });
    const links = screen.getAllByRole('link');
    expect(links.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['签署CLA', '返回合并请求']);
  });

  test('turns green by itself', async () => {
    const covered = buildPullRequest({ verdict: 'COVERED' }, [
      buildCommit('1', [buildPerson({ covered: true, missing: null, step: null, stepUrl: null, rule: 'signing' })]),
    ]);
    await render([answer(PullRequestVerdictDocument, { pullRequestVerdict: buildPullRequest() }), shows(covered)]);
    expect(await screen.findByText('还需要签署')).toBeVisible();

    expect(await screen.findByText('检查通过')).toBeVisible();
    expect(screen.queryByRole('link', { name: '签署CLA' })).not.toBeInTheDocument();
  });

  test('says what helps when judging keeps failing', async () => {
    await render([shows(buildPullRequest({ verdict: 'UNKNOWN', parked: true }, []))]);

    expect(await screen.findByText(/可能过大。请拆分后重新提交/)).toBeVisible();
  });

  test.each([
    ['SIGN_AS_EMPLOYEE', '以员工身份签署'],
    ['AGREE_TO_UPDATE', '同意新版协议'],
    ['CONFIRM_COMMITS', '确认这些提交'],
    ['PROVE_ADDRESS', '关联这个邮箱'],
  ] as const)('leads to the page of the step %s', async (step, name) => {
    const stepUrl = 'https://cla.example.org/prove/web_example-1';
    await render([shows(buildPullRequest({}, [buildCommit('1', [buildPerson({ step, stepUrl })])]))]);

    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/prove/web_example-1?return_to=${encodeURIComponent(PATH)}`,
    );
  });

  test.each([
    ['FIX_COMMIT', /git commit --amend/],
    ['REGISTER_BOT', /登记该机器人/],
    ['WAIT', /自动重试/],
    ['ASK_COMPANY', /联系所在企业/],
  ] as const)('says what to do for the step %s, which has no page', async (step, text) => {
    await render([shows(buildPullRequest({}, [buildCommit('1', [buildPerson({ step, stepUrl: null })])]))]);

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /签署/ })).not.toBeInTheDocument();
  });

  test('names the limits of co-authors for a line that is not read', async () => {
    const unread = buildPerson({
      role: 'CO_AUTHOR',
      account: null,
      email: null,
      missing: 'NO_ADDRESS',
      step: 'FIX_COMMIT',
      stepUrl: null,
    });
    await render([shows(buildPullRequest({}, [buildCommit('1', [unread])]))]);

    expect(await screen.findByText('有共同作者行无法识别')).toBeVisible();
    expect(screen.getByText(/Co-authored-by: 姓名 <邮箱>”。每个提交最多200位/)).toBeVisible();
  });

  test('does not ask a co-author who is only shown for anything', async () => {
    const people = [
      buildPerson({ covered: true, missing: null, step: null, rule: 'signing' }),
      buildPerson({ person: 1, role: 'CO_AUTHOR', account: null, required: false }),
    ];
    await render([shows(buildPullRequest({ verdict: 'COVERED' }, [buildCommit('1', people)]))]);

    expect(await screen.findByText('不影响合入')).toBeVisible();
    expect(screen.queryByRole('link', { name: '签署CLA' })).not.toBeInTheDocument();
  });

  test('says where an account was imported from, and leads to the proof that keeps it', async () => {
    const imported = { covered: true, missing: null, step: null, stepUrl: null, rule: 'import' };
    const person = buildPerson({ ...imported, importedFrom: 'cla-assistant-lite:example/project' });
    await render([shows(buildPullRequest({ verdict: 'COVERED' }, [buildCommit('1', [person])]))]);

    expect(await screen.findByText(/签署从cla-assistant-lite:example\/project导入/)).toBeVisible();
    expect(screen.getByRole('link', { name: '验证邮箱即可保留' })).toHaveAttribute(
      'href',
      `/prove/web_example-1?imported=yes`,
    );
  });

  test('folds a thousand commits by person, those first who have something to do', async () => {
    const signed = { covered: true, missing: null, step: null, stepUrl: null, rule: 'signing' };
    const commits = Array.from({ length: 1000 }, (_, index) =>
      buildCommit(String(index), [
        buildPerson(index === 999 ? { person: 40, account: 'late' } : { ...signed, person: index % 40, account: null }),
      ]),
    );
    await render([shows(buildPullRequest({}, commits))]);

    expect(await screen.findByText('共1,000个提交，按提交者合并显示。')).toBeVisible();
    expect(screen.getByText(/还有1位提交者/)).toBeVisible();
    const [first] = screen.getAllByText(/个提交$/, { selector: 'summary' });
    expect(first).toHaveTextContent('1个提交');
    await userEvent.click(screen.getByRole('button', { name: '显示其余21位提交者' }));
    expect(screen.getAllByText(/个提交$/, { selector: 'summary' })).toHaveLength(41);
  });

  test('says who has let it through', async () => {
    const [past] = buildPullRequest().verdicts;
    const verdicts = past === undefined ? [] : [{ ...past, overriddenBy: 'keeper', overrideReason: '纸质签署' }];
    await render([shows(buildPullRequest({ verdict: 'COVERED', verdicts }))]);

    expect(await screen.findByText('keeper已放行，直到下一次推送')).toBeVisible();
  });

  test.each([
    ['is unknown, or private', [shows(null)], PATH],
    ['is on no platform that we know', [], '/gate/elsewhere/example/project/7'],
    ['has no number', [], '/gate/github/example/project/seven'],
  ])('explains that there is no result when it %s', async (_why, answers, path) => {
    await render(answers, path);

    expect(await screen.findByText('找不到该合并请求的检查结果')).toBeVisible();
  });

  test('lets authors confirm their commits and managers log in where nothing is shown', async () => {
    await render([shows(null)]);

    expect(await screen.findByRole('link', { name: '确认我的提交' })).toHaveAttribute('href', `${PATH}/confirm`);
    expect(screen.getByRole('link', { name: '管理员登录' })).toHaveAttribute(
      'href',
      `/index?return_to=${encodeURIComponent(PATH)}`,
    );
  });

  test('asks no manager to log in who is logged in', async () => {
    keepCookies({ community_token: 'a' });
    onTestFinished(() => keepCookies());
    await render([shows(null)], `${PATH}?host=github.example.com`);

    expect(await screen.findByRole('link', { name: '确认我的提交' })).toHaveAttribute(
      'href',
      `${PATH}/confirm?host=github.example.com`,
    );
    expect(screen.queryByRole('link', { name: '管理员登录' })).not.toBeInTheDocument();
  });

  test('offers another try when it could not be loaded', async () => {
    await render([unreachable(PullRequestVerdictDocument), shows(buildPullRequest())]);

    await userEvent.click(await screen.findByRole('button', { name: '重试' }));

    expect(await screen.findByText('还需要签署')).toBeVisible();
  });
});

describe('checking again', () => {
  test.each([
    ['is confirmed', true, '已开始重新检查'],
    ['says so when nothing has changed', false, '自上次检查以来没有变化，无需重新检查'],
  ])('%s', async (_rule, judgedAgain, text) => {
    const pullRequest = { ...buildPullRequest(), __typename: 'PullRequest' as const };
    const { variables } = await render([
      shows(buildPullRequest()),
      answer(RecheckPullRequestDocument, {
        recheckPullRequest: { __typename: 'RecheckPullRequestPayload', judgedAgain, pullRequest },
      }),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: '重新检查' }));

    expect(variables).toContainEqual({ input: { id: 'pull-1' } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('too often says when it may be tried again', async () => {
    await render([
      shows(buildPullRequest()),
      refusal(RecheckPullRequestDocument, 'too_many_request', { retryAfter: 30 }),
    ]);

    await userEvent.click(await screen.findByRole('button', { name: '重新检查' }));

    expect(await screen.findByText('暂时不能重新检查')).toBeVisible();
  });
});
