import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { createApolloClient } from '#client/apollo/client.ts';
import { createRest, type Rest, RestContext } from '#client/apollo/rest.ts';
import { keepsSession, latestRole, type SessionRole } from '#client/apollo/session-role.ts';
import { usePageRole } from '#client/session/page-type.ts';
import { reactions } from './reactions.ts';
import { useStoredLanguage } from './store-language.ts';

interface Connection {
  readonly apollo: ApolloClient;
  readonly rest: Rest;
}

const connect = (role: SessionRole): Connection => ({
  apollo: createApolloClient(reactions, role),
  rest: createRest(reactions, role),
});

interface RoleSessionProps {
  readonly children: ReactNode;
}

/**
 * Gives each page the session of its role. Roles have separate caches, so their data never mix. Public pages keep the
 * role of the previous page.
 */
export function RoleSession({ children }: RoleSessionProps): ReactElement {
  const [connections] = useState(() => ({ community: connect('community'), corporation: connect('corporation') }));
  useStoredLanguage(connections);
  const [last, setLast] = useState(latestRole);
  const role = usePageRole() ?? (keepsSession(last) ? last : latestRole());
  if (role !== last) {
    setLast(role);
  }
  const { apollo, rest } = connections[role];
  return (
    <ApolloProvider client={apollo}>
      <RestContext value={rest}>{children}</RestContext>
    </ApolloProvider>
  );
}
