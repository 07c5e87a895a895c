import { emailDomain } from '#rules/email.ts';
import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CorporationDomain } from '#server/modules/corporation/corporation-domain.entity.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { findLiveIdentities } from '#server/modules/signing/identity/proved-identity.queries.ts';
import { SIGNING_STATUSES_MAX } from '#server/modules/signing/signing-status-loader.ts';
import type { SigningStatus } from '#server/modules/signing/signing-status.rules.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { accountKey, addressKey, type CoverageFacts } from './coverage.ts';
import type { ProposedChange } from './judgement.ts';

/** Whose coverage is looked up, and when. */
export interface CoverageQuestion {
  readonly link: Link;
  readonly change: ProposedChange;
  readonly subjects: readonly CommitSubject[];
  readonly at: Date;
}

/**
 * Reads what decides the coverage of any number of people: what is proved here, the signing statuses of a thousand
 * addresses a statement, and the domains that corporations have claimed.
 */
export async function readCoverage(
  { deps, em }: { readonly deps: Pick<Dependencies, 'signingStatuses'>; readonly em: Em },
  { link, change, subjects, at }: CoverageQuestion,
): Promise<CoverageFacts> {
  const keys = unique(subjects.flatMap(({ email }) => addressKey(email) ?? []));
  const identities = await findLiveIdentities(em, link, {
    emailKeys: keys,
    accountIds: accountIdsOf(subjects, change),
    host: change.host,
  });
  const addressTies = new Map(identities.flatMap((tie) => (tie.emailKey ? [[tie.emailKey, tie] as const] : [])));
  const accountTies = new Map(
    identities.flatMap((tie) =>
      tie.accountId ? [[accountKey({ platform: tie.platform ?? null, id: tie.accountId }), tie] as const] : [],
    ),
  );
  const asked = unique([...keys, ...identities.map(({ signerKey }) => signerKey)]);
  const statuses = await readStatuses(deps, { linkId: link.linkId, emailKeys: asked, at });
  const unsigned = asked.filter((key) => statuses.get(key)?.signed !== true);
  return { statuses, addressTies, accountTies, corporationDomains: await readDomains(em, link, unsigned) };
}

function accountIdsOf(subjects: readonly CommitSubject[], { opener, pushers, commits }: ProposedChange): string[] {
  const accounts = [opener, ...pushers.values(), ...commits.map(({ signer }) => signer)];
  return unique([...subjects.map(({ account }) => account), ...accounts].flatMap((account) => account?.id ?? []));
}

interface StatusQuestion {
  readonly linkId: string;
  readonly emailKeys: readonly string[];
  readonly at: Date;
}

async function readStatuses(
  { signingStatuses }: Pick<Dependencies, 'signingStatuses'>,
  { linkId, emailKeys, at }: StatusQuestion,
): Promise<Map<string, SigningStatus>> {
  const statuses = new Map<string, SigningStatus>();
  for (let start = 0; start < emailKeys.length; start += SIGNING_STATUSES_MAX) {
    const part = emailKeys.slice(start, start + SIGNING_STATUSES_MAX);
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

async function readDomains(em: Em, link: Link, emailKeys: readonly string[]): Promise<Set<string>> {
  const domains = unique(emailKeys.map(emailDomain));
  if (domains.length === 0) {
    return new Set();
  }
  const claimed = await em.find(
    CorporationDomain,
    { link, claimed: true, domain: { $in: domains } },
    { fields: ['domain'] },
  );
  return new Set(claimed.map(({ domain }) => domain));
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
