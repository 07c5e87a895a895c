import { describe, expect, test } from 'vitest';
import { Language } from '#rules/language.ts';
import { mutate, newPdf, startClaHost } from '#server/modules/community/link/testing/community.ts';
import { buildCla } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ClaState } from './cla.entity.ts';
import { ClaManagement } from './testing/cla-management.ts';

const host = await startClaHost();
const testApp = await createTestApp({ CLA_SOURCES: `${host.origin}/` });
const clas = new ClaManagement(testApp);

describe('a new version', () => {
  test('replaces the current one, keeping its fields and signings', async () => {
    const managed = await clas.arrangeLink();
    const older = await buildCla(testApp.em(), managed.link);
    await buildIndividualSigning(testApp.em(), older);
    const pdf = await newPdf();
    host.answer = (_request, response) => response.end(pdf);

    const answer = await clas.update(
      await clas.updating(managed, { documentSha256: null, sourceUrl: `${host.origin}/cla.pdf` }),
      managed.headers,
    );

    expect(answer.codes).toEqual([]);
    expect(answer.data?.['updateCla']).toMatchObject({
      cla: { number: 1, version: 2 },
      link: {
        claVersions: [
          { state: 'SUPERSEDED', signingCount: 1, removable: false, cla: { id: older.id } },
          { state: 'CURRENT', signingCount: 0, removable: true },
        ],
      },
    });
    const [, newer] = await clas.clasOf(managed);
    expect(newer?.fields).toEqual(older.fields);
    expect(newer?.sourceUrl).toBe(`${host.origin}/cla.pdf`);
  });

  test('of another language leaves this one alone', async () => {
    const managed = await clas.arrangeLink();
    await buildCla(testApp.em(), managed.link, { language: Language.EN });
    await buildCla(testApp.em(), managed.link);

    await clas.update(await clas.updating(managed, { language: 'EN' }), managed.headers);

    expect((await clas.clasOf(managed)).map(({ language, version, state }) => [language, version, state])).toEqual([
      ['en', 1, ClaState.SUPERSEDED],
      ['zh', 1, ClaState.CURRENT],
      ['en', 2, ClaState.CURRENT],
    ]);
  });

  test('is refused for a kind that the link does not have', async () => {
    const managed = await clas.arrangeLink();
    await buildCla(testApp.em(), managed.link, { language: Language.EN });

    const answer = await clas.update(await clas.updating(managed), managed.headers);

    expect(answer.codes).toEqual(['no_cla_binding']);
    expect(await clas.clasOf(managed)).toHaveLength(1);
  });

  test.each<[string, (current: string) => Promise<object>, string]>([
    ['uploaded', async (documentSha256) => ({ documentSha256 }), 'documentSha256'],
    ['downloaded', async () => ({ documentSha256: null, sourceUrl: `${host.origin}/cla.pdf` }), 'sourceUrl'],
  ])('is refused for the same text, %s', async (_name, source, field) => {
    const managed = await clas.arrangeLink();
    const pdf = await newPdf();
    host.answer = (_request, response) => response.end(pdf);
    const selection = 'cla { sha256 }';
    const input = await clas.adding(managed, { documentSha256: null, sourceUrl: `${host.origin}/cla.pdf` });
    const added = await mutate<{ cla: { sha256: string } }>(testApp, 'addCla', {
      input,
      selection,
      headers: managed.headers,
    });
    const sha256 = added.data?.['addCla']?.cla.sha256 ?? '';
    await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/cla-upload',
      payload: { sourceUrl: `${host.origin}/cla.pdf` },
      headers: managed.headers,
    });

    const answer = await clas.update(await clas.updating(managed, await source(sha256)), managed.headers);

    expect(answer.errors).toMatchObject([
      { extensions: { code: 'bad_request_parameter', field, reason: 'unchanged' } },
    ]);
    expect(await clas.clasOf(managed)).toHaveLength(1);
  });

  test('comes from one of twenty concurrent replacements of a version; the others get cla_exists', async () => {
    const managed = await clas.arrangeLink();
    const replaced = await buildCla(testApp.em(), managed.link);
    const replacing = { replacedClaId: replaced.id };
    const inputs = await Promise.all(Array.from({ length: 20 }, () => clas.updating(managed, replacing)));

    const answers = await Promise.all(inputs.map((input) => clas.update(input, managed.headers)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'cla_exists'));
    expect((await clas.clasOf(managed)).map(({ version, state }) => [version, state])).toEqual([
      [1, ClaState.SUPERSEDED],
      [2, ClaState.CURRENT],
    ]);
  });

  test('of twenty concurrent ones that name no version leaves exactly one current', async () => {
    const managed = await clas.arrangeLink();
    await buildCla(testApp.em(), managed.link);
    const inputs = await Promise.all(Array.from({ length: 20 }, () => clas.updating(managed)));

    const answers = await Promise.all(inputs.map((input) => clas.update(input, managed.headers)));

    const codes = answers.flatMap((answer) => answer.codes);
    const versions = await clas.clasOf(managed);
    expect(codes.filter((code) => code !== 'cla_exists')).toEqual([]);
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 21 - codes.length }, (_, index) => index + 1),
    );
    expect(versions.filter(({ state }) => state === ClaState.CURRENT)).toHaveLength(1);
  });
});
