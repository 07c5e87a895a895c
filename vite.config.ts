import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { compileMessages } from './client/bundling/compile-messages.ts';
import { pagePreloads } from './client/bundling/page-preloads.ts';
import { pdfjsAssets } from './client/bundling/pdfjs-assets.ts';
import { precompress } from './client/bundling/precompress.ts';
import { NEXT_BUILD, publishWhenComplete } from './client/bundling/publish-build.ts';
import { splitOperations } from './client/bundling/split-operations.ts';
import { startModules } from './client/bundling/start-modules.ts';

/** Marks every nonce in index.html; the server replaces it in every response. */
const CSP_NONCE_PLACEHOLDER = '__CSP_NONCE__';

const LIBRARY = /\/node_modules\//;

/** Modules of libraries that only overlays need: dialogs, menus and toasts. Signing pages load without them. */
const OVERLAY =
  // Linear: reads the names of our own modules and packages.
  /\/(?:@floating-ui\/|@zag-js\/(?!anatomy|types|utils)|(?:@ark-ui|@chakra-ui)\/.*\/(?:dialog|menu|presence|toast)\/)/;

/** Our own modules of a few hundred bytes that signing pages share with others. A group takes along what they import. */
const SHARED =
  /\/client\/(?:app|apollo|i18n\/[\w-]+\.tsx?$|session\/(?!changers|factor|passkey|typed-factor)|components\/(?!activity|choice-cards|cla-diff|cla-input|copy-button|file-drop|fingerprint|link-|list|progress-bar|save-file|state-badge|sub-page|table|form\/(?:[\w-]+-dialog|dialog-frame|password-field|use-rows)|pdf-view\/(?:pdf-document|pdf-page|pdf-text|protected-pdf|use-page-texts)))|\/server\/rules\/(?!csv|gate-platform|pdf-paragraphs|printable|project|upload)|client\/features\/sign\/(?:prefetch-signing|signing-way)|operation:(?:Link$|SignLinkAlias)/;

/** What the pages of managers share besides: lists, dialogs, settings. */
const MANAGING = /\/client\/(?:components\/(?!cla-diff|cla-input|pdf-view)|session\/)/;

/** What the home page and every log-in share. */
const LOGIN =
  /\/client\/(?:features\/login\/|session\/(?:factor|passkey|typed-factor)|components\/(?:choice-cards|form\/password-field|list\/(?:empty-list|list-address|list-body|list-pages|use-list-focus)))|operation:CodePlatforms/;

/** What several ways to sign share. */
const SIGNING = /\/client\/features\/sign\//;

const clientBuild: UserConfig = {
  root: join(import.meta.dirname, 'client'),
  publicDir: false,
  html: { cspNonce: CSP_NONCE_PLACEHOLDER },
  plugins: [
    react(),
    compileMessages(),
    splitOperations(),
    pdfjsAssets(),
    pagePreloads(),
    precompress(),
    publishWhenComplete(),
  ],
  resolve: {
    // rxjs has a smaller build with classes of the language.
    conditions: ['es2015', ...defaultClientConditions],
    // The other build of pdf.js needs browser features of recent months; signers have older browsers.
    alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.min.mjs' }],
  },
  build: {
    outDir: NEXT_BUILD,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      // Modules that most pages need go into one file: many small ones compress badly, and each costs a phone a trip.
      output: {
        codeSplitting: {
          groups: [
            startModules(),
            { name: 'common', minShareCount: 12, test: (id) => LIBRARY.test(id) && !OVERLAY.test(id) },
            { name: 'common', minShareCount: 3, test: SHARED },
            { name: 'signing', minShareCount: 2, test: SIGNING },
            { name: 'login', minShareCount: 2, test: LOGIN },
            { name: 'managing', minShareCount: 4, test: MANAGING },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': 'http://localhost:4000',
      '/api': 'http://localhost:4000',
      '/badge': 'http://localhost:4000',
      '/email-preview': 'http://localhost:4000',
    },
  },
};

/**
 * Libraries of very many small files, which take longer to find and read than to run, with what they share: a library
 * that is built in must not be loaded from `node_modules` by another one as well.
 */
const BUILT_INTO_SERVER = [
  // PDF files are read in a new process each.
  /^(?:@cantoo\/pdf-lib|culori|fflate|html-entities|node-html-better-parser|tslib)$/,
  /^(?:@mikro-orm\/.+|kysely)$/,
  /^(?:@apollo\/.+|@escape\.tech\/.+|@graphql-tools\/.+|graphql|graphql-scalars|type-graphql)$/,
  /^(?:@peculiar\/.+|@simplewebauthn\/.+|zod)$/,
];

const serverBuild: UserConfig = {
  root: import.meta.dirname,
  publicDir: false,
  ssr: { noExternal: BUILT_INTO_SERVER },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    target: 'node22',
    rollupOptions: {
      // Types of GraphQL are named after their classes. Maps without sources, because Node reads them at every start.
      output: { keepNames: true, sourcemapExcludeSources: true },
      input: {
        main: 'server/main.ts',
        migrate: 'server/commands/migrate.ts',
        'rotate-seal': 'server/commands/rotate-seal.ts',
        'reset-second-factor': 'server/commands/reset-second-factor.ts',
        'create-account': 'server/commands/create-account.ts',
        'gate-doctor': 'server/commands/gate-doctor.ts',
        verify: 'server/commands/verify.ts',
        'verify-audit': 'server/commands/verify-audit.ts',
        'rotate-keys': 'server/commands/rotate-keys.ts',
        backup: 'server/commands/backup.ts',
        restore: 'server/commands/restore.ts',
        doctor: 'server/commands/doctor.ts',
        export: 'server/commands/export.ts',
        import: 'server/commands/import.ts',
        'fill-demo': 'server/commands/fill-demo.ts',
        'import-compare': 'server/commands/import-compare.ts',
        // Processes and threads start from files.
        'run-isolated.process': 'server/isolation/run-isolated.process.ts',
        'create-cluster.process': 'server/db/create-cluster.process.ts',
        'inspect-pdf.worker': 'server/integrations/pdf/inspect-pdf.worker.ts',
        'read-pdf-text.worker': 'server/integrations/pdf/read-pdf-text.worker.ts',
        'parse-json.worker': 'server/integrations/gate-platform/parse-json.worker.ts',
        'compare-texts.worker': 'server/modules/community/cla/compare-texts.worker.ts',
        'draw-scan.worker': 'server/modules/moving/scans/draw-scan.worker.ts',
        'read-source.worker': 'server/modules/moving/upload/read-source.worker.ts',
        'append-signature-page.task': 'server/integrations/pdf/append-signature-page.task.ts',
        'count-pages.task': 'server/integrations/pdf/count-pages.task.ts',
        'seal-document.task': 'server/integrations/pdf/seal/seal-document.task.ts',
        'render-mail.task': 'server/integrations/mail/render-mail.task.ts',
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? serverBuild : clientBuild));
