import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useIsHere } from '#client/components/reader-place.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import { homePath } from '#client/session/home-path.ts';
import { usePageRole } from '#client/session/page-type.ts';
import { readReturnPath } from '#client/session/return-path.ts';
import { roleOf, type Viewer } from '#client/session/use-viewer.ts';
import { ViewerDocument } from '#generated/graphql.ts';

/**
 * Returns a function that takes a newly logged-in manager to the page requested, or to the start of their area. A
 * manager who has gone to another page meanwhile stays there.
 */
export function useEnter(): (viewer: Viewer) => Promise<void> {
  const client = useApolloClient();
  const isHere = useIsHere();
  const leadOn = useLeadOn();
  const pageRole = usePageRole();
  const returnPath = readReturnPath(useSearchParams()[0]);
  return async (viewer) => {
    // Data fetched before log-in may not be what this manager may see.
    if (!isHere()) {
      // The page says itself what of it could not be fetched again.
      await client.resetStore().catch(() => undefined);
      return;
    }
    await client.clearStore();
    // A passkey may be of the other role, whose pages have their own cache.
    if (pageRole === undefined || pageRole === roleOf(viewer)) {
      client.writeQuery({ query: ViewerDocument, data: { viewer } });
    }
    await leadOn(homePath(viewer, returnPath), { replace: true });
  };
}
