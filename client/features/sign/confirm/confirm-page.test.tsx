import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  CodePlatformsDocument,
  type CommitsToConfirmQuery,
  CommitsToConfirmDocument,
  ConfirmCommitsDocument,
  GrantedCommitsDocument,
  StartClaimAccountDocument,
  StartConfirmationDocument,
} from '#generated/graphql.ts';
import { codeSentTo, fill, LINK_ID } from '../testing/signing.tsx';
import { ConfirmPage } from './confirm-page.tsx';

const RESULT = '/gate/github/example/project/7';
const PAGE = `${RESULT}/confirm`;
const EMAIL = 'author@example.org';
const [ONE, TWO, SIGNED] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];

type Commit = NonNullable<CommitsToConfirmQuery['pullRequestVerdict']>['trace']['commits'][number];

function commit(sha: string, step: 'CONFIRM_COMMITS' | 'SIGN' = 'CONFIRM_COMMITS'): Commit {
  const person = { __typename: 'SubjectTrace', email: 'a***@e***.org', account: 'author' } as const;
  const subjects = [{ ...person, covered: false, required: true, step }];
  return { __typename: 'CommitTrace', sha, subject: `改动${sha.charAt(0)}`, subjects };
}

function shows(commits: Commit[]): Answer {
  const trace = { __typename: 'VerdictTrace', commits } as const;
  return answer(CommitsToConfirmDocument, {
    pullRequestVerdict: { __typename: 'PullRequest', id: 'pull-1', linkId: LINK_ID, headSha: ONE, trace },
  });
}

const platforms = answer(CodePlatformsDocument, { codePlatforms: ['GITHUB'] });
const confirmed = answer(ConfirmCommitsDocument, {
  confirmCommits: { __typename: 'ConfirmCommitsPayload', confirmed: [TWO] },
});

const FEW = [commit(ONE), commit(TWO), commit(SIGNED, 'SIGN')];

async function open(answers: readonly Answer[] = [], search = '', listed = FEW) {
  const page = { path: '/gate/:platform/:owner/:repository/:number/confirm', element: <ConfirmPage /> };
  const commits = shows(listed);
  const rendered = await renderRoutes([page], { answers: [commits, platforms, ...answers], path: PAGE + search });
  await screen.findByRole('heading', { name: '确认example/project #7中您的提交' });
  return rendered;
}

async function confirmByCode(): Promise<void> {
  await fill('提交中的邮箱', EMAIL);
  await fill('发到该邮箱的验证码', '123456');
  await userEvent.click(screen.getByRole('button', { name: '这些提交是我的' }));
}

describe('commits that nobody stands behind', () => {
  test('are all chosen at first, and those chosen are confirmed by a code to their address', async () => {
    const { variables } = await open([confirmed]);
    const boxes = await screen.findAllByRole('checkbox', { checked: true });
    expect(boxes).toHaveLength(2);
    expect(screen.getByText('aaaaaaaaaa')).toBeVisible();

    await userEvent.click(screen.getByRole('checkbox', { name: /改动a/ }));
    await confirmByCode();

    expect(await screen.findByText('提交已确认')).toBeVisible();
    expect(variables.at(-1)).toEqual({
      input: { pullRequestId: 'pull-1', shas: [TWO], email: EMAIL, verificationCode: '123456' },
    });
    expect(screen.getByRole('link', { name: '返回合并请求的检查结果' })).toHaveAttribute('href', RESULT);
  });

  test('of a long list are chosen all at once, or none', async () => {
    const many = Array.from({ length: 1000 }, (_entry, index) => commit(index.toString(16).padStart(40, '0')));
    const { variables } = await open([confirmed], '', many);
    expect(await screen.findByText('已选1,000个，共1,000个')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '全不选' }));
    await userEvent.click(screen.getAllByRole('checkbox')[7] ?? document.body);
    expect(screen.getByText('已选1个，共1,000个')).toBeVisible();
    await confirmByCode();

    expect(await screen.findByText('提交已确认')).toBeVisible();
    expect(variables.at(-1)).toMatchObject({ input: { shas: [many[7]?.sha] } });
  });

  test('get their code with the purpose of claims', async () => {
    const { variables } = await open([codeSentTo(EMAIL)]);
    await fill('提交中的邮箱', EMAIL);

    await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));

    expect(await screen.findByText(/验证码已发送到author@example.org/)).toBeVisible();
    expect(variables.at(-1)).toMatchObject({ input: { purpose: 'CLAIM_ADDRESS', linkId: LINK_ID, email: EMAIL } });
  });

  test('are not sent while none is chosen', async () => {
    const { variables } = await open();
    for (const box of await screen.findAllByRole('checkbox')) {
      await userEvent.click(box);
    }
    const before = variables.length;

    await confirmByCode();

    expect(screen.getByText('请至少选择一个提交。')).toBeVisible();
    expect(variables).toHaveLength(before);
  });

  test.each([
    ['no_permission', {}, /请只选择自己的提交/],
    ['bad_request_parameter', { field: 'shas' }, /请刷新页面，重新选择/],
  ] as const)('that are refused with %s say what to do', async (code, details, text) => {
    await open([refusal(ConfirmCommitsDocument, code, details)]);

    await confirmByCode();

    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  test('of a wrong code say so at its input', async () => {
    await open([refusal(ConfirmCommitsDocument, 'wrong_verification_code', { field: 'verificationCode' })]);

    await confirmByCode();

    const input = screen.getByRole('textbox', { name: '发到该邮箱的验证码' });
    await waitFor(() => expect(input).toHaveAccessibleDescription(/验证码不正确/));
  });
});

