import { normalizeEmail } from '#rules/email.ts';
import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import type { Bench } from './bench.ts';
import { SubjectRole } from './judgement.rules.ts';
import type { EarlierCover, JudgedSubject } from './judgement.ts';

/**
 * Keeps a subject covered that was covered when the same head was judged before, while the signing counts: an account
 * that was deleted meanwhile, or an address that was taken off it, changes nothing.
 */
export function keepCover(subject: JudgedSubject, commit: CommitFacts, { earlier, facts }: Bench): JudgedSubject {
  if (subject.covered) {
    return subject;
  }
  const kept = earlier.get(commit.sha)?.find((cover) => isOf(cover, subject));
  const status = kept && facts.statuses.get(kept.signerKey);
  if (kept === undefined || status?.signed !== true || status.reference !== kept.reference) {
    return subject;
  }
  const { assurance, vouchedBy, reference } = kept;
  const rule = { kind: 'signing', entry: reference } as const;
  return { ...subject, assurance, vouchedBy, covered: true, rule, missing: null, step: null };
}

/** A commit has one author and one committer, and any number of co-authors. */
function isOf(cover: EarlierCover, { role, email }: JudgedSubject): boolean {
  const isSame = role !== SubjectRole.CO_AUTHOR || cover.emailKey === normalizeEmail(email ?? '');
  return cover.role === role && isSame;
}
