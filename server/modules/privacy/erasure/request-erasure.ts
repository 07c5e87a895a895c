import { erasurePath } from '#rules/paths.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { findLinkRecipients } from '#server/modules/community/link/members/link-managers.ts';
import { platformLanguage } from '#server/modules/community/link/platform-language.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { describeSigning, getMySigning } from '#server/modules/privacy/my-signings/my-signings.queries.ts';
import { requireSigner } from '#server/modules/privacy/my-signings/require-signer.ts';
import { holdSigning } from './erase-signing.ts';
import { checkErasureReason } from './erasure-reason.ts';
import { ErasureRequest } from './erasure-request.entity.ts';

/** A signing of the signer's, and why it is to be erased. */
export interface RequestErasureInput {
  readonly reference: string;
  /** Up to 500 characters; managers of the link read it. */
  readonly reason?: string | null | undefined;
}

/**
 * Asks the community to erase a signing of the signer's, and mails its managers; of an unlinked link nobody decides, and
 * the request is granted at night. Errors: those of `requireSigner`;
 * `bad_request_parameter` with `reason`; `no_permission` for somebody else's; `not_ready_to_sign` while a request is
 * open.
 */
export async function requestErasure(ctx: AppContext, input: RequestErasureInput): Promise<ErasureRequest> {
  const session = await requireSigner(ctx);
  const reason = checkErasureReason(input.reason);
  const own = await describeSigning(ctx, await getMySigning(ctx, session, input.reference));
  const { kind, reference } = own;
  return change(ctx, async (tx) => {
    const signing = await holdSigning(tx.em, kind, own.signing.id);
    if (signing === null) {
      throw new AppError('no_permission');
    }
    const link = await signing.link.loadOrFail();
    const request = tx.em.create(ErasureRequest, {
      link,
      signing: signing.id,
      reference,
      kind,
      reason,
      requestedAt: ctx.now(),
    });
    tx.audit({ action: 'ERASURE_REQUESTED', actor: SIGNER, link, subject: signing.id, details: { reference } });
    // Nobody manages an unlinked link: the nightly job grants the request.
    if (!link.unlinkedAt) {
      await mailManagers(ctx, tx, { link, reference });
    }
    return request;
  });
}

/** Of the signer they get nothing but the reference: the mails outlive the signing. */
async function mailManagers(
  { deps }: AppContext,
  tx: Change,
  { link, reference }: { readonly link: Link; readonly reference: string },
): Promise<void> {
  for (const { name, recipient, language } of await findLinkRecipients(tx.em, link)) {
    tx.enqueueMail({
      template: 'erasure_requested',
      language: language ?? platformLanguage(deps, link),
      recipient,
      data: {
        community: link.alias,
        projectUrl: link.projectUrl,
        name,
        reference,
        pageUrl: new URL(erasurePath(link.linkId), deps.config.publicUrl).href,
      },
    });
  }
}
