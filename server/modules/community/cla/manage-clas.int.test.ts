import { describe, expect, test } from 'vitest';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { FIELDS, mutate, newPdf, startClaHost, strangers } from '#server/modules/community/link/testing/community.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { buildCla } from '#server/test/factories.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Cla, ClaState } from './cla.entity.ts';
import { ClaManagement } from './testing/cla-management.ts';

const host = await startClaHost();
const testApp = await createTestApp({ CLA_SOURCES: `${host.origin}/` });
const clas = new ClaManagement(testApp);

describe('a CLA is added', () => {
  test('for another type and language, with the next number', async () => {
    const managed = await clas.arrangeLink();
    await buildCla(testApp.em(), managed.link);
    const input = await clas.adding(managed, { type: 'CORPORATION', language: 'EN', fields: FIELDS.CORPORATION });

    const answer = await clas.add(input, managed.headers);

    expect(answer.data?.['addCla']).toMatchObject({
      cla: { number: 1, version: 1, type: 'CORPORATION', language: 'EN', sha256: input.documentSha256 },
      link: { claVersions: [{ state: 'CURRENT' }, { state: 'CURRENT', signingCount: 0, removable: true }] },
    });
    const [cla] = await testApp.em().find(Cla, { link: managed.link, number: 1 });
    expect(await clas.eventsOf(managed)).toMatchObject([
      { action: 'CLA_ADDED', subject: cla?.id, details: { version: 1, claSha256: input.documentSha256 } },
    ]);
  });

  test('again after its removal, as the next version', async () => {
    const managed = await clas.arrangeLink();
    const cla = await buildCla(testApp.em(), managed.link);
    await clas.remove(managed, cla.id);

    const answer = await clas.add(await clas.adding(managed), managed.headers);

    expect(answer.data?.['addCla']).toMatchObject({
      cla: { number: 1, version: 2 },
      link: { claVersions: [{ state: 'REMOVED', removable: false }, { state: 'CURRENT' }] },
    });
  });

  test('never twice of one type and language', async () => {
    const managed = await clas.arrangeLink();
    await buildCla(testApp.em(), managed.link);

    const answer = await clas.add(await clas.adding(managed), managed.headers);

    expect(answer.codes).toEqual(['cla_exists']);
    expect(await clas.clasOf(managed)).toHaveLength(1);
  });

  test('by one of twenty concurrent requests; the others get cla_exists', async () => {
    const managed = await clas.arrangeLink();
    const inputs = await Promise.all(Array.from({ length: 20 }, () => clas.adding(managed)));

    const answers = await Promise.all(inputs.map((input) => clas.add(input, managed.headers)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'cla_exists'));
    expect(await clas.clasOf(managed)).toHaveLength(1);
  });

  test.each<[string, object, object]>([
    ['fields that repeat', { fields: [...FIELDS.INDIVIDUAL, FIELDS.INDIVIDUAL[0]] }, { code: 'title_type_repeat' }],
    [
      'a title that documents cannot print',
      { fields: [FIELDS.INDIVIDUAL[0], { ...FIELDS.INDIVIDUAL[1], title: '📧 E-Mail' }] },
      { code: 'bad_request_parameter', field: 'fields.1.title', character: '📧' },
    ],
    ['no text', { documentSha256: null }, { code: 'bad_request_parameter', field: 'sourceUrl' }],
    [
      'an address that is not listed',
      { documentSha256: null, sourceUrl: 'https://example.org/cla.pdf' },
      { code: 'bad_request_parameter', field: 'sourceUrl', reason: 'not_listed' },
    ],
  ])('not with %s', async (_name, more, failure) => {
    const managed = await clas.arrangeLink();

    const answer = await clas.add(await clas.adding(managed, more), managed.headers);

    expect(answer.errors).toMatchObject([{ extensions: failure }]);
    expect(await clas.clasOf(managed)).toEqual([]);
    expect(await clas.eventsOf(managed)).toEqual([]);
  });
});

