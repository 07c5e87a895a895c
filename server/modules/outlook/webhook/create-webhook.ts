import { WEBHOOK_MAX } from '#rules/webhook-event.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { lockUntilEnd } from '#server/db/advisory-lock.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { checkEvents, checkUrl } from './check-webhook.ts';
import { notifyOfReceiver } from './notify-of-receiver.ts';
import { sealNewSecret } from './webhook-secrets.ts';
import { Webhook } from './webhook.entity.ts';

export interface CreateWebhookInput {
  /** Public id of the link. */
  readonly linkId: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly personalData: boolean;
}

/** A webhook, and the secret that signs its bodies, which is shown only now. */
export interface NewWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/**
 * Creates a webhook of a link. Errors: those of `getChangeableLink` and `requireStepUp`; `bad_request_parameter` with
 * `url` (https, or listed in `WEBHOOK_TARGETS`), `events` (at least one, all known), or `linkId` when it has 20.
 */
export async function createWebhook(ctx: AppContext, input: CreateWebhookInput): Promise<NewWebhook> {
  const { actor, session, account, link } = await getChangeableLink(ctx, input.linkId);
  await requireStepUp(ctx, session);
  const facts = { url: checkUrl(ctx, input.url), events: checkEvents(input.events), personalData: input.personalData };
  const id = crypto.randomUUID();
  const { plain, sealed } = sealNewSecret(ctx.deps, id);
  return change(ctx, async (tx) => {
    await lockUntilEnd(tx.em, { name: 'WEBHOOKS_OF_LINK', subject: link.id });
    if ((await tx.em.count(Webhook, { link })) >= WEBHOOK_MAX) {
      throw new AppError('bad_request_parameter', { field: 'linkId' });
    }
    const webhook = tx.em.create(Webhook, { id, link: link.id, ...facts, secret: sealed, createdAt: ctx.now() });
    tx.audit({ action: 'WEBHOOK_CREATED', actor, link, subject: id, details: { linkId: link.linkId } });
    if (facts.personalData) {
      await notifyOfReceiver(ctx, tx, { account, link, url: facts.url });
    }
    return { webhook, secret: plain };
  });
}
