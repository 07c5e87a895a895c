import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { LinkPlatform } from '#rules/code-platform.ts';
import { GatePlatformName } from '#rules/gate-platform.ts';
import { Language } from '#rules/language.ts';
import { CeremonyPurpose } from '#server/modules/access/second-factor/passkey-ceremony.entity.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';

const snapshot = z
  .object({ tables: z.array(z.object({ checks: z.array(z.object({ expression: z.string() })) })) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'migrations/snapshot.json'), 'utf8')));
/** The values that each check constraint lists. */
const listed = snapshot.tables
  .flatMap(({ checks }) => checks)
  .map(({ expression }) =>
    [...(/ in \((.*)\)$/.exec(expression)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, value = '']) => value),
  )
  .filter((values) => values.length > 0);

test.each<[string, Readonly<Record<string, string>>]>([
  ['language', Language],
  ['code platform', LinkPlatform],
  ['platform of the gate', GatePlatformName],
  ['purpose of a code', VerificationPurpose],
  ['purpose of a passkey ceremony', CeremonyPurpose],
])('a %s more needs no migration', (_what, list) => {
  const values = new Set<string>(Object.values(list));

  expect(listed.filter((known) => known.every((value) => values.has(value)))).toEqual([]);
  expect(listed.length).toBeGreaterThan(0);
});