describe('a CLA is removed', () => {
  test('when nobody has signed it, even if it is the last', async () => {
    const managed = await clas.arrangeLink();
    const cla = await buildCla(testApp.em(), managed.link);

    const answer = await clas.remove(managed, cla.id);

    expect(answer.data?.['removeCla']?.link.claVersions).toMatchObject([{ state: 'REMOVED', removable: false }]);
    expect(await clas.eventsOf(managed)).toMatchObject([{ action: 'CLA_REMOVED', subject: cla.id }]);
  });

  test('and stays readable', async () => {
    const managed = await clas.arrangeLink();
    const cla = await buildCla(testApp.em(), managed.link);
    await clas.remove(managed, cla.id);

    const response = await testApp.app.inject({ url: `/api/v1/cla/${managed.link.linkId}/0` });

    expect(response.statusCode).toBe(200);
  });

  const signings: Readonly<Record<string, (link: Link, type: ClaType) => Promise<Cla>>> = {
    'an individual': async (link) => {
      const cla = await buildCla(testApp.em(), link);
      await buildIndividualSigning(testApp.em(), cla);
      return cla;
    },
    'an individual whose signing has ended': async (link) => {
      const em = testApp.em();
      const cla = await buildCla(em, link);
      const signing = await buildIndividualSigning(em, cla);
      Object.assign(signing, { endedAt: new Date(), endedBy: 'signer', endReason: 'superseded' });
      await em.flush();
      return cla;
    },
    'a corporation': async (link) => {
      const cla = await buildCla(testApp.em(), link, { type: ClaType.CORPORATION });
      await buildCorporation(testApp.em(), link, { cla });
      return cla;
    },
    'a corporation that was deleted': async (link) => {
      const cla = await buildCla(testApp.em(), link, { type: ClaType.CORPORATION });
      await buildCorporation(testApp.em(), link, { cla, state: CorporationSigningState.DELETED });
      return cla;
    },
    'an employee': async (link) => {
      const cla = await buildCla(testApp.em(), link);
      await buildEmployeeSigning(testApp.em(), await buildCorporation(testApp.em(), link));
      return cla;
    },
    'an employee who was removed': async (link) => {
      const cla = await buildCla(testApp.em(), link);
      const corporation = await buildCorporation(testApp.em(), link);
      await buildEmployeeSigning(testApp.em(), corporation, { state: EmployeeSigningState.REMOVED });
      return cla;
    },
  };

  test.each(Object.entries(signings))('not when it was signed by %s', async (_name, arrange) => {
    const managed = await clas.arrangeLink();
    const cla = await arrange(managed.link, ClaType.INDIVIDUAL);

    const answer = await clas.remove(managed, cla.id);

    expect(answer.codes).toEqual(['cla_is_used']);
    expect(await testApp.em().findOne(Cla, cla.id)).toMatchObject({ state: ClaState.CURRENT });
    expect(await clas.eventsOf(managed)).toEqual([]);
  });

  test('not when it is not current', async () => {
    const managed = await clas.arrangeLink();
    const older = await buildCla(testApp.em(), managed.link);
    const newer = await buildCla(testApp.em(), managed.link);
    await clas.remove(managed, newer.id);

    expect((await clas.remove(managed, older.id)).codes).toEqual(['unmatched_cla']);
    expect((await clas.remove(managed, newer.id)).codes).toEqual(['unmatched_cla']);
  });

  test('not when it belongs to another link', async () => {
    const managed = await clas.arrangeLink();
    const foreign = await buildCla(testApp.em(), (await clas.arrangeLink()).link);

    for (const claId of [foreign.id, crypto.randomUUID(), '0', "' or 1"]) {
      expect((await clas.remove(managed, claId)).codes).toEqual(['no_permission']);
    }
  });
});

test('only managers of the link manage its CLAs', async () => {
  const managed = await clas.arrangeLink();
  const cla = await buildCla(testApp.em(), managed.link);

  for (const [name, headers, code] of await strangers(testApp)) {
    const answers = [
      await clas.add(await clas.adding(managed, { language: 'EN' }), headers),
      await clas.update(await clas.updating(managed), headers),
      await clas.remove(managed, cla.id, headers),
    ];
    expect(
      answers.map(({ codes }) => codes),
      name,
    ).toEqual([[code], [code], [code]]);
  }
  expect(await clas.clasOf(managed)).toMatchObject([{ state: ClaState.CURRENT }]);
});

test('managing CLAs of an unlinked or unknown link is no_link', async () => {
  const managed = await clas.arrangeLink();
  await mutate(testApp, 'unlinkLink', {
    input: { linkId: managed.link.linkId },
    selection: 'unlinkedLinkId',
    headers: managed.headers,
  });

  expect((await clas.add(await clas.adding(managed), managed.headers)).codes).toEqual(['no_link']);
  expect((await clas.add(await clas.adding(managed, { linkId: 'unknown' }), managed.headers)).codes).toEqual([
    'no_link',
  ]);
  expect((await clas.update(await clas.updating(managed), managed.headers)).codes).toEqual(['no_link']);
  expect((await clas.remove(managed, crypto.randomUUID())).codes).toEqual(['no_link']);
});

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
