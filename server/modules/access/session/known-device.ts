import type { AppContext } from '#server/context.ts';
import { sameDigest } from '#server/security/secret-box.ts';

/** Cookie by which a browser shows for which accounts the right password was typed in it. */
const COOKIE = 'known_device';

/** Seconds for which a browser stays known: half a year. */
const LIFE_SECONDS = 180 * 86_400;

/** Maximum number of accounts that one browser is known to. */
const ACCOUNTS_MAX = 5;

/** Somebody with a password; a changed password makes every device unknown. */
interface Account {
  readonly id: string;
  readonly passwordHash?: string | null | undefined;
}

/** Makes this browser known to an account, after its right password. */
export function rememberDevice(ctx: AppContext, account: Account): void {
  const marks = [markOf(ctx, account), ...readMarks(ctx).filter((mark) => !isMarkOf(ctx, account, mark))];
  ctx.cookies.set(COOKIE, marks.slice(0, ACCOUNTS_MAX).join('.'), { httpOnly: true, maxAge: LIFE_SECONDS });
}

/** Whether somebody has logged in to the account with this browser since its password was last changed. */
export function isKnownDevice(ctx: AppContext, account: Account): boolean {
  return readMarks(ctx).some((mark) => isMarkOf(ctx, account, mark));
}

function readMarks(ctx: AppContext): string[] {
  return (ctx.cookies.read(COOKIE) ?? '').split('.', ACCOUNTS_MAX).filter((mark) => mark !== '');
}

function markOf(ctx: AppContext, account: Account): string {
  return ctx.deps.secretBox.hmac('known-device', textOf(account));
}

function isMarkOf(ctx: AppContext, account: Account, mark: string): boolean {
  return ctx.deps.secretBox.hmacs('known-device', textOf(account)).some((hmac) => sameDigest(hmac, mark));
}

function textOf({ id, passwordHash }: Account): string {
  return JSON.stringify([id, passwordHash]);
}
