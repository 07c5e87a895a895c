import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import type { RepositoryExclusion } from './repository-pattern.rules.ts';

/** Why a repository of an organisation is not gated with it. */
export const UncoveredReason = {
  /** The connection does not reach it: the App is installed on others alone, or the account has no right there. */
  OUT_OF_REACH: 'out_of_reach',
  /** The account of the connection does not administer it. */
  NOT_ADMINISTERED: 'not_administered',
  /** It takes no pull requests. */
  ARCHIVED: 'archived',
  /** Another link has it. */
  OTHER_LINK: 'other_link',
} as const;
export type UncoveredReason = (typeof UncoveredReason)[keyof typeof UncoveredReason];

/** A repository of an organisation that is not gated with it. */
export interface UncoveredRepository {
  readonly path: string;
  readonly reason: UncoveredReason;
}

const GatedOrganizationSchema = defineEntity({
  name: 'GatedOrganization',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    connection: () => p.manyToOne(PlatformConnection).ref(),
    /** Address of the instance, and the organisation's id there, which stays when it is renamed. */
    host: p.text(),
    externalId: p.string(),
    /** Its name as last seen. */
    login: p.string(),
    /** Of its repositories; never `EXCLUDED`. */
    mode: p.enum(() => GateMode),
    exclusions: p.json<RepositoryExclusion[]>(),
    /** Those that are not gated, as last seen, at most 1,000, and how many there are. */
    uncovered: p.json<UncoveredRepository[]>().default([]),
    uncoveredCount: p.integer().default(0),
    /** When its repositories were last compared with the platform's. */
    comparedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'gated_organization_host_external_id_unique', properties: ['host', 'externalId'] }],
  indexes: [
    { name: 'gated_organization_link_index', properties: ['link'] },
    { name: 'gated_organization_connection_index', properties: ['connection'] },
  ],
});

/** An organisation whose repositories are all gated under a link, the present and the future ones. */
export class GatedOrganization extends GatedOrganizationSchema.class {}
GatedOrganizationSchema.setClass(GatedOrganization);
