import { change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { ApiKey } from './api-key.entity.ts';

/**
 * Runs when the organisations that somebody administers were read: from then on their API keys open links of these
 * organisations alone.
 */
export const updateApiKeys = defineJob({
  name: 'update-api-keys',
  payload: eventPayload,
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  async run(deps, { action, subject, details }) {
    const ctx = createSystemContext(deps);
    if (action === 'ORGANIZATIONS_LOST') {
      const nothing = { organizations: [], organizationIds: {} };
      await ctx.em.nativeUpdate(ApiKey, { account: subject, revokedAt: null }, nothing);
      return;
    }
    const session = await ctx.em.findOne(Session, { id: String(details['sessionId']) }, { populate: ['account'] });
    const account = session?.account?.$;
    if (session === null || account === undefined || account.platform === AccountPlatform.LOCAL) {
      return;
    }
    const { organizations, organizationIds } = session;
    await change(ctx, async (tx) => {
      for (const key of await tx.em.find(ApiKey, { account, revokedAt: null })) {
        tx.em.assign(key, { organizations: [...organizations], organizationIds: { ...organizationIds } });
      }
    });
  },
});
