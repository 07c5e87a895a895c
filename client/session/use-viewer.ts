import type { SessionRole } from '#client/apollo/session-role.ts';
import type { Session_ViewerFragment } from '#generated/graphql.ts';
import { useViewerQuery } from '#generated/hooks.ts';

/** Who is logged in. */
export type Viewer = Session_ViewerFragment;

/** Returns the role of a viewer's session. */
export function roleOf({ linkId }: Viewer): SessionRole {
  return linkId === null ? 'community' : 'corporation';
}

/** State of the query for who is logged in; without a session, the viewer is null. */
export type ViewerState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'known'; readonly viewer: Viewer | null };

/**
 * Returns who is logged in, from one query that all callers share; nothing of it is kept in web storage. Use `fresh`
 * where it decides what may be seen: another tab may have logged in or out since.
 */
export function useViewer(freshness: 'fresh' | 'cached' = 'cached'): ViewerState {
  const { data, loading, error, refetch } = useViewerQuery({
    fetchPolicy: freshness === 'fresh' ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
    context: { handledCodes: 'all' },
  });
  if (data?.viewer) {
    return { status: 'known', viewer: data.viewer };
  }
  if (loading) {
    return { status: 'loading' };
  }
  return error === undefined
    ? { status: 'known', viewer: null }
    : { status: 'failed', error, retry: () => void refetch() };
}
