import Negotiator from 'negotiator';
import { expect, test } from 'vitest';
import MediaTypeNegotiator from './negotiate-media-type.ts';

const AVAILABLE = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];

test.each([
  [undefined, AVAILABLE],
  ['', AVAILABLE],
  ['*/*', AVAILABLE],
  ['*/*', AVAILABLE.toReversed()],
  ['text/html', AVAILABLE],
  ['application/json', AVAILABLE],
  ['application/graphql-response+json,application/json;q=0.9', AVAILABLE],
  ['application/graphql-response+json;q=0.1, application/json', AVAILABLE],
  ['application/json', []],
])('chooses for %j from %j as the library does, the second time too', (accept, available) => {
  const headers = accept === undefined ? {} : { accept };
  const expected = new Negotiator({ headers }).mediaType(available);

  expect(new MediaTypeNegotiator({ headers: { accept } }).mediaType(available)).toBe(expected);
  expect(new MediaTypeNegotiator({ headers: { accept } }).mediaType(available)).toBe(expected);
});
