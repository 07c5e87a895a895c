import { concatAST, Kind } from 'graphql';

const hookLine = ({ name: { value: name }, operation }) =>
  operation === 'query'
    ? `export const use${name}Query = /* @__PURE__ */ queryHook(${name}Document);`
    : `export const use${name}Mutation = /* @__PURE__ */ mutationHook(${name}Document);`;

/** GraphQL Code Generator plugin: one typed hook per client operation, but for those of `withoutHooks`. */
export const plugin = (_schema, documents, { withoutHooks = [] }) => {
  const operations = concatAST(documents.map((file) => file.document)).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const unknown = withoutHooks.filter((name) => !operations.some((operation) => operation.name.value === name));
  if (unknown.length > 0) {
    throw new Error(`no client operation is called ${unknown.join(', ')}`);
  }
  const hooked = operations.filter((operation) => !withoutHooks.includes(operation.name.value));
  return {
    prepend: [
      `import { mutationHook, queryHook } from '#client/apollo/operation-hooks.ts';`,
      `import { ${hooked.map((operation) => `${operation.name.value}Document`).join(', ')} } from './graphql.ts';`,
    ],
    content: hooked.map(hookLine).join('\n'),
  };
};
