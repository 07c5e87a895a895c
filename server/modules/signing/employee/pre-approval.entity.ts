import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

const PreApprovalSchema = defineEntity({
  name: 'PreApproval',
  properties: {
    ...baseProperties,
    corporationSigning: () => p.manyToOne(CorporationSigning).ref().deleteRule('cascade'),
    email: p.string(),
    /** The address, normalised for comparison. */
    emailKey: p.string(),
    /** Who approved the address. */
    manager: () => p.manyToOne(Manager).ref().deleteRule('cascade'),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'pre_approval_email_unique', properties: ['corporationSigning', 'emailKey'] }],
  indexes: [
    { name: 'pre_approval_date_index', properties: ['corporationSigning', 'createdAt', 'id'] },
    { name: 'pre_approval_manager_index', properties: ['manager'] },
  ],
});

/** An address whose employee signing is active at once. The signing uses it up: who was removed waits the next time. */
export class PreApproval extends PreApprovalSchema.class {}
PreApprovalSchema.setClass(PreApproval);
