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

type Theme = '_light' | '_dark';

function colourOf(name: string, theme: Theme): string {
  const path = `colors.${name}`;
  const token = system.tokens.getByName(path) ?? system.tokens.getByName(`${path}.DEFAULT`);
  return (token?.extensions.conditions as Record<Theme, string> | undefined)?.[theme] ?? '';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ['bg', 'bg.sheet', 'bg.subtle'];

describe.each(['_light', '_dark'] as const)('the colours of the theme %s', (theme) => {
  test.each<readonly [string, string]>([
    ...['fg', 'fg.muted', 'accent', 'accent.hover', 'danger', 'success', 'warning', 'info'].flatMap((ink) =>
      PAPERS.map((paper) => [ink, paper] as const),
    ),
    ...['accent', 'danger', 'success', 'warning', 'info'].map((tone) => [tone, `${tone}.subtle`] as const),
    ...['accent.solid', 'accent.solidHover', 'danger.solid', 'danger.solidHover'].map(
      (button) => ['accent.contrast', button] as const,
    ),
    ['seal.contrast', 'seal'],
  ])('let %s be read on %s', (ink, paper) => {
    expect(contrast(colourOf(ink, theme), colourOf(paper, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    PAPERS.flatMap((paper) => ['border.control', 'focus', 'accent.solid'].map((edge) => [edge, paper] as const)),
  )('show the edge %s on %s', (edge, paper) => {
    expect(contrast(colourOf(edge, theme), colourOf(paper, theme))).toBeGreaterThanOrEqual(3);
  });

  test('set danger apart from the brand', () => {
    expect(colourOf('danger', theme)).not.toBe(colourOf('accent', theme));
  });
});
