import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkBundle } from './check-bundle.ts';
import { printReport } from './print-report.ts';

/** Checks the unpacked bundle in which this file lies; `verify.mjs` is built from it. */
const { values } = parseArgs({ options: { root: { type: 'string' } } });
// The first releases of Node.js 20 have no `import.meta.dirname`.
const folder = dirname(fileURLToPath(import.meta.url));
const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
// Bundles have no folders: one is reported like a file that does not belong there.
const files = entries.map((entry) => {
  const bytes = entry.isDirectory() ? Buffer.alloc(0) : readFileSync(join(folder, entry.name));
  return [entry.name, bytes] as const;
});
const report = checkBundle(new Map(files), values.root);
process.stdout.write(printReport(report));
process.exitCode = report.findings.every(({ ok }) => ok) ? 0 : 1;
