import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Longest document, in tokens; enough for 1,000 addresses written into a query. */
export const MAX_TOKENS = 4000;

/** Tell which limit was exceeded, as any other error of validation; thrown errors would count as our own failures. */
const REPORT = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      // The syntax is right; the rules say so of whatever they reject.
      context?.reportError(new GraphQLError(message.replace(/^Syntax Error: /, ''))),
  ],
};

/** What one operation may ask for. Introspection is exempt from depth and cost: integrators need it. */
export const LIMIT_RULES = [
  // A fragment is a way to write, not a level of its own.
  maxDepthRule({ n: 8, flattenFragments: true, ...REPORT }),
  maxAliasesRule({ n: 15, ...REPORT }),
  // About one for each value of the answer; enough for the longest page of any list as the web client asks for it.
  costLimitRule({ maxCost: 5000, depthCostFactor: 1, flattenFragments: true, ...REPORT }),
  knownOperationsRule,
];

/** Refuses a subscription as long as the schema has none; the executor would count it as our own failure. */
function knownOperationsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation)) {
        context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
      }
    },
  };
}
