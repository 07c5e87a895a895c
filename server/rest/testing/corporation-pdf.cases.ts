import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { pdfOf } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { signIn } from '#server/test/sign-in.ts';
import type { Case, Cases } from './case.ts';
import { on, ownRefusals, type Options } from './corporation-calls.ts';
import { arrangeOwnCorporation, type World } from './world.ts';

const SEALED = { query: { sealed: 'true' } };

/** Records the signed document of a corporation as a version that waits for its seal. */
async function addVersion(world: World, { id, signedPdf }: CorporationSigning): Promise<void> {
  const em = world.em();
  em.create(SignedPdfUpload, { corporationSigning: id, document: signedPdf?.sha256 ?? '', uploadedAt: new Date() });
  await em.flush();
}

const asAdministrator =
  (
    options: Options,
    more: (signing: CorporationSigning, world: World) => object | Promise<object> = () => ({}),
  ): Case['call'] =>
  async (world) => {
    const { signing } = await arrangeOwnCorporation(world, { ...options, state: 'completed' });
    const administrator = await world.em().findOneOrFail(Manager, { corporationSigning: signing, role: 'admin' });
    return { headers: await signIn(world, administrator), ...(await more(signing, world)) };
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
    {
      rule: 'refuses the document that was to be signed',
      call: on({ uploaded: false }, async ({ signing }, world) => {
        const { bytes } = await readDocument(world.em(), signing.document?.sha256 ?? '');
        return { pdf: bytes };
      }),
      code: 'unuploaded',
    },
    {
      rule: 'refuses an overlong reason',
      call: on({}, async () => ({ pdf: await pdfOf('signed'), reason: 'x'.repeat(501) })),
      code: 'bad_request_parameter',
    },
    ...ownRefusals(),
  ],
  'GET corporation-pdf/:linkId/:signingId': [
    { rule: 'sends the document', call: on() },
    { rule: 'refuses while there is none', call: on({ uploaded: false }), code: 'unuploaded' },
    { rule: 'refuses to send it sealed when it is not', call: on({}, () => SEALED), code: 'not_found' },
    {
      rule: 'refuses to send it sealed while it is being sealed',
      call: on({ state: 'completed' }, async ({ signing }, world) => {
        await addVersion(world, signing);
        return SEALED;
      }),
      code: 'document_not_ready',
    },
    ...ownRefusals(),
  ],
  'GET corporation-pdf': [
    { rule: 'sends the own document', call: asAdministrator({}) },
    { rule: 'refuses while there is none', call: asAdministrator({ uploaded: false }), code: 'unuploaded' },
    { rule: 'refuses to send it sealed when it is not', call: asAdministrator({}, () => SEALED), code: 'not_found' },
    {
      rule: 'refuses to send it sealed while it is being sealed',
      call: asAdministrator({}, async (signing, world) => {
        await addVersion(world, signing);
        return SEALED;
      }),
      code: 'document_not_ready',
    },
  ],
};
