import { EPOCH, presentRepository } from '#server/integrations/code-platform/testing/github-objects.ts';
import { found, made, ok, page, routes, textOf } from '#server/integrations/gate-platform/testing/fake-call.ts';
import { firstCommit } from '#server/integrations/gate-platform/testing/fake-commits.ts';
import { FakeRefusal, type FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { pathOf, takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { passes } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakeCheckRun, FakeRequiredCheck } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeRepositoryCall } from './fake-github-state.ts';
import { presentCheckRun } from './fake-present-check.ts';
import { presentCommit } from './fake-present.ts';

/** Bytes of a text of a check run. */
const TEXT_MAX_BYTES = 65_535;

const CONCLUSIONS = new Set(['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out']);

/** Check runs, which only Apps write, and the rules that demand them. */
export const CHECK_ROUTES = routes<FakeRepositoryCall>({
  'GET /commits/{sha}/check-runs': ['checks:read', listRuns],
  'GET /commits/{sha}/status': ['statuses:read', combineStatuses],
  'POST /check-runs': ['checks:write', createRun],
  'PATCH /check-runs/{id}': ['checks:write', updateRun],
  'GET /rules/branches/{+branch}': ['metadata:read', listRules],
  'GET /branches/{+branch}': ['contents:read', showBranch],
});

function requiredBy({ repository, at }: FakeRepositoryCall, way: FakeRequiredCheck['by']): FakeRequiredCheck[] {
  return repository.requiredChecks.filter(({ by, branch }) => by === way && branch === at['branch']);
}

function listRules(call: FakeRepositoryCall): FakeAnswer {
  const checks = requiredBy(call, 'ruleset').map(({ context, appId }) => ({
    context,
    ...(appId === null ? {} : { integration_id: appId }),
  }));
  const parameters = { required_status_checks: checks, strict_required_status_checks_policy: false };
  const rules = [{ type: 'deletion' }, { type: 'required_status_checks', parameters }];
  const ruleset = { ruleset_source_type: 'Repository', ruleset_source: pathOf(call.repository), ruleset_id: 1 };
  return ok(checks.length === 0 ? [] : rules.map((rule) => ({ ...rule, ...ruleset })));
}

function showBranch(call: FakeRepositoryCall): FakeAnswer {
  const { state, repository, at } = call;
  const checks = requiredBy(call, 'branch_protection').map(({ context, appId }) => ({ context, app_id: appId }));
  const contexts = checks.map(({ context }) => context);
  const demanded = { enforcement_level: checks.length === 0 ? 'off' : 'everyone', contexts, checks };
  const name = at['branch'] ?? '';
  const sha = repository.branches.get(name) ?? '';
  const self = `${state.apiUrl}/repos/${pathOf(repository)}/branches/${name}`;
  return ok({
    name,
    commit: presentCommit(state, pathOf(repository), state.commits.get(sha) ?? firstCommit(state, sha)),
    _links: { self, html: `${state.url}/${pathOf(repository)}/tree/${name}` },
    protected: checks.length > 0,
    protection: { enabled: checks.length > 0, required_status_checks: demanded },
    protection_url: `${self}/protection`,
  });
}

function listRuns(call: FakeRepositoryCall): FakeAnswer {
  const { repository, at, url, state } = call;
  if (!state.commits.has(at['sha'] ?? '')) {
    throw new FakeRefusal(422, `No commit found for SHA: ${at['sha']}`);
  }
  const name = url.searchParams.get('check_name');
  const appId = url.searchParams.get('app_id');
  const runs = repository.checkRuns.filter(
    (run) =>
      run.headSha === at['sha'] &&
      (name === null || run.name === name) &&
      (appId === null || run.appId === Number(appId)),
  );
  // Unless all are asked for, GitHub shows the newest of each name alone.
  const newest = runs.filter((run) => !runs.some((other) => other.name === run.name && other.id > run.id));
  const shown = url.searchParams.get('filter') === 'all' ? runs.toReversed() : newest;
  return page(call, shown, (entries) => ({
    total_count: shown.length,
    check_runs: entries.map((run) => presentCheckRun(state, repository, run)),
  }));
}

