import { expect, test } from 'vitest';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';

const CLA = `query ($linkId: ID!, $number: Int!) { cla(linkId: $linkId, number: $number) { number isCurrent paragraphs } }`;

interface ClaAnswer {
  cla: { number: number; isCurrent: boolean; paragraphs: string[] } | null;
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
