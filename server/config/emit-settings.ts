import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEnvExample, writeSettingsPage } from './describe-settings.ts';
import { projectRoot } from './project-root.ts';

// Writes `.env.example` and the pages of all settings.

const FILES = {
  '.env.example': writeEnvExample(),
  'docs/operations/configuration.md': writeSettingsPage('en'),
  'docs/operations/configuration.zh.md': writeSettingsPage('zh'),
};

for (const [path, text] of Object.entries(FILES)) {
  writeFileSync(join(projectRoot, path), text);
}
