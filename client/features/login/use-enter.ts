import { useApolloClient } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { homePath } from '#client/session/home-path.ts';
import { readReturnPath } from '#client/session/return-path.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { ViewerDocument } from '#generated/graphql.ts';

/** Takes whoever has just logged in to the page asked for, or to where their own pages begin. */
export function useEnter(): (viewer: Viewer) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const returnPath = readReturnPath(useSearchParams()[0]);
  return async (viewer) => {
    // Whatever a visitor fetched before is not what this manager may see.
    await client.clearStore();
    client.writeQuery({ query: ViewerDocument, data: { viewer } });
    await navigate(homePath(viewer, returnPath), { replace: true });
  };
}
