import { newToken } from '#server/modules/access/session/session-token.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { buildUploadLink } from '#server/modules/signing/corporation-approval/upload-link/testing/upload-link.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { pdfOf } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import type { Call, Case, Cases } from './case.ts';
import type { Options } from './corporation-calls.ts';
import { arrangeOwnCorporation, type OwnCorporation, type World } from './world.ts';

type More = (own: OwnCorporation, world: World) => Partial<Call> | Promise<Partial<Call>>;

/** A call by the upload link of a corporation; `more` prepares what it needs. */
const by =
  (options: Options, more: More = () => ({})): Case['call'] =>
  async (world) => {
    const own = await arrangeOwnCorporation(world, options);
    const key = await buildUploadLink(world.em(), own.signing);
    return { params: { key }, ...(await more(own, world)) };
  };

const WAITING = { uploaded: false } as const;
const signed = async () => ({ pdf: await pdfOf('signed') });
const withKey = (key: string) => async () => ({ params: { key }, ...(await signed()) });

const REFUSED_LINKS: readonly Case[] = [
  { rule: 'refuses a malformed key', call: withKey('short'), code: 'illegal_link' },
  { rule: 'refuses an unknown key', call: withKey(newToken()), code: 'link_expired' },
];

/** Cases of the paths that a corporation's upload link opens. */
export const UPLOAD_LINK_CASES: Cases = {
  'POST corporation-upload/:key': [
    { rule: 'stores the file', call: by(WAITING, signed) },
    { rule: 'refuses another file during the review', call: by({}, signed), code: 'not_ready_to_sign' },
    {
      rule: 'refuses a file while the link is frozen',
      call: by(WAITING, async ({ link }, world) => {
        await world.em().nativeUpdate(Link, { id: link.id }, { frozenAt: new Date() });
        return signed();
      }),
      code: 'link_frozen',
    },
    {
      rule: 'refuses one byte too many',
      call: by(WAITING, () => ({ pdf: Buffer.alloc(5 * 1024 * 1024 + 1) })),
      code: 'file_too_large',
    },
    { rule: 'refuses what is no PDF', call: by(WAITING, () => ({ pdf: Buffer.from('no document') })), code: 'not_pdf' },
    { rule: 'refuses a form without a file', call: by(WAITING, () => ({ data: {} })), code: 'error_reading_file' },
    {
      rule: 'refuses the document that was to be signed',
      call: by(WAITING, async ({ signing }, world) => {
        const { bytes } = await readDocument(world.em(), signing.document?.sha256 ?? '');
        return { pdf: bytes };
      }),
      code: 'unuploaded',
    },
    ...REFUSED_LINKS,
  ],
  'GET corporation-upload/:key/form': [
    { rule: 'sends the document to sign', call: by(WAITING) },
    {
      rule: 'says when to ask again while it is being derived',
      call: by(WAITING, async ({ signing }, world) => {
        await world.em().nativeUpdate(CorporationSigning, { id: signing.id }, { document: null });
        return {};
      }),
      code: 'document_not_ready',
    },
    ...REFUSED_LINKS.map((refused) => ({
      ...refused,
      call: async (world: World) => ({ params: (await refused.call(world)).params ?? {} }),
    })),
  ],
};
