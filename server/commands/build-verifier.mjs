import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './run-tool.mjs';

// Writes the program that every evidence bundle holds: one file without dependencies, for Node.js 20 and newer.

await build({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'server/modules/evidence/verifier/verify.ts',
    outDir: join(ROOT, 'generated/verifier'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'verify.mjs' } },
  },
});
