import { COMMITS } from './gate-bodies.ts';
import { getGithubApp, postEvaluation } from './gate.ts';
import { VERDICT_TRACE } from './present-verdict-trace.ts';
import { route, type Route } from './route.ts';

/** Routes about pull requests. */
export const GATE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: 'gate/github-app',
    permission: 'public',
    handle: getGithubApp,
    summary:
      "GitHub's callback once an App is registered: redirects to the page on which it is installed, or to `/gate?error_code=…`.",
    query: {
      code: 'Sent by GitHub.',
      state: 'The state that the registration began with.',
      url: 'Address of the instance.',
    },
    answer: 'redirect',
    errors: [],
  }),
  route({
    method: 'POST',
    path: 'gate/evaluate/:linkId',
    permission: 'public',
    scope: 'gate:evaluate',
    handle: postEvaluation,
    summary: 'Judges up to 1,000 commits by the policy of a link, for continuous integration and Gerrit.',
    body: COMMITS,
    answer: VERDICT_TRACE,
    errors: ['no_link', 'bad_request_parameter', 'too_many_request', 'missing_token'],
  }),
];
