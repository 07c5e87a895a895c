import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';

const compose = readFileSync(join(projectRoot, 'compose.yaml'), 'utf8');

test.each([
  ['the database logs no statement, which holds personal data', /log_min_error_statement=panic/],
  ['the database logs no row that it refuses', /log_error_verbosity=terse/],
  ['whoever connects is the proxy on this machine, which says who the visitor is', /TRUST_PROXY: \$\{TRUST_PROXY:-1\}/],
  ['nobody elsewhere connects past the proxy', /^ +- 127\.0\.0\.1:4000:4000$/m],
  ['the service changes no file of its own', /read_only: true/],
  ['what is under way at a stop may end: 8 seconds for requests, then 10 for jobs', /stop_grace_period: 30s/],
  ['the service has none of the rights of root', /cap_drop: \[ALL\]/],
])('in compose.yaml %s', (_rule, setting) => {
  expect(compose).toMatch(setting);
});
