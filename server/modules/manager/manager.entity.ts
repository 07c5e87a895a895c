import { defineEntity, p } from '@mikro-orm/core';
import { Language } from '#rules/language.ts';
import { baseProperties } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

/** What a manager of a corporation may do; the values are those of the REST contract. */
export const ManagerRole = { ADMINISTRATOR: 'admin', EMPLOYEE_MANAGER: 'manager' } as const;
export type ManagerRole = (typeof ManagerRole)[keyof typeof ManagerRole];

const LIVE = 'removed_at is null and suspended_at is null';

const ManagerSchema = defineEntity({
  name: 'Manager',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    corporationSigning: () => p.manyToOne(CorporationSigning).ref(),
    role: p.enum(() => ManagerRole),
    /** Login name: `<id>_<domain>`. */
    account: p.string(),
    /** The login name in the form in which names are compared. */
    accountKey: p.string(),
    name: p.string(),
    email: p.string(),
    /** The address in the form in which addresses are compared. */
    emailKey: p.string(),
    /** Language of mails to them. */
    language: p.enum(() => Language),
    passwordHash: p.string().hidden(),
    initialPasswordChanged: p.boolean().default(false),
    privacyConsentVersion: p.string().nullable(),
    privacyConsentedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    removedAt: p.datetime().nullable(),
    /** While the corporation is deleted: the place is free for others, a restore takes it back. */
    suspendedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'manager_link_account_live_unique', properties: ['link', 'accountKey'], where: LIVE },
    { name: 'manager_link_email_live_unique', properties: ['link', 'emailKey'], where: LIVE },
    {
      name: 'manager_administrator_live_unique',
      properties: ['corporationSigning'],
      where: `role = 'admin' and ${LIVE}`,
    },
  ],
  indexes: [{ name: 'manager_corporation_index', properties: ['corporationSigning'] }],
});

/** Somebody who acts for a corporation: its administrator, or an employee manager (specification §6). */
export class Manager extends ManagerSchema.class {}
ManagerSchema.setClass(Manager);
