import type { Cases } from './case.ts';

/** Requests about pull requests. */
export const GATE_CASES: Cases = {
  'GET gate/github-app': [
    {
      rule: 'redirects to a page, whatever comes',
      call: () => ({ query: { code: 'x', state: 'x', url: '' } }),
      expected: '/gate?error_code=auth_failed',
    },
  ],
};
