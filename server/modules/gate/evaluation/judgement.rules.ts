/** How sure it is that a subject is who the commit says. */
export const Assurance = {
  /** Typed into the commit. */
  A0: 'a0',
  /** The platform ties an account to the typed address. */
  A1: 'a1',
  /** Opened or pushed by that account. */
  A2: 'a2',
  /** Signed by that account, which is author and committer. */
  A3: 'a3',
  /** Address or account proved here, and it stands behind the commit. */
  A4: 'a4',
} as const;
export type Assurance = (typeof Assurance)[keyof typeof Assurance];

/** A subject's part in a commit. */
export const SubjectRole = {
  AUTHOR: 'author',
  COMMITTER: 'committer',
  CO_AUTHOR: 'co_author',
  /** Opened the pull request or pushed the commit, and answers for commits of bots and AI agents. */
  OPENER: 'opener',
} as const;
export type SubjectRole = (typeof SubjectRole)[keyof typeof SubjectRole];

/** Why a subject is not covered. */
export const CoverageGap = {
  NOT_SIGNED: 'not_signed',
  INACTIVE: 'inactive',
  EXPIRED: 'expired',
  UNPROVED_ADDRESS: 'unproved_address',
  NO_ADDRESS: 'no_address',
  UNKNOWN_BOT: 'unknown_bot',
  REFUSED_AGENT: 'refused_agent',
  LIST_INCOMPLETE: 'list_incomplete',
  PLATFORM_UNREADABLE: 'platform_unreadable',
} as const;
export type CoverageGap = (typeof CoverageGap)[keyof typeof CoverageGap];

/** The one thing that mends a gap. */
export const CoverageStep = {
  SIGN: 'sign',
  SIGN_AS_EMPLOYEE: 'sign_as_employee',
  ASK_COMPANY: 'ask_company',
  AGREE_TO_UPDATE: 'agree_to_update',
  CONFIRM_COMMITS: 'confirm_commits',
  PROVE_ADDRESS: 'prove_address',
  FIX_COMMIT: 'fix_commit',
  REGISTER_BOT: 'register_bot',
  WAIT: 'wait',
} as const;
export type CoverageStep = (typeof CoverageStep)[keyof typeof CoverageStep];

/** What covers a subject. */
export interface CoverageRule {
  readonly kind: 'signing' | 'import' | 'exemption' | 'bot' | 'override';
  /** Reference of the signing, source of the import, or the entry of the policy; null for an override. */
  readonly entry: string | null;
}
