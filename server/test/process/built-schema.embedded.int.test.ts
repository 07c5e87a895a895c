import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { spawnService } from './service-process.ts';
import { createStorage } from './service-storage.ts';

/** Types are named after classes, which a bundler renames when a library has one of the same name. */
test('the built service answers with the published schema', async () => {
  const { environment } = await createStorage();
  const service = spawnService({ ...environment, SMTP_URL: 'smtp://127.0.0.1:1' });
  const query = new URLSearchParams({ query: getIntrospectionQuery() });

  const answer = await fetch(`${await service.address}/graphql?${query.toString()}`, {
    headers: { 'apollo-require-preflight': 'true' },
  });

  const { data } = (await answer.json()) as { data: IntrospectionQuery };
  const served = printSchema(lexicographicSortSchema(buildClientSchema(data)));
  expect(`${served}\n`).toBe(await readFile(join(projectRoot, 'schema.graphql'), 'utf8'));
});
