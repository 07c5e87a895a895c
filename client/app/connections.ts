import type { ApolloClient } from '@apollo/client';
import { createApolloClient } from '#client/apollo/client.ts';
import { createRest, type Rest } from '#client/apollo/rest.ts';
import type { SessionRole } from '#client/apollo/session-role.ts';
import { reactions } from './reactions.ts';

/** What a page asks the server by, in the session of its role. */
interface Connection {
  readonly apollo: ApolloClient;
  readonly rest: Rest;
}

/** A connection of each role, with a cache each, so that their data never mix. */
export type Connections = Readonly<Record<SessionRole, Connection>>;

const connect = (role: SessionRole): Connection => ({
  apollo: createApolloClient(reactions, role),
  rest: createRest(reactions, role),
});

/** Connects every role, with empty caches. */
export function connectRoles(): Connections {
  return { community: connect('community'), corporation: connect('corporation') };
}
