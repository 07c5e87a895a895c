/**
 * What each file may import. Each rule says why.
 */
const rule = (says, from, to) => ({ ...says, severity: 'error', from, to });

const TEST = '\\.test\\.tsx?$|^server/test/|/testing/';

/** The districts of the modules: a district imports only those that stand before it. */
const DISTRICTS = ['ground', 'access', 'community', 'signing', 'proof', 'gate', 'outlook', 'privacy', 'moving'];

const districtFiles = (names) => `^server/modules/(${names.join('|')})/`;

/** Entities may refer to each other everywhere: relations follow the data. */
const DISTRICT_ORDER = DISTRICTS.slice(0, -1).flatMap((name, index) => {
  const comment = `A district imports only those before it: ${DISTRICTS.join(', ')}.`;
  const later = districtFiles(DISTRICTS.slice(index + 1));
  return [
    rule(
      { name: `${name}-below-later-districts`, comment },
      { path: districtFiles([name]), pathNot: [TEST, '\\.entity\\.ts$'] },
      { path: later },
    ),
    rule(
      { name: `${name}-entities-below-later-districts`, comment },
      { path: `${districtFiles([name])}.*\\.entity\\.ts$` },
      { path: later, pathNot: '\\.entity\\.ts$' },
    ),
  ];
});

/** The rooms of the gate: each acts on those before it. */
const GATE_ROOMS =
  'connection repository policy pull-request vouching evaluation comparison organization judging delivery'.split(' ');

const gateFiles = (rooms) => `^server/modules/gate/(${rooms.join('|')})/`;

/** What is imported from a later room all the same. */
const GATE_EXCEPTIONS = {
  // What a connection reaches decides which repositories of a whole organisation are covered.
  connection: ['^server/modules/gate/organization/enqueue-coverage\\.ts$'],
};

/** The words of the gate are shared: entities, because relations follow the data, and pure rules. */
const GATE_WORDS = '\\.(entity|rules)\\.ts$';

const GATE_ORDER = GATE_ROOMS.slice(0, -1).map((room, index) =>
  rule(
    {
      name: `gate-${room}-below-later-rooms`,
      comment: `A room of the gate acts on those before it: ${GATE_ROOMS.join(', ')}.`,
    },
    { path: gateFiles([room]), pathNot: TEST },
    { path: gateFiles(GATE_ROOMS.slice(index + 1)), pathNot: [GATE_WORDS, ...(GATE_EXCEPTIONS[room] ?? [])] },
  ),
);

/** The folders of the client: each imports only those before it. */
const CLIENT_FLOORS = ['theme', 'apollo', 'i18n', 'components', 'session', 'features', 'app'];

