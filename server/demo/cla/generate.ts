import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { printAgreement } from './print-agreement.ts';
import { PRINTED } from './printed.ts';

for (const { path, agreement, language } of PRINTED) {
  const file = join(projectRoot, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await printAgreement(agreement, language));
}
