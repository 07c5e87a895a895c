import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { checkClaPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import { corporationAgreement } from './corporation.ts';
import { individualAgreement } from './individual.ts';
import { printAgreement } from './print-agreement.ts';

describe.each([
  ['individual', individualAgreement],
  ['corporation', corporationAgreement],
] as const)('the %s agreement', (kind, texts) => {
  test.each(['zh', 'en'] as const)(
    'in %s is printed as committed, in at most three pages and 150 kB',
    async (language) => {
      const committed = await readFile(join(projectRoot, 'server/demo/cla', `${kind}.${language}.pdf`));

      expect(Buffer.from(await printAgreement(texts[language], language)).equals(committed)).toBe(true);
      expect(committed.length).toBeLessThan(150_000);
      expect((await checkClaPdf(committed, 'somebody')).pages).toBeLessThanOrEqual(3);
    },
  );

  test('has the same sections and clauses in both languages', () => {
    expect(texts.zh.sections.map(({ clauses }) => clauses.length)).toEqual(
      texts.en.sections.map(({ clauses }) => clauses.length),
    );
  });
});
