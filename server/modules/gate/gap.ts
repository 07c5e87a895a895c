import { emailDomain } from '#rules/email.ts';
import type { SigningStatus } from '#server/modules/signing/signing-status.rules.ts';
import type { Gap } from './bench.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { accountKey, addressKey, type CoverageFacts } from './coverage.ts';
import { CoverageGap, CoverageStep } from './judgement.rules.ts';
import { isNoReply } from './no-reply.rules.ts';

/** Somebody has signed, but nobody has proved that it is the subject. */
export const UNPROVED: Gap = { missing: CoverageGap.UNPROVED_ADDRESS, step: CoverageStep.PROVE_ADDRESS };

/** Why no signing covers a subject; `trusted` says whether a signing of its address would. */
export function gapOf(subject: CommitSubject, trusted: boolean, facts: CoverageFacts): Gap {
  const status = statusOf(subject, facts);
  if (status?.state === 'INACTIVE') {
    return { missing: CoverageGap.INACTIVE, step: CoverageStep.ASK_COMPANY };
  }
  if (status?.state === 'EXPIRED') {
    const step = status.type === 'individual' ? CoverageStep.AGREE_TO_UPDATE : CoverageStep.ASK_COMPANY;
    return { missing: CoverageGap.EXPIRED, step };
  }
  return gapOfUnsigned(subject, trusted, facts);
}

function statusOf({ email, account }: CommitSubject, facts: CoverageFacts): SigningStatus | undefined {
  const { statuses, accountTies } = facts;
  const tie = account === null ? undefined : accountTies.get(accountKey(account));
  const candidates = [addressKey(email), tie?.signerKey ?? null].map((key) => statuses.get(key ?? ''));
  return candidates.find((status) => status !== undefined && status.state !== 'NOT_SIGNED');
}

function gapOfUnsigned({ email, account }: CommitSubject, trusted: boolean, facts: CoverageFacts): Gap {
  const key = addressKey(email);
  if (key === null && account === null && !isNoReply(email ?? '')) {
    return { missing: CoverageGap.NO_ADDRESS, step: CoverageStep.FIX_COMMIT };
  }
  if (key === null || isNoReply(key)) {
    // No code reaches the address, so the account has to be proved.
    return { ...UNPROVED, ...(trusted && { missing: CoverageGap.NOT_SIGNED }) };
  }
  if (facts.corporationDomains.has(emailDomain(key))) {
    return { missing: CoverageGap.NOT_SIGNED, step: CoverageStep.SIGN_AS_EMPLOYEE };
  }
  // A signing of an address without an account would not be trusted, while a proved address is.
  return !trusted && account === null ? UNPROVED : { missing: CoverageGap.NOT_SIGNED, step: CoverageStep.SIGN };
}
