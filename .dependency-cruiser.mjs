/**
 * Who may import whom. Each rule says why; the table in ARCHITECTURE.md is this file in words.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const TEST = '\\.test\\.tsx?$|^server/test/|/testing/';

export default {
  forbidden: [
    rule('no-cycle', 'A cycle cannot be understood piece by piece. Entities are exempt: their relations are lazy.', { pathNot: ['\\.entity\\.ts$', '^generated/', 'operation-hooks'] }, { circular: true, viaOnly: { pathNot: ['\\.entity\\.ts$'] } }),
    rule('no-unresolvable', 'The import points nowhere.', {}, { couldNotResolve: true }),
    rule('rules-are-pure', 'Format rules run on both sides: they import nothing but each other.', { path: '^server/rules/', pathNot: TEST }, { pathNot: '^server/rules/' }),
    rule('errors-know-nothing', 'The catalogue stands below everything; only constraint-errors knows the ORM.', { path: '^server/errors/', pathNot: [TEST, 'constraint-errors'] }, { pathNot: '^server/errors/' }),
    rule('domain-rules-are-pure', 'Rules (*.rules.ts) are tables and functions: no database, no GraphQL, no I/O.', { path: '\\.rules\\.ts$' }, { pathNot: ['^server/rules/', '^server/errors/', '\\.rules\\.ts$', '^node:crypto$', '^crypto$'] }),
    rule('entities-are-data', 'Entities hold columns and constraints, no behaviour and no services.', { path: '\\.entity\\.ts$' }, { pathNot: ['\\.entity\\.ts$', '^server/rules/', '^server/db/base-properties\\.ts$', 'node_modules/@mikro-orm/core'] }),
    rule('resolvers-translate', 'A resolver calls use cases and queries; it neither touches the ORM nor the outside world nor another resolver.', { path: '\\.resolver\\.ts$' }, { path: ['node_modules/@mikro-orm', '^server/integrations/', '\\.resolver\\.ts$', '^server/rest/'] }),
    rule('use-cases-have-no-transport', 'Use cases serve every transport, so they know none.', { path: '^server/modules/', pathNot: ['\\.resolver\\.ts$', '\\.types\\.ts$', TEST] }, { path: ['^server/rest/', '^server/graphql/', 'node_modules/(type-graphql|graphql|fastify|@apollo)/'], dependencyTypesNot: ['type-only'] }),
    rule('rest-translates', 'The REST shim calls use cases: no entities as values, no ORM, no GraphQL.', { path: '^server/rest/', pathNot: TEST }, { path: ['\\.entity\\.ts$', 'node_modules/@mikro-orm', 'node_modules/(type-graphql|graphql)/', '^server/graphql/'], dependencyTypesNot: ['type-only'] }),
    rule('integrations-are-adapters', 'Adapters of the outside world know no use case and no transport.', { path: '^server/integrations/', pathNot: TEST }, { path: ['^server/modules/', '^server/rest/', '^server/graphql/'], dependencyTypesNot: ['type-only'] }),
    rule('client-knows-the-contract-only', 'The client knows the server by generated/ and the shared rules alone.', { path: '^client/' }, { path: '^server/', pathNot: '^server/rules/' }),
    rule('features-do-not-know-each-other', 'What two features need belongs into components, session or apollo.', { path: '^client/features/([^/]+)/' }, { path: '^client/features/', pathNot: '^client/features/$1/' }),
    rule('components-below-features', 'Components, theme, i18n and apollo serve features; they import none, nor the app.', { path: '^client/(components|theme|i18n|apollo|session)/', pathNot: TEST }, { path: '^client/(features|app)/' }),
    rule('features-below-app', 'The app composes features; features do not reach up.', { path: '^client/features/', pathNot: TEST }, { path: '^client/app/' }),
    rule('generated-is-a-leaf', 'Generated code knows Apollo and the hook factory only.', { path: '^generated/' }, { pathNot: ['^generated/', '^client/apollo/operation-hooks\\.ts$', 'node_modules/@apollo', 'node_modules/@graphql-typed-document-node'] }),
    rule('tests-stay-out', 'Code that ships never imports tests or their helpers.', { pathNot: [TEST, '^e2e/', '^client/test/', '^server/bench/'] }, { path: ['\\.test\\.tsx?$', '^server/test/', '^client/test/', '^e2e/', '/testing/'] }),
    rule('e2e-from-outside', 'Journeys drive the service from outside; they never import the client.', { path: '^e2e/' }, { path: '^client/' }),
    rule('one-font-engine', '@pdf-lib/fontkit and pdf-lib blank Chinese glyphs; @cantoo/pdf-lib with fontkit 2 draws them.', {}, { path: 'node_modules/(@pdf-lib/fontkit|pdf-lib)/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
