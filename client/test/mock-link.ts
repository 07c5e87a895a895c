import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import type { ErrorCode } from '#generated/enums.ts';

/** One answer of the server, given once, for any variables. */
export type Answer = MockLink.MockedResponse;

/** The server answers with this data. */
export function answer<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  data: NoInfer<TData>,
): Answer {
  return { request: { query, variables: () => true }, result: { data: data as Record<string, unknown> } };
}

/** The server refuses with a code of the catalogue and its details. */
export function refusal<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
): Answer {
  return {
    request: { query, variables: () => true },
    result: { errors: [{ message: code, extensions: { code, ...details } }] },
  };
}

/** The server cannot be reached. */
export function unreachable<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
): Answer {
  return { request: { query, variables: () => true }, error: new TypeError('Failed to fetch') };
}

/** A server that gives these answers in order, and records the operations it received. */
export function mockServer(answers: readonly Answer[]): { link: MockLink; variables: Record<string, unknown>[] } {
  const variables: Record<string, unknown>[] = [];
  const recorded = answers.map(({ request, ...rest }) => ({
    ...rest,
    request: {
      ...request,
      variables: (given: Record<string, unknown>) => {
        variables.push(given);
        return true;
      },
    },
  }));
  return { link: new MockLink(recorded, { defaultOptions: { delay: 0 } }), variables };
}
