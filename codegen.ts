import type { CodegenConfig } from '@graphql-codegen/cli';

const client = 'client/**/*.graphql';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'generated/graphql.ts': {
      documents: [client, 'e2e/**/*.graphql', 'server/test/**/*.graphql'],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        useTypeImports: true,
        enumsAsTypes: true,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        defaultScalarType: 'unknown',
        scalars: { DateTimeISO: 'string' },
      },
    },
    'generated/enums.ts': { plugins: ['typescript'], config: { onlyEnums: true, enumsAsConst: true } },
    'generated/hooks.ts': {
      documents: client,
      plugins: ['./client/apollo/codegen-hooks.mjs'],
      config: {
        // Asked when something happens, and not while a component is shown.
        withoutHooks: ['ClaUpdatePreview', 'CodeTask', 'CorporationsExport', 'EmployeesExport', 'SessionEnd'],
      },
    },
  },
};

export default config;
