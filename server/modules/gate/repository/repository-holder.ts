import { LinkPlatform } from '#rules/code-platform.ts';
import type { Change } from '#server/change.ts';
import type { Config } from '#server/config/config.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { isHomeInstance } from '#server/modules/gate/connection/home-instance.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';

/** A repository as a connection shows it, and the settings that say where links have their organisations. */
export interface ShownRepository {
  readonly config: Pick<Config, 'gate'>;
  readonly connection: Pick<PlatformConnection, 'platform' | 'url'>;
  /** Where the repository is now. */
  readonly place: {
    readonly ownerId: string;
    /** `owner/name`. */
    readonly path: string;
  };
}

/**
 * Whether a link is that of the organisation which a repository of a connection belongs to. The organisation is known by
 * its id; its name counts only while the link has not learnt the id. Both are those of the instance that managers log in
 * at: elsewhere they belong to others.
 */
export function isOfOrganization(link: Link, { config, connection, place }: ShownRepository): boolean {
  const { ownerId, path } = place;
  const isTheirs = link.organizationId
    ? link.organizationId === ownerId
    : path.toLowerCase().startsWith(`${(link.organization ?? '').toLowerCase()}/`);
  const isTheirPlatform = link.platform !== LinkPlatform.WEB && link.platform === connection.platform;
  return isTheirPlatform && isTheirs && isHomeInstance(config, connection);
}

/**
 * Whether a repository may be taken from the link that holds it: from an unlinked one, and by the link of the
 * organisation that it belongs to from every other, such as a `web` link or that of the organisation it was moved from.
 */
export function mayTakeOver(holder: Link, link: Link, shown: ShownRepository): boolean {
  if (holder.id === link.id || holder.unlinkedAt) {
    return true;
  }
  return isOfOrganization(link, shown) && !isOfOrganization(holder, shown);
}

/** Records at the link that held a repository that another one has it now. */
export function auditTakeOver(
  tx: Change,
  { holder, link, actor, externalId }: { holder: Link; link: Link; actor: Actor; externalId: string },
): void {
  if (holder.id !== link.id && !holder.unlinkedAt) {
    const details = { linkId: holder.linkId, repositoryId: externalId };
    tx.audit({ action: 'REPOSITORY_TAKEN_OVER', actor, link: holder, subject: holder.id, details });
  }
}
