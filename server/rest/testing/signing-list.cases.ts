import { expect } from 'vitest';
import { Cla } from '#server/modules/cla/cla.entity.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { Call, Cases } from './case.ts';
import { OWN_REFUSALS_WITHOUT_BODY } from './link-calls.ts';
import { arrangeLink, type World } from './world.ts';

const SIGNED_AT = new Date('2026-01-02T03:04:05Z');

/** The export of a link at which somebody with a name like a formula has signed. */
async function exportOf(world: World, format: string): Promise<Call> {
  const { headers, link } = await arrangeLink(world);
  const em = world.em();
  const cla = await em.findOneOrFail(Cla, { link, type: 'individual' });
  await buildIndividualSigning(em, cla, { name: '=1+1', email: 'ada@home.example', signedAt: SIGNED_AT });
  return { headers, params: { linkId: link.linkId }, query: { format } };
}

/** Cases of the export of signings. */
export const SIGNING_LIST_CASES: Cases = {
  'GET signings/:linkId/export': [
    {
      rule: 'writes a table without formulas',
      call: async (world) => exportOf(world, 'csv'),
      expected: expect.stringMatching(
        /^\uFEFF"Reference","Kind",.*"Fields"\r\n"SG-[\w-]+","INDIVIDUAL","COUNTS","'=1\+1","ada@home\.example","","1","zh","2026-01-02T03:04:05\.000Z","","","[0-9a-f]{64}",""\r\n$/,
      ),
    },
    {
      rule: 'writes an object on each line',
      call: async (world) => exportOf(world, 'jsonl'),
      expected: expect.stringMatching(/^\{"reference":"SG-[\w-]+","kind":"INDIVIDUAL",.*"name":"=1\+1",.*\}\n$/),
    },
    {
      rule: 'refuses another format',
      call: async (world) => exportOf(world, 'xlsx'),
      code: 'bad_request_parameter',
      expected: { field: 'format' },
    },
    ...OWN_REFUSALS_WITHOUT_BODY,
  ],
};
