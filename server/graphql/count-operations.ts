import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { operationDuration } from '#server/metrics/metrics.ts';

/** Several root fields in one operation have no separate series, because there are too many combinations. */
const SEVERAL = 'several';

/**
 * Counts operations by the root field that they ask for, which the schema limits, because callers choose names. Only
 * documents that can be executed count; refused ones are requests with another status.
 */
export const countOperations: ApolloServerPlugin = {
  async requestDidStart() {
    const startedAt = performance.now();
    return {
      async willSendResponse({ operation, errors, response }) {
        // Set once the document is valid and names an operation of it.
        if (operation === undefined || operation === null || errors?.some(isRefusal)) {
          return;
        }
        const { body } = response;
        const [error] = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const code = error === undefined ? 'ok' : String(error.extensions?.['code']);
        operationDuration.observe({ operation: rootField(operation), code }, (performance.now() - startedAt) / 1000);
      },
    };
  },
};

/** Whether the variables did not fit. */
function isRefusal({ extensions }: { readonly extensions: Readonly<Record<string, unknown>> }): boolean {
  return extensions['code'] === 'BAD_USER_INPUT';
}

function rootField({ selectionSet }: OperationDefinitionNode): string {
  const [first, ...others] = selectionSet.selections;
  return first?.kind === Kind.FIELD && others.length === 0 ? first.name.value : SEVERAL;
}