describe('an account', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('confirms the chosen commits at its platform, which leads back here', async () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', { origin: window.location.origin, assign });
    const url = 'https://github.example/authorize';
    const started = answer(StartClaimAccountDocument, {
      startClaimAccount: { __typename: 'StartClaimAccountPayload', url },
    });
    const { variables } = await open([started]);

    await userEvent.click(await screen.findByRole('radio', { name: /GitHub账号/ }));
    await userEvent.click(screen.getByRole('button', { name: '这些提交是我的' }));

    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    const returnPath = `${PAGE}?proved=GITHUB`;
    expect(variables.at(-1)).toEqual({
      input: { linkId: LINK_ID, platform: 'GITHUB', returnPath, pullRequestId: 'pull-1', shas: [ONE, TWO] },
    });
  });

  test('is not offered for another instance than the one of the log-in', async () => {
    await open([], '?host=github.example.com');

    expect(await screen.findByRole('textbox', { name: '提交中的邮箱' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('that comes back has confirmed them', async () => {
    await open([], '?proved=GITHUB');

    expect(await screen.findByText('提交已确认')).toBeVisible();
  });

  test('that the commits do not name says what to do above the form', async () => {
    await open([], '?proved=GITHUB&error_code=no_permission');

    expect(await screen.findByText(/请只选择自己的提交/)).toBeVisible();
    expect(screen.getByRole('button', { name: '这些提交是我的' })).toBeVisible();
  });
});

test('nothing is asked where nothing is left to confirm', async () => {
  const page = { path: '/gate/:platform/:owner/:repository/:number/confirm', element: <ConfirmPage /> };
  await renderRoutes([page], { answers: [shows([commit(SIGNED, 'SIGN')]), platforms], path: PAGE });

  expect(await screen.findByText('没有需要确认的提交')).toBeVisible();
});

describe('a pull request that is not shown', () => {
  afterEach(() => vi.unstubAllGlobals());
  const page = { path: '/gate/:platform/:owner/:repository/:number/confirm', element: <ConfirmPage /> };
  const hidden = answer(CommitsToConfirmDocument, { pullRequestVerdict: null });

  test('lets the author log in at the platform, which leads back here', async () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', { origin: window.location.origin, assign });
    const url = 'https://github.example/authorize';
    const started = answer(StartConfirmationDocument, {
      startConfirmation: { __typename: 'StartConfirmationPayload', url },
    });
    const { variables } = await renderRoutes([page], { answers: [hidden, platforms, started], path: PAGE });

    await userEvent.click(await screen.findByRole('button', { name: '登录GitHub并确认' }));

    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    const place = { platform: 'GITHUB', owner: 'example', repository: 'project', number: 7 };
    expect(variables.at(-1)).toMatchObject({ input: { ...place, returnPath: PAGE } });
  });

  test('shows the commits that name the account which has come back, and has them confirmed', async () => {
    const commits = [{ __typename: 'GrantedCommit' as const, sha: TWO, subject: '改动b' }];
    const granted = answer(GrantedCommitsDocument, {
      commitsToConfirm: { __typename: 'GrantedCommits', pullRequestId: 'pull-1', commits },
    });
    const { variables } = await renderRoutes([page], {
      answers: [hidden, platforms, granted, confirmed],
      path: `${PAGE}#grant=abc.def`,
    });
    expect(await screen.findByRole('checkbox', { name: /改动b/ })).toBeChecked();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '这些提交是我的' }));

    expect(await screen.findByText('提交已确认')).toBeVisible();
    expect(variables.at(-1)).toEqual({ input: { pullRequestId: 'pull-1', shas: [TWO], grant: 'abc.def' } });
  });

  test('says that nothing waits for an account that its commits do not name', async () => {
    await renderRoutes([page], { answers: [hidden, platforms], path: `${PAGE}?error_code=no_permission` });

    expect(await screen.findByText('没有找到待您确认的提交')).toBeVisible();
    expect(screen.getByText(/如果您还有别的GitHub账号，请换用后再试/)).toBeVisible();
    expect(screen.getByText(/请先将该邮箱添加到您的账号，再在合并请求下评论“\/check-cla”/)).toBeVisible();
  });

  test('says of a log-in that was cancelled only that', async () => {
    await renderRoutes([page], { answers: [hidden, platforms], path: `${PAGE}?error_code=refuse_authorize` });

    expect(await screen.findByText('未能确认这些提交')).toBeVisible();
    expect(screen.getByText(/您取消了授权/)).toBeVisible();
    expect(screen.queryByText('没有找到待您确认的提交')).not.toBeInTheDocument();
  });
});
