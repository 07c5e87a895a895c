import { headOf, pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeAccount,
  FakeApp,
  FakeCheckRun,
  FakeComment,
  FakeGithubState,
  FakeInstallation,
  FakePull,
  FakeRepository,
} from './fake-state.ts';

/** How GitHub shows an account. */
export function presentAccount({ id, login, type }: FakeAccount) {
  return { id, login, type };
}

/** How GitHub shows a repository. */
export function presentRepository(state: FakeGithubState, repository: FakeRepository) {
  const path = pathOf(repository);
  return {
    id: repository.id,
    node_id: `R_${repository.id}`,
    name: repository.name,
    full_name: path,
    private: repository.private,
    archived: repository.archived,
    owner: presentAccount(repository.owner),
    html_url: `${state.url}/${path}`,
    default_branch: repository.defaultBranch,
    updated_at: state.now().toISOString(),
  };
}

/** How GitHub shows a pull request in webhooks. */
export function presentPull(state: FakeGithubState, pull: FakePull) {
  return {
    number: pull.number,
    title: pull.title,
    html_url: `${state.url}/${pathOf(pull.repository)}/pull/${pull.number}`,
    state: pull.state === 'open' ? 'open' : 'closed',
    merged: pull.state === 'merged',
    draft: pull.draft,
    user: pull.opener === null ? null : presentAccount(pull.opener),
    head: { sha: headOf(pull).sha, ref: 'change', repo: null },
    base: { sha: pull.baseSha, ref: pull.base, repo: presentRepository(state, pull.repository) },
  };
}

/** How GitHub shows an App. */
export function presentApp(state: FakeGithubState, app: FakeApp) {
  return {
    id: app.id,
    slug: app.slug,
    name: app.name,
    owner: presentAccount(app.owner),
    html_url: `${state.url}/apps/${app.slug}`,
    permissions: app.permissions,
    events: app.events,
  };
}

/** How GitHub shows an installation. */
export function presentInstallation(installation: FakeInstallation) {
  return {
    id: installation.id,
    app_id: installation.app.id,
    account: presentAccount(installation.account),
    repository_selection: installation.repositories === null ? 'all' : 'selected',
    permissions: installation.permissions,
    events: installation.app.events,
    suspended_at: installation.suspended ? '2026-01-01T00:00:00Z' : null,
  };
}

/** How GitHub shows a check run. Of pull requests from forks, it lists none. */
export function presentCheckRun(run: FakeCheckRun) {
  return {
    id: run.id,
    name: run.name,
    head_sha: run.headSha,
    status: run.status,
    conclusion: run.conclusion,
    details_url: run.detailsUrl,
    output: { title: run.title, summary: run.summary, text: null, annotations_count: 0 },
    app: { id: run.appId },
    pull_requests: [],
  };
}

/** How GitHub shows a comment. */
export function presentComment(comment: FakeComment) {
  return { id: comment.id, body: comment.body, user: presentAccount(comment.author) };
}
