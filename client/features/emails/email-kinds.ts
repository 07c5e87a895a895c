import type { EmailKind } from '#generated/graphql.ts';

/** The emails by recipient, in the order in which people get them. */
export const EMAIL_KINDS = {
  signers: [
    'VERIFICATION_CODE',
    'INDIVIDUAL_SIGNED',
    'SIGNED_DOCUMENT_RESENT',
    'CLA_UPDATED',
    'CLA_UPDATE_REMINDER',
    'CLA_UPDATE_EXPIRED',
    'INDIVIDUAL_SIGNING_ENDED',
    'INDIVIDUAL_SIGNING_ENDED_BY_COMMUNITY',
    'ERASURE_REFUSED',
    'ERASURE_GRANTED',
  ],
  employees: ['EMPLOYEE_SIGNED', 'EMPLOYEE_ACTIVATED', 'EMPLOYEE_DEACTIVATED', 'EMPLOYEE_REMOVED'],
  corporations: [
    'CORPORATION_SIGNING_DOCUMENT',
    'CORPORATION_REMINDER',
    'CORPORATION_RETURNED',
    'CORPORATION_APPROVED',
    'CORPORATION_CLA_UPDATED',
    'EMPLOYEE_MANAGER_ADDED',
  ],
} as const satisfies Readonly<Record<string, readonly EmailKind[]>>;

/** The recipient of an email. */
export const READERS = [
  'signers',
  'employees',
  'corporations',
] as const satisfies readonly (keyof typeof EMAIL_KINDS)[];

/** Every kind, in order. */
export const ALL_KINDS: readonly EmailKind[] = READERS.flatMap((reader) => [...EMAIL_KINDS[reader]]);
