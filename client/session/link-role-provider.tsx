import type { ReactElement, ReactNode } from 'react';
import { useLinkId } from '#client/components/use-link-id.ts';
import { useLinkRoleQuery } from '#generated/hooks.ts';
import { LinkRoleContext } from './link-role.ts';

interface LinkRoleProviderProps {
  readonly children: ReactNode;
}

/** Provides the pages of a link with what the viewer may do there. Elsewhere they may do everything. */
export function LinkRoleProvider({ children }: LinkRoleProviderProps): ReactElement {
  const linkId = useLinkId();
  const { data, error } = useLinkRoleQuery({
    variables: { linkId: linkId ?? '' },
    skip: linkId === undefined,
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  // Where the role is not known the pages say themselves what failed.
  const known = linkId === undefined || error !== undefined ? 'OWNER' : (data?.link.viewerRole ?? undefined);
  return <LinkRoleContext value={known}>{children}</LinkRoleContext>;
}
