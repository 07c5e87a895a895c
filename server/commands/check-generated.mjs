import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, runTool } from './run-tool.mjs';

// Regenerates `schema.graphql`, `docs/openapi.json`, `generated/`, the pages of the settings, `.env.example` and the
// fingerprint in `docs/evidence.md`, and fails if that changed them.

const before = readGenerated();
// The types of operations come from the schema, the other files from different sources.
await Promise.all([
  run('node', 'server/commands/build-verifier.mjs'),
  run('tsx', 'server/rest/emit-openapi.ts'),
  run('tsx', 'server/config/emit-settings.ts'),
  run('tsx', 'server/graphql/emit-schema.ts').then(() => run('graphql-codegen', '--config', 'codegen.ts', '--silent')),
]);
const after = readGenerated();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
if (stale.length > 0) {
  process.stderr.write(`Out of date, now written anew; look at the change and commit it: ${stale.join(', ')}\n`);
  process.exitCode = 1;
}

/** Runs a generator; ends this command when it fails. */
async function run(tool, ...args) {
  const code = await runTool(tool, args);
  if (code !== 0) {
    process.exit(code);
  }
}

/** Returns the text of every generated file by path. */
function readGenerated() {
  const generated = readdirSync(join(ROOT, 'generated'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)));
  const paths = [
    'schema.graphql',
    'docs/openapi.json',
    'docs/evidence.md',
    'docs/evidence.zh.md',
    'docs/operations/configuration.md',
    'docs/operations/configuration.zh.md',
    '.env.example',
    ...generated,
  ];
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}