/** The newest status of each context, and the worst of them. */
function combineStatuses({ state, repository, at }: FakeRepositoryCall): FakeAnswer {
  const sha = at['sha'] ?? '';
  const newest = new Map(repository.statuses.filter((one) => one.sha === sha).map((one) => [one.context, one]));
  const states = [...newest.values()].map((status) => status.state);
  const worst = states.find((one) => one === 'failure' || one === 'error') ?? 'pending';
  const url = `${state.apiUrl}/repos/${pathOf(repository)}/commits/${sha}`;
  const statuses = [...newest.values()].map(({ context, state: shown }, id) => ({
    id,
    node_id: `SC_${id}`,
    url: `${state.apiUrl}/repos/${pathOf(repository)}/statuses/${sha}`,
    context,
    state: shown,
    description: null,
    target_url: null,
    avatar_url: null,
    created_at: EPOCH,
    updated_at: EPOCH,
  }));
  const combined = states.length > 0 && states.every((one) => one === 'success') ? 'success' : worst;
  const body = {
    sha,
    statuses,
    state: combined,
    total_count: statuses.length,
    repository: presentRepository(state, repository),
    commit_url: url,
    url: `${url}/status`,
  };
  return ok(body);
}

function createRun({ state, repository, installation, body }: FakeRepositoryCall): FakeAnswer {
  const headSha = textOf(body, 'head_sha') ?? '';
  const young = repository.youngCommits.get(headSha) ?? 0;
  if (young > 0 || !state.commits.has(headSha)) {
    repository.youngCommits.set(headSha, Math.max(0, young - 1));
    throw new FakeRefusal(422, `No commit found for SHA: ${headSha}`);
  }
  const run: FakeCheckRun = {
    id: takeId(state),
    appId: installation.app.id,
    name: textOf(body, 'name') ?? '',
    headSha,
    status: 'queued',
    conclusion: null,
    detailsUrl: '',
    title: '',
    summary: '',
  };
  applyRun(run, body);
  repository.checkRuns.push(run);
  return made(presentCheckRun(state, repository, run));
}

function updateRun({ state, repository, installation, at, body }: FakeRepositoryCall): FakeAnswer {
  const run = found(repository.checkRuns.find(({ id }) => String(id) === at['id']));
  if (run.appId !== installation.app.id) {
    throw new FakeRefusal(
      403,
      'Invalid app_id `app_id` - check run can only be modified by the GitHub App that created it.',
    );
  }
  applyRun(run, body);
  return ok(presentCheckRun(state, repository, run));
}

function applyRun(run: FakeCheckRun, body: FakeRepositoryCall['body']): void {
  const output = body['output'] as { readonly title?: string; readonly summary?: string } | undefined;
  const conclusion = textOf(body, 'conclusion');
  const tooLong = [output?.title, output?.summary].some((text) => Buffer.byteLength(text ?? '') > TEXT_MAX_BYTES);
  if (tooLong || (conclusion !== undefined && !CONCLUSIONS.has(conclusion))) {
    throw new FakeRefusal(422, 'Invalid request.');
  }
  const status = textOf(body, 'status');
  run.status = conclusion === undefined ? (status ?? run.status) : 'completed';
  run.conclusion = conclusion ?? (run.status === 'completed' ? run.conclusion : null);
  run.detailsUrl = textOf(body, 'details_url') ?? run.detailsUrl;
  run.title = output?.title ?? run.title;
  run.summary = output?.summary ?? run.summary;
}

/** A line about each required check, for the page of a pull request. */
export function describeChecks(
  { repository, base }: { repository: FakeRepositoryCall['repository']; base: string },
  sha: string,
): string[] {
  const runs = repository.checkRuns.filter((run) => run.headSha === sha);
  const lines = runs.map(({ name, status, conclusion, title }) => `${name}: ${conclusion ?? status}: ${title}`);
  return [...lines, passes(repository, base, sha) ? 'Merging can be performed' : 'Merging is blocked'];
}
