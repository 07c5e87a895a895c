import description from './github-description.json' with { type: 'json' };
import { HostChecker } from './host-description.ts';

/** What https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api says about every request. */
const HEADERS = [
  { name: 'user-agent', in: 'header', required: true, schema: { type: 'string', minLength: 1 } },
  {
    name: 'accept',
    in: 'header',
    required: false,
    schema: { enum: ['application/json', 'application/vnd.github+json', 'application/vnd.github.diff'] },
  },
  { name: 'x-github-api-version', in: 'header', required: false, schema: { enum: ['2022-11-28', '2026-03-10'] } },
  { name: 'authorization', in: 'header', required: false, schema: { type: 'string', pattern: '^(?:Bearer|token) .' } },
  { name: 'content-type', in: 'header', required: false, schema: { const: 'application/json' } },
];

/** GitHub's own description, of which `npm run github-description` makes the excerpt. */
export const githubChecker = new HostChecker('GitHub', { ...description, headers: HEADERS });
