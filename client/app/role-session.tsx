import { ApolloProvider } from '@apollo/client/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { RestContext } from '#client/apollo/rest.ts';
import { keepsSession, latestRole } from '#client/apollo/session-role.ts';
import { usePageRole } from '#client/session/page-type.ts';
import type { Connections } from './connections.ts';
import { useStoredLanguage } from './store-language.ts';

interface RoleSessionProps {
  readonly connections: Connections;
  readonly children: ReactNode;
}

/** Gives each page the session of its role. Public pages keep the role of the previous page. */
export function RoleSession({ connections, children }: RoleSessionProps): ReactElement {
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
