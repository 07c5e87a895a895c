import type { Random } from './random.ts';

/** Texts that break careless code: encodings, lengths, numbers in disguise, paths, formulas, patterns of databases. */
const TEXTS: readonly [string, ...string[]] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDC00',
  '閑\uDEDEᄌ',
  '\uFEFF',
  '\u202Eevil',
  '\u0085\u2028',
  'é'.normalize('NFD').repeat(200),
  '👩‍👩‍👧‍👦'.repeat(100),
  'x'.repeat(70_000),
  '\r\nBcc: all@example.org',
  'null',
  'undefined',
  'NaN',
  '1e400',
  '-0',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  "'; drop table email; --",
  '%',
  '_%\\',
  '\\',
  '${7*7}{{7*7}}',
  '=cmd|"/c calc"!A1',
  '../../../../etc/passwd',
  '%00',
  '%ff%fe',
  'file:///etc/passwd',
  'http://[::1]:9/',
  'https://user:pass@127.0.0.1:9/a#b',
  'http://127.0.0.1:9',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example.org`,
  'a@xn--.example',
  '"a b"@example.org',
  'ａ＠ｅｘａｍｐｌｅ.org',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  '{"a":1}',
  '[]',
  'W10=',
  'eyJrIjpbMV19',
  '<script>alert(1)</script>',
];

/** Parts whose repetition is slow to read for an expression, a parser or a search that begins again with each. */
const REPEATED: readonly [string, ...string[]] = [
  'a',
  ' ',
  '\t \n',
  '0',
  '/',
  '.',
  '-',
  '#',
  '*',
  '@',
  'a@',
  'a.',
  '<',
  '<a@b',
  '[',
  '![](',
  '{"a":[',
  '{{#covered}}',
  '{{word}}',
  '"',
  '\\"',
  '%41',
  '&amp;',
  'a,',
  ';;',
  '\r\n',
  '\n \n',
  '`a`',
  '**a_',
  '> 1. - ',
  '|a|\n|-|\n',
  '<a href="',
  'http:',
  'https://a.b/?a=b&',
  'xn--a.',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '\u200B',
  'ß',
  '中文',
  'Co-authored-by: a <a@b.c>\n',
  'Co-authored-by: <@',
  'Signed-off-by: ',
  '-----BEGIN CERTIFICATE-----\n',
  'refs/heads/pr-1-a/',
];

/** How they end: as they should not. */
const ENDS: readonly [string, ...string[]] = ['', 'x', '>', ' !', '\n', '\u0000', '}}', ']'];

/** A text of at most this length that is slow to read for careless code: repeated, nested, unbalanced, half-matching. */
export function slowText(random: Random, maxLength: number): string {
  const part = random.pick(REPEATED);
  const end = random.pick(ENDS);
  const start = random.chance(0.3)
    ? random.pick(['# ', 'Fix it\n\nCo-authored-by: x <', 'a@example.org', '{{#covered}}'])
    : '';
  const times = Math.max(1, Math.floor((maxLength - start.length - end.length) / part.length));
  return `${start}${part.repeat(times)}${end}`.slice(0, maxLength);
}

const NUMBERS: readonly [number, ...number[]] = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

/** A text that careless code stumbles over. */
export function hostileText(random: Random): string {
  if (random.chance(0.1)) {
    return slowText(random, random.pick([100, 2000, 65_536]));
  }
  if (random.chance(0.9)) {
    return random.pick(TEXTS);
  }
  return Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(0x1_00_00))).join('');
}

/** A number at the edge of some range. */
export function hostileNumber(random: Random): number {
  return random.pick(NUMBERS);
}

/** Any value that JSON can hold; `depth` bounds how deeply it nests. */
export function hostileValue(random: Random, depth = 3): unknown {
  const kinds = depth > 0 ? 8 : 5;
  switch (random.below(kinds)) {
    case 0: {
      return null;
    }
    case 1: {
      return random.chance(0.5);
    }
    case 2: {
      return hostileNumber(random);
    }
    case 5: {
      return Array.from({ length: random.below(4) }, () => hostileValue(random, depth - 1));
    }
    case 6: {
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [hostileText(random), hostileValue(random, depth - 1)]),
      );
    }
    case 7: {
      return deepArray(random.pick([10, 200, 2000]));
    }
    default: {
      return hostileText(random);
    }
  }
}

function deepArray(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) {
    value = [value];
  }
  return value;
}
