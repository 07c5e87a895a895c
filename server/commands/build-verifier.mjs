import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './run-tool.mjs';

// Writes the program that checks evidence bundles, one file without dependencies for Node.js 20 and newer, and its
// fingerprint: for the code, and for those who read the documentation before they run the program.

await build({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'server/modules/proof/evidence/verifier/verify.ts',
    outDir: join(ROOT, 'generated/verifier'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'verify.mjs' } },
  },
});

const sha256 = createHash('sha256')
  .update(readFileSync(join(ROOT, 'generated/verifier/verify.mjs')))
  .digest('hex');
writeFileSync(
  join(ROOT, 'generated/verifier/fingerprint.ts'),
  `/** SHA-256 of the published program that checks evidence bundles, in hexadecimal. */\nexport const VERIFIER_SHA256 = '${sha256}';\n`,
);
for (const page of ['docs/evidence.md', 'docs/evidence.zh.md']) {
  const text = readFileSync(join(ROOT, page), 'utf8');
  // Linear: these pages are ours.
  writeFileSync(join(ROOT, page), text.replace(/(?<=signet-verify\.mjs`[^`\n]*SHA-256[^`\n]*`)[0-9a-f]{64}/, sha256));
}
