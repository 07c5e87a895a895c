import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderPage, renderRoutes } from '#client/test/render.tsx';
import {
  type JudgedPullRequestFragment,
  OverrideVerdictDocument,
  PullRequestDocument,
  PullRequestsDocument,
} from '#generated/graphql.ts';
import { OverrideDialog } from './override-dialog.tsx';
import { PullRequestPage } from './pull-request-page.tsx';
import { PullRequestsPage } from './pull-requests-page.tsx';
import { buildPullRequest } from './testing/pull-requests.ts';

const LIST = '/gate/web_example-1/pull-requests';
const listed = (...nodes: JudgedPullRequestFragment[]): Answer =>
  answer(PullRequestsDocument, {
    pullRequests: {
      __typename: 'PullRequestConnection',
      nodes,
      totalCount: nodes.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    pullRequestCounts: { __typename: 'PullRequestCounts', pending: 0, covered: 5, uncovered: nodes.length, unknown: 0 },
  });
const shows = (pullRequest: JudgedPullRequestFragment): Answer => ({
  ...answer(PullRequestDocument, { pullRequest }),
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const render = (answers: readonly Answer[], path = LIST) =>
  renderRoutes(
    [
      { path: '/gate/:linkId/pull-requests', element: <PullRequestsPage /> },
      { path: '/gate/:linkId/pull-requests/:id', element: <PullRequestPage /> },
    ],
    { answers, path, hasToasts: true },
  );
const button = (name: string) => screen.findByRole('button', { name });

test('pull requests are listed by verdict; for observed repositories they show what would have happened', async () => {
  const { variables } = await render([listed(buildPullRequest({ mode: 'OBSERVE' }))], `${LIST}?search=a`);

  expect(await screen.findByText('观察：本应拦下')).toBeVisible();
  expect(variables).toContainEqual({ linkId: 'web_example-1', verdict: 'UNCOVERED', search: 'a' });
  const tabs = within(screen.getByRole('navigation', { name: '检查结果' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['待签署1', '无法确认0', '检查中0', '已通过5']);
  expect(within(screen.getByRole('table')).getAllByRole('link')[0]).toHaveAttribute('href', `${LIST}/pull-1`);
});

test('an override needs a reason, and its verdict is shown with it', async () => {
  const [past] = buildPullRequest().verdicts;
  const verdicts = past === undefined ? [] : [{ ...past, overriddenBy: 'keeper', overrideReason: '纸质签署' }];
  const covered = buildPullRequest({ verdict: 'COVERED', verdicts });
  const { variables } = await render(
    [
      answer(PullRequestDocument, { pullRequest: buildPullRequest() }),
      answer(OverrideVerdictDocument, {
        overrideVerdict: { __typename: 'OverrideVerdictPayload', pullRequest: buildPullRequest() },
      }),
      shows(covered),
    ],
    `${LIST}/pull-1`,
  );

  await userEvent.click(await button('放行'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '放行' }));
  expect(await dialog.findByText('请填写原因，最多500个字符')).toBeVisible();
  await enterText(dialog.getByRole('textbox', { name: /原因/ }), '纸质签署');
  await userEvent.click(dialog.getByRole('button', { name: '放行' }));

  expect(await screen.findByText('keeper放行：纸质签署')).toBeVisible();
  expect(variables).toContainEqual({ input: { id: 'pull-1', headSha: 'a'.repeat(40), reason: '纸质签署' } });
});

test('an override of a head that has moved closes its dialog and warns, so that the new commits are seen first', async () => {
  await render(
    [shows(buildPullRequest()), refusal(OverrideVerdictDocument, 'bad_request_parameter', { field: 'headSha' })],
    `${LIST}/pull-1`,
  );

  await userEvent.click(await button('放行'));
  const dialog = within(await screen.findByRole('dialog'));
  await enterText(dialog.getByRole('textbox', { name: /原因/ }), '纸质签署');
  await userEvent.click(dialog.getByRole('button', { name: '放行' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('alert', { name: '提交者刚刚推送了新的提交，请核对后再放行。' })).toBeVisible();
});

test('an override of a head that has moved is warned of also once the page is left', async () => {
  const overriding = late(refusal(OverrideVerdictDocument, 'bad_request_parameter', { field: 'headSha' }));
  const { goTo } = await render([shows(buildPullRequest()), overriding.answer], `${LIST}/pull-1`);
  await userEvent.click(await button('放行'));
  const dialog = within(await screen.findByRole('dialog'));
  await enterText(dialog.getByRole('textbox', { name: /原因/ }), '纸质签署');
  await userEvent.click(dialog.getByRole('button', { name: '放行' }));
  await goTo('/elsewhere');

  await overriding.arrive();

  expect(screen.getByRole('alert', { name: '提交者刚刚推送了新的提交，请核对后再放行。' })).toBeVisible();
});

test('an override is of the head that was seen when its dialog opened, whatever is pushed meanwhile', async () => {
  const Polled = () => {
    const [headSha, setHead] = useState('a'.repeat(40));
    return (
      <>
        <button onClick={() => setHead('b'.repeat(40))}>推送</button>
        <OverrideDialog
          pullRequest={buildPullRequest({ headSha })}
          returnFocusTo={{ current: null }}
          onClose={() => undefined}
          onChanged={() => undefined}
        />
      </>
    );
  };
  const { variables } = await renderPage(<Polled />, {
    answers: [refusal(OverrideVerdictDocument, 'bad_request_parameter', { field: 'headSha' })],
  });

  await enterText(await screen.findByRole('textbox', { name: /原因/ }), '纸质签署');
  fireEvent.click(screen.getByText('推送'));
  await userEvent.click(screen.getByRole('button', { name: '放行' }));

  expect(variables).toEqual([{ input: { id: 'pull-1', headSha: 'a'.repeat(40), reason: '纸质签署' } }]);
});

test('managers are offered no step that only the contributor can take', async () => {
  await render([shows(buildPullRequest())], `${LIST}/pull-1`);

  expect(await screen.findByText('尚未签署')).toBeVisible();
  expect(screen.queryByRole('link', { name: '签署CLA' })).not.toBeInTheDocument();
});
