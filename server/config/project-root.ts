import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#server/errors/app-error.ts';

/** The folder with `package.json`, both when running from source and from the bundle in `dist/`. */
export const projectRoot: string = findProjectRoot(dirname(fileURLToPath(import.meta.url)));

function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) {
    return folder;
  }
  const parent = dirname(folder);
  if (parent === folder) {
    throw new AppError('system_error', { reason: 'no package.json above the running code' });
  }
  return findProjectRoot(parent);
}
