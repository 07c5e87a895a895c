import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeNoticeChoice } from './employee-notice.rules.ts';

/** Roles of a corporation's managers; the values are those of REST. */
export const ManagerRole = { ADMINISTRATOR: 'admin', EMPLOYEE_MANAGER: 'manager' } as const;
export type ManagerRole = (typeof ManagerRole)[keyof typeof ManagerRole];

/** Condition of the administrator who is the corporation's representative; there is one; a backup may act beside it. */
export const REPRESENTATIVE = { role: ManagerRole.ADMINISTRATOR, isBackup: false } as const;

/** Condition of a corporation's backup administrator. */
export const BACKUP_ADMINISTRATOR = { role: ManagerRole.ADMINISTRATOR, isBackup: true } as const;

const PRESENT = 'removed_at is null and suspended_at is null';

/**
 * Condition of managers who hold their login name and address at the link: neither removed nor suspended. It needs one
 * row only, so that row can be locked.
 */
export const PRESENT_MANAGER = { removedAt: null, suspendedAt: null } as const;

/** Condition of managers whose account works: present, and not deactivated. It needs one row only, too. */
export const ACTIVE_MANAGER = { ...PRESENT_MANAGER, deactivatedAt: null } as const;

/**
 * Condition of managers who may log in and act: active, of a completed corporation, at a link that is not unlinked.
 */
export const LIVE_MANAGER = {
  ...ACTIVE_MANAGER,
  // Literal, because this file is loaded before the entities that it refers to.
  corporationSigning: { state: 'completed' },
  link: { unlinkedAt: null },
} as const;

const ManagerSchema = defineEntity({
  name: 'Manager',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    corporationSigning: () => p.manyToOne(CorporationSigning).ref(),
    role: p.enum(() => ManagerRole),
    /** Of an administrator: named beside the representative, who is the other one; false for employee managers. */
    isBackup: p.boolean().default(false),
    /** Login name: `<id>_<domain>`. */
    account: p.string(),
    /** The login name, normalised for comparison. */
    accountKey: p.string(),
    name: p.string(),
    email: p.string(),
    /** The address, normalised for comparison. */
    emailKey: p.string(),
    /** Language of mails to the manager: of the corporation's signing, then chosen last by the manager on the page. */
    language: oneOf<Language>(),
    passwordHash: p.string().hidden(),
    initialPasswordChanged: p.boolean().default(false),
    /** When the mailed one-time password ends; of no meaning once its owner has chosen another. */
    oneTimePasswordExpiresAt: p.datetime().nullable(),
    /** How often the manager is mailed about new employees; unused for the administrator. */
    employeeNotices: p.enum(() => EmployeeNoticeChoice).default(EmployeeNoticeChoice.QUARTER_HOURLY),
    /** When the last mail about new employees was queued that may stand for several. */
    employeesNoticedAt: p.datetime().nullable(),
    privacyConsentVersion: p.string().nullable(),
    privacyConsentedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    removedAt: p.datetime().nullable(),
    /** Set while the administrator has deactivated the account; it keeps its login name and address. */
    deactivatedAt: p.datetime().nullable(),
    /**
     * Set while the corporation is deleted: its account and address are free for others until a restore reclaims them.
     */
    suspendedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'manager_link_account_live_unique', properties: ['link', 'accountKey'], where: PRESENT },
    { name: 'manager_link_email_live_unique', properties: ['link', 'emailKey'], where: PRESENT },
    {
      name: 'manager_administrator_live_unique',
      properties: ['corporationSigning'],
      where: `role = 'admin' and not is_backup and ${PRESENT}`,
    },
    {
      name: 'manager_backup_administrator_live_unique',
      properties: ['corporationSigning'],
      where: `is_backup and ${PRESENT}`,
    },
  ],
  indexes: [{ name: 'manager_corporation_index', properties: ['corporationSigning'] }],
});

/** Somebody who acts for a corporation: its administrator or an employee manager. */
export class Manager extends ManagerSchema.class {}
ManagerSchema.setClass(Manager);
