import { expect } from 'vitest';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { Call, Cases } from './case.ts';
import { OWN_REFUSALS_WITHOUT_BODY } from './link-calls.ts';
import { arrangeLink, type World } from './world.ts';

const SIGNED_AT = new Date('2026-01-02T03:04:05Z');

/** The export of a link at which somebody with a name like a formula has signed. */
async function exportOf(world: World, format: string, language?: string): Promise<Call> {
  const { headers, link } = await arrangeLink(world);
  const em = world.em();
  const cla = await em.findOneOrFail(Cla, { link, type: 'individual' });
  cla.fields = [{ id: '0', type: 'date', title: '日期', description: '', required: true }];
  const facts = { name: '=1+1', email: 'ada@home.example', signedAt: SIGNED_AT, fieldValues: { 0: '2026-01-02' } };
  await buildIndividualSigning(em, cla, facts);
  return { headers, params: { linkId: link.linkId }, query: { format, ...(language !== undefined && { language }) } };
}

/** Cases of the export of signings. */
export const SIGNING_LIST_CASES: Cases = {
  'GET signings/:linkId/export': [
    {
      rule: 'writes a table without formulas',
      call: async (world) => exportOf(world, 'csv'),
      expected: expect.stringMatching(
        /^\uFEFF"Reference","Kind",.*"Fields"\r\n"SG-[\w-]+","INDIVIDUAL","COUNTS","'=1\+1","ada@home\.example","","1","zh","2026-01-02T03:04:05\.000Z","","","[0-9a-f]{64}","日期: 2026-01-02"\r\n$/,
      ),
    },
    {
      rule: 'writes a table in words of a language, with the zone of days',
      call: async (world) => exportOf(world, 'csv', 'zh'),
      expected: expect.stringMatching(
        /^\uFEFF"签署编号","类型",.*"填写内容"\r\n"SG-[\w-]+","个人签署","有效",.*"日期: 2026-01-02 \(UTC\)"\r\n$/,
      ),
    },
    {
      rule: 'refuses a language that is not offered',
      call: async (world) => exportOf(world, 'csv', 'fr'),
      code: 'bad_request_parameter',
      expected: { field: 'language' },
    },
    {
      rule: 'writes an object on each line',
      call: async (world) => exportOf(world, 'jsonl'),
      expected: expect.stringMatching(
        /^\{"reference":"SG-[\w-]+","kind":"INDIVIDUAL",.*"name":"=1\+1",.*"field_values":\[\{"id":"0","title":"日期","value":"2026-01-02"\}\]\}\n$/,
      ),
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
