import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { corporationAgreement } from './corporation.ts';
import { individualAgreement } from './individual.ts';
import { printAgreement } from './print-agreement.ts';

for (const [kind, texts] of Object.entries({ individual: individualAgreement, corporation: corporationAgreement })) {
  for (const language of ['zh', 'en'] as const) {
    const path = join(projectRoot, 'server/demo/cla', `${kind}.${language}.pdf`);
    await writeFile(path, await printAgreement(texts[language], language));
  }
}
