import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { from, mergeMap } from 'rxjs';
import type { ErrorCode } from '#generated/enums.ts';

/** One answer of the server, given once, for any variables. */
export interface Answer extends MockLink.MockedResponse {
  /** What it waits for. */
  readonly after?: Promise<void>;
}

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

/** An answer that does not come before the test lets it. */
export function late(answered: Answer): { readonly answer: Answer; readonly arrive: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: { ...answered, after: promise }, arrive: resolve };
}

/** A server that gives these answers in order, and records the operations it received. */
export function mockServer(answers: readonly Answer[]): { link: ApolloLink; variables: Record<string, unknown>[] } {
  const variables: Record<string, unknown>[] = [];
  let waitsFor: Promise<void> | undefined;
  const recorded = answers.map(({ request, after, ...rest }) => ({
    ...rest,
    request: {
      ...request,
      variables: (given: Record<string, unknown>) => {
        variables.push(given);
        waitsFor = after;
        return true;
      },
    },
  }));
  const waiting = new ApolloLink((operation, forward) => {
    const answered = forward(operation);
    return waitsFor === undefined ? answered : from(waitsFor).pipe(mergeMap(() => answered));
  });
  return { link: waiting.concat(new MockLink(recorded, { defaultOptions: { delay: 0 } })), variables };
}
