import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { projectRoot } from '#server/config/project-root.ts';
import { loadSchema } from './schema.ts';

/** Writes `schema.graphql`, the contract between server and clients. */
const schema = await loadSchema();
await writeFile(join(projectRoot, 'schema.graphql'), `${printSchema(lexicographicSortSchema(schema))}\n`);
