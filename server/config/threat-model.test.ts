import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';

const named = [...readFileSync(join(projectRoot, 'docs/threat-model.md'), 'utf8').matchAll(/`([^`]+\.test\.ts)`/g)];

test.each(named.map(([, path = '']) => path))('the test %s, which the threat model names, exists', (path) => {
  expect(globSync(path, { cwd: join(projectRoot, 'server') })).not.toEqual([]);
});
