import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Longest document, in tokens; enough for a query with 1,000 addresses inlined. */
export const MAX_TOKENS = 4000;

/** Reports an exceeded limit as a validation error; a thrown error would count as our own failure. */
const REPORT = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      // The syntax is right, although the rules begin every message with this prefix.
      context?.reportError(new GraphQLError(message.replace(/^Syntax Error: /, ''))),
  ],
};

/** Limits of a document. What it costs depends on its variables and is counted by `limit-cost.ts`. */
export const LIMIT_RULES = [
  // A fragment is notation, not a level of nesting. Levels of introspection are limited by GraphQL.js.
  maxDepthRule({ n: 8, flattenFragments: true, ...REPORT }),
  maxAliasesRule({ n: 15, ...REPORT }),
  introspectionRule,
  knownOperationsRule,
];

/** Allows one introspection of the schema or of one type, without aliases: each of them would be one more. */
function introspectionRule(context: ValidationContext): ASTVisitor {
  let found = 0;
  return {
    Field(node) {
      const isRoot = node.name.value === '__schema' || node.name.value === '__type';
      found += isRoot ? 1 : 0;
      const isWithin = context.getParentType()?.name.startsWith('__') === true;
      if ((isRoot && found > 1) || (node.alias !== undefined && (isRoot || isWithin))) {
        const message = 'An operation introspects the schema once, without aliases. /schema.graphql has all of it.';
        context.reportError(new GraphQLError(message, { nodes: node }));
      }
    },
  };
}

/** Refuses subscriptions while the schema has none; the executor would count them as our own failures. */
function knownOperationsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation)) {
        context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
      }
    },
  };
}
