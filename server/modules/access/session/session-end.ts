import type { AppContext } from '#server/context.ts';
import { peekSession } from './find-session.ts';
import { SESSION_IDLE_MS } from './session.rules.ts';

/** When a session ends unless it is used. */
export interface SessionEnd {
  readonly secondsLeft: number;
  /** Whether it ends then however much it is used. */
  readonly isFinal: boolean;
}

/** Returns when the session of the request ends; asking does not put that off. Null when nobody is logged in. */
export async function sessionEnd(ctx: AppContext): Promise<SessionEnd | null> {
  const session = await peekSession(ctx);
  if (session === undefined) {
    return null;
  }
  const idleEnd = session.seenAt.getTime() + SESSION_IDLE_MS;
  const lastEnd = session.expiresAt.getTime();
  const left = Math.min(idleEnd, lastEnd) - ctx.now().getTime();
  return { secondsLeft: Math.ceil(left / 1000), isFinal: lastEnd <= idleEnd };
}
