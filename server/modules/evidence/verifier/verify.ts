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
const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
const report = checkBundle(new Map(names.map((name) => [name, readFileSync(join(folder, name))])), values.root);
process.stdout.write(printReport(report));
process.exitCode = report.findings.every(({ ok }) => ok) ? 0 : 1;
