/** Purposes of a code. */
export const VerificationPurpose = {
  INDIVIDUAL_SIGNING: 'individual_signing',
  CORPORATION_SIGNING: 'corporation_signing',
  EMPLOYEE_SIGNING: 'employee_signing',
  EMAIL_DOMAIN: 'email_domain',
  CLAIM_ADDRESS: 'claim_address',
  SENDER: 'sender',
  MY_SIGNINGS: 'my_signings',
} as const;
export type VerificationPurpose = (typeof VerificationPurpose)[keyof typeof VerificationPurpose];

/** Purposes for which signers, who have no session, can request codes. */
export const SignerCodePurpose = {
  INDIVIDUAL_SIGNING: VerificationPurpose.INDIVIDUAL_SIGNING,
  CORPORATION_SIGNING: VerificationPurpose.CORPORATION_SIGNING,
  EMPLOYEE_SIGNING: VerificationPurpose.EMPLOYEE_SIGNING,
  CLAIM_ADDRESS: VerificationPurpose.CLAIM_ADDRESS,
  MY_SIGNINGS: VerificationPurpose.MY_SIGNINGS,
} as const;
export type SignerCodePurpose = (typeof SignerCodePurpose)[keyof typeof SignerCodePurpose];

/** The scope of codes that are for no link, and the place whose budget their mails draw on. */
export const SERVICE_SCOPE = '00000000-0000-0000-0000-000000000000';

/** Seconds for which a code is valid. */
export const CODE_LIFE_SECONDS = 300;

/** Seconds between two codes of one caller, or of one neighbourhood, for the same purpose, scope and address. */
export const RESEND_SECONDS = 60;

/** Wrong guesses after which a code is invalid; only those of its caller count. */
export const CODE_ATTEMPTS = 5;

/**
 * Maximum number of codes that one neighbourhood gets for an address within an hour, whatever their purpose: it can
 * flood nobody's mailbox, and use up nobody else's codes.
 */
export const CODES_PER_ADDRESS_AND_HOUR = 20;
