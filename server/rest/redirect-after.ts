import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { RedirectAnswer } from './route.ts';

/** Seconds that a legacy client has to read what an authorisation came to. */
const COOKIE_SECONDS = 60;

/** A page of ours, and what it is to know. */
export interface Landing {
  readonly page: string;
  readonly outcome?: Readonly<Record<string, string>>;
}

/**
 * Does what a provider sent the browser here for, and goes on to one of our pages with the outcome in its address, or to
 * `failurePage` with the code of the failure: a browser on its way shows no JSON. Legacy clients read the same from cookies
 * (REST contract §1.5, §2.10, design §4).
 */
export async function redirectAfter(
  ctx: AppContext,
  failurePage: string,
  work: () => Promise<Landing>,
): Promise<RedirectAnswer> {
  try {
    return redirectTo(ctx, await work());
  } catch (error) {
    const { code, message } = toFailure(ctx, error);
    ctx.cookies.set('error_msg', message, { httpOnly: false, maxAge: COOKIE_SECONDS });
    return redirectTo(ctx, { page: failurePage, outcome: { error_code: code } });
  }
}

function redirectTo(ctx: AppContext, { page, outcome }: Landing): RedirectAnswer {
  for (const [name, value] of Object.entries(outcome ?? {})) {
    ctx.cookies.set(name, value, { httpOnly: false, maxAge: COOKIE_SECONDS });
  }
  return { redirect: outcome === undefined ? page : `${page}?${new URLSearchParams(outcome).toString()}` };
}

function toFailure(ctx: AppContext, error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  ctx.deps.log.error({ err: error }, 'unforeseen failure');
  return new AppError('system_error');
}
