import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { checkClaPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import { corporationAgreement } from './corporation.ts';
import { individualAgreement } from './individual.ts';
import { printAgreement } from './print-agreement.ts';
import { PRINTED } from './printed.ts';
import { toSample } from './sample.ts';

test.each(PRINTED)('$path is printed as committed, in at most three pages and 150 kB', async (printed) => {
  const committed = await readFile(join(projectRoot, printed.path));

  expect(Buffer.from(await printAgreement(printed.agreement, printed.language)).equals(committed)).toBe(true);
  expect(committed.length).toBeLessThan(150_000);
  expect((await checkClaPdf(committed, 'somebody')).pages).toBeLessThanOrEqual(3);
});

describe.each([
  ['individual', individualAgreement],
  ['corporation', corporationAgreement],
] as const)('the %s agreement', (_kind, texts) => {
  test('has the same sections and clauses in both languages', () => {
    expect(texts.zh.sections.map(({ clauses }) => clauses.length)).toEqual(
      texts.en.sections.map(({ clauses }) => clauses.length),
    );
  });

  test('names no community as a sample, which says that a lawyer has to review it', () => {
    const { zh, en } = toSample(texts);

    expect(JSON.stringify([zh, en])).not.toMatch(/Example Community|示例社区/);
    expect(zh.notice).toContain('律师');
    expect(en.notice).toContain('lawyer');
  });
});
