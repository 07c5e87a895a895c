import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { LoginRole } from '#server/modules/access/session/role.rules.ts';
import { readGraphqlAnswer, type GraphqlAnswer } from './graphql.ts';
import type { TestApp } from './test-app.ts';

/** A browser: it keeps cookies and repeats `csrf_token` in the header `token`, as the web client does. */
export interface TestBrowser {
  readonly cookies: ReadonlyMap<string, string>;
  /** Opens an address of the service without following redirects. */
  open(url: string): Promise<LightMyRequestResponse>;
  /** Posts JSON to an address of the REST API. */
  post(url: string, payload: object): Promise<LightMyRequestResponse>;
  /** Puts nothing to an address of the REST API, as a log-out does. */
  put(url: string): Promise<LightMyRequestResponse>;
  graphql<T>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphqlAnswer<T>>;
  /** The pages of one role in this browser: they repeat that role's cookie instead. */
  pagesOf(role: LoginRole): TestBrowser;
}

/** Opens a browser without cookies. */
export function openBrowser(testApp: Pick<TestApp, 'app'>): TestBrowser {
  return browserOf(testApp, new Map(), 'csrf_token');
}

function browserOf({ app }: Pick<TestApp, 'app'>, cookies: Map<string, string>, tokenName: string): TestBrowser {
  const send = async (request: InjectOptions): Promise<LightMyRequestResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const headers = { cookie, token: cookies.get(tokenName) ?? '' };
    const response = await app.inject({ ...request, headers });
    for (const { name, value, maxAge } of response.cookies) {
      cookies.set(name, value);
      if (maxAge === 0) {
        cookies.delete(name);
      }
    }
    return response;
  };
  return {
    cookies,
    open: (url) => send({ method: 'GET', url }),
    post: (url, payload) => send({ method: 'POST', url, payload }),
    put: (url) => send({ method: 'PUT', url }),
    graphql: async (query, variables = {}) =>
      readGraphqlAnswer(await send({ method: 'POST', url: '/graphql', payload: { query, variables } })),
    pagesOf: (role) => browserOf({ app }, cookies, `${role}_token`),
  };
}
