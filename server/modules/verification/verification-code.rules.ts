/** What a code proves the address for. */
export const VerificationPurpose = {
  INDIVIDUAL_SIGNING: 'individual_signing',
  CORPORATION_SIGNING: 'corporation_signing',
  EMPLOYEE_SIGNING: 'employee_signing',
  EMAIL_DOMAIN: 'email_domain',
  SENDER: 'sender',
} as const;
export type VerificationPurpose = (typeof VerificationPurpose)[keyof typeof VerificationPurpose];

/** What signers, who have no session, ask codes for. */
export const SignerCodePurpose = {
  INDIVIDUAL_SIGNING: VerificationPurpose.INDIVIDUAL_SIGNING,
  CORPORATION_SIGNING: VerificationPurpose.CORPORATION_SIGNING,
  EMPLOYEE_SIGNING: VerificationPurpose.EMPLOYEE_SIGNING,
} as const;
export type SignerCodePurpose = (typeof SignerCodePurpose)[keyof typeof SignerCodePurpose];

/** How long a code can be used, in seconds (design §4). */
export const CODE_LIFE_SECONDS = 300;

/** Seconds between two codes for the same purpose, link and address. */
export const RESEND_SECONDS = 60;

/** Wrong guesses after which a code is dead. */
export const CODE_ATTEMPTS = 5;

/** Codes that one address gets within an hour, whatever they are for: nobody's mailbox is flooded in our name. */
export const CODES_PER_ADDRESS_AND_HOUR = 20;
