import { toTextOfLines } from '#rules/plain-text.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { issueUploadLink } from '#server/modules/signing/corporation/issue-upload-link.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { representativeFacts, toRepresentative } from '#server/modules/signing/corporation/representative-mail.ts';

/** Longest reason, in characters. */
const REASON_MAX_LENGTH = 500;

/** A signed document that cannot be accepted, and why. */
export interface ReturnCorporationSigningInput {
  readonly id: string;
  readonly reason: string;
}

/**
 * Returns the uploaded document of an uncompleted signing: it stays stored, the signing waits for another one, and the
 * representative is mailed the reason and a new upload link. Errors: those of `getChangeableCorporationSigning`,
 * `bad_request_parameter` with
 * `reason` (1 to 500 characters), `not_ready_to_sign` unless uncompleted, `unuploaded` without a document.
 */
export async function returnCorporationSigning(
  ctx: AppContext,
  input: ReturnCorporationSigningInput,
): Promise<CorporationSigning> {
  const { actor, link, ...own } = await getChangeableCorporationSigning(ctx, input.id);
  const reason = checkReason(input.reason);
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.UNCOMPLETED);
    if (!signing.signedPdf) {
      throw new AppError('unuploaded');
    }
    const documentSha256 = signing.signedPdf.sha256;
    const gone = { signedPdf: null, pdfUploadedAt: null, signedPdfNote: null };
    Object.assign(signing, { ...gone, returnedAt: ctx.now(), returnReason: reason });
    tx.audit({ action: 'CORPORATION_RETURNED', actor, link, subject: signing.id, details: { documentSha256 } });
    tx.enqueueMail({
      template: 'corporation_returned',
      ...toRepresentative(signing, link),
      data: {
        ...representativeFacts(signing, link),
        reference: signing.reference,
        reason,
        returnAddress: link.senderAddress ?? '',
      },
      ...issueUploadLink(ctx, tx, signing).mailed,
    });
    return signing;
  });
}

function checkReason(given: string): string {
  const reason = toTextOfLines(given, REASON_MAX_LENGTH) ?? '';
  if (reason === '') {
    throw new AppError('bad_request_parameter', { field: 'reason' });
  }
  return reason;
}
