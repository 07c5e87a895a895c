import type { AppContext } from '#server/context.ts';
import { finishGithubApp } from '#server/modules/gate/connection/finish-github-app.ts';
import { evaluateCommits } from '#server/modules/gate/evaluation/evaluate-commits.ts';
import { parseCommits } from './gate-bodies.ts';
import { parseQueryText } from './parse.ts';
import { presentVerdictTrace } from './present-verdict-trace.ts';
import { redirectAfter } from './redirect-after.ts';
import type { DataAnswer, RedirectAnswer, RestRequest } from './route.ts';

/** The page that is shown when an App could not be connected. */
const FAILURE_PAGE = '/gate';

/**
 * `GET gate/github-app`: GitHub's callback once an App is registered; redirects to the page on which it is installed,
 * or to ours with `error_code`.
 */
export async function getGithubApp(ctx: AppContext, { query }: RestRequest): Promise<RedirectAnswer> {
  const answer = {
    state: parseQueryText(query['state']),
    code: parseQueryText(query['code']),
    url: parseQueryText(query['url']),
  };
  return redirectAfter(ctx, FAILURE_PAGE, async () => ({ page: await finishGithubApp(ctx, answer) }));
}

/** `POST gate/evaluate/:linkId`: judges commits by the policy of a link. Errors: those of `evaluateCommits` and `parseCommits`. */
export async function postEvaluation(
  ctx: AppContext,
  { params: { linkId }, body }: RestRequest<'linkId'>,
): Promise<DataAnswer> {
  return { data: presentVerdictTrace(await evaluateCommits(ctx, { linkId, ...parseCommits(body) })) };
}
