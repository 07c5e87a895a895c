import { Manager } from '#server/modules/account/manager.entity.ts';
import { pdfOf } from '#server/modules/signing/corporation/testing/managed-link.ts';
import { signIn } from '#server/test/sign-in.ts';
import type { Case, Cases } from './case.ts';
import { on, ownRefusals, type Options } from './corporation-calls.ts';
import { arrangeOwnCorporation } from './world.ts';

const asAdministrator =
  (options: Options): Case['call'] =>
  async (world) => {
    const { signing } = await arrangeOwnCorporation(world, { ...options, state: 'completed' });
    const administrator = await world.em().findOneOrFail(Manager, { corporationSigning: signing, role: 'admin' });
    return { headers: await signIn(world, administrator) };
  };

/** Cases of the paths of signed documents. */
export const CORPORATION_PDF_CASES: Cases = {
  'POST corporation-pdf/:linkId/:signingId': [
    { rule: 'stores the file', call: on({}, async () => ({ pdf: await pdfOf('signed') })) },
    {
      rule: 'refuses a file that is not a PDF',
      call: on({}, () => ({ pdf: Buffer.from('no document') })),
      code: 'not_pdf',
    },
    {
      rule: 'refuses one byte too many',
      call: on({}, () => ({ pdf: Buffer.alloc(5 * 1024 * 1024 + 1) })),
      code: 'file_too_large',
    },
    { rule: 'refuses a form without a file', call: on({}, () => ({ data: {} })), code: 'error_reading_file' },
    {
      rule: 'refuses one that is deleted',
      call: on({ state: 'deleted' }, async () => ({ pdf: await pdfOf('x') })),
      code: 'not_ready_to_sign',
    },
    ...ownRefusals(),
  ],
  'GET corporation-pdf/:linkId/:signingId': [
    { rule: 'sends the document', call: on() },
    { rule: 'refuses while there is none', call: on({ uploaded: false }), code: 'unuploaded' },
    ...ownRefusals(),
  ],
  'GET corporation-pdf': [
    { rule: 'sends the own document', call: asAdministrator({}) },
    { rule: 'refuses while there is none', call: asAdministrator({ uploaded: false }), code: 'unuploaded' },
  ],
};
