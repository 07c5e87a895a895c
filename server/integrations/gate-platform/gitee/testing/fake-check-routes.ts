import { headOf, takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import {
  FakeRefusal,
  found,
  page,
  textOf,
  type FakeAnswer,
  type FakeCall,
  type FakeRepositoryCall,
} from './fake-call.ts';
import type { FakeRoute } from './fake-call.ts';
import { presentCheckRun } from './fake-present.ts';
import type { FakeCheckRun, FakePull, FakeRepository } from './fake-state.ts';

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

/** Conclusions that let a pull request be merged. */
const PASSING = new Set(['success', 'neutral', 'skipped']);

/** Check runs, which administrators of a repository alone may read and write. Bodies are forms. */
export const CHECK_ROUTES: readonly FakeRoute<FakeRepositoryCall>[] = [
  { method: 'GET', path: /^\/commits\/(?<sha>\w+)\/check-runs$/, scope: 'projects', run: listRuns },
  { method: 'POST', path: /^\/check-runs$/, scope: 'projects', run: createRun },
  { method: 'PATCH', path: /^\/check-runs\/(?<id>\d+)$/, scope: 'projects', run: updateRun },
];

/** Whether Gitee would let a pull request be merged: open, no draft, and all required checks of its branch passed. */
export function isMergeable(pull: FakePull): boolean {
  const { repository, state, draft, base } = pull;
  const required = repository.requiredChecks.get(base) ?? [];
  const sha = headOf(pull).sha;
  return state === 'open' && !draft && required.every((name) => passes(repository, name, sha));
}

function passes({ checkRuns }: FakeRepository, name: string, sha: string): boolean {
  const newest = checkRuns.findLast((run) => run.name === name && run.headSha === sha);
  return newest?.status === 'completed' && PASSING.has(newest.conclusion ?? '');
}

function requireAdmin({ permission }: FakeRepositoryCall): void {
  if (permission !== 'admin') {
    throw new FakeRefusal(403, '403 Forbidden');
  }
}

function listRuns(call: FakeRepositoryCall): FakeAnswer {
  requireAdmin(call);
  const { repository, at, url, state } = call;
  const name = url.searchParams.get('check_name');
  const runs = repository.checkRuns.filter((run) => run.headSha === at['sha'] && (name === null || run.name === name));
  const shown = runs.toReversed().map((run) => presentCheckRun(state, repository, run));
  const { body } = page(call, shown);
  return { status: 200, body: { total_count: runs.length, check_runs: body } };
}

function createRun(call: FakeRepositoryCall): FakeAnswer {
  requireAdmin(call);
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
    createdBy: account,
    status: 'queued',
    conclusion: null,
    detailsUrl: null,
    title: '',
    summary: '',
  };
  applyRun(run, body);
  repository.checkRuns.push(run);
  return { status: 201, body: presentCheckRun(state, repository, run) };
}

function updateRun(call: FakeRepositoryCall): FakeAnswer {
  requireAdmin(call);
  const { state, repository, at, body } = call;
  const run = found(repository.checkRuns.find(({ id }) => String(id) === at['id']));
  if (run.conclusion !== null) {
    throw new FakeRefusal(400, 'conclusion can not be changed');
  }
  applyRun(run, body);
  return { status: 200, body: presentCheckRun(state, repository, run) };
}

function applyRun(run: FakeCheckRun, body: FakeCall['body']): void {
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
