import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hashToken, isToken } from '#server/modules/access/session/session-token.ts';
import { maskAddress } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import { ConfirmationNotice } from './confirmation-notice.entity.ts';
import { MutedConfirmation } from './muted-confirmation.entity.ts';

/** Whether an address gets mails about commits that wait for its owner. */
export interface ConfirmationMails {
  /** Masked: mails are forwarded. */
  readonly address: string;
  readonly enabled: boolean;
}

/**
 * Returns whether the address that a mail went to gets further ones. Errors: `illegal_link` for a malformed key,
 * `link_expired` for one that is unknown, such as that of a deleted pull request.
 */
export async function findConfirmationMails(ctx: AppContext, key: string): Promise<ConfirmationMails> {
  const emailKey = await addressOf(ctx, key);
  return toMails(emailKey, (await ctx.em.count(MutedConfirmation, { emailKey })) === 0);
}

/** Switches those mails off or on again, for all links. Errors: those of `findConfirmationMails`. */
export async function setConfirmationMails(
  ctx: AppContext,
  { key, enabled }: { readonly key: string; readonly enabled: boolean },
): Promise<ConfirmationMails> {
  const emailKey = await addressOf(ctx, key);
  await change(ctx, async ({ em }) => {
    if (enabled) {
      await em.nativeDelete(MutedConfirmation, { emailKey });
      return;
    }
    const row = { id: crypto.randomUUID(), emailKey, createdAt: ctx.now() };
    await em.upsert(MutedConfirmation, row, { onConflictFields: ['emailKey'], onConflictAction: 'ignore' });
  });
  return toMails(emailKey, enabled);
}

async function addressOf({ em }: AppContext, key: string): Promise<string> {
  if (!isToken(key)) {
    throw new AppError('illegal_link');
  }
  const notice = await em.findOne(ConfirmationNotice, { keyHash: hashToken(key) });
  if (notice === null) {
    throw new AppError('link_expired');
  }
  return notice.emailKey;
}

function toMails(emailKey: string, enabled: boolean): ConfirmationMails {
  return { address: maskAddress(emailKey), enabled };
}
