import { expect, test } from 'vitest';
import { wordComparison } from './word-comparison.ts';

test.each([
  [{ asked: 9, differences: {} }, 0, 'Nobody gains or loses'],
  [{ asked: 9, differences: { letter_case: 2 } }, 0, 'Nobody gains or loses'],
  [{ asked: 9, differences: { letter_case: 2, unexplained: 1 } }, 1, 'Do not switch yet.'],
  [{ asked: 0, differences: {} }, 1, 'The data name nobody'],
] as const)('of %j the exit code is %i', (comparison, exitCode, closing) => {
  const worded = wordComparison(comparison, new Map([['letter_case', ['    people.csv:2: …']]]));

  expect(worded.exitCode).toBe(exitCode);
  expect(worded.lines.at(-1)).toContain(closing);
});

test('a comparison says how many answers are the same, and why the others are not', () => {
  const { lines } = wordComparison({ asked: 9, differences: { letter_case: 2, unexplained: 1 } }, new Map());

  expect(lines).toEqual(
    expect.arrayContaining([
      'The same · 相同: 6',
      'Different for a known reason · 原因已知的差异: 2',
      expect.stringMatching(/^- letter_case: 2\. The old system compares letter case; .* · 旧系统区分大小写/),
      'Unexplained · 无法解释: 1',
    ]),
  );
});
