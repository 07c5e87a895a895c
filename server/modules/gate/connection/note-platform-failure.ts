import { Language } from '#rules/language.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { noticeAddress } from '#server/modules/access/account/notice-address.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';
import { PlatformInstallation } from './platform-installation.entity.ts';

/** Milliseconds to wait at a limit that does not say how long. */
const LIMIT_MS = 60_000;

/** Platforms whose people read Chinese. */
const CHINESE_PLATFORMS: ReadonlySet<AccountPlatform> = new Set([AccountPlatform.GITEE, AccountPlatform.GITCODE]);

/** The connection or installation of a failure. */
export interface FailedAccess {
  readonly connectionId: string;
  /** The installation as which the platform was asked, and when that work began; null when it was the connection itself. */
  readonly installation: { readonly id: string; readonly askedAt: Date } | null;
  /** The repository that could not be reached, if one was. */
  readonly repositoryId: string | null;
}

/**
 * What happens to the work: it is done later, it is over until something changes, or it is tried again by the queue.
 */
export type AfterFailure = { readonly retryAt: Date } | 'over' | 'retry';

/**
 * Remembers what a failure of a platform means for further requests: a limit puts them off, refused credentials pause
 * the connection and notify its owner, or suspend one installation. An installation that was checked since is not
 * suspended: a stale refusal must not suspend one that works again.
 */
export async function notePlatformFailure(
  ctx: AppContext,
  failure: GatePlatformFailure,
  access: FailedAccess,
): Promise<AfterFailure> {
  ctx.deps.log.warn({ kind: failure.kind, err: failure, ...access }, 'a code platform did not do what it was asked');
  const { kind } = failure;
  if (kind === 'limited') {
    return { retryAt: await noteLimit(ctx, failure, access) };
  }
  if (kind === 'credentials_refused' && access.installation !== null) {
    return (await suspend(ctx, access.installation)) ? 'over' : 'retry';
  }
  if (kind === 'credentials_refused') {
    await pause(ctx, kind, access);
  }
  return kind === 'stale' || kind === 'unusable' ? 'retry' : 'over';
}

async function noteLimit(ctx: AppContext, { details }: GatePlatformFailure, access: FailedAccess): Promise<Date> {
  const limitedUntil = details.retryAt ?? new Date(ctx.now().getTime() + LIMIT_MS);
  await (access.installation === null
    ? ctx.em.nativeUpdate(PlatformConnection, { id: access.connectionId }, { limitedUntil })
    : ctx.em.nativeUpdate(PlatformInstallation, { id: access.installation.id }, { limitedUntil }));
  return limitedUntil;
}

/** Returns whether the installation is suspended: false when it was checked after the platform was asked. */
async function suspend(ctx: AppContext, { id, askedAt }: NonNullable<FailedAccess['installation']>): Promise<boolean> {
  const seenBefore = { id, seenAt: { $lte: askedAt } };
  return (await ctx.em.nativeUpdate(PlatformInstallation, seenBefore, { suspended: true })) > 0;
}

/** One of several runs that fail at once pauses the connection and sends the mail. */
async function pause(ctx: AppContext, reason: string, { connectionId: id }: FailedAccess): Promise<void> {
  await change(ctx, async (tx) => {
    const active = { id, state: ConnectionState.ACTIVE };
    const paused = { state: ConnectionState.PAUSED, pausedReason: reason };
    if ((await tx.em.nativeUpdate(PlatformConnection, active, paused)) === 0) {
      return;
    }
    const connection = await tx.em.findOneOrFail(PlatformConnection, id, { populate: ['owner'], refresh: true });
    const details = { platform: connection.platform, reason };
    tx.audit({ action: 'PLATFORM_PAUSED', actor: SYSTEM, link: null, subject: id, details });
    const owner = connection.owner?.$;
    const recipient = owner && noticeAddress(owner);
    if (recipient) {
      tx.enqueueMail({
        template: 'gate_paused',
        // Accounts of code platforms have none.
        language: owner.language ?? (CHINESE_PLATFORMS.has(owner.platform) ? Language.ZH : Language.EN),
        recipient,
        data: {
          community: 'Signet',
          projectUrl: ctx.deps.config.publicUrl.origin,
          name: owner.name,
          platform: new URL(connection.url).host,
          account: connection.account ?? connection.name,
        },
      });
    }
  });
}
