import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { readGraphqlAnswer, type GraphqlAnswer } from './graphql.ts';
import type { TestApp } from './test-app.ts';

/** A browser: it keeps cookies and repeats `csrf_token` in the header `token`, as the web client does. */
export interface TestBrowser {
  readonly cookies: ReadonlyMap<string, string>;
  /** Opens an address of the service without following redirects. */
  open(url: string): Promise<LightMyRequestResponse>;
  /** Posts JSON to an address of the REST API. */
  post(url: string, payload: object): Promise<LightMyRequestResponse>;
  graphql<T>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphqlAnswer<T>>;
}

/** Opens a browser without cookies. */
export function openBrowser({ app }: Pick<TestApp, 'app'>): TestBrowser {
  const cookies = new Map<string, string>();
  const send = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const headers = { cookie, token: cookies.get('csrf_token') ?? '' };
    const response = await app.inject({ ...request, headers });
    for (const { name, value } of response.cookies) {
      cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    open: (url) => send({ method: 'GET', url }),
    post: (url, payload) => send({ method: 'POST', url, payload }),
    graphql: async (query, variables = {}) =>
      readGraphqlAnswer(await send({ method: 'POST', url: '/graphql', payload: { query, variables } })),
  };
}
