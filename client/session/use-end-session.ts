import { useApolloClient } from '@apollo/client/react';
import type { NavigateOptions } from 'react-router-dom';
import { useIsHere } from '#client/components/reader-place.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import { ViewerDocument } from '#generated/graphql.ts';

/**
 * Returns a function that follows the end of a session: it forgets what was fetched in it and leads on. A manager who
 * has gone to another page meanwhile stays there, as far as that page needs no session. Answers whether it led on.
 */
export function useEndSession(): (path: string, options?: NavigateOptions) => Promise<boolean> {
  const client = useApolloClient();
  const isHere = useIsHere();
  const leadOn = useLeadOn();
  return async (path, options) => {
    if (!isHere()) {
      // The guards of pages follow the answer. To forget everything would empty the page that is being read; the next
      // log-in does.
      await client.query({
        query: ViewerDocument,
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
        context: { handledCodes: 'all' },
      });
      return false;
    }
    await client.clearStore();
    return leadOn(path, options);
  };
}
