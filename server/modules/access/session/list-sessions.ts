import type { AppContext } from '#server/context.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { deviceName } from '#server/modules/access/account/device-name.ts';
import { ownedBy } from '#server/modules/access/account/owned-by.ts';
import { shownNetwork } from '#server/modules/access/account/shown-network.ts';
import { requireManager, type AnyManager } from './require-manager.ts';
import { Session, SessionMethod } from './session.entity.ts';
import { SESSION_IDLE_MS } from './session.rules.ts';

/** A session as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
  readonly network: string;
  readonly method: SessionMethod;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
}

/** Lists the open sessions of the caller, latest seen first. Errors: those of `requireManager`. */
export async function listSessions(ctx: AppContext): Promise<OwnSession[]> {
  return sessionsOf(ctx, await requireManager(ctx));
}

/** Lists the open sessions of an account, latest seen first. */
export async function sessionsOf(ctx: AppContext, { owner, session }: AnyManager): Promise<OwnSession[]> {
  const sessions = await ctx.em
    .fork()
    .find(Session, { ...ownedBy(owner), ...openAt(ctx.now()) }, { orderBy: { seenAt: 'desc', createdAt: 'desc' } });
  const before = owner instanceof CommunityAccount && owner.platform !== 'local' ? 'CODE_PLATFORM' : 'PASSWORD';
  return sessions.map(({ id, userAgent, ip, method, createdAt, seenAt, expiresAt }) => ({
    id,
    current: id === session.id,
    device: deviceName(userAgent),
    network: shownNetwork(ip),
    method: method ?? SessionMethod[before],
    startedAt: createdAt,
    seenAt,
    expiresAt,
  }));
}

/** Returns the condition of sessions that are open at a time. */
export function openAt(now: Date): object {
  return { revokedAt: null, expiresAt: { $gt: now }, seenAt: { $gt: new Date(now.getTime() - SESSION_IDLE_MS) } };
}
