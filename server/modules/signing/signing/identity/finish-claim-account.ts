import type { CodePlatformName } from '#rules/code-platform.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findAuthorization, takeAuthorization } from '#server/modules/access/session/authorization.ts';
import type { CodePlatformCallback } from '#server/modules/access/session/code-platform/finish-code-platform-login.ts';
import { getCodePlatform } from '#server/modules/access/session/code-platform/get-code-platform.ts';
import { identifyPlatformAccount } from '#server/modules/access/session/code-platform/identify-platform-user.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import { claimPurpose, platformHost } from './account-claim.ts';
import { getSigningToClaim, holdSigning, tieIdentity, type ClaimedSigning } from './claim.ts';
import { confirmImport, replaceImport, type ImportedAccountKey } from './confirm-import.ts';

/** Where the browser goes after a proof, and whether the proof is for commits of a pull request. */
export interface BegunClaim {
  readonly returnPath: string;
  readonly confirmsCommits: boolean;
}

/** Returns what is known of the proof that this callback belongs to; undefined when it belongs to none. */
export async function findAccountClaim(ctx: AppContext, parameters: URLSearchParams): Promise<BegunClaim | undefined> {
  const { details } = (await findAuthorization(ctx, parameters.get('state') ?? '')) ?? {};
  const returnPath = details?.['returnPath'];
  const confirmsCommits = details?.['pullRequest'] !== undefined || details?.['pullRequestPath'] !== undefined;
  return returnPath === undefined ? undefined : { returnPath, confirmsCommits };
}

/** An account that was proved, and what the proof was begun for. */
export interface Claimant {
  readonly platform: CodePlatformName;
  readonly account: { readonly id: string; readonly login: string };
  readonly details: Readonly<Record<string, string>>;
}

/**
 * Identifies the account with which somebody has come back from a platform. Errors: `unsupported_code_platform`,
 * `auth_failed`, `refuse_authorize`.
 */
export async function identifyClaimant(
  ctx: AppContext,
  { platform: name, parameters }: CodePlatformCallback,
): Promise<Claimant> {
  const { platform, api } = getCodePlatform(ctx, name);
  const state = parameters.get('state') ?? '';
  const authorization = await takeAuthorization(ctx, { purpose: claimPurpose(platform), state });
  const back = { platform, api, parameters, state, authorization };
  const { id, login } = await identifyPlatformAccount(ctx, back);
  return { platform, account: { id, login }, details: authorization.details };
}

/**
 * Completes a proof that `startClaimAccount` started: ties the account to the signing, unless that has ended meanwhile,
 * or turns what the account signed elsewhere into a signing. Errors: those of `identifyClaimant` and `confirmImport`,
 * `no_link`, `resigned` when the account is tied already.
 */
export async function finishClaimAccount(ctx: AppContext, callback: CodePlatformCallback): Promise<void> {
  const { platform, account, details } = await identifyClaimant(ctx, callback);
  await change(ctx, async (tx) => {
    const link = await tx.em.findOneOrFail(Link, details['link'] ?? '');
    const key = { platform, host: platformHost(ctx, platform), accountId: account.id };
    const signing = await findSigning(tx, { link, details, key });
    await replaceImport(tx.em, { link, account: key, at: ctx.now() });
    tieIdentity(ctx, tx, { link, signing, tied: { ...key, account: account.login } });
  });
}

interface Proof {
  readonly link: Link;
  readonly details: Claimant['details'];
  readonly key: ImportedAccountKey;
}

/** The signing that the proof was begun for; without one, that which the account brings along. */
async function findSigning(tx: Change, { link, details, key }: Proof): Promise<ClaimedSigning> {
  const { email } = details;
  if (email !== undefined) {
    await lockDomains(tx.em, link, 'shared');
    return (await holdSigning(tx.em, link, email)) ?? confirmImport(tx, { link, email, account: key });
  }
  const signing = await getSigningToClaim(tx.em, link, details['signerKey'] ?? '');
  if (signing.id !== details['signing']) {
    throw new AppError('no_link');
  }
  return signing;
}
