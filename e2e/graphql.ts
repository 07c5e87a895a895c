import { expect, type APIRequestContext } from '@playwright/test';

interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers?: Record<string, string>;
}

/** Sends an operation to the service and returns its data; fails when the answer has errors. */
export async function graphql<T>(
  request: APIRequestContext,
  { query, variables, headers = {} }: Operation,
): Promise<T> {
  const answer = await request.post('/graphql', { headers, data: { query, variables } });
  const body: unknown = await answer.json();
  expect(body).not.toHaveProperty('errors');
  return (body as { data: T }).data;
}
