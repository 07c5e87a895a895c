import { normalizeEmail } from '#rules/email.ts';
import type { CommitFacts, CommitPerson, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import { CoAuthorPolicy, PolicySubject, type GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { SubjectRole } from './judgement.rules.ts';
import { accountOfNoReply, isPlatformAddress } from './no-reply.rules.ts';
import { accountKey, type PlatformInstance } from './platform-instance.rules.ts';
import { readCoAuthors, type CoAuthorTrailers } from './trailers.rules.ts';

/** An account with its instance. */
export interface SubjectAccount extends PlatformPerson, PlatformInstance {}

/** Somebody named in the part of a commit that the policy considers. */
export interface CommitSubject {
  readonly role: SubjectRole;
  /** As written; null without one. */
  readonly email: string | null;
  /** The account that the platform ties to the address, or that a no-reply address names. */
  readonly account: SubjectAccount | null;
}

/** What the subjects of a commit depend on, besides the commit. */
export interface SubjectRules {
  /** The instance that the commit comes from; null without one. */
  readonly instance: PlatformInstance | null;
  /** Instances whose no-reply addresses name accounts. */
  readonly instances: readonly PlatformInstance[];
  readonly policy: Pick<GatePolicyFacts, 'subjects' | 'coAuthors'>;
}

/**
 * Whether the platform made and signed a merge. It may contain work: platforms let people edit conflicts, and Apps
 * choose any content.
 */
export function isPlatformMerge({ parents, madeByPlatform }: CommitFacts): boolean {
  return madeByPlatform && parents > 1;
}

/** Everybody named in a commit. */
export interface CommitSubjects {
  readonly subjects: readonly CommitSubject[];
  /** How many lines name co-authors in a way that is not read. */
  readonly malformed: number;
}

/**
 * The subjects of a commit: its author or committer by policy, and its co-authors; each person once, in the first of
 * these parts. A committer who is the platform itself stands for the author.
 */
export function subjectsOfCommit(commit: CommitFacts, rules: SubjectRules): CommitSubjects {
  const { AUTHOR, COMMITTER, CO_AUTHOR } = SubjectRole;
  const { policy } = rules;
  const byPlatform = commit.madeByPlatform || isPlatformAddress(commit.committer.email ?? '', rules.instances);
  const author = policy.subjects.includes(PolicySubject.AUTHOR) || byPlatform;
  const committer = policy.subjects.includes(PolicySubject.COMMITTER) && !byPlatform;
  const trailers = readCoAuthors(commit.message);
  const named = [
    ...(author ? [toSubject(AUTHOR, commit.author, rules)] : []),
    ...(committer ? [toSubject(COMMITTER, commit.committer, rules)] : []),
    ...coAuthorsOf(commit, trailers).map((person) => toSubject(CO_AUTHOR, person, rules)),
  ];
  // Naming oneself as co-author adds nobody, whatever part the policy asks for.
  const self = keysOf(toSubject(AUTHOR, commit.author, rules));
  const earlier = new Set<string>();
  const subjects = named.filter((subject) => {
    const keys = keysOf(subject);
    const isKnown = keys.some((key) => earlier.has(key) || (subject.role === CO_AUTHOR && self.includes(key)));
    keys.forEach((key) => earlier.add(key));
    return !isKnown;
  });
  return { subjects, malformed: policy.coAuthors === CoAuthorPolicy.IGNORE ? 0 : trailers.malformed };
}

/** Those that the platform reads, and those that the message names; the platform knows more about the same address. */
function coAuthorsOf({ coAuthors }: CommitFacts, { people }: CoAuthorTrailers): CommitPerson[] {
  const known = new Set(coAuthors.map(({ email }) => normalizeEmail(email ?? '')));
  const others = people.filter(({ email }) => !known.has(normalizeEmail(email)));
  return [...coAuthors, ...others.map((person) => ({ ...person, account: null }))];
}

function toSubject(role: SubjectRole, person: CommitPerson, { instance, instances }: SubjectRules): CommitSubject {
  const email = person.email?.trim() || null;
  const told = person.account && instance && { ...person.account, ...instance };
  return { role, email, account: told ?? accountOfNoReply(email ?? '', instances) ?? null };
}

/**
 * What identifies people: subjects with a key in common, an account or an address, are one person. Instances give the
 * same numbers to different people.
 */
export function keysOf({ account, email }: Pick<CommitSubject, 'email' | 'account'>): string[] {
  return [
    ...(account === null ? [] : [`account ${accountKey(account)}`]),
    ...(email === null ? [] : [`email ${normalizeEmail(email)}`]),
  ];
}
