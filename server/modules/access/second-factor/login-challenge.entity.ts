import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';

const LoginChallengeSchema = defineEntity({
  name: 'LoginChallenge',
  properties: {
    ...baseProperties,
    /** Hash of the secret that the browser repeats. */
    challengeHash: p.character().length(64).unique('login_challenge_challenge_hash_unique').hidden(),
    /** Whose password was right; exactly one of account and manager is set. */
    account: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('cascade'),
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('cascade'),
    /** Hash of the stored password hash: another password since then ends the challenge. */
    passwordHash: p.character().length(64).hidden(),
    privacyConsented: p.boolean(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  checks: [{ name: 'login_challenge_owner_check', expression: 'num_nonnulls(account_id, manager_id) = 1' }],
  indexes: [
    { name: 'login_challenge_account_index', properties: ['account'] },
    { name: 'login_challenge_manager_index', properties: ['manager'] },
  ],
});

/** A login whose password was right and whose second factor is still missing; works once. */
export class LoginChallenge extends LoginChallengeSchema.class {}
LoginChallengeSchema.setClass(LoginChallenge);
