import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { PlatformInstallation } from '#server/modules/gate/connection/platform-installation.entity.ts';
import { GatedOrganization } from '#server/modules/gate/organization/gated-organization.entity.ts';
import type { PolicySubject } from '#server/modules/gate/policy/gate-policy.rules.ts';

/** What is done about the pull requests of a repository. */
export const GateMode = {
  ENFORCE: 'enforce',
  /** Judged and shown to managers; nothing is written to the platform. */
  OBSERVE: 'observe',
  EXCLUDED: 'excluded',
} as const;
export type GateMode = (typeof GateMode)[keyof typeof GateMode];

const GatedRepositorySchema = defineEntity({
  name: 'GatedRepository',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    connection: () => p.manyToOne(PlatformConnection).ref(),
    /** Null for a connection without installations. */
    installation: () => p.manyToOne(PlatformInstallation).ref().nullable().deleteRule('set null'),
    /** The organisation that it is gated with; null when it was set by itself. */
    organization: () => p.manyToOne(GatedOrganization).ref().nullable().deleteRule('set null'),
    /** Address of the instance, and the repository's id there, which stays when it is renamed or moved. */
    host: p.text(),
    externalId: p.string(),
    /** Where it was last seen: `owner/name`. */
    path: p.text(),
    /** Id of the organisation or user that it belongs to. */
    ownerId: p.string(),
    private: p.boolean(),
    mode: p.enum(() => GateMode),
    /** The subjects of each commit that it requires; null: those of the link's policy. */
    subjects: p.json<PolicySubject[]>().nullable(),
    /** Why it is excluded; a note otherwise. */
    reason: p.text().nullable(),
    /** Since when it is out of the connection's reach; it may come back. */
    parkedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** When its open pull requests were last compared with the platform's. */
    comparedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'gated_repository_host_external_id_unique', properties: ['host', 'externalId'] }],
  indexes: [
    { name: 'gated_repository_link_index', properties: ['link'] },
    { name: 'gated_repository_connection_index', properties: ['connection'] },
    { name: 'gated_repository_organization_index', properties: ['organization'] },
  ],
});

/** A repository of a connection under a link. */
export class GatedRepository extends GatedRepositorySchema.class {}
GatedRepositorySchema.setClass(GatedRepository);
