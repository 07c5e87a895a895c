import { EPOCH } from '#server/integrations/code-platform/testing/github-objects.ts';
import { firstCommit } from '#server/integrations/gate-platform/testing/fake-commits.ts';
import { pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeCheckRun, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeApp, FakeGithubState } from './fake-github-state.ts';
import { presentApp } from './fake-present.ts';

/** How GitHub shows a check run. Of pull requests from forks, it lists none. */
export function presentCheckRun(state: FakeGithubState, repository: FakeRepository, run: FakeCheckRun) {
  const app = state.apps.get(run.appId);
  return {
    ...runOf(state, repository, run),
    check_suite: { id: run.appId },
    app: app === undefined ? null : presentApp(state, app),
  };
}

/** A check run in webhooks, with more about its suite; runs that nobody has made are shown as completed. */
export function presentRunEvent(state: FakeGithubState, repository: FakeRepository, { app, sha }: CheckedCommit) {
  const made = repository.checkRuns.findLast((run) => run.headSha === sha && run.appId === app.id);
  const text = { detailsUrl: `${state.url}/details`, title: '', summary: '' };
  const name = 'signet/cla';
  const unknown: FakeCheckRun = {
    id: 1,
    appId: app.id,
    name,
    headSha: sha,
    status: 'completed',
    conclusion: null,
    ...text,
  };
  return {
    ...runOf(state, repository, made ?? unknown),
    check_suite: { id: app.id, head_sha: sha, head_branch: null, pull_requests: [] },
    app: presentApp(state, app),
  };
}

/** A commit that an App checks. */
export interface CheckedCommit {
  readonly app: FakeApp;
  readonly sha: string;
}

/** How GitHub shows the runs of an App for a commit, as one thing. */
export function presentSuite(state: FakeGithubState, repository: FakeRepository, { app, sha, id }: NumberedSuite) {
  const url = `${state.apiUrl}/repos/${pathOf(repository)}/check-suites/${id}`;
  return {
    id,
    node_id: `CS_${id}`,
    head_branch: null,
    head_sha: sha,
    status: 'completed',
    conclusion: null,
    url,
    before: null,
    after: sha,
    pull_requests: [],
    // What an App may do is described without the newest permissions and events here.
    app: { ...presentApp(state, app), permissions: {}, events: [] },
    created_at: EPOCH,
    updated_at: EPOCH,
    rerequestable: true,
    runs_rerequestable: true,
    latest_check_runs_count: 1,
    check_runs_url: `${url}/check-runs`,
    head_commit: presentHead(state, sha),
  };
}

interface NumberedSuite extends CheckedCommit {
  readonly id: number;
}

/** A commit in webhooks about checks and merge groups. */
export function presentHead(state: FakeGithubState, sha: string) {
  const { message, author, committer } = state.commits.get(sha) ?? firstCommit(state, sha);
  return { id: sha, tree_id: sha, message, timestamp: EPOCH, author, committer };
}

function runOf(state: FakeGithubState, repository: FakeRepository, run: FakeCheckRun) {
  const path = pathOf(repository);
  const url = `${state.apiUrl}/repos/${path}/check-runs/${run.id}`;
  return {
    id: run.id,
    name: run.name,
    node_id: `CR_${run.id}`,
    head_sha: run.headSha,
    external_id: '',
    url,
    html_url: `${state.url}/${path}/runs/${run.id}`,
    details_url: run.detailsUrl,
    status: run.status,
    conclusion: run.conclusion,
    started_at: EPOCH,
    completed_at: run.status === 'completed' ? EPOCH : null,
    output: {
      title: run.title,
      summary: run.summary,
      text: null,
      annotations_count: 0,
      annotations_url: `${url}/annotations`,
    },
    pull_requests: [],
  };
}
