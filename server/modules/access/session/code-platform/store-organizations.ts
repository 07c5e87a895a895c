import type { Change } from '#server/change.ts';
import type { PlatformOrganization } from '#server/integrations/code-platform/code-platform.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';

/** Organisations as a session stores them: their names, and their ids by name. */
export type SessionOrganizations = Pick<Session, 'organizations' | 'organizationIds'>;

/** Returns organisations in the form in which sessions store them. */
export function toSessionOrganizations(organizations: readonly PlatformOrganization[]): SessionOrganizations {
  return {
    organizations: organizations.map(({ name }) => name),
    organizationIds: Object.fromEntries(organizations.map(({ id, name }) => [name, id])),
  };
}

/**
 * Stores what an account administers on its platform, in all of its sessions: a lost role ends everywhere at once. Also
 * in those that have ended: a job of theirs that comes late would bring the role back.
 */
export async function storeOrganizations(
  { em }: Change,
  account: string,
  organizations: readonly PlatformOrganization[],
): Promise<void> {
  await em.nativeUpdate(Session, { account }, toSessionOrganizations(organizations));
}
