import { found, made, ok, page, routes, textOf } from '#server/integrations/gate-platform/testing/fake-call.ts';
import { FakeRefusal, type FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeCheckRun } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { TokenRepositoryCall } from '#server/integrations/gate-platform/testing/token-face.ts';
import { requireRole } from '#server/integrations/gate-platform/testing/token-repository-routes.ts';
import { presentCheckRun } from './fake-present.ts';

const CONCLUSIONS = new Set([
  'action_required',
  'cancelled',
  'failure',
  'neutral',
  'success',
  'skipped',
  'stale',
  'timed_out',
]);

/** Check runs, which administrators of a repository alone may read and write. Bodies are forms. */
export const CHECK_ROUTES = routes<TokenRepositoryCall>({
  'GET /commits/{sha}/check-runs': ['projects', listRuns],
  'POST /check-runs': ['projects', createRun],
  'PATCH /check-runs/{id}': ['projects', updateRun],
});

function listRuns(call: TokenRepositoryCall): FakeAnswer {
  requireRole(call, 'admin', 403);
  const { repository, at, url, state } = call;
  const name = url.searchParams.get('check_name');
  const runs = repository.checkRuns.filter((run) => run.headSha === at['sha'] && (name === null || run.name === name));
  return page(call, runs.toReversed(), (entries) => ({
    total_count: runs.length,
    check_runs: entries.map((run) => presentCheckRun(state, repository, run)),
  }));
}

function createRun(call: TokenRepositoryCall): FakeAnswer {
  requireRole(call, 'admin', 403);
  const { state, repository, body, account } = call;
  const name = textOf(body, 'name');
  const headSha = textOf(body, 'head_sha') ?? '';
  if (name === undefined || !/^[0-9a-f]{40}$/.test(headSha)) {
    throw new FakeRefusal(400, 'name is missing, head_sha is invalid');
  }
  const run: FakeCheckRun = {
    id: takeId(state),
    name,
    headSha,
    appId: account.id,
    status: 'queued',
    conclusion: null,
    detailsUrl: null,
    title: '',
    summary: '',
  };
  applyRun(run, body);
  repository.checkRuns.push(run);
  return made(presentCheckRun(state, repository, run));
}

function updateRun(call: TokenRepositoryCall): FakeAnswer {
  requireRole(call, 'admin', 403);
  const { state, repository, at, body } = call;
  const run = found(repository.checkRuns.find(({ id }) => String(id) === at['id']));
  if (run.conclusion !== null) {
    throw new FakeRefusal(400, 'conclusion can not be changed');
  }
  applyRun(run, body);
  return ok(presentCheckRun(state, repository, run));
}

function applyRun(run: FakeCheckRun, body: TokenRepositoryCall['body']): void {
  const status = textOf(body, 'status') ?? run.status;
  const conclusion = textOf(body, 'conclusion') ?? null;
  const detailsUrl = textOf(body, 'details_url') ?? run.detailsUrl;
  const isWrong =
    (status === 'completed' && conclusion === null) ||
    (conclusion !== null && !CONCLUSIONS.has(conclusion)) ||
    (conclusion === 'action_required' && detailsUrl === null);
  if (isWrong) {
    throw new FakeRefusal(400, 'conclusion is invalid');
  }
  run.status = conclusion === null ? status : 'completed';
  run.conclusion = conclusion;
  run.detailsUrl = detailsUrl;
  run.title = textOf(body, 'output[title]') ?? run.title;
  run.summary = textOf(body, 'output[summary]') ?? run.summary;
}
