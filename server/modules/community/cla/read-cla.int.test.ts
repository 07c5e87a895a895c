import { expect, test } from 'vitest';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';

const CLA = `query ($linkId: ID!, $number: Int!) { cla(linkId: $linkId, number: $number) { number isCurrent paragraphs } }`;

const CLAS = `query ($id: ID!, $type: SigningType, $language: Language) {
  link(id: $id) { clas(type: $type, language: $language) { type language } }
}`;

interface ClaAnswer {
  cla: { number: number; isCurrent: boolean; paragraphs: string[] } | null;
}

interface LinkAnswer {
  link: { clas: { type: string; language: string }[] };
}

const testApp = await createTestApp();

const read = (linkId: string, number: number) => graphql<ClaAnswer>(testApp.app, CLA, { linkId, number });

test('everybody reads the text of a CLA, superseded or not', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const old = await buildCla(em, link);
  const current = await buildCla(em, link);

  const [before, after] = [await read(link.linkId, old.number), await read(link.linkId, current.number)];

  expect(before.data?.cla).toMatchObject({ number: old.number, isCurrent: false });
  expect(after.data?.cla).toMatchObject({ number: current.number, isCurrent: true });
  expect(after.data?.cla?.paragraphs.join('')).toContain('贡献者许可协议');
});

test('a number that no CLA of the link has is answered with nothing, an unknown link with its code', async () => {
  const link = await buildLink(testApp.em());

  expect((await read(link.linkId, 99)).data).toEqual({ cla: null });
  expect((await read(link.linkId, -1)).data).toEqual({ cla: null });
  expect((await read('web_none-1', 0)).codes).toEqual(['no_link']);
});

test('the current CLAs of a link are narrowed down by type and by language', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  await buildCla(em, link, { type: ClaType.INDIVIDUAL, language: Language.ZH });
  await buildCla(em, link, { type: ClaType.INDIVIDUAL, language: Language.EN });
  await buildCla(em, link, { type: ClaType.CORPORATION, language: Language.EN });
  const clas = async (narrowed: object) => {
    const { data } = await graphql<LinkAnswer>(testApp.app, CLAS, { id: link.linkId, ...narrowed });
    return data?.link.clas.map(({ type, language }) => `${type} ${language}`).toSorted();
  };

  expect(await clas({})).toEqual(['CORPORATION EN', 'INDIVIDUAL EN', 'INDIVIDUAL ZH']);
  expect(await clas({ type: 'INDIVIDUAL' })).toEqual(['INDIVIDUAL EN', 'INDIVIDUAL ZH']);
  expect(await clas({ language: 'EN' })).toEqual(['CORPORATION EN', 'INDIVIDUAL EN']);
  expect(await clas({ type: 'CORPORATION', language: 'ZH' })).toEqual([]);
});
