import { z } from 'zod';
import { API_KEYS_PATH } from '#rules/paths.ts';
import { change } from '#server/change.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { ACTIVE_ACCOUNT } from '#server/modules/access/account/community-account.entity.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { ApiKey } from './api-key.entity.ts';
import { warnedUntil } from './api-key.rules.ts';

/** Keys warned of in one run; the rest follows on the next day. */
const BATCH = 1000;

/** Keys that an earlier release made without an end during an upgrade end a year later too. */
const LIMIT_KEYS =
  "update api_key set expires_at = created_at + interval '365 days' where expires_at is null and revoked_at is null";

/** Mails makers of API keys, once for each key, that it ends within 30 days. */
export const warnOfEndingApiKeys = defineJob({
  name: 'warn-of-ending-api-keys',
  payload: z.object({}),
  options: { cron: '27 1 * * *', retries: 2, retryDelaySeconds: 60, expirySeconds: 900 },
  async run(deps) {
    const now = deps.now();
    const ending = {
      revokedAt: null,
      endNoticedAt: null,
      expiresAt: { $gt: now, $lte: warnedUntil(now) },
      account: ACTIVE_ACCOUNT,
    };
    const em = deps.orm.em.fork();
    await em.execute(LIMIT_KEYS);
    const ids = await em.find(ApiKey, ending, { fields: ['id'], limit: BATCH });
    for (const { id } of ids) {
      const ctx = createSystemContext(deps);
      await change(ctx, async (tx) => {
        const key = await tx.em.findOne(ApiKey, { id, ...ending }, { populate: ['account'] });
        if (key === null) {
          return;
        }
        key.endNoticedAt = now;
        const about = `${key.name} · ${key.expiresAt?.toISOString().slice(0, 10) ?? ''} (UTC)`;
        const owner = key.account.$;
        await notifyOwner(ctx, tx, { owner, template: 'api_key_ending', about, page: API_KEYS_PATH });
      });
    }
  },
});
