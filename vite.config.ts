import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { pdfjsAssets } from './client/bundling/pdfjs-assets.ts';
import { precompress } from './client/bundling/precompress.ts';
import { splitOperations } from './client/bundling/split-operations.ts';

/** Stands in index.html wherever a nonce belongs; the server replaces it in every response. */
const CSP_NONCE_PLACEHOLDER = '__CSP_NONCE__';

const clientBuild: UserConfig = {
  root: join(import.meta.dirname, 'client'),
  publicDir: false,
  html: { cspNonce: CSP_NONCE_PLACEHOLDER },
  plugins: [react(), splitOperations(), pdfjsAssets(), precompress()],
  resolve: {
    // The other build of pdf.js asks for browser features of the last months; signers come with older browsers.
    alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.min.mjs' }],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // What most pages need is one file: many small ones compress badly.
      output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 12 }] } },
    },
  },
  server: { proxy: { '/graphql': 'http://localhost:4000', '/api': 'http://localhost:4000' } },
};

const serverBuild: UserConfig = {
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node22',
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        migrate: 'server/commands/migrate.ts',
        'create-account': 'server/commands/create-account.ts',
        // Run in processes and threads of their own, which start from files.
        'run-apart.process': 'server/run-apart.process.ts',
        'inspect-pdf.worker': 'server/integrations/pdf/inspect-pdf.worker.ts',
        'read-pdf-text.worker': 'server/integrations/pdf/read-pdf-text.worker.ts',
        'compare-texts.worker': 'server/modules/cla/compare-texts.worker.ts',
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? serverBuild : clientBuild));
