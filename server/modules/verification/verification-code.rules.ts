/** Purposes of a code. */
export const VerificationPurpose = {
  INDIVIDUAL_SIGNING: 'individual_signing',
  CORPORATION_SIGNING: 'corporation_signing',
  EMPLOYEE_SIGNING: 'employee_signing',
  EMAIL_DOMAIN: 'email_domain',
  SENDER: 'sender',
} as const;
export type VerificationPurpose = (typeof VerificationPurpose)[keyof typeof VerificationPurpose];

/** Purposes for which signers, who have no session, can request codes. */
export const SignerCodePurpose = {
  INDIVIDUAL_SIGNING: VerificationPurpose.INDIVIDUAL_SIGNING,
  CORPORATION_SIGNING: VerificationPurpose.CORPORATION_SIGNING,
  EMPLOYEE_SIGNING: VerificationPurpose.EMPLOYEE_SIGNING,
} as const;
export type SignerCodePurpose = (typeof SignerCodePurpose)[keyof typeof SignerCodePurpose];

/** Seconds for which a code is valid. */
export const CODE_LIFE_SECONDS = 300;

/** Seconds between two codes for the same purpose, scope and address. */
export const RESEND_SECONDS = 60;

/** Wrong guesses after which a code is invalid. */
export const CODE_ATTEMPTS = 5;

/** Maximum number of codes per address and hour, whatever their purpose, so that nobody's mailbox can be flooded. */
export const CODES_PER_ADDRESS_AND_HOUR = 20;
