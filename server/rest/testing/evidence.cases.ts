import { expect } from 'vitest';
import { newPdf } from '#server/modules/link/testing/community.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import type { Cases } from './case.ts';

/** Cases of the paths with which documents are checked. */
export const EVIDENCE_CASES: Cases = {
  'GET verify/:sha256': [
    {
      rule: 'knows a CLA, whatever the letter case of its fingerprint',
      call: async (world) => {
        const em = world.em();
        const { document } = await buildCla(em, await buildLink(em), { bytes: await newPdf() });
        return { params: { sha256: document.sha256.toUpperCase() } };
      },
      expected: expect.objectContaining({ known: true, kind: 'CLA', state: 'COUNTS', seal_gap: 'KIND' }),
    },
    {
      rule: 'answers about an unknown document that it is not known',
      call: () => ({ params: { sha256: 'ab'.repeat(32) } }),
      expected: expect.objectContaining({ known: false, kind: null, state: null }),
    },
    {
      rule: 'refuses what is no fingerprint',
      call: () => ({ params: { sha256: 'ab' } }),
      code: 'bad_request_parameter',
      expected: { field: 'sha256' },
    },
  ],
};
