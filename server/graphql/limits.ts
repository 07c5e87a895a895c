import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
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

/** Limits of one operation. Introspection is exempt from depth and cost: integrators need it. */
export const LIMIT_RULES = [
  // A fragment is notation, not a level of nesting.
  maxDepthRule({ n: 8, flattenFragments: true, ...REPORT }),
  maxAliasesRule({ n: 15, ...REPORT }),
  // About one for each value of the answer; enough for the longest page of any list that the web client asks for.
  costLimitRule({ maxCost: 6000, depthCostFactor: 1, flattenFragments: true, ...REPORT }),
  knownOperationsRule,
];

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
