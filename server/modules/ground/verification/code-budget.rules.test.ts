import { expect, test } from 'vitest';
import { workLevel } from './code-budget.rules.ts';

test.each([
  ['the first code of a day', 1, 1, undefined],
  ["the last code of a neighbourhood's share", 200, 200, undefined],
  ["the last code of a link's budget", 400, 1, undefined],
  ["the first code above a link's budget", 401, 1, 0],
  ["the first code above a neighbourhood's share", 201, 201, 1],
  ['the last code of the second share', 400, 400, 1],
  ['the first code of the third share', 401, 401, 2],
  ['the first code of the eighth share', 1401, 1401, 7],
])('%s costs work of the right level', (_name, ofLink, ofNeighbourhood, level) => {
  expect(workLevel({ ofLink, ofNeighbourhood, budget: 400, share: 200 })).toBe(level);
});
