import { emailDomain } from '#rules/email.ts';
import { canReceiveMail } from '#rules/mail-reach.ts';
import type { SigningStatus } from '#server/modules/signing/signing/signing-status.rules.ts';
import type { Bench, Gap } from './bench.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { addressKey, keysOfAccount, standsAlone, type CoverageFacts } from './coverage.ts';
import { CoverageGap, CoverageStep } from './judgement.rules.ts';

/**
 * What helps somebody who has signed, while nobody vouches for the commit: they confirm it, by a code to its address or
 * as its account. Without either the commit has to name another address.
 */
export function gapOfUnconfirmed({ email, account }: CommitSubject, { reachableDomains }: Bench): Gap {
  const confirmable = account !== null || canReceiveMail(email ?? '', reachableDomains);
  return {
    missing: CoverageGap.UNPROVED_ADDRESS,
    step: confirmable ? CoverageStep.CONFIRM_COMMITS : CoverageStep.FIX_COMMIT,
  };
}

/** Why no signing covers a subject; `trusted` says whether a signing of its address would. */
export function gapOf(subject: CommitSubject, trusted: boolean, bench: Bench): Gap {
  const status = statusOf(subject, bench.facts);
  if (status?.state === 'INACTIVE') {
    return { missing: CoverageGap.INACTIVE, step: CoverageStep.ASK_COMPANY };
  }
  if (status?.state === 'EXPIRED') {
    const step = status.type === 'individual' ? CoverageStep.AGREE_TO_UPDATE : CoverageStep.ASK_COMPANY;
    return { missing: CoverageGap.EXPIRED, step };
  }
  return gapOfUnsigned(subject, trusted, bench);
}

function statusOf(subject: CommitSubject, facts: CoverageFacts): SigningStatus | undefined {
  const own = addressKey(subject.email);
  const keys = standsAlone(subject, facts) ? [own] : [own, ...keysOfAccount(subject, facts)];
  const candidates = keys.map((key) => facts.statuses.get(key ?? ''));
  return candidates.find((status) => status !== undefined && status.state !== 'NOT_SIGNED');
}

function gapOfUnsigned(subject: CommitSubject, trusted: boolean, { facts, reachableDomains }: Bench): Gap {
  const { email, account } = subject;
  const key = addressKey(email);
  if (key === null || !canReceiveMail(key, reachableDomains)) {
    return account === null
      ? { missing: CoverageGap.NO_ADDRESS, step: CoverageStep.FIX_COMMIT }
      : // No code reaches the address, so the account has to be proved.
        unproved(trusted);
  }
  if (facts.corporationDomains.has(emailDomain(key))) {
    return { missing: CoverageGap.NOT_SIGNED, step: CoverageStep.SIGN_AS_EMPLOYEE };
  }
  // An address without an account may be a further one of somebody who has signed.
  return !trusted && account === null
    ? unproved(trusted)
    : { missing: CoverageGap.NOT_SIGNED, step: CoverageStep.SIGN };
}

function unproved(trusted: boolean): Gap {
  const missing = trusted ? CoverageGap.NOT_SIGNED : CoverageGap.UNPROVED_ADDRESS;
  return { missing, step: CoverageStep.PROVE_ADDRESS };
}
