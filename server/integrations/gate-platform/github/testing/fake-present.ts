import { crc32 } from 'node:zlib';
import { EPOCH, presentAccount } from '#server/integrations/code-platform/testing/github-objects.ts';
import type { FakeCommit } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeApp, FakeGithubState, FakeInstallation } from './fake-github-state.ts';
import { linkedUser } from './fake-linked-user.ts';

/** How GitHub shows an App. */
export function presentApp(state: FakeGithubState, app: FakeApp) {
  return {
    id: app.id,
    slug: app.slug,
    node_id: `A_${app.id}`,
    owner: presentAccount(state, app.owner),
    name: app.name,
    description: null,
    external_url: 'https://cla.example.org/',
    html_url: `${state.url}/apps/${app.slug}`,
    created_at: EPOCH,
    updated_at: EPOCH,
    permissions: app.permissions,
    events: app.events,
  };
}

/** How GitHub shows an installation. */
export function presentInstallation(state: FakeGithubState, installation: FakeInstallation) {
  const { id, account, app } = installation;
  return {
    id,
    account: presentAccount(state, account),
    repository_selection: installation.repositories === null ? 'all' : 'selected',
    access_tokens_url: `${state.apiUrl}/app/installations/${id}/access_tokens`,
    repositories_url: `${state.apiUrl}/installation/repositories`,
    html_url: `${state.url}/settings/installations/${id}`,
    app_id: app.id,
    app_slug: app.slug,
    target_id: account.id,
    target_type: account.type,
    permissions: installation.permissions,
    events: app.events,
    created_at: EPOCH,
    updated_at: EPOCH,
    single_file_name: null,
    suspended_by: installation.suspended ? presentAccount(state, account) : null,
    suspended_at: installation.suspended ? EPOCH : null,
  };
}

/** How GitHub shows a commit over REST. */
export function presentCommit(state: FakeGithubState, path: string, commit: FakeCommit) {
  const { sha, message, author, committer, web } = commit;
  const url = `${state.apiUrl}/repos/${path}/commits/${sha}`;
  const linked = ({ email }: FakeCommit['author']) => {
    const user = linkedUser(state, email);
    return user === undefined ? null : presentAccount(state, user);
  };
  return {
    sha,
    node_id: `C_${sha}`,
    url,
    html_url: `${state.url}/${path}/commit/${sha}`,
    comments_url: `${url}/comments`,
    commit: {
      url: `${state.apiUrl}/repos/${path}/git/commits/${sha}`,
      message,
      author: { ...author, date: EPOCH },
      committer: { ...committer, date: EPOCH },
      comment_count: 0,
      tree: { sha, url: `${state.apiUrl}/repos/${path}/git/trees/${sha}` },
      verification: {
        verified: web,
        reason: web ? 'valid' : 'unsigned',
        signature: null,
        payload: null,
        verified_at: null,
      },
    },
    author: linked(author),
    committer: linked(committer),
    parents: commit.parents.map((parent) => presentParent(state, path, parent)),
  };
}

function presentParent(state: FakeGithubState, path: string, sha: string) {
  const url = `${state.apiUrl}/repos/${path}/commits/${sha}`;
  return { sha, url, html_url: `${state.url}/${path}/commit/${sha}` };
}

/** How GitHub shows a label. */
export function presentLabel({ apiUrl }: FakeGithubState, path: string, name: string) {
  const id = crc32(name);
  const url = `${apiUrl}/repos/${path}/labels/${encodeURIComponent(name)}`;
  return { id, node_id: `LA_${id}`, url, name, description: null, color: 'ededed', default: false };
}
