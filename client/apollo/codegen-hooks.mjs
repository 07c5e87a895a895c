import { concatAST, Kind } from 'graphql';

const hookLine = ({ name: { value: name }, operation }) =>
  operation === 'query'
    ? `export const use${name}Query = /* @__PURE__ */ queryHook(${name}Document);`
    : `export const use${name}Mutation = /* @__PURE__ */ mutationHook(${name}Document);`;

/** GraphQL Code Generator plugin: one typed hook per client operation. */
export const plugin = (_schema, documents) => {
  const operations = concatAST(documents.map((file) => file.document)).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  return {
    prepend: [
      `import { mutationHook, queryHook } from '#client/apollo/operation-hooks.ts';`,
      `import { ${operations.map((operation) => `${operation.name.value}Document`).join(', ')} } from './graphql.ts';`,
    ],
    content: operations.map(hookLine).join('\n'),
  };
};
