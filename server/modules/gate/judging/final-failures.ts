import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** What a platform may refuse for good without keeping anything else from being read or written. */
export const FINAL_FAILURES: ReadonlySet<GatePlatformFailure['kind']> = new Set(['refused', 'forbidden', 'not_found']);

/** Writes what a platform may refuse, such as a comment by a blocked account; a refusal is logged once. */
export async function unlessRefused(
  { deps }: AppContext,
  { target, key }: ShownPullRequest,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof GatePlatformFailure && FINAL_FAILURES.has(error.kind))) {
      throw error;
    }
    const place = { repositoryId: target.repository.id, repository: key.repository.path, number: key.number };
    deps.log.warn({ ...place, err: error }, 'a label or a comment is refused');
  }
}
