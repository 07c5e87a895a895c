/** A generator of numbers that gives the same ones each time. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const DOMAINS = ['example.org', 'Acme.example', 'mail.acme.example', 'пример.рф', 'x.co', 'bücher.example'];
const ODD = [
  '',
  'nobody',
  '@example.org',
  'a@b',
  'two@@example.org',
  ' padded@example.org ',
  'ü@example.org',
  'a b@example.org',
];

/** An address of every shape that people have, or that files hold in its place; few, so that they repeat. */
export function nastyEmail(random: (below: number) => number, people: number): string {
  if (random(12) === 0) {
    return ODD[random(ODD.length)] ?? '';
  }
  const email = `p${random(people)}@${DOMAINS[random(DOMAINS.length)] ?? ''}`;
  const spelling = random(8);
  return spelling === 0 ? email.toUpperCase() : spelling === 1 ? email.toLowerCase() : email;
}

const NAMES = [
  'Zoë',
  'Zoe\u0308 Šafárik 欧阳',
  '=cmd()',
  '"Bob "The Dev" B"',
  "O'Neil; drop",
  '\u202Eevil',
  '李雷',
  'x'.repeat(199),
  '',
];

/** A name that somebody typed, or that somebody means harm with. */
export const nastyName = (random: (below: number) => number): string => NAMES[random(NAMES.length)] ?? '';

/** One of a list. */
export function oneOf<Value>(random: (below: number) => number, values: readonly Value[]): Value {
  const value = values[random(values.length)];
  if (value === undefined) {
    throw new TypeError('there is nothing to choose from');
  }
  return value;
}
