import { expect, test } from 'vitest';
import { githubAddress } from './github-request.ts';

test.each([
  ['https://api.github.com', '/graphql', 'https://api.github.com/graphql'],
  ['https://api.octo.ghe.com', '/graphql', 'https://api.octo.ghe.com/graphql'],
  ['https://github.example.org/api/v3', '/graphql', 'https://github.example.org/api/graphql'],
  ['https://github.example.org/api/v3', '/app', 'https://github.example.org/api/v3/app'],
])('below %s, %s is %s', (apiUrl, path, address) => {
  expect(githubAddress({ apiUrl }, path)).toBe(address);
});
