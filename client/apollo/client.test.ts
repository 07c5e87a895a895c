import { gql } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createApolloClient } from './client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('requests name the language of the page, so that mails they cause are in it', async () => {
  const languages: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    languages.push(new Headers(headers).get('accept-language'));
    return Promise.resolve(Response.json({ data: { __typename: 'Query' } }));
  });
  const no = () => Promise.resolve(false);
  const client = createApolloClient(
    { showFailure: () => {}, askForConsent: no, askToLogIn: no, askForStepUp: no },
    'community',
  );
  const ask = () =>
    client.query({
      query: gql`
        {
          __typename
        }
      `,
      fetchPolicy: 'no-cache',
    });

  document.documentElement.lang = 'en';
  await ask();
  document.documentElement.lang = 'zh';
  await ask();

  expect(languages).toEqual(['en', 'zh']);
});
