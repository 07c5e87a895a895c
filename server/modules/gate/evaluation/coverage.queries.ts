import { emailDomain } from '#rules/email.ts';
import { canReceiveMail } from '#rules/mail-reach.ts';
import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { inParts, type Pace } from '#server/isolation/pace.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { findImportedAccounts } from '#server/modules/signing/signing/identity/imported-identity.queries.ts';
import type { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { findLiveIdentities } from '#server/modules/signing/signing/identity/proved-identity.queries.ts';
import type { SigningStatus } from '#server/modules/signing/signing/signing-status.rules.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { addressKey, type CoverageFacts } from './coverage.ts';
import type { ProposedChange } from './judgement.ts';
import { accountKey } from './platform-instance.rules.ts';

/** People in one statement. */
const PEOPLE_MAX = 200;

/** Whose coverage is looked up, and when. */
export interface CoverageQuestion {
  readonly link: Link;
  readonly change: ProposedChange;
  readonly subjects: readonly CommitSubject[];
  readonly at: Date;
  /** Normalised addresses of signers to look up besides. */
  readonly signerKeys: readonly string[];
  readonly pace: Pace;
}

interface CoverageSource {
  readonly deps: Pick<Dependencies, 'signingStatuses' | 'config'>;
  readonly em: Em;
}

/**
 * Reads what decides the coverage of any number of people: what is proved here, their signing statuses, the domains
 * that corporations have claimed, and what they have ended.
 */
export async function readCoverage({ deps, em }: CoverageSource, question: CoverageQuestion): Promise<CoverageFacts> {
  const { link, change, subjects, at, signerKeys, pace } = question;
  const keys = unique(subjects.flatMap(({ email }) => addressKey(email) ?? []));
  const identities = await readIdentities(em, link, { keys, ids: accountIdsOf(subjects, change), pace });
  const addressTies = new Map(identities.flatMap((tie) => (tie.emailKey ? [[tie.emailKey, tie] as const] : [])));
  const accountTies = new Map(
    identities.flatMap((tie) => {
      const { platform, host, accountId } = tie;
      return platform && host && accountId ? [[accountKey({ platform, host, id: accountId }), tie] as const] : [];
    }),
  );
  const accountAddresses = await readAccountAddresses({ deps, em }, question);
  const ties = identities.map(({ signerKey }) => signerKey);
  const asked = unique([...keys, ...ties, ...[...accountAddresses.values()].flat(), ...signerKeys]);
  const statuses = await readStatuses(deps, { linkId: link.linkId, emailKeys: asked, at, pace });
  const unsigned = asked.filter((key) => statuses.get(key)?.signed !== true);
  const corporationDomains = await readDomains(em, link, { emailKeys: unsigned, pace });
  const endedByCorporation = await readEnded(em, link, { emailKeys: unsigned, pace });
  const importedAccounts = await readImported(em, question);
  return {
    statuses,
    addressTies,
    accountTies,
    importedAccounts,
    accountAddresses,
    corporationDomains,
    endedByCorporation,
  };
}

interface IdentitiesInParts {
  readonly keys: readonly string[];
  readonly ids: readonly string[];
  readonly pace: Pace;
}

async function readIdentities(em: Em, link: Link, { keys, ids, pace }: IdentitiesInParts): Promise<ProvedIdentity[]> {
  // One that is found by both its address and its account is the same entity both times.
  const identities = new Set<ProvedIdentity>();
  for await (const emailKeys of inParts(keys, PEOPLE_MAX, pace)) {
    (await findLiveIdentities(em, link, { emailKeys, accountIds: [] })).forEach((one) => identities.add(one));
  }
  for await (const accountIds of inParts(ids, PEOPLE_MAX, pace)) {
    (await findLiveIdentities(em, link, { emailKeys: [], accountIds })).forEach((one) => identities.add(one));
  }
  return [...identities];
}

function accountIdsOf(
  subjects: readonly CommitSubject[],
  { opener, pushers, commits, vouchers }: ProposedChange,
): string[] {
  const stored = [...vouchers.values()].flat().map(({ account }) => account);
  const accounts = [opener, ...pushers.values(), ...commits.map(({ signer }) => signer), ...stored];
  return unique([...subjects.map(({ account }) => account), ...accounts].flatMap((account) => account?.id ?? []));
}

/** Accounts of subjects that signed elsewhere, on the very instance: each numbers its accounts itself. */
async function readImported(
  em: Em,
  { link, subjects, at, pace }: CoverageQuestion,
): Promise<CoverageFacts['importedAccounts']> {
  const accounts = new Map(
    subjects.flatMap(({ account }) => (account ? [[accountKey(account), account] as const] : [])),
  );
  const imported = new Map<string, string>();
  for await (const part of inParts([...accounts.values()], PEOPLE_MAX, pace)) {
    const found = await findImportedAccounts(em, { link: link.id, accounts: part, at });
    found.forEach(({ source, ...account }) => imported.set(accountKey(account), source));
  }
  return imported;
}

/**
 * The addresses of people who are known by their account alone, because they answer for the work of others: those that
 * the platform has tied to the account in commits of this link. What a no-reply address says was typed.
 */
async function readAccountAddresses(
  { deps, em }: CoverageSource,
  { link, change, subjects }: CoverageQuestion,
): Promise<Map<string, readonly string[]>> {
  const accounts = subjects.filter(({ email }) => email === null).flatMap(({ account }) => account ?? []);
  const { instance } = change;
  if (accounts.length === 0 || instance === null) {
    return new Map();
  }
  const accountId = { $in: unique(accounts.map(({ id }) => id)) };
  const where = { link, host: instance.host, accountId, emailKey: { $ne: '' } };
  const found = (await em.find(GateSubject, where)).filter(({ emailKey }) =>
    canReceiveMail(emailKey, deps.config.reachableDomains),
  );
  const byId = Map.groupBy(found, (subject) => accountKey({ ...instance, id: subject.accountId }));
  return new Map([...byId].map(([key, known]) => [key, known.flatMap(({ emailKey }) => addressKey(emailKey) ?? [])]));
}

interface StatusQuestion {
  readonly linkId: string;
  readonly emailKeys: readonly string[];
  readonly at: Date;
  readonly pace: Pace;
}

async function readStatuses(
  { signingStatuses }: Pick<Dependencies, 'signingStatuses'>,
  { linkId, emailKeys, at, pace }: StatusQuestion,
): Promise<Map<string, SigningStatus>> {
  const statuses = new Map<string, SigningStatus>();
  for await (const part of inParts(emailKeys, PEOPLE_MAX, pace)) {
    const answers = await signingStatuses.loadAll(
      part.map((emailKey) => ({ linkId, emailKey, mayKnow: true })),
      at,
    );
    part.forEach((key, index) => {
      const status = answers[index];
      if (status !== undefined && !(status instanceof AppError)) {
        statuses.set(key, status);
      }
    });
  }
  return statuses;
}

interface KeysInParts {
  readonly emailKeys: readonly string[];
  readonly pace: Pace;
}

async function readDomains(em: Em, link: Link, { emailKeys, pace }: KeysInParts): Promise<Set<string>> {
  const domains = new Set<string>();
  for await (const part of inParts(unique(emailKeys.map(emailDomain)), PEOPLE_MAX, pace)) {
    const where = { link, claimed: true, domain: { $in: part } };
    const claimed = await em.find(CorporationDomain, where, { fields: ['domain'] });
    claimed.forEach(({ domain }) => domains.add(domain));
  }
  return domains;
}

/** Employee signings that a corporation has removed, or that ended with it. */
async function readEnded(em: Em, link: Link, { emailKeys, pace }: KeysInParts): Promise<Set<string>> {
  const ended = { $or: [{ state: EmployeeSigningState.REMOVED }, { suspendedAt: { $ne: null } }] };
  const keys = new Set<string>();
  for await (const part of inParts(emailKeys, PEOPLE_MAX, pace)) {
    const found = await em.find(EmployeeSigning, { link, emailKey: { $in: part }, ...ended }, { fields: ['emailKey'] });
    found.forEach(({ emailKey }) => keys.add(emailKey));
  }
  return keys;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
