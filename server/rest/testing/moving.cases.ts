import { expect } from 'vitest';
import type { Call, Cases } from './case.ts';
import { OWN_REFUSALS_WITHOUT_BODY } from './link-calls.ts';
import { arrangeLink, type World } from './world.ts';

const ROWS = 'email,name\nzoe@example.org,Zoë\nbroken\n';

/** The import of a table into an own link. */
async function importOf(world: World, table: Call['table']): Promise<Call> {
  const { headers, link } = await arrangeLink(world);
  return { headers, params: { linkId: link.linkId }, ...(table !== undefined && { table }) };
}

/** Cases of moving in and out. */
export const MOVING_CASES: Cases = {
  'POST signing-import/:linkId': [
    {
      rule: 'plans the import of a table',
      call: async (world) => importOf(world, { file: Buffer.from(ROWS), fields: { from: 'csv' } }),
      expected: expect.stringMatching(/\{"result":\{"state":"planned",.*"refused":1.*\n$/),
    },
    {
      rule: 'refuses an unknown source',
      call: async (world) => importOf(world, { file: Buffer.from(ROWS), fields: { from: 'signet' } }),
      code: 'bad_request_parameter',
      expected: { field: 'from' },
    },
    {
      rule: 'refuses one byte too many',
      call: async (world) => importOf(world, { file: Buffer.alloc(20 * 1024 * 1024 + 1), fields: { from: 'csv' } }),
      code: 'file_too_large',
    },
    {
      rule: 'refuses a form without a file',
      call: async (world) => importOf(world, { file: undefined, fields: { from: 'csv' } }),
      code: 'error_reading_file',
    },
    ...OWN_REFUSALS_WITHOUT_BODY,
  ],
  'GET link-export/:linkId': [
    {
      rule: 'sends an archive',
      call: async (world) => importOf(world, undefined),
      expected: expect.stringMatching(/^PK/),
    },
    ...OWN_REFUSALS_WITHOUT_BODY,
  ],
};
