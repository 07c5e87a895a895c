import { showProfile, showRepository } from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import { NOT_FOUND, ok, page, type FakeAnswer, type FakeCall, type FakePlace } from './fake-call.ts';
import { showPull } from './fake-present.ts';
import {
  addComment,
  addPullLabels,
  changeComment,
  listComments,
  listCommits,
  listPulls,
  passTest,
  removeComment,
  removePullLabel,
  resetTest,
} from './fake-pull-routes.ts';
import {
  addHook,
  addLabel,
  changeHook,
  listOrganizationRepositories,
  listOrganizations,
  listRepositories,
  removeHook,
  showHook,
  showPermission,
} from './fake-repository-routes.ts';
import type { FakeRepository } from './fake-state.ts';

interface Route {
  readonly on: RegExp;
  readonly scope: string;
  readonly answer: (call: FakeCall) => FakeAnswer;
}

function route(request: string, scope: string, answer: Route['answer']): Route {
  return { on: new RegExp(`^${request}$`), scope, answer };
}

/** A path of a repository. `METHOD path`, with what stands for something in parentheses. */
function ofRepository(
  request: string,
  scope: string,
  answer: (call: FakeCall, repository: FakeRepository) => FakeAnswer,
): Route {
  const [method = '', path = ''] = request.split(' ');
  return route(`${method} /repos/([^/]+)/([^/]+)${path}`, scope, (call) => {
    const [owner, name] = call.parts;
    const repository = call.state.repositories.find((one) => one.owner.login === owner && one.name === name);
    if (repository === undefined || isYoung(repository) || isHidden(call, repository)) {
      return NOT_FOUND;
    }
    return answer(call, repository);
  });
}

/** A path of a pull request. */
function ofPull(request: string, scope: string, answer: (call: FakeCall, place: FakePlace) => FakeAnswer): Route {
  const [method = '', path = ''] = request.split(' ');
  return ofRepository(`${method} /pulls/(\\d+)${path}`, scope, (call, repository) => {
    const pull = repository.pulls.find(({ number }) => String(number) === call.parts[2]);
    return pull === undefined ? NOT_FOUND : answer(call, { repository, pull });
  });
}

/** A repository that was made just now is missing for a while. */
function isYoung(repository: FakeRepository): boolean {
  const young = repository.youngFor > 0;
  repository.youngFor -= young ? 1 : 0;
  return young;
}

function isHidden({ viewer }: FakeCall, { permissions, private: hidden }: FakeRepository): boolean {
  return hidden && !permissions.has(viewer.account.login);
}

const ROUTES: readonly Route[] = [
  route('GET /user', 'all_user', ({ viewer }) => ok(showProfile(viewer.account))),
  route('GET /user/repos', 'all_projects', listRepositories),
  route('GET /users/orgs', 'all_groups', listOrganizations),
  route('GET /orgs/([^/]+)/repos', 'all_projects', listOrganizationRepositories),
  ofRepository('GET ', 'all_projects', (_call, repository) => ok(showRepository(repository))),
  ofRepository('GET /hooks', 'all_hook', (call, repository) =>
    page(
      call,
      repository.hooks.map((hook) => showHook(repository, hook)),
    ),
  ),
  ofRepository('POST /hooks', 'all_hook', addHook),
  ofRepository('PATCH /hooks/(\\d+)', 'all_hook', changeHook),
  ofRepository('DELETE /hooks/(\\d+)', 'all_hook', removeHook),
  ofRepository('POST /labels', 'all_projects', addLabel),
  ofRepository('GET /collaborators/([^/]+)/permission', 'all_projects', showPermission),
  ofRepository('GET /pulls', 'all_pr', listPulls),
  ofRepository('PATCH /pulls/comments/(\\d+)', 'all_note', changeComment),
  ofRepository('DELETE /pulls/comments/(\\d+)', 'all_note', removeComment),
  ofPull('GET ', 'all_pr', ({ state }, { pull }) => ok(showPull(state, pull, true))),
  ofPull('GET /commits', 'all_pr', listCommits),
  ofPull('GET /files', 'all_pr', (call) => page(call, [{ filename: 'README.md' }])),
  ofPull('GET /comments', 'all_note', (call, { pull }) => page(call, listComments(pull))),
  ofPull('POST /comments', 'all_note', addComment),
  ofPull('POST /labels', 'all_pr', addPullLabels),
  ofPull('DELETE /labels/([^/]+)', 'all_pr', removePullLabel),
  ofPull('POST /test', 'all_pr', passTest),
  ofPull('PATCH /testers', 'all_pr', resetTest),
];

/** Answers a request to the API; 404 for what GitCode does not have, such as commit statuses. */
export function answerRoute(request: string, call: Omit<FakeCall, 'parts'>): FakeAnswer {
  for (const { on, scope, answer } of ROUTES) {
    const found = on.exec(request);
    if (found !== null) {
      return call.viewer.scopes.has(scope)
        ? answer({ ...call, parts: found.slice(1).map(decodeURIComponent) })
        : { status: 403, body: { error_code: 403, error_message: `no scopes:${scope}` } };
    }
  }
  return NOT_FOUND;
}
