import type { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';

/** What a platform may refuse for good without keeping anything else from being read or written. */
export const FINAL_FAILURES: ReadonlySet<GatePlatformFailure['kind']> = new Set(['refused', 'forbidden', 'not_found']);
