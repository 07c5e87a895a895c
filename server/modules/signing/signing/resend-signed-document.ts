import { verifyPath } from '#rules/paths.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { addPoints, readCounts } from '#server/modules/ground/counter/count-points.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { knownTime } from './origin/shown-origin.ts';
import {
  DOCUMENT_RETRY_SECONDS,
  getSignedDocumentState,
  type DocumentedSigning,
  type SignedDocumentState,
} from './signed-document.queries.ts';
import { mySigningsLink, signedPageLink } from './signed-page-link.ts';

/** Mails with one document within an hour, so that a leaked address cannot flood the signer's mailbox. */
const RESENDS_PER_HOUR = 3;
const HOUR = 3_600_000;

/**
 * Mails a signed document once more, to the address that signed and no other; the caller knows the token of its
 * address. Errors: `not_found`; `document_not_ready` with `retryAfter` until the document is derived;
 * `too_many_request` with `retryAfter` after three mails within an hour.
 */
export async function resendSignedDocument(ctx: AppContext, token: string): Promise<SignedDocumentState> {
  const state = await getSignedDocumentState(ctx, token);
  const { signing, documentSha256 } = state;
  if (documentSha256 === null) {
    throw new AppError('document_not_ready', { retryAfter: DOCUMENT_RETRY_SECONDS });
  }
  await mailDocument(ctx, { signing, documentSha256, token });
  return state;
}

interface MailedDocument {
  readonly signing: DocumentedSigning;
  readonly documentSha256: string;
  /** Token of the signer's page; only its hash is stored. */
  readonly token?: string;
  /** What the mail costs the caller, in the same transaction. */
  readonly spend?: (tx: Change) => Promise<void>;
}

/**
 * Mails a document to the address that signed it, with a link to its page, or to the signer's list. Error:
 * `too_many_request` with `retryAfter` after three mails within an hour.
 */
export async function mailDocument(
  ctx: AppContext,
  { signing, documentSha256, token, spend }: MailedDocument,
): Promise<void> {
  const { reference, link } = signing;
  const verifyUrl = new URL(verifyPath(reference), ctx.deps.config.publicUrl).href;
  const data = { ...(await mailData(ctx, signing)), verifyUrl };
  await change(ctx, async (tx) => {
    await spend?.(tx);
    await spendResend(ctx, tx, signing);
    tx.enqueueMail({
      template: 'signed_document_resent',
      language: signing.language,
      recipient: signing.email,
      link,
      corporationSigning: signing instanceof EmployeeSigning ? signing.corporationSigning : null,
      data,
      ...(token === undefined ? mySigningsLink(ctx) : signedPageLink(ctx, token)),
      attachments: [{ filename: `${reference}.pdf`, documentSha256 }],
    });
    tx.audit({
      action: 'SIGNED_DOCUMENT_RESENT',
      actor: SIGNER,
      link,
      subject: signing.id,
      details: { reference, documentSha256 },
    });
  });
}

async function mailData({ deps }: AppContext, { id, link, cla, name, reference, signedAt }: DocumentedSigning) {
  const known = knownTime(signedAt, await deps.signingOrigins.load(id));
  const { alias: community, projectUrl } = await link.loadOrFail();
  const { version, document } = await cla.loadOrFail();
  return {
    community,
    projectUrl,
    name,
    reference,
    signedAt: known?.toISOString().slice(0, 10) ?? '',
    claVersion: String(version),
    claSha256: document.sha256,
  };
}

/** The statement that counts locks the counter, so that requests at once are counted one after another. */
async function spendResend(ctx: AppContext, { em }: Change, { id }: DocumentedSigning): Promise<void> {
  const subject = ['resent-document', id];
  const endsAt = new Date(ctx.now().getTime() + HOUR);
  if ((await addPoints(ctx, em, { subject, points: 1, endsAt })) <= RESENDS_PER_HOUR) {
    return;
  }
  const [count] = await readCounts(ctx, em, [subject]);
  const wait = (count?.endsAt ?? endsAt).getTime() - ctx.now().getTime();
  throw new AppError('too_many_request', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
