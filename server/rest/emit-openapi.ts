import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { describeRoutes } from './openapi.ts';
import { ROUTES } from './routes.ts';

/** Writes `docs/openapi.json`, the contract between the REST shim and its clients. */
await writeFile(join(projectRoot, 'docs/openapi.json'), `${JSON.stringify(describeRoutes(ROUTES), null, 2)}\n`);
