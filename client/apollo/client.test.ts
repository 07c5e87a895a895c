import { gql } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createApolloClient } from './client.ts';
import type { Reactions } from './reactions.ts';

const no = () => Promise.resolve(false);

/** Reactions of a page that does nothing about failures. */
const IGNORING: Reactions = { showFailure: no, askForConsent: no, askToLogIn: no, askForStepUp: no };

const QUESTION = gql`
  {
    __typename
  }
`;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('requests name the language of the page, so that mails they cause are in it', async () => {
  const languages: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    languages.push(new Headers(headers).get('accept-language'));
    return Promise.resolve(Response.json({ data: { __typename: 'Query' } }));
  });
  const client = createApolloClient(IGNORING, 'community');
  const ask = () => client.query({ query: QUESTION, fetchPolicy: 'no-cache' });

  document.documentElement.lang = 'en';
  await ask();
  document.documentElement.lang = 'zh';
  await ask();

  expect(languages).toEqual(['en', 'zh']);
});

test('an operation that is repeated after a log-in carries the token of the new session', async () => {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get('token'));
    return Promise.resolve(
      Response.json(
        tokens.length === 1
          ? { errors: [{ message: 'ended', extensions: { code: 'expired_token' } }] }
          : { data: { __typename: 'Query' } },
      ),
    );
  });
  document.cookie = 'community_token=ended';
  const client = createApolloClient(
    {
      ...IGNORING,
      askToLogIn: () => {
        document.cookie = 'community_token=new';
        return Promise.resolve(true);
      },
    },
    'community',
  );

  await client.query({ query: QUESTION, fetchPolicy: 'no-cache' });

  expect(tokens).toEqual(['ended', 'new']);
});

test('an operation of a signer carries the token of their own proof, even where a manager is logged in', async () => {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get('token'));
    return Promise.resolve(Response.json({ data: { __typename: 'Query' } }));
  });
  document.cookie = 'community_token=manager';
  const client = createApolloClient(IGNORING, 'community');

  await client.query({ query: QUESTION, fetchPolicy: 'no-cache', context: { csrfToken: 'signer' } });

  expect(tokens).toEqual(['signer']);
});

test.each([
  ['left', false, 1],
  ['tried again', true, 2],
])('an operation that did not reach the service is %s as its reader chooses', async (_name, isRepeated, requests) => {
  const fetched = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Response.json({ data: { __typename: 'Query' } }));
  vi.stubGlobal('fetch', fetched);
  const client = createApolloClient({ ...IGNORING, showFailure: () => Promise.resolve(isRepeated) }, 'community');

  const answered = await client.query({ query: QUESTION, fetchPolicy: 'no-cache', errorPolicy: 'all' });

  expect(answered.data).toEqual(isRepeated ? { __typename: 'Query' } : undefined);
  expect(fetched).toHaveBeenCalledTimes(requests);
});
