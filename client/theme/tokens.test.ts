import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { system } from './system.ts';

/** Properties whose numbers are tokens; a number without one would be written into the style sheet, which ignores it. */
const PROPERTIES = {
  spacing:
    /\b(?:[mp][tbesxy]?|(?:row|column)?[gG]ap|top|bottom|left|right|inset|scroll(?:Margin|Padding)\w*)(?:=|: )["'](\d[\d.]*)["']/g,
  sizes: /\b(?:boxSize|(?:m(?:in|ax))?(?:[wW]idth|[hH]eight))(?:=|: )["'](\d[\d.]*)["']/g,
} as const;

const sources = globSync('client/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(name) });

describe('every number that a style names is one of the theme', () => {
  test.each(Object.entries(PROPERTIES))('of %s', (category, numbers) => {
    const unknown = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(numbers)]
        .filter(([, number = '']) => !system.tokens.categoryMap.get(category as 'sizes')?.has(number))
        .map(([written]) => `${path}: ${written}`),
    );

    expect(unknown).toEqual([]);
  });
});
