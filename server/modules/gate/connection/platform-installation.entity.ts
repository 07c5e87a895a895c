import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { PlatformConnection } from './platform-connection.entity.ts';

const PlatformInstallationSchema = defineEntity({
  name: 'PlatformInstallation',
  properties: {
    ...baseProperties,
    connection: () => p.manyToOne(PlatformConnection).ref(),
    /** Its id on the platform. */
    externalId: p.string(),
    /** The organisation or user that installed the App: the id stays when the login changes. */
    accountId: p.string(),
    accountLogin: p.string(),
    suspended: p.boolean().default(false),
    /** When it was found to be uninstalled. */
    removedAt: p.datetime().nullable(),
    /** The platform wants no requests before. */
    limitedUntil: p.datetime().nullable(),
    seenAt: p.datetime(),
  },
  uniques: [{ name: 'platform_installation_external_id_unique', properties: ['connection', 'externalId'] }],
});

/** An installation of an App, as last seen. */
export class PlatformInstallation extends PlatformInstallationSchema.class {}
PlatformInstallationSchema.setClass(PlatformInstallation);
