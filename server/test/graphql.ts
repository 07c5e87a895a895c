import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The parts of an answer of `/graphql` that tests look at. */
export interface GraphqlAnswer<T> {
  readonly status: number;
  readonly data: T | null | undefined;
  /** Codes of the errors, in order; empty when there are none. */
  readonly codes: readonly string[];
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

/** Sends one operation over HTTP, as any client would; `headers` may carry a session (`signIn`). */
export async function graphql<T>(
  app: FastifyInstance,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphqlAnswer<T>> {
  return readGraphqlAnswer(
    await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers }),
  );
}

/** Reads an answer of `/graphql`. */
export function readGraphqlAnswer<T>(response: Pick<LightMyRequestResponse, 'json' | 'statusCode'>): GraphqlAnswer<T> {
  const body = response.json<{ data?: T | null; errors?: GraphqlAnswer<T>['errors'] }>();
  const errors = body.errors ?? [];
  return {
    status: response.statusCode,
    data: body.data,
    errors,
    codes: errors.map((error) => String(error.extensions['code'])),
  };
}
