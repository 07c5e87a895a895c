import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { CHALLENGE_LIFE_MS, type FactorMethod } from '#server/modules/access/second-factor/factor-method.rules.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import { LoginChallenge } from '#server/modules/access/second-factor/login-challenge.entity.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';

/** What a login with a right password still needs. */
export interface SecondFactor {
  /** Goes with `completeLogin`. */
  readonly challenge: string;
  readonly methods: readonly FactorMethod[];
  readonly expiresAt: Date;
}

/** Asks for the second factor after a right password; undefined when the account has none. */
export async function beginSecondFactor(
  ctx: AppContext,
  owner: AccountOwner,
  { privacyConsented }: { readonly privacyConsented: boolean },
): Promise<SecondFactor | undefined> {
  const methods = await factorMethods(ctx.em, owner);
  if (methods.length === 0) {
    return undefined;
  }
  const challenge = newToken();
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_LIFE_MS);
  await change(ctx, async ({ em }) => {
    em.create(LoginChallenge, {
      ...ownedBy(owner),
      challengeHash: hashToken(challenge),
      passwordHash: hashToken(owner.passwordHash ?? ''),
      privacyConsented,
      createdAt: ctx.now(),
      expiresAt,
    });
  });
  return { challenge, methods, expiresAt };
}
