import type { CommitFacts, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { Assurance } from './judgement.rules.ts';
import { type ProposedChange } from './judgement.ts';

/** The accounts that a platform vouches for: nobody else can have opened, pushed or signed in their name. */
export function vouchedAccounts(commit: CommitFacts, { opener, pushers }: ProposedChange): PlatformPerson[] {
  return [opener, pushers.get(commit.sha), commit.madeByPlatform ? null : commit.signer].filter(
    (person) => person !== null && person !== undefined,
  );
}

/**
 * How sure the platform makes it that a subject is who the commit says. A signature speaks for the committer, and so
 * for the author only when both are one. What is proved here is not looked at.
 */
export function platformAssurance(subject: CommitSubject, commit: CommitFacts, change: ProposedChange): Assurance {
  const { account } = subject;
  if (account === null) {
    return Assurance.A0;
  }
  const { signer, committer, author, madeByPlatform } = commit;
  const isCommitter = committer.account?.id === account.id && signer?.id === account.id;
  if (isCommitter && !madeByPlatform && (subject.role === 'committer' || author.account?.id === account.id)) {
    return Assurance.A3;
  }
  const pusher = change.pushers.get(commit.sha);
  return change.opener?.id === account.id || pusher?.id === account.id ? Assurance.A2 : Assurance.A1;
}

/** Whether the platform vouches for the account. */
export function isVouchedFor(assurance: Assurance): boolean {
  return assurance === Assurance.A2 || assurance === Assurance.A3;
}
