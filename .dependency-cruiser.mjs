/**
 * Who may import whom. Each rule says why; the table in ARCHITECTURE.md is this file in words.
 */
const rule = (says, from, to) => ({ ...says, severity: 'error', from, to });

const TEST = '\\.test\\.tsx?$|^server/test/|/testing/';

export default {
  forbidden: [
    rule(
      {
        name: 'no-cycle',
        comment: 'A cycle cannot be understood piece by piece. Entities are exempt: their relations are lazy.',
      },
      { pathNot: ['\\.entity\\.ts$', '^generated/', 'operation-hooks'] },
      { circular: true, viaOnly: { pathNot: ['\\.entity\\.ts$'] } },
    ),
    rule({ name: 'no-unresolvable', comment: 'The import points nowhere.' }, {}, { couldNotResolve: true }),
    rule(
      { name: 'rules-are-pure', comment: 'Format rules run on both sides: they import nothing but each other.' },
      { path: '^server/rules/', pathNot: TEST },
      { pathNot: '^server/rules/' },
    ),
    rule(
      {
        name: 'errors-know-nothing',
        comment: 'The catalogue stands below everything; only constraint-errors knows the ORM.',
      },
      { path: '^server/errors/', pathNot: [TEST, 'constraint-errors'] },
      { pathNot: '^server/errors/' },
    ),
    rule(
      {
        name: 'domain-rules-are-pure',
        comment: 'Rules (*.rules.ts) are tables and functions: no database, no GraphQL, no I/O.',
      },
      { path: '\\.rules\\.ts$' },
      {
        pathNot: [
          '^server/rules/',
          '^server/errors/',
          '\\.rules\\.ts$',
          '^node:crypto$',
          '^crypto$',
          // Compares lists; as pure as they are.
          'node_modules/diff/',
        ],
      },
    ),
    rule(
      { name: 'entities-are-data', comment: 'Entities hold columns and constraints, no behaviour and no services.' },
      { path: '\\.entity\\.ts$' },
      {
        pathNot: [
          '\\.entity\\.ts$',
          '\\.rules\\.ts$',
          '^server/rules/',
          '^server/db/base-properties\\.ts$',
          'node_modules/@mikro-orm/core',
        ],
      },
    ),
    rule(
      {
        name: 'resolvers-translate',
        comment:
          'A resolver calls use cases and queries; it neither touches the ORM nor the outside world nor another resolver.',
      },
      { path: '\\.resolver\\.ts$' },
      { path: ['node_modules/@mikro-orm', '^server/integrations/', '\\.resolver\\.ts$', '^server/rest/'] },
    ),
    rule(
      { name: 'use-cases-have-no-transport', comment: 'Use cases serve every transport, so they know none.' },
      { path: '^server/modules/', pathNot: ['\\.resolver\\.ts$', '\\.types\\.ts$', TEST] },
      {
        path: ['^server/rest/', '^server/graphql/', 'node_modules/(type-graphql|graphql|fastify|@apollo)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      { name: 'rest-translates', comment: 'The REST shim calls use cases: no entities as values, no ORM, no GraphQL.' },
      { path: '^server/rest/', pathNot: TEST },
      {
        path: [
          '\\.entity\\.ts$',
          'node_modules/@mikro-orm',
          'node_modules/(type-graphql|graphql)/',
          '^server/graphql/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      {
        name: 'integrations-are-adapters',
        comment: 'Adapters of the outside world know no use case and no transport.',
      },
      { path: '^server/integrations/', pathNot: TEST },
      { path: ['^server/modules/', '^server/rest/', '^server/graphql/'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      {
        name: 'client-knows-the-contract-only',
        comment: 'The client knows the server by generated/ and the shared rules alone.',
      },
      { path: '^client/' },
      { path: '^server/', pathNot: '^server/rules/' },
    ),
    rule(
      {
        name: 'features-do-not-know-each-other',
        comment: 'What two features need belongs into components, session or apollo.',
      },
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    rule(
      {
        name: 'components-below-features',
        comment: 'Components, theme, i18n and apollo serve features; they import none, nor the app.',
      },
      { path: '^client/(components|theme|i18n|apollo|session)/', pathNot: TEST },
      { path: '^client/(features|app)/' },
    ),
    rule(
      { name: 'features-below-app', comment: 'The app composes features; features do not reach up.' },
      { path: '^client/features/', pathNot: TEST },
      { path: '^client/app/' },
    ),
    rule(
      { name: 'generated-is-a-leaf', comment: 'Generated code knows Apollo and the hook factory only.' },
      { path: '^generated/' },
      {
        pathNot: [
          '^generated/',
          '^client/apollo/operation-hooks\\.ts$',
          'node_modules/@apollo',
          'node_modules/@graphql-typed-document-node',
        ],
      },
    ),
    rule(
      { name: 'tests-stay-out', comment: 'Code that ships never imports tests or their helpers.' },
      { pathNot: [TEST, '^e2e/', '^client/test/', '^server/bench/'] },
      { path: ['\\.test\\.tsx?$', '^server/test/', '^client/test/', '^e2e/', '/testing/'] },
    ),
    rule(
      { name: 'e2e-from-outside', comment: 'Journeys drive the service from outside; they never import the client.' },
      { path: '^e2e/' },
      { path: '^client/' },
    ),
    rule(
      {
        name: 'one-font-engine',
        comment: '@pdf-lib/fontkit and pdf-lib blank Chinese glyphs; @cantoo/pdf-lib with fontkit 2 draws them.',
      },
      {},
      { path: 'node_modules/(@pdf-lib/fontkit|pdf-lib)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
