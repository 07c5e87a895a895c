import { useApolloClient } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { homePath } from '#client/session/home-path.ts';
import { readReturnPath } from '#client/session/return-path.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { ViewerDocument } from '#generated/graphql.ts';

/** Returns a function that takes a newly logged-in manager to the page requested, or to the start of their area. */
export function useEnter(): (viewer: Viewer) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const returnPath = readReturnPath(useSearchParams()[0]);
  return async (viewer) => {
    // Data fetched before log-in may not be what this manager may see.
    await client.clearStore();
    client.writeQuery({ query: ViewerDocument, data: { viewer } });
    await navigate(homePath(viewer, returnPath), { replace: true });
  };
}
