import type { FastifyInstance } from 'fastify';

/** An answer of `/graphql`, as far as tests look at it. */
export interface GraphqlAnswer<T> {
  readonly status: number;
  readonly data: T | null | undefined;
  /** Codes of the errors, in order; empty when there are none. */
  readonly codes: readonly string[];
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

/** Sends one operation over HTTP, as any client would. */
export async function graphql<T>(
  app: FastifyInstance,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<GraphqlAnswer<T>> {
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
  const body = response.json<{ data?: T | null; errors?: GraphqlAnswer<T>['errors'] }>();
  const errors = body.errors ?? [];
  return {
    status: response.statusCode,
    data: body.data,
    errors,
    codes: errors.map((error) => String(error.extensions['code'])),
  };
}
