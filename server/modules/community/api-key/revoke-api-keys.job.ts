import { API_KEYS_PATH } from '#rules/paths.ts';
import { change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { ApiKey } from './api-key.entity.ts';

/** Names in the mail at most. */
const NAMES_MAX = 10;

/**
 * Revokes the API keys of an account whose password or second factor was reset, or whose owner asked for it when
 * changing the password, and mails the owner which keys these were.
 */
export const revokeApiKeys = defineJob({
  name: 'revoke-api-keys',
  payload: eventPayload,
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  async run(deps, { action, subject, details }) {
    if (action === 'PASSWORD_CHANGED' && details['revokeApiKeys'] !== 'true') {
      return;
    }
    const ctx = createSystemContext(deps);
    await change(ctx, async (tx) => {
      const owner = await tx.em.findOne(CommunityAccount, subject);
      const keys = await tx.em.find(ApiKey, { account: subject, revokedAt: null }, { populate: ['link'] });
      if (owner === null || keys.length === 0) {
        return;
      }
      for (const key of keys) {
        const link = key.link?.$ ?? null;
        key.revokedAt = ctx.now();
        const linkId = link?.linkId ?? '';
        tx.audit({ action: 'API_KEY_REVOKED', actor: SYSTEM, link, subject: key.id, details: { linkId } });
      }
      const names = keys.slice(0, NAMES_MAX).map(({ name }) => name);
      const about = [...names, ...(keys.length > NAMES_MAX ? ['…'] : [])].join(', ');
      await notifyOwner(ctx, tx, { owner, template: 'api_keys_revoked', about, page: API_KEYS_PATH });
    });
  },
});
