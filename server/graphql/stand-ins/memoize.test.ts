import { expect, test } from 'vitest';
import { memoize3 } from './memoize.ts';

test('computes once for each operation, type and nodes', () => {
  const computed: object[][] = [];
  const memoized = memoize3<object, object, object>((...call) => {
    computed.push(call);
    return {};
  });
  const [first, second, user, bot, nodes, others] = [{}, {}, {}, {}, [], []];
  const asked: [object, object, object][] = [
    [first, user, nodes],
    [first, user, others],
    [first, bot, nodes],
    [second, user, nodes],
  ];

  const results = asked.map((call) => memoized(...call));

  expect(asked.every((call, index) => memoized(...call) === results[index])).toBe(true);
  expect(new Set(results).size).toBe(asked.length);
  expect(computed).toHaveLength(asked.length);
});
