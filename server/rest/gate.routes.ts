import { getGithubApp } from './gate.ts';
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
];
