import { skipToken, useApolloClient } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { LinkDocument, type LinkQuery } from '#generated/graphql.ts';
import { useLinkQuery, useSignLinkAliasQuery } from '#generated/hooks.ts';

/** A link as the signing pages show it. */
export type SignLink = LinkQuery['link'];

/** State of a signing page's link. `moved`: the address holds a sign link alias. */
export type SignLinkState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'unknown' }
  | { readonly status: 'moved'; readonly linkId: string }
  | { readonly status: 'ready'; readonly link: SignLink; readonly reload: () => Promise<unknown> };

const context = { handledCodes: 'all' } as const;

/** Fetches the link of a signing page; an unknown link id may still be a sign link alias. */
export function useSignLink(linkId: string): SignLinkState {
  const apollo = useApolloClient();
  const variables = { id: linkId };
  const { data: arrived, error, refetch } = useLinkQuery({ variables, context });
  // The page is drawn in slices, so that a phone answers a touch in between.
  const data = useDeferredValue(arrived);
  const isNoLink = error !== undefined && failureCode(toFailure(error)) === 'no_link';
  const alias = useSignLinkAliasQuery(isNoLink ? { variables: { identifier: linkId }, context } : skipToken);

  if (data !== undefined) {
    // Beside the page that is shown, only the dialog can say that it failed.
    const reload = () => apollo.query({ query: LinkDocument, variables, fetchPolicy: 'network-only' });
    return { status: 'ready', link: data.link, reload };
  }
  if (error !== undefined && !isNoLink) {
    return { status: 'failed', error, retry: () => void refetch() };
  }
  if (alias.error !== undefined) {
    return { status: 'failed', error: alias.error, retry: () => void alias.refetch() };
  }
  if (alias.data === undefined) {
    return { status: 'loading' };
  }
  return alias.data.signLinkAlias === null
    ? { status: 'unknown' }
    : { status: 'moved', linkId: alias.data.signLinkAlias };
}