export default {
  forbidden: [
    ...DISTRICT_ORDER,
    ...GATE_ORDER,
    rule(
      { name: 'gate-files-stand-in-rooms', comment: 'A new room takes its place in GATE_ROOMS.' },
      {},
      { path: '^server/modules/gate/', pathNot: [gateFiles(GATE_ROOMS), TEST] },
    ),
    rule(
      { name: 'modules-stand-in-districts', comment: 'A new district takes its place in DISTRICTS.' },
      {},
      { path: '^server/modules/', pathNot: districtFiles(DISTRICTS) },
    ),
    rule(
      { name: 'root-is-what-a-newcomer-reads-first', comment: 'Every other file under server/ belongs in a folder.' },
      {},
      { path: '^server/[^/]+$', pathNot: '^server/(main|start-service|app|change|context|consequences)\\.ts$' },
    ),
    rule(
      {
        name: 'no-cycle',
        comment: 'Files in a cycle can only be understood together. Entities are exempt: their relations are lazy.',
      },
      { pathNot: ['\\.entity\\.ts$', '^generated/', 'operation-hooks'] },
      { circular: true, viaOnly: { pathNot: ['\\.entity\\.ts$'] } },
    ),
    rule({ name: 'no-unresolvable', comment: 'The imported file does not exist.' }, {}, { couldNotResolve: true }),
    rule(
      {
        name: 'rules-are-pure',
        comment: 'Format rules run in server and browser: they import nothing but each other.',
      },
      { path: '^server/rules/', pathNot: TEST },
      { pathNot: '^server/rules/' },
    ),
    rule(
      {
        name: 'errors-know-nothing',
        comment: 'Everything imports the catalogue; only constraint-errors knows the ORM.',
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
          // A pure function that compares lists.
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
          'A resolver calls use cases and queries; it touches neither the ORM nor the outside world nor another resolver.',
      },
      { path: '\\.resolver\\.ts$' },
      { path: ['node_modules/@mikro-orm', '^server/integrations/', '\\.resolver\\.ts$', '^server/rest/'] },
    ),
    rule(
      { name: 'use-cases-have-no-transport', comment: 'Use cases serve every transport, so they depend on none.' },
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
        comment: 'Adapters of the outside world depend on no use case and no transport.',
      },
      { path: '^server/integrations/', pathNot: TEST },
      { path: ['^server/modules/', '^server/rest/', '^server/graphql/'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      {
        name: 'control-knows-no-command',
        comment: 'The socket carries commands out that are passed from above; what they do may ask the service itself.',
      },
      { path: '^server/control/', pathNot: TEST },
      { path: '^server/(backup|commands|doctor|modules|rest|graphql)/' },
    ),
    rule(
      {
        name: 'metrics-know-nobody',
        comment: 'Everything counts what it does; the metrics depend on no use case and no transport.',
      },
      { path: '^server/metrics/', pathNot: TEST },
      { path: ['^server/modules/', '^server/rest/', '^server/graphql/'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      {
        name: 'client-knows-the-contract-only',
        comment: 'The client depends on the server through generated/ and the shared rules only.',
      },
      { path: '^client/' },
      { path: '^server/', pathNot: '^server/rules/' },
    ),
    rule(
      {
        name: 'features-do-not-know-each-other',
        comment: 'Code that two features need belongs in components or session.',
      },
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    ...CLIENT_FLOORS.map((folder, index) =>
      rule(
        {
          name: `client-${folder}-floor`,
          comment: `A folder of the client imports only those before it: ${CLIENT_FLOORS.join(', ')}.`,
        },
        { path: `^client/${folder}/`, pathNot: TEST },
        { path: `^client/(${CLIENT_FLOORS.slice(index + 1).join('|')})/` },
      ),
    ).slice(0, -1),
    rule(
      { name: 'generated-is-a-leaf', comment: 'Generated code imports only Apollo and the hook factory.' },
      // The program in evidence bundles is built from the server's code.
      { path: '^generated/', pathNot: '^generated/verifier/' },
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
      { name: 'tests-stay-out', comment: 'Shipped code never imports tests or their helpers.' },
      { pathNot: [TEST, '^e2e/', '^client/test/', '^server/bench/'] },
      { path: ['\\.test\\.tsx?$', '^server/test/', '^client/test/', '^e2e/', '/testing/'] },
    ),
    rule(
      { name: 'e2e-from-outside', comment: 'Journeys drive the service from outside; they never import the client.' },
      { path: '^e2e/' },
      { path: '^client/' },
    ),
    rule(
      { name: 'docs-site-is-apart', comment: 'The documentation site describes the service; it takes only its codes.' },
      { path: '^docs/site/' },
      { path: ['^server/', '^client/', '^e2e/'], pathNot: '^server/errors/catalogue\\.ts$' },
    ),
    rule(
      { name: 'nobody-needs-the-docs-site', comment: 'The service runs without its documentation.' },
      { pathNot: '^docs/site/' },
      { path: '^docs/site/' },
    ),
    rule(
      {
        name: 'one-font-engine',
        comment:
          '@pdf-lib/fontkit and pdf-lib leave Chinese characters blank; @cantoo/pdf-lib with fontkit 2 draws them.',
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
