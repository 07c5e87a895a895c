import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';

/** Options of a query hook; variables are required only if the document needs them. */
type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: useQuery.Options<TData, TVariables> | SkipToken]
    : [options: (useQuery.Options<TData, TVariables> & { variables: TVariables }) | SkipToken];

/** Result of a query hook: never partial data, and no variables while the query is skipped. */
type QueryResult<TData, TVariables extends OperationVariables> = useQuery.Result<
  TData,
  TVariables,
  'empty' | 'complete' | 'streaming',
  Partial<TVariables>
>;

/** Binds a generated document to `useQuery`; generated/hooks.ts calls it once per query. */
export function queryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
): (...options: QueryArguments<TData, TVariables>) => QueryResult<TData, TVariables> {
  return function useGeneratedQuery(...[options]) {
    return useQuery<TData, TVariables>(
      document,
      options as SkipToken | (useQuery.Options<TData, TVariables> & { variables: TVariables }),
    );
  };
}

/** Binds a generated document to `useMutation`; generated/hooks.ts calls it once per mutation. */
export function mutationHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
): (options?: useMutation.Options<NoInfer<TData>, NoInfer<TVariables>>) => useMutation.ResultTuple<TData, TVariables> {
  return function useGeneratedMutation(options) {
    return useMutation<TData, TVariables>(document, options);
  };
}
