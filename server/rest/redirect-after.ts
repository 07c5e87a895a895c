import type { AppContext } from '#server/context.ts';
import { toFailure } from '#server/errors/to-failure.ts';
import type { RedirectAnswer } from './route.ts';

/** Seconds for which a legacy client can read the outcome of an authorisation. */
const COOKIE_SECONDS = 60;

/** One of our pages, and the parameters that it gets. */
export interface Landing {
  readonly page: string;
  readonly outcome?: Readonly<Record<string, string>>;
}

/**
 * Handles a provider's callback and redirects to one of our pages with the outcome in its address, or to `failurePage`
 * with the code of the failure: a navigating browser cannot show JSON. Legacy clients read the same from cookies.
 */
export async function redirectAfter(
  ctx: AppContext,
  failurePage: string,
  work: () => Promise<Landing>,
): Promise<RedirectAnswer> {
  try {
    return redirectTo(ctx, await work());
  } catch (error) {
    const { code, message } = toFailure(error, ctx.deps.log);
    ctx.cookies.set('error_msg', message, { httpOnly: false, maxAge: COOKIE_SECONDS });
    return redirectTo(ctx, { page: failurePage, outcome: { error_code: code } });
  }
}

function redirectTo(ctx: AppContext, { page, outcome }: Landing): RedirectAnswer {
  for (const [name, value] of Object.entries(outcome ?? {})) {
    ctx.cookies.set(name, value, { httpOnly: false, maxAge: COOKIE_SECONDS });
  }
  const separator = page.includes('?') ? '&' : '?';
  return { redirect: outcome === undefined ? page : `${page}${separator}${new URLSearchParams(outcome).toString()}` };
}
