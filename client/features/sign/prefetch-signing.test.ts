import { ApolloClient } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { answer, mockServer } from '#client/test/mock-link.ts';
import { ClaTextDocument, SigningTextDocument } from '#generated/graphql.ts';
import { prefetchSigning } from './prefetch-signing.ts';
import { LINK_ID, linkWith } from './testing/signing.tsx';

const TEXT = answer(SigningTextDocument, {
  link: {
    __typename: 'Link',
    id: LINK_ID,
    clas: [{ __typename: 'Cla', id: 'cla-INDIVIDUAL', paragraphs: ['1. Terms'] }],
  },
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<readonly [string, SigningWay | undefined, boolean, number]>([
  ['the chooser asks for the link alone', undefined, false, 1],
  ['a signing page with room for pages asks for the link alone', 'individual', true, 1],
  ['a narrow signing page asks for the link and for the text of its CLA', 'individual', false, 2],
])('%s', async (_page, way, isWide, requests) => {
  const wide = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(wide, { matches: isWide }));
  const { link, variables } = mockServer([linkWith('INDIVIDUAL'), TEXT]);

  await prefetchSigning(new ApolloClient({ cache: createCache(), link }), LINK_ID, way);

  expect(variables).toHaveLength(requests);
});

test('the page finds the text that came beside the link', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia('all'), { matches: false }));
  const { link, variables } = mockServer([linkWith('INDIVIDUAL'), TEXT]);
  const apollo = new ApolloClient({ cache: createCache(), link });
  await prefetchSigning(apollo, LINK_ID, 'individual');

  const { data } = await apollo.query({ query: ClaTextDocument, variables: { linkId: LINK_ID, number: 1 } });

  expect(data?.cla?.paragraphs).toEqual(['1. Terms']);
  expect(variables).toHaveLength(2);
});
